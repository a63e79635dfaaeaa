import { useLingui } from '@lingui/react/macro';
import { type Control, Controller, useWatch } from 'react-hook-form';
import type { Survey } from '../../../../contract/surveys/schemas/surveys.ts';
import { serverNow } from '../../../lib/clock.ts';
import { instantAt } from '../../../lib/instant-at.ts';
import { dayIn } from '../../../lib/time.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { ActionButton, Button } from '../../../ui/Button.tsx';
import { RadioList } from '../../../ui/Choices.tsx';
import { DateField } from '../../../ui/dateFields.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FieldRow, Form, FormActions } from '../../../ui/Form.tsx';
import { TimeField } from '../../../ui/TimeField.tsx';
import { useSendSurvey } from '../queries.ts';
import { useAudienceWords } from './words.ts';

interface Props {
  survey: Survey;
  /** The program's: times are meant on its clock. */
  zone: string;
  onClose: () => void;
}

interface Values {
  when: string;
  day: string | null;
  clock: string | null;
}

const useSending = ({ survey, zone, onClose }: Props) => {
  const { t } = useLingui();
  const { mutateAsync, isPending } = useSendSurvey(survey.id);
  const values: Values = { when: 'now', day: null, clock: '09:00' };
  const { form, submit } = useSubmit({
    values,
    toWire: ({ when, day, clock }: Values) => (when === 'now' ? {} : { send_at: instantAt(day, clock, zone) ?? '' }),
    fieldOf: () => 'day',
    fields: ['day'],
    send: (body, keyFor) => mutateAsync({ body, key: keyFor(body) }),
    said: ({ status }) =>
      status === 'draft' ? t`The survey will be sent at that time.` : t`The survey has been sent.`,
    done: onClose,
    printed: t`The survey could not be sent.`,
  });
  return { form, submit, isPending };
};

/** A day and a time on the clock of the program. */
const Moment = ({ control, zone }: { control: Control<Values>; zone: string }) => {
  const { t } = useLingui();
  const today = dayIn(serverNow(), zone);
  return (
    <FieldRow>
      <Controller
        control={control}
        name="day"
        render={({ field: { value, onChange }, fieldState }) => (
          <DateField
            label={t`Day`}
            value={value}
            onChange={onChange}
            min={today}
            today={today}
            required
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="clock"
        render={({ field: { value, onChange } }) => (
          <TimeField label={t`Time`} hint={zone} value={value} onChange={onChange} required />
        )}
      />
    </FieldRow>
  );
};

/** B90: a draft goes out now, or at a time. */
export const SendDialog = (props: Props) => {
  const { t } = useLingui();
  const { survey, zone, onClose } = props;
  const { form, submit, isPending } = useSending(props);
  const { control } = form;
  const [when, day] = useWatch({ control, name: ['when', 'day'] });
  const audience = useAudienceWords()(survey);
  const whyNot = when === 'later' && day === null ? t`Choose a day first.` : null;
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t`Send “${survey.title}”`}
      lead={t`It goes to: ${audience}. Everybody gets an email and a line in their notifications. It can no longer be changed then.`}
    >
      <Form label={t`Send survey`} onSubmit={(event) => (whyNot === null ? submit(event) : undefined)}>
        <Controller
          control={control}
          name="when"
          render={({ field: { value, onChange } }) => (
            <RadioList
              label={t`When`}
              options={[
                { value: 'now', label: t`Now` },
                { value: 'later', label: t`At a time` },
              ]}
              value={value}
              onChange={onChange}
            />
          )}
        />
        {when === 'later' && <Moment control={control} zone={zone} />}
        <FormActions>
          <Button onPress={onClose}>{t`Cancel`}</Button>
          <ActionButton kind="primary" submit pending={isPending} whyNot={whyNot}>
            {when === 'now' ? t`Send now` : t`Set time`}
          </ActionButton>
        </FormActions>
      </Form>
    </Dialog>
  );
};
