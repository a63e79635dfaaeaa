import { Plural, useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import type { LastLook } from '../../../../contract/programmes/schemas/last-look.ts';
import { refusalOf } from '../../../lib/call.ts';
import { serverNow } from '../../../lib/clock.ts';
import { dayIn, shortDay, timeOfDay } from '../../../lib/time.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { Button } from '../../../ui/Button.tsx';
import { DateField } from '../../../ui/dateFields.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FieldRow, Form, FormActions } from '../../../ui/Form.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { RadioCards } from '../../../ui/RadioCards.tsx';
import { SkeletonForm } from '../../../ui/Skeletons.tsx';
import { ErrorState } from '../../../ui/States.tsx';
import { Temporal } from '../../../ui/temporal.ts';
import { Text } from '../../../ui/Text.tsx';
import { TimeField } from '../../../ui/TimeField.tsx';
import { EmailSample } from './EmailSample.tsx';
import { useHoldImport, useLastLook } from './later-queries.ts';
import { useRunImport } from './queries.ts';

interface Props {
  of: { programId: number; importId: number };
  zone: string;
  onClose: () => void;
}

type When = 'now' | 'at' | 'held';

/** An hour of the program, as an instant; null until both are chosen. */
const momentOf = (day: string | null, clock: string | null, zone: string) =>
  day === null || clock === null
    ? null
    : Temporal.PlainDateTime.from(`${day}T${clock}`).toZonedDateTime(zone).toInstant().toString();

interface Typed {
  when: When;
  day: string | null;
  clock: string | null;
}

const atFirst: Typed = { when: 'now', day: null, clock: '09:00' };

const useSend = ({ of, zone, onClose }: Props) => {
  const { t } = useLingui();
  const run = useRunImport(of);
  const hold = useHoldImport(of);
  const startOf = ({ when, day, clock }: Typed) => (when === 'at' ? momentOf(day, clock, zone) : null);
  const { form, errors, submit, refusal } = useSubmit({
    values: atFirst,
    toWire: (typed) => ({ when: typed.when, at: startOf(typed) }),
    fieldOf: (wire) => (wire === 'starts_at' ? 'day' : wire),
    send: ({ when, at }) => (when === 'now' ? run.mutateAsync() : hold.mutateAsync(at)),
    done: onClose,
    inForm: true,
  });
  const typed = useWatch({ control: form.control }) as Typed;
  const send = () => {
    const at = startOf(typed);
    const isFuture = at !== null && Temporal.Instant.compare(at, serverNow()) > 0;
    if (typed.when !== 'at' || isFuture) return submit();
    return form.setError('day', { message: t`Choose a day and a time in the future.` });
  };
  return { form, typed, missing: errors.day?.message, send, pending: run.isPending || hold.isPending, refusal };
};

/** B09: what a day allows goes out at once, and nothing more is promised. */
const useAtOnce = ({ people, today, rest_from: from }: LastLook, zone: string) => {
  const { t } = useLingui();
  if (from === null) return t`The emails go out at once.`;
  const [rest, day, time] = [(people - today).toLocaleString('en'), shortDay(from, zone), timeOfDay(from, zone)];
  if (today === 0)
    return t`Today's emails are used up. These go out from ${day} at ${time} on, as many a day as may be sent.`;
  const some = today.toLocaleString('en');
  return t`${some} emails go out today. The other ${rest} follow from ${day} at ${time} on, as many a day as may be sent.`;
};

const Choice = ({ look, send, zone }: { look: LastLook; send: ReturnType<typeof useSend>; zone: string }) => {
  const { t } = useLingui();
  const atOnce = useAtOnce(look, zone);
  const { form, typed, missing } = send;
  const { when, day, clock } = typed;
  return (
    <>
      <RadioCards
        label={t`When`}
        value={when}
        onChange={(next) => form.setValue('when', next === 'at' || next === 'held' ? next : 'now')}
        options={[
          { value: 'now', label: t`Now`, note: atOnce },
          { value: 'at', label: t`At a time`, note: t`Nobody is added and nothing is sent before it.` },
          {
            value: 'held',
            label: t`When I say so`,
            note: t`It waits under “Add from a file” until you press Add now.`,
          },
        ]}
      />
      {when === 'at' && (
        <FieldRow>
          <DateField
            label={t`Day`}
            required
            value={day}
            onChange={(next) => form.setValue('day', next)}
            today={dayIn(serverNow(), zone)}
            min={dayIn(serverNow(), zone)}
            error={missing}
          />
          <TimeField
            label={t`Time`}
            hint={t`In the time zone of the program, ${zone.replaceAll('_', ' ')}.`}
            required
            value={clock}
            onChange={(next) => form.setValue('clock', next)}
          />
        </FieldRow>
      )}
    </>
  );
};

const Summary = ({ look: { people, roles } }: { look: LastLook }) => (
  <Stack gap="none">
    <Text strong as="div">
      <Plural value={people} one="# person gets an email." other="# people get an email." />
    </Text>
    {roles.map(({ role, people: many }) => (
      <Text key={role} tone="secondary" as="div">
        {role}: {many.toLocaleString('en')}
      </Text>
    ))}
  </Stack>
);

/** Before a file is let go: how many people, what they will read, and now or later. */
export const LastLookDialog = (props: Props) => {
  const { t } = useLingui();
  const { of, zone, onClose } = props;
  const { data: look, error, refetch } = useLastLook(of);
  const send = useSend(props);
  const confirm = { now: t`Add now`, at: t`Plan it`, held: t`Hold it` }[send.typed.when];
  return (
    <Dialog opened onClose={onClose} title={t`A last look`} size="md">
      {look === undefined ? (
        error ? (
          <ErrorState compact message={refusalOf(error)?.error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonForm fields={3} />
        )
      ) : (
        <Form label={t`A last look`} error={send.refusal?.error} onSubmit={send.send}>
          <Summary look={look} />
          {look.emails.map((sample) => (
            <EmailSample key={sample.to} sample={sample} />
          ))}
          <Choice look={look} send={send} zone={zone} />
          <FormActions align="end">
            <Button onPress={onClose}>{t`Cancel`}</Button>
            <Button kind="primary" submit pending={send.pending}>
              {confirm}
            </Button>
          </FormActions>
        </Form>
      )}
    </Dialog>
  );
};
