import { useLingui } from '@lingui/react/macro';
import { type ComponentProps, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { employeeFields, mostCapacity } from '../../../../contract/programmes/values.ts';
import type { Participant, Participants } from '../../../../contract/programmes/schemas/participants.ts';
import { CallRefused } from '../../../lib/call.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Form, FormActions } from '../../../ui/Form.tsx';
import { NumberField } from '../../../ui/NumberField.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
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

const fields = [
  'role_id',
  'firstname',
  'lastname',
  'phone_no',
  ...employeeFields.map((field) => `details.${field}` as const),
  'capacity',
] as const;

const isMentorIn = (roles: Participants['roles'], roleId: number) =>
  roles.find(({ id }) => id === roleId)?.user_type === 'mentor';

const useEdit = ({ programId, participant, roles, onClose }: Props) => {
  const { t } = useLingui();
  const { mutateAsync, isPending } = useChangeParticipant(programId);
  const { full_name: name } = participant;
  const submission = useSubmit({
    values: typedAtFirst(participant),
    fields,
    toWire: (typed) => {
      // Whoever is no mentor has no capacity.
      const capacity = isMentorIn(roles, typed.role_id) ? typed.capacity : participant.capacity;
      return changesOf(participant, { ...typed, capacity });
    },
    send: (changes) => mutateAsync({ userId: participant.user_id, ...changes }),
    said: () => t`${name} has been updated.`,
    done: onClose,
    failed: (error, { form }) => {
      if (!(error instanceof CallRefused) || error.refusal.code !== 'pairings.role_in_pair') return false;
      // Said beside the role, which is what has to be changed.
      form.setError('role_id', { type: 'server', message: error.refusal.error });
      return true;
    },
    inForm: true,
  });
  return { ...submission, isPending };
};

/** INV-06, B128, D29: a participant's role, name, phone and work, and how many mentees a mentor accepts. */
export const EditDialog = (props: Props) => {
  const { participant, roles, onClose } = props;
  const { t } = useLingui();
  const { full_name: name } = participant;
  const { form, errors, submit, refusal, isPending } = useEdit(props);
  const typed = useWatch({ control: form.control }) as Typed;
  const type = (changed: Partial<Typed>) => {
    for (const [field, value] of Object.entries(changed)) form.setValue(field as keyof Typed, value);
  };
  const chosen = roles.find(({ id }) => id === typed.role_id);
  const [asking, setAsking] = useState(false);
  const send = () => {
    setAsking(false);
    return submit();
  };
  // Another role is told by email, and an admin's opens everything: it asks first.
  const save = () => (typed.role_id === participant.role.id ? send() : setAsking(true));
  if (asking && chosen) return <AskRole name={name} role={chosen} onClose={() => setAsking(false)} onConfirm={send} />;
  return (
    <Dialog opened onClose={onClose} title={t`Edit ${name}`} size="sm">
      <Form label={t`Edit ${name}`} error={refusal?.error} onSubmit={save}>
        <SelectField
          label={t`Role`}
          value={String(typed.role_id)}
          onChange={(next) => type({ role_id: Number(next ?? typed.role_id) })}
          options={roles.map((role) => ({ value: String(role.id), label: role.name }))}
          hint={t`Somebody in a pair or group keeps their kind of role until it has ended.`}
          error={errors.role_id?.message}
        />
        <NameFields names={typed} onChange={type} errors={errors} />
        <WorkFields
          details={typed.details}
          onChange={(field, value) => form.setValue(`details.${field}`, value)}
          errors={errors.details}
        />
        {isMentorIn(roles, typed.role_id) && (
          <CapacityField
            value={typed.capacity}
            onChange={(capacity) => type({ capacity })}
            error={errors.capacity?.message}
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
