import { useLingui } from '@lingui/react/macro';
import { applicationLimits, minutesToUndo } from '../../../contract/applications/values.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import type { Review } from './useReview.ts';

/** What may be written to whoever is rejected. */
export const useRejectionNote = () => {
  const { t } = useLingui();
  return { label: t`A note to the applicant, in the email (optional)`, max: applicationLimits.rejectionNote };
};

/** APP-17, M42: asks before a rejection, which is final after ten minutes, before a deletion, and before one place more. */
export const ConfirmAct = ({ review: { asking, confirm, cancel, pending } }: { review: Review }) => {
  const { t } = useLingui();
  const reason = useRejectionNote();
  if (asking === null) return null;
  const name = asking.applicant.full_name;
  const words = {
    reject: {
      title: t`Reject ${name}?`,
      label: t`Reject`,
      text: t`You can undo this for ${minutesToUndo} minutes. After that it is irreversible, and ${name} is told by email.`,
    },
    remove: {
      title: t`Delete ${name}?`,
      label: t`Delete`,
      text: t`The application and its answers are deleted. ${name} may apply again.`,
    },
    approve: {
      title: t`Approve one more than there are places?`,
      label: t`Approve`,
      text: t`All places are taken. If you approve ${name}, one more person takes part, and ${name} is told by email.`,
    },
  }[asking.act];
  return (
    <ConfirmDialog
      opened
      onClose={cancel}
      onConfirm={confirm}
      pending={pending}
      title={words.title}
      confirmLabel={words.label}
      {...(asking.act === 'reject' && { reason })}
      {...(asking.act === 'approve' && { tone: 'brand' as const })}
    >
      {words.text}
    </ConfirmDialog>
  );
};
