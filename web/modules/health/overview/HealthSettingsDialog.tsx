import { useLingui } from '@lingui/react/macro';
import { Controller, type UseFormReturn } from 'react-hook-form';
import type { WholeBody } from '../../../../contract/endpoint.ts';
import type { changeHealthSettings } from '../../../../contract/health/endpoints.ts';
import { refusalOf } from '../../../lib/call.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { Button } from '../../../ui/Button.tsx';
import { CheckField } from '../../../ui/Choices.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FieldRow, Form, FormActions } from '../../../ui/Form.tsx';
import { NumberField } from '../../../ui/NumberField.tsx';
import { SkeletonForm } from '../../../ui/Skeletons.tsx';
import { ErrorState } from '../../../ui/States.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useThisProgramme } from '../../programmes/index.ts';
import { useChangeHealthSettings, useHealthSettings } from '../queries.ts';
import { usePartWords } from '../words.ts';

type Settings = Omit<WholeBody<typeof changeHealthSettings>, 'program_id'>;

const schema = () =>
  import('../../../../contract/health/schemas/settings.ts').then(({ HealthSettings }) => HealthSettings);

const Weight = ({
  form,
  name,
  label,
}: {
  form: UseFormReturn<Settings>;
  name: Exclude<keyof Settings, 'ends_silent'>;
  label: string;
}) => (
  <Controller
    control={form.control}
    name={name}
    render={({ field, fieldState: { error } }) => (
      <NumberField label={label} value={field.value} onChange={field.onChange} error={error?.message} />
    )}
  />
);

const Fields = ({ form }: { form: UseFormReturn<Settings> }) => {
  const { t } = useLingui();
  const words = usePartWords();
  return (
    <>
      <Controller
        control={form.control}
        name="rhythm_days"
        render={({ field, fieldState: { error } }) => (
          <NumberField
            label={t`Days between sessions`}
            hint={t`How often a pair should meet. Nudges and reasons go by it.`}
            value={field.value}
            onChange={field.onChange}
            error={error?.message}
            required
          />
        )}
      />
      <Text size="control" tone="secondary">
        {t`What each part of the number weighs against the others, from 0 to 100:`}
      </Text>
      <FieldRow>
        <Weight form={form} name="rhythm_weight" label={words.rhythm.label} />
        <Weight form={form} name="felt_weight" label={words.felt.label} />
      </FieldRow>
      <FieldRow>
        <Weight form={form} name="reliability_weight" label={words.reliability.label} />
        <Weight form={form} name="forward_weight" label={words.forward.label} />
        <Weight form={form} name="goals_weight" label={words.goals.label} />
      </FieldRow>
      <Controller
        control={form.control}
        name="ends_silent"
        render={({ field, fieldState: { error } }) => (
          <CheckField
            label={t`End pairs that stay silent`}
            hint={t`After 90 days without a session, or three rhythms if that is longer, both get a warning. Seven days later the pair ends. Paused pairs never do.`}
            checked={field.value}
            onChange={field.onChange}
            error={error?.message}
          />
        )}
      />
    </>
  );
};

const SettingsForm = ({ settings, onClose }: { settings: Settings; onClose: () => void }) => {
  const { t } = useLingui();
  const { id } = useThisProgramme();
  const { mutateAsync, isPending } = useChangeHealthSettings(id);
  const { form, submit, refusal } = useSubmit({
    values: settings,
    schema,
    send: (typed) => mutateAsync(typed),
    said: () => t`Saved. Every pair is being judged again.`,
    done: onClose,
    inForm: true,
  });
  return (
    <Form label={t`Rhythm and weights`} error={refusal?.error} onSubmit={submit}>
      <Fields form={form} />
      <FormActions>
        <Button onPress={onClose}>{t`Cancel`}</Button>
        <Button kind="primary" submit pending={isPending}>{t`Save`}</Button>
      </FormActions>
    </Form>
  );
};

/** M16: a program's own measures. */
export const HealthSettingsDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useLingui();
  const { id } = useThisProgramme();
  const { data, error, refetch, isFetching } = useHealthSettings(id);
  return (
    <Dialog opened onClose={onClose} title={t`Rhythm and weights`}>
      {data && <SettingsForm settings={data} onClose={onClose} />}
      {!data && error === null && <SkeletonForm fields={4} />}
      {!data && error !== null && (
        <ErrorState compact message={refusalOf(error)?.error} onRetry={() => void refetch()} retrying={isFetching} />
      )}
    </Dialog>
  );
};
