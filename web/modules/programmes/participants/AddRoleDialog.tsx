import { useLingui } from '@lingui/react/macro';
import { Controller, useForm } from 'react-hook-form';
import { CallRefused, refusalOf } from '../../../lib/call.ts';
import { showFieldErrors } from '../../../lib/form-errors.ts';
import { Button } from '../../../ui/Button.tsx';
import { SegmentedChoice } from '../../../ui/Chips.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Form, FormActions } from '../../../ui/Form.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { toastSuccess } from '../../../ui/toast.tsx';
import { useAddRole } from './queries.ts';
import { judgedBy } from '../../../lib/schemas.ts';

const schema = () =>
  import('../../../../contract/programmes/schemas/participants.ts').then(({ addRole }) => addRole.body);

/** B76: owners give their programme further roles. */
export const AddRoleDialog = ({ programId, onClose }: { programId: number; onClose: () => void }) => {
  const { t } = useLingui();
  const { mutateAsync, isPending, error } = useAddRole(programId);
  const { register, control, handleSubmit, formState, setError } = useForm({
    resolver: judgedBy(schema),
    defaultValues: { name: '', user_type: 'mentee' as const },
  });
  const submit = handleSubmit((typed) =>
    mutateAsync(typed).then(
      ({ name }) => {
        toastSuccess(t`The role ${name} has been added.`);
        onClose();
      },
      (failed: unknown) => showFieldErrors(failed, setError, ['name', 'user_type']),
    ),
  );
  const inField = error instanceof CallRefused && error.refusal.fields !== undefined;
  return (
    <Dialog opened onClose={onClose} title={t`Add a role`} size="sm">
      <Form onSubmit={submit} label={t`Add a role`} error={inField ? null : (refusalOf(error)?.error ?? null)}>
        <TextField label={t`Role name`} required error={formState.errors.name?.message} {...register('name')} />
        <Controller
          control={control}
          name="user_type"
          render={({ field }) => (
            <SegmentedChoice
              label={t`Takes part as`}
              value={field.value}
              onChange={field.onChange}
              options={[
                { value: 'mentee', label: t`Mentee` },
                { value: 'mentor', label: t`Mentor` },
                { value: 'admin', label: t`Admin` },
              ]}
            />
          )}
        />
        <FormActions align="end">
          <Button onPress={onClose}>{t`Cancel`}</Button>
          <Button kind="primary" submit pending={isPending}>{t`Add role`}</Button>
        </FormActions>
      </Form>
    </Dialog>
  );
};
