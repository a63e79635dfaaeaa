import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useSubmit } from '../../../lib/use-submit.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Form, FormActions } from '../../../ui/Form.tsx';
import { type Candidate, membersOf } from './candidates.ts';
import { PersonPick } from './PeoplePick.tsx';
import { useClosing, useCreatePair } from './queries.ts';
import { newPair } from './schema.ts';

interface NewPair {
  mentor: Candidate | null;
  mentee: Candidate | null;
}

const nobody: NewPair = { mentor: null, mentee: null };
const fields: Record<string, string> = { mentor_id: 'mentor', mentee_id: 'mentee' };

const useNewPair = (programId: number, onClose: () => void) => {
  const { t } = useLingui();
  const { mutateAsync, isPending } = useCreatePair();
  const words = { mentor_id: t`Please select a mentor`, mentee_id: t`Please select a mentee` };
  const submission = useSubmit({
    values: nobody,
    schema: newPair,
    messages: { error: ({ path }) => words[path?.[0] as keyof typeof words] },
    toWire: ({ mentor, mentee }) => ({ program_id: programId, mentor_id: mentor?.id ?? 0, mentee_id: mentee?.id ?? 0 }),
    fieldOf: (wire) => fields[wire] ?? wire,
    send: (body) => mutateAsync(body),
    said: (_pair, { typed: { mentor, mentee } }) => t`${mentor?.name ?? ''} and ${mentee?.name ?? ''} are a pair.`,
    done: onClose,
    inForm: true,
  });
  return { ...submission, isPending };
};

/** B72: an admin pairs two members. */
export const PairDialog = ({ programId, onClose }: { programId: number; onClose: () => void }) => {
  const { t } = useLingui();
  const [find] = useState(() => membersOf(programId));
  const { form, errors, submit, refusal, isPending } = useNewPair(programId, onClose);
  const { mentor = null, mentee = null } = useWatch({ control: form.control });
  const close = useClosing(onClose);
  return (
    <Dialog opened onClose={close} title={t`Create a pair`} size="sm">
      <Form label={t`Create a pair`} error={refusal?.error} onSubmit={submit}>
        <PersonPick
          label={t`Mentor`}
          placeholder={t`Search by name or email`}
          required
          find={find.mentors}
          value={mentor as Candidate | null}
          onChange={(person) => form.setValue('mentor', person)}
          error={errors.mentor?.message}
        />
        <PersonPick
          label={t`Mentee`}
          placeholder={t`Search by name or email`}
          required
          find={find.mentees}
          value={mentee as Candidate | null}
          onChange={(person) => form.setValue('mentee', person)}
          error={errors.mentee?.message}
        />
        <FormActions align="end">
          <Button onPress={close}>{t`Cancel`}</Button>
          <Button kind="primary" submit pending={isPending}>{t`Create pair`}</Button>
        </FormActions>
      </Form>
    </Dialog>
  );
};
