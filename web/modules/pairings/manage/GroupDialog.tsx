import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { refusalOf } from '../../../lib/call.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Form, FormActions } from '../../../ui/Form.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { Candidate, Candidates } from './candidates.ts';
import { PeoplePick } from './PeoplePick.tsx';
import { useClosing, useCreateGroup } from './queries.ts';

interface Props {
  /** Null on the platform, where a mentor creates a group of their own (D11). */
  programId: number | null;
  candidates: Candidates;
  onClose: () => void;
}

const none: readonly Candidate[] = [];
const ids = (people: readonly Candidate[]) => people.map(({ id }) => id);

/** Checks the input before it is sent; the server applies the same rules. */
const useProblems = ({
  name,
  mentors,
  mentees,
  led,
}: {
  name: string;
  mentors: number;
  mentees: number;
  led: boolean;
}) => {
  const { t } = useLingui();
  return {
    name: name.trim() === '' ? t`Group name is required` : undefined,
    mentor_ids: led || mentors > 0 ? undefined : t`Please select at least one mentor`,
    mentee_ids: mentees > 1 ? undefined : t`Please select at least two mentees`,
  };
};

/** The input, the problems with it, and the way to send it. */
const useNewGroup = ({ programId, candidates, onClose }: Props) => {
  const [name, setName] = useState('');
  const [mentors, setMentors] = useState(none);
  const [mentees, setMentees] = useState(none);
  const [asked, setAsked] = useState(false);
  const { mutate, isPending, error } = useCreateGroup();
  const led = candidates.mentors === null;
  const problems = useProblems({ name, mentors: mentors.length, mentees: mentees.length, led });
  const refusal = refusalOf(error);
  const save = () => {
    setAsked(true);
    if (Object.values(problems).some((one) => one !== undefined)) return;
    const body = { program_id: programId, name, mentee_ids: ids(mentees), ...(!led && { mentor_ids: ids(mentors) }) };
    mutate(body, { onSuccess: onClose });
  };
  return {
    name,
    setName,
    mentors,
    setMentors,
    mentees,
    setMentees,
    save,
    pending: isPending,
    error: refusal?.fields ? null : (refusal?.error ?? null),
    errorOf: (field: keyof typeof problems) => (asked && problems[field]) || refusal?.fields?.[field],
  };
};

/** B47: a name, at least one mentor and two mentees. */
export const GroupDialog = (props: Props) => {
  const { t } = useLingui();
  const { candidates } = props;
  const close = useClosing(props.onClose);
  const group = useNewGroup(props);
  const { errorOf } = group;
  return (
    <Dialog opened onClose={close} title={t`Create a group`}>
      <Form label={t`Create a group`} error={group.error} onSubmit={group.save}>
        <TextField
          label={t`Group name`}
          required
          value={group.name}
          maxLength={60}
          onChange={(event) => group.setName(event.target.value)}
          error={errorOf('name')}
        />
        {candidates.mentors && (
          <PeoplePick
            label={t`Mentors`}
            placeholder={t`Search by name or email`}
            required
            find={candidates.mentors}
            value={group.mentors}
            onChange={group.setMentors}
            error={errorOf('mentor_ids')}
          />
        )}
        <PeoplePick
          label={t`Mentees`}
          placeholder={candidates.mentors ? t`Search by name or email` : t`Search by name`}
          required
          find={candidates.mentees}
          value={group.mentees}
          onChange={group.setMentees}
          error={errorOf('mentee_ids')}
        />
        <FormActions align="end">
          <Button onPress={close}>{t`Cancel`}</Button>
          <Button kind="primary" submit pending={group.pending}>{t`Create group`}</Button>
        </FormActions>
      </Form>
    </Dialog>
  );
};
