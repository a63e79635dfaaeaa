import { useLingui } from '@lingui/react/macro';
import { type Control, Controller } from 'react-hook-form';
import { useSubmit } from '../../../lib/use-submit.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Form, FormActions } from '../../../ui/Form.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { Candidate, Candidates, FindPeople } from './candidates.ts';
import { PeoplePick } from './PeoplePick.tsx';
import { useClosing, useCreateGroup } from './queries.ts';
import { newGroup } from './schema.ts';

interface Props {
  /** Null on the platform, where a mentor creates a group of their own (D11). */
  programId: number | null;
  candidates: Candidates;
  onClose: () => void;
}

const ids = (people: readonly Candidate[]) => people.map(({ id }) => id);

interface NewGroup {
  name: string;
  mentors: readonly Candidate[];
  mentees: readonly Candidate[];
}

const nobody: NewGroup = { name: '', mentors: [], mentees: [] };
const fields: Record<string, string> = { mentor_ids: 'mentors', mentee_ids: 'mentees' };

/** Sends the group; on the platform its mentor is the person who makes it. */
const useNewGroup = ({ programId, candidates, onClose }: Props) => {
  const { mutateAsync, isPending } = useCreateGroup();
  const isLed = candidates.mentors === null;
  const submission = useSubmit({
    values: nobody,
    schema: newGroup,
    toWire: ({ name, mentors, mentees }) => ({
      program_id: programId,
      name,
      mentee_ids: ids(mentees),
      ...(!isLed && { mentor_ids: ids(mentors) }),
    }),
    fieldOf: (wire) => fields[wire] ?? wire,
    send: (body) => mutateAsync(body),
    done: onClose,
    inForm: true,
  });
  return { ...submission, isPending };
};

interface PickedProps {
  name: 'mentors' | 'mentees';
  control: Control<NewGroup>;
  label: string;
  placeholder: string;
  find: FindPeople;
}

const PickedPeople = ({ name, control, ...words }: PickedProps) => (
  <Controller
    control={control}
    name={name}
    render={({ field: { value, onChange }, fieldState: { error } }) => (
      <PeoplePick {...words} required value={value} onChange={onChange} error={error?.message} />
    )}
  />
);

/** B47: a name, at least one mentor and two mentees. */
export const GroupDialog = (props: Props) => {
  const { t } = useLingui();
  const { candidates } = props;
  const close = useClosing(props.onClose);
  const { form, errors, submit, refusal, isPending } = useNewGroup(props);
  const { control, register } = form;
  return (
    <Dialog opened onClose={close} title={t`Create a group`}>
      <Form label={t`Create a group`} error={refusal?.error} onSubmit={submit}>
        <TextField label={t`Group name`} required maxLength={60} error={errors.name?.message} {...register('name')} />
        {candidates.mentors && (
          <PickedPeople
            name="mentors"
            control={control}
            label={t`Mentors`}
            placeholder={t`Search by name or email`}
            find={candidates.mentors}
          />
        )}
        <PickedPeople
          name="mentees"
          control={control}
          label={t`Mentees`}
          placeholder={candidates.mentors ? t`Search by name or email` : t`Search by name`}
          find={candidates.mentees}
        />
        <FormActions align="end">
          <Button onPress={close}>{t`Cancel`}</Button>
          <Button kind="primary" submit pending={isPending}>{t`Create group`}</Button>
        </FormActions>
      </Form>
    </Dialog>
  );
};
