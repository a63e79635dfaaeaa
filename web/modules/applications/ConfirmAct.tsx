import { useLingui } from '@lingui/react/macro';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import type { Review } from './useReview.ts';

/** APP-17: asks for confirmation before a rejection, which is final, and before a deletion. */
export const ConfirmAct = ({ review: { asking, confirm, cancel, pending } }: { review: Review }) => {
  const { t } = useLingui();
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
    >
      {rejects
        ? t`This is irreversible. ${name} is told by e-mail.`
        : t`The application and its answers are deleted. ${name} may apply again.`}
    </ConfirmDialog>
  );
};
