import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Draft } from '../../../../../contract/pairings/schemas/matching/drafts.ts';
import { undoMinutes } from '../../../../../contract/pairings/values.ts';
import { refusalOf } from '../../../../lib/call.ts';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { usePublishDraft } from '../queries.ts';
import type { Summary } from './Figures.tsx';

interface Props {
  draft: Draft;
  summary: Summary;
  opened: boolean;
  onClose: () => void;
}

/** Says how many are told, and when, before anything is made. */
export const PublishDialog = ({ draft, summary, opened, onClose }: Props) => {
  const { t } = useLingui();
  const { mutate, isPending, error, reset } = usePublishDraft(draft.id);
  const {
    worth: { pairs, mentees },
    mentors_matched: mentors,
  } = summary;
  const close = () => {
    reset();
    onClose();
  };
  const made = plural(pairs, { one: '# pair is made.', other: '# pairs are made.' });
  const ofMentees = plural(mentees, { one: '# mentee', other: '# mentees' });
  const ofMentors = plural(mentors, { one: '# mentor', other: '# mentors' });
  return (
    <ConfirmDialog
      opened={opened}
      onClose={close}
      onConfirm={() => mutate(undefined, { onSuccess: close })}
      title={plural(pairs, { one: 'Publish # pair?', other: 'Publish # pairs?' })}
      confirmLabel={t`Publish`}
      tone="brand"
      pending={isPending}
      error={refusalOf(error)?.error ?? null}
    >
      {t`${made} ${ofMentees} and ${ofMentors} are told by email and in the app, once, in ${undoMinutes} minutes. Until then you can undo it while nobody has booked. Whoever has changed meanwhile is listed and not paired.`}
    </ConfirmDialog>
  );
};
