import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { mostCapacity } from '../../../../contract/programmes/values.ts';
import type { Participant, Participants } from '../../../../contract/programmes/schemas/participants.ts';
import { refusalOf } from '../../../lib/call.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Form, FormActions } from '../../../ui/Form.tsx';
import { NumberField } from '../../../ui/NumberField.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { toastSuccess } from '../../../ui/toast.tsx';
import { useChangeParticipant } from './queries.ts';

interface Props {
  programId: number;
  participant: Participant;
  roles: Participants['roles'];
  onClose: () => void;
}

/** INV-06, D29: a participant's role, and how many mentees a mentor accepts. */
export const EditDialog = ({ programId, participant, roles, onClose }: Props) => {
  const { t } = useLingui();
  const { full_name: name } = participant;
  const [roleId, setRoleId] = useState(String(participant.role.id));
  const [capacity, setCapacity] = useState(participant.capacity);
  const { mutate, isPending, error } = useChangeParticipant(programId);
  const refusal = refusalOf(error);
  const isMentor = roles.find(({ id }) => String(id) === roleId)?.user_type === 'mentor';
  const save = () =>
    mutate(
      { userId: participant.user_id, role_id: Number(roleId), ...(isMentor && { capacity }) },
      {
        onSuccess: () => {
          toastSuccess(t`${name} has been updated.`);
          onClose();
        },
      },
    );
  return (
    <Dialog opened onClose={onClose} title={t`Edit ${name}`} size="sm">
      <Form label={t`Edit ${name}`} error={refusal?.fields ? null : (refusal?.error ?? null)} onSubmit={save}>
        <SelectField
          label={t`Role`}
          value={roleId}
          onChange={(next) => setRoleId(next ?? roleId)}
          options={roles.map((role) => ({ value: String(role.id), label: role.name }))}
        />
        {isMentor && (
          <NumberField
            label={t`Capacity`}
            hint={t`How many mentees they take in this program. Leave it empty for no limit.`}
            value={capacity}
            onChange={setCapacity}
            min={0}
            max={mostCapacity}
            error={refusal?.fields?.capacity}
          />
        )}
        <FormActions align="end">
          <Button onPress={onClose}>{t`Cancel`}</Button>
          <Button kind="primary" submit pending={isPending}>{t`Save`}</Button>
        </FormActions>
      </Form>
    </Dialog>
  );
};
