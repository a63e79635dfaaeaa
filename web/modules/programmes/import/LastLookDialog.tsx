import { Plural, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { LastLook } from '../../../../contract/programmes/schemas/imports.ts';
import { refusalOf } from '../../../lib/call.ts';
import { serverNow } from '../../../lib/clock.ts';
import { dayIn } from '../../../lib/time.ts';
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

const useSend = ({ of, zone, onClose }: Props) => {
  const { t } = useLingui();
  const [when, setWhen] = useState<When>('now');
  const [[day, clock], setMoment] = useState<readonly [string | null, string | null]>([null, '09:00']);
  const run = useRunImport(of);
  const hold = useHoldImport(of);
  const [missing, setMissing] = useState<string | null>(null);
  const send = () => {
    const at = when === 'at' ? momentOf(day, clock, zone) : null;
    const isPast = at !== null && Temporal.Instant.compare(at, serverNow()) <= 0;
    setMissing(when === 'at' && (at === null || isPast) ? t`Choose a day and a time in the future.` : null);
    if (when === 'now') run.mutate(undefined, { onSuccess: onClose });
    else if (when === 'held' || (at !== null && !isPast)) hold.mutate(at, { onSuccess: onClose });
  };
  return {
    when,
    setWhen,
    day,
    clock,
    setMoment,
    missing,
    send,
    pending: run.isPending || hold.isPending,
    refusal: refusalOf(run.error ?? hold.error),
  };
};

const Choice = ({ send, zone }: { send: ReturnType<typeof useSend>; zone: string }) => {
  const { t } = useLingui();
  const { when, setWhen, day, clock, setMoment, missing } = send;
  return (
    <>
      <RadioCards
        label={t`When`}
        value={when}
        onChange={(next) => setWhen(next === 'at' || next === 'held' ? next : 'now')}
        options={[
          { value: 'now', label: t`Now`, note: t`The emails go out at once.` },
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
            onChange={(next) => setMoment([next, clock])}
            today={dayIn(serverNow(), zone)}
            min={dayIn(serverNow(), zone)}
            error={missing}
          />
          <TimeField
            label={t`Time`}
            hint={t`In the time zone of the program, ${zone}.`}
            required
            value={clock}
            onChange={(next) => setMoment([day, next])}
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
  const confirm = { now: t`Add now`, at: t`Plan it`, held: t`Hold it` }[send.when];
  return (
    <Dialog opened onClose={onClose} title={t`A last look`} size="md">
      {look === undefined ? (
        error ? (
          <ErrorState compact message={refusalOf(error)?.error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonForm fields={3} />
        )
      ) : (
        <Form label={t`A last look`} error={send.refusal?.error ?? null} onSubmit={send.send}>
          <Summary look={look} />
          {look.emails.map((sample) => (
            <EmailSample key={sample.to} sample={sample} />
          ))}
          <Choice send={send} zone={zone} />
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
