import { useLingui } from '@lingui/react/macro';
import { applicationLimits, minutesToUndo } from '../../../contract/applications/values.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import type { Review } from './useReview.ts';

/** What may be written to whoever is rejected. */
export const useRejectionNote = () => {
  const { t } = useLingui();
  return { label: t`A note to the applicant, in the email (optional)`, max: applicationLimits.rejectionNote };
};

/** APP-17, M42: asks before a rejection, which is final after ten minutes, and before a deletion. */
export const ConfirmAct = ({ review: { asking, confirm, cancel, pending } }: { review: Review }) => {
  const { t } = useLingui();
  const reason = useRejectionNote();
  if (asking === null) return null;
  const name = asking.applicant.full_name;
  const rejects = asking.act === 'reject';
  return (
    <ConfirmDialog
      opened
      onClose={cancel}
      onConfirm={confirm}
      pending={pending}
      title={rejects ? t`Reject ${name}?` : t`Delete ${name}?`}
      confirmLabel={rejects ? t`Reject` : t`Delete`}
      {...(rejects && { reason })}
    >
      {rejects
        ? t`You can undo this for ${minutesToUndo} minutes. After that it is irreversible, and ${name} is told by email.`
        : t`The application and its answers are deleted. ${name} may apply again.`}
    </ConfirmDialog>
  );
};
