import { useLingui } from '@lingui/react/macro';
import { Controller } from 'react-hook-form';
import { useSubmit } from '../../../lib/use-submit.ts';
import { Button } from '../../../ui/Button.tsx';
import { SegmentedChoice } from '../../../ui/Chips.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Form, FormActions } from '../../../ui/Form.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useAddRole } from './queries.ts';
import type { addRole } from '../../../../contract/programmes/endpoints.ts';
import type { WholeBody } from '../../../../contract/endpoint.ts';

const schema = () =>
  import('../../../../contract/programmes/schemas/participants.ts').then((participants) => participants.addRole.body);

const nothingTyped: WholeBody<typeof addRole> = { name: '', user_type: 'mentee' };

/** B76: lets owners add roles to their programme. */
export const AddRoleDialog = ({ programId, onClose }: { programId: number; onClose: () => void }) => {
  const { t } = useLingui();
  const { mutateAsync, isPending } = useAddRole(programId);
  const { form, submit, refusal } = useSubmit({
    values: nothingTyped,
    schema,
    send: (body) => mutateAsync(body),
    said: ({ name }) => t`The role ${name} has been added.`,
    done: onClose,
    inForm: true,
  });
  const { register, control, formState } = form;
  return (
    <Dialog opened onClose={onClose} title={t`Add a role`} size="sm">
      <Form onSubmit={submit} label={t`Add a role`} error={refusal?.error}>
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
