import { useLingui } from '@lingui/react/macro';
import { type ComponentProps, useState } from 'react';
import { employeeFields, mostCapacity } from '../../../../contract/programmes/values.ts';
import type { Participant, Participants } from '../../../../contract/programmes/schemas/participants.ts';
import { refusalOf } from '../../../lib/call.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Form, FormActions } from '../../../ui/Form.tsx';
import { NumberField } from '../../../ui/NumberField.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { toastSuccess } from '../../../ui/toast.tsx';
import { NameFields } from './NameFields.tsx';
import { WorkFields } from './WorkFields.tsx';
import { useChangeParticipant } from './queries.ts';

interface Typed {
  firstname: string;
  lastname: string;
  phone_no: string;
  role_id: number;
  capacity: number | null;
  details: Participant['details'];
}

interface Props {
  programId: number;
  participant: Participant;
  roles: Participants['roles'];
  onClose: () => void;
}

const detailChanges = (before: Participant['details'], typed: Participant['details']) => {
  const changed = employeeFields.filter((field) => typed[field] !== before[field]);
  return changed.length === 0 ? {} : { details: Object.fromEntries(changed.map((field) => [field, typed[field]])) };
};

/** Only what was changed is sent, so that nobody else's correction is undone. */
const changesOf = (participant: Participant, typed: Typed) => ({
  ...(typed.firstname !== participant.firstname && { firstname: typed.firstname }),
  ...(typed.lastname !== participant.lastname && { lastname: typed.lastname }),
  ...(typed.phone_no !== (participant.phone_no ?? '') && { phone_no: typed.phone_no }),
  ...(typed.role_id !== participant.role.id && { role_id: typed.role_id }),
  ...(typed.capacity !== participant.capacity && { capacity: typed.capacity }),
  ...detailChanges(participant.details, typed.details),
});

const typedAtFirst = (participant: Participant): Typed => ({
  firstname: participant.firstname,
  lastname: participant.lastname,
  phone_no: participant.phone_no ?? '',
  role_id: participant.role.id,
  capacity: participant.capacity,
  details: participant.details,
});

/** Said beside the role, which is what has to be changed. */
const roleError = (refusal: ReturnType<typeof refusalOf>) =>
  refusal?.code === 'pairings.role_in_pair' ? refusal.error : refusal?.fields?.role_id;

const CapacityField = (field: Pick<ComponentProps<typeof NumberField>, 'value' | 'onChange' | 'error'>) => {
  const { t } = useLingui();
  return (
    <NumberField
      {...field}
      label={t`Capacity`}
      hint={t`How many mentees they take in this program. Leave it empty for no limit.`}
      min={0}
      max={mostCapacity}
    />
  );
};

/** What is wrong with no field in particular. */
const wholeError = (refusal: ReturnType<typeof refusalOf>) =>
  refusal?.fields || roleError(refusal) ? null : (refusal?.error ?? null);

interface AskProps {
  name: string;
  role: Participants['roles'][number];
  onClose: () => void;
  onConfirm: () => void;
}

const AskRole = ({ name, role, ...ask }: AskProps) => {
  const { t } = useLingui();
  return (
    <ConfirmDialog {...ask} opened tone="brand" title={t`Make ${name} ${role.name}?`} confirmLabel={t`Change the role`}>
      {role.user_type === 'admin'
        ? t`${name} can then manage the people, applications, sessions and settings of this program, and is told by email.`
        : t`${name} is told by email.`}
    </ConfirmDialog>
  );
};

/** INV-06, B128, D29: a participant's role, name, phone and work, and how many mentees a mentor accepts. */
export const EditDialog = ({ programId, participant, roles, onClose }: Props) => {
  const { t } = useLingui();
  const { full_name: name } = participant;
  const [typed, setTyped] = useState(() => typedAtFirst(participant));
  const type = (changed: Partial<Typed>) => setTyped({ ...typed, ...changed });
  const { mutate, isPending, error } = useChangeParticipant(programId);
  const refusal = refusalOf(error);
  const ofRole = roleError(refusal);
  const chosen = roles.find(({ id }) => id === typed.role_id);
  const isMentor = chosen?.user_type === 'mentor';
  const [asking, setAsking] = useState(false);
  const send = () => {
    setAsking(false);
    // Whoever is no mentor has no capacity.
    const capacity = isMentor ? typed.capacity : participant.capacity;
    mutate(
      { userId: participant.user_id, ...changesOf(participant, { ...typed, capacity }) },
      {
        onSuccess: () => {
          toastSuccess(t`${name} has been updated.`);
          onClose();
        },
      },
    );
  };
  // Another role is told by email, and an admin's opens everything: it asks first.
  const save = () => (typed.role_id === participant.role.id ? send() : setAsking(true));
  if (asking && chosen) return <AskRole name={name} role={chosen} onClose={() => setAsking(false)} onConfirm={send} />;
  return (
    <Dialog opened onClose={onClose} title={t`Edit ${name}`} size="sm">
      <Form label={t`Edit ${name}`} error={wholeError(refusal)} onSubmit={save}>
        <SelectField
          label={t`Role`}
          value={String(typed.role_id)}
          onChange={(next) => type({ role_id: Number(next ?? typed.role_id) })}
          options={roles.map((role) => ({ value: String(role.id), label: role.name }))}
          hint={t`Somebody in a pair or group keeps their kind of role until it has ended.`}
          error={ofRole}
        />
        <NameFields names={typed} onChange={type} errors={refusal?.fields} />
        <WorkFields details={typed.details} onChange={(details) => type({ details })} errors={refusal?.fields} />
        {isMentor && (
          <CapacityField
            value={typed.capacity}
            onChange={(capacity) => type({ capacity })}
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
