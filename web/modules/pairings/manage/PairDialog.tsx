import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { refusalOf } from '../../../lib/call.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Form, FormActions } from '../../../ui/Form.tsx';
import { type Candidate, membersOf } from './candidates.ts';
import { PersonPick } from './PeoplePick.tsx';
import { useClosing, useCreatePair } from './queries.ts';

/** B72: an admin pairs two members. */
export const PairDialog = ({ programId, onClose }: { programId: number; onClose: () => void }) => {
  const { t } = useLingui();
  const [find] = useState(() => membersOf(programId));
  const [mentor, setMentor] = useState<Candidate | null>(null);
  const [mentee, setMentee] = useState<Candidate | null>(null);
  const [asked, setAsked] = useState(false);
  const { mutate, isPending, error } = useCreatePair(programId);
  const save = () => {
    setAsked(true);
    if (mentor === null || mentee === null) return;
    mutate({ mentor, mentee }, { onSuccess: onClose });
  };
  const close = useClosing(onClose);
  return (
    <Dialog opened onClose={close} title={t`Create a pair`} size="sm">
      <Form label={t`Create a pair`} error={refusalOf(error)?.error ?? null} onSubmit={save}>
        <PersonPick
          label={t`Mentor`}
          placeholder={t`Search by name or email`}
          required
          find={find.mentors}
          value={mentor}
          onChange={setMentor}
          error={asked && mentor === null ? t`Please select a mentor` : undefined}
        />
        <PersonPick
          label={t`Mentee`}
          placeholder={t`Search by name or email`}
          required
          find={find.mentees}
          value={mentee}
          onChange={setMentee}
          error={asked && mentee === null ? t`Please select a mentee` : undefined}
        />
        <FormActions align="end">
          <Button onPress={close}>{t`Cancel`}</Button>
          <Button kind="primary" submit pending={isPending}>{t`Create pair`}</Button>
        </FormActions>
      </Form>
    </Dialog>
  );
};
