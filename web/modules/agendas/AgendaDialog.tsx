import { useLingui } from '@lingui/react/macro';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import type { Agenda } from '../../../contract/agendas/schemas.ts';
import { agendaLimits } from '../../../contract/agendas/values.ts';
import type { ProgrammeView } from '../../../contract/programmes/schemas/programme.ts';
import { serverNow } from '../../lib/clock.ts';
import { dayIn } from '../../lib/time.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Button } from '../../ui/Button.tsx';
import { CheckField } from '../../ui/Choices.tsx';
import { DateField } from '../../ui/dateFields.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FieldRow, Form, FormActions } from '../../ui/Form.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { TimeField } from '../../ui/TimeField.tsx';
import { useSaveAgenda } from './queries.ts';
import { type AgendaValues, agendaBody, agendaFormValues } from './values.ts';

interface Props {
  programme: ProgrammeView;
  /** Null for a new one. */
  agenda: Agenda | null;
  onClose: () => void;
}

/** A new agenda, its fields in the order of the form. One that is missing here does not compile. */
const blank: AgendaValues = {
  title: '',
  description: '',
  start_day: null,
  start_clock: null,
  end_day: null,
  end_clock: null,
  link: '',
  link_name: '',
  sent_updated_agenda: false,
};
const fields = Object.keys(blank) as (keyof AgendaValues)[];

/** Each instant of the API is two fields here; its message is shown at the day unless only the time is missing. */
const fieldOf = (
  wire: string,
  { start_day: start, start_clock: startClock, end_day: end, end_clock: endClock }: AgendaValues,
) => {
  if (wire === 'start_time') return start !== null && startClock === null ? 'start_clock' : 'start_day';
  if (wire === 'end_time') return end !== null && endClock === null ? 'end_clock' : 'end_day';
  return wire;
};

const useSave = ({ programme, agenda, onClose }: Props) => {
  const { t } = useLingui();
  const { mutateAsync, isPending } = useSaveAgenda(programme.id, agenda?.id ?? null);
  const { form, submit } = useSubmit({
    values: agenda ? agendaFormValues(agenda, programme.timezone) : blank,
    toWire: (typed) => agendaBody(typed, programme.timezone),
    fieldOf,
    fields,
    send: (body, keyFor) => mutateAsync({ body, key: keyFor(body) }),
    said: () => (agenda ? t`Agenda updated successfully` : t`Agenda created successfully`),
    done: onClose,
    printed: agenda ? t`Failed to update agenda` : t`Failed to create agenda`,
    // B03: where trying again would not help, the server's own message is shown.
    serverWords: ({ refusal }) => (refusal.code === 'accounts.not_confirmed' ? 'instead' : 'unsaid'),
  });
  return { form, submit, isPending };
};

type AgendaForm = UseFormReturn<AgendaValues>;

/** The API knows one instant: what it says of a missing one is about the time, and here the day is missing. */
const useDayError = (form: AgendaForm, which: 'start' | 'end') => {
  const { t } = useLingui();
  const day = useWatch({ control: form.control, name: `${which}_day` });
  const said = form.formState.errors[`${which}_day`]?.message;
  if (said === undefined || day !== null) return said;
  return which === 'start' ? t`Start date is required` : t`End date is required`;
};

const Moment = ({ form, which, today }: { form: AgendaForm; which: 'start' | 'end'; today: string }) => {
  const { t } = useLingui();
  const { errors } = form.formState;
  const dayError = useDayError(form, which);
  return (
    <FieldRow>
      <Controller
        control={form.control}
        name={`${which}_day`}
        render={({ field }) => (
          <DateField
            {...field}
            label={which === 'start' ? t`Start date` : t`End date`}
            error={dayError}
            today={today}
            required
          />
        )}
      />
      <Controller
        control={form.control}
        name={`${which}_clock`}
        render={({ field: { ref: _ref, ...field } }) => (
          <TimeField
            {...field}
            label={which === 'start' ? t`Start time` : t`End time`}
            error={errors[`${which}_clock`]?.message}
            required
          />
        )}
      />
    </FieldRow>
  );
};

/** AGD-04 */
const TellMembers = ({ form }: { form: AgendaForm }) => {
  const { t } = useLingui();
  return (
    <Controller
      control={form.control}
      name="sent_updated_agenda"
      render={({ field, fieldState: { error } }) => (
        <CheckField
          label={t`E-mail the updated agenda`}
          hint={t`Every member gets it as it stands after this save.`}
          checked={field.value}
          onChange={field.onChange}
          error={error?.message}
        />
      )}
    />
  );
};

/** AGD-02: times are in the programme's time zone, whatever the admin's own is. */
export const AgendaDialog = (props: Props) => {
  const { t } = useLingui();
  const { programme, agenda, onClose } = props;
  const { form, submit, isPending } = useSave(props);
  const { errors } = form.formState;
  const today = dayIn(serverNow(), programme.timezone);
  return (
    <Dialog
      opened
      onClose={onClose}
      title={agenda ? t`Edit Agenda` : t`New Agenda`}
      lead={t`Times are in ${programme.timezone.replaceAll('_', ' ')}.`}
    >
      <Form onSubmit={submit}>
        <TextField
          {...form.register('title')}
          label={t`Title`}
          maxLength={agendaLimits.title}
          error={errors.title?.message}
          required
        />
        <TextArea
          {...form.register('description')}
          label={t`Description`}
          max={agendaLimits.description}
          error={errors.description?.message}
        />
        <Moment form={form} which="start" today={today} />
        <Moment form={form} which="end" today={today} />
        <TextField
          {...form.register('link')}
          label={t`Link`}
          inputMode="url"
          placeholder="https://www.example.com"
          error={errors.link?.message}
        />
        <TextField {...form.register('link_name')} label={t`Link name`} error={errors.link_name?.message} />
        {agenda?.published && <TellMembers form={form} />}
        <FormActions>
          <Button onPress={onClose}>{t`Cancel`}</Button>
          <Button kind="primary" submit pending={isPending}>
            {agenda ? t`Save` : t`Create agenda`}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
};
