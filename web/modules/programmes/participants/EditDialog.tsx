import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { mostCapacity } from '../../../../contract/programmes/values.ts';
import type { Participant, Participants } from '../../../../contract/programmes/schemas/participants.ts';
import { refusalOf } from '../../../lib/call.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FieldRow, Form, FormActions } from '../../../ui/Form.tsx';
import { NumberField } from '../../../ui/NumberField.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { toastSuccess } from '../../../ui/toast.tsx';
import { useChangeParticipant } from './queries.ts';

interface Typed {
  firstname: string;
  lastname: string;
  phone_no: string;
  role_id: number;
  capacity: number | null;
}

interface Props {
  programId: number;
  participant: Participant;
  roles: Participants['roles'];
  onClose: () => void;
}

/** Only what was changed is sent, so that nobody else's correction is undone. */
const changesOf = (participant: Participant, typed: Typed) => ({
  ...(typed.firstname !== participant.firstname && { firstname: typed.firstname }),
  ...(typed.lastname !== participant.lastname && { lastname: typed.lastname }),
  ...(typed.phone_no !== (participant.phone_no ?? '') && { phone_no: typed.phone_no }),
  ...(typed.role_id !== participant.role.id && { role_id: typed.role_id }),
  ...(typed.capacity !== participant.capacity && { capacity: typed.capacity }),
});

/** INV-06, B128, D29: a participant's role, name and phone, and how many mentees a mentor accepts. */
export const EditDialog = ({ programId, participant, roles, onClose }: Props) => {
  const { t } = useLingui();
  const { full_name: name } = participant;
  const [roleId, setRoleId] = useState(String(participant.role.id));
  const [capacity, setCapacity] = useState(participant.capacity);
  const [firstname, setFirstname] = useState(participant.firstname);
  const [lastname, setLastname] = useState(participant.lastname);
  const [phone, setPhone] = useState(participant.phone_no ?? '');
  const { mutate, isPending, error } = useChangeParticipant(programId);
  const refusal = refusalOf(error);
  const isMentor = roles.find(({ id }) => String(id) === roleId)?.user_type === 'mentor';
  const save = () => {
    const typed = { firstname, lastname, phone_no: phone, role_id: Number(roleId) };
    // Whoever is no mentor has no capacity.
    const changes = changesOf(participant, { ...typed, capacity: isMentor ? capacity : participant.capacity });
    mutate(
      { userId: participant.user_id, ...changes },
      {
        onSuccess: () => {
          toastSuccess(t`${name} has been updated.`);
          onClose();
        },
      },
    );
  };
  return (
    <Dialog opened onClose={onClose} title={t`Edit ${name}`} size="sm">
      <Form label={t`Edit ${name}`} error={refusal?.fields ? null : (refusal?.error ?? null)} onSubmit={save}>
        <SelectField
          label={t`Role`}
          value={roleId}
          onChange={(next) => setRoleId(next ?? roleId)}
          options={roles.map((role) => ({ value: String(role.id), label: role.name }))}
        />
        <FieldRow>
          <TextField
            label={t`First name`}
            required
            value={firstname}
            onChange={({ target }) => setFirstname(target.value)}
            error={refusal?.fields?.firstname}
          />
          <TextField
            label={t`Last name`}
            value={lastname}
            onChange={({ target }) => setLastname(target.value)}
            error={refusal?.fields?.lastname}
          />
        </FieldRow>
        <TextField
          label={t`Phone`}
          hint={t`Digits with the country first, such as 60123456789. They get an email when you change their name or phone.`}
          type="tel"
          value={phone}
          onChange={({ target }) => setPhone(target.value)}
          error={refusal?.fields?.phone_no}
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
