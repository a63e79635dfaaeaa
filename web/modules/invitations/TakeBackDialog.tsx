import { Trans, useLingui } from '@lingui/react/macro';
import { sayFailure } from '../../lib/failure.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toastSuccess } from '../../ui/toast.tsx';
import { useRevokeInvite } from './queries.ts';

interface Props {
  roleId: number;
  invited: { id: number; email: string };
  onClose: () => void;
}

/** C5: asks before an invitation is taken back, and says whose link stops working. */
export const TakeBackDialog = ({ roleId, invited: { id, email }, onClose }: Props) => {
  const { t } = useLingui();
  const { mutate, isPending } = useRevokeInvite(roleId);
  const takeBack = () =>
    mutate(id, {
      onSuccess: ({ message }) => toastSuccess(message),
      onError: (failed) => sayFailure(failed),
      onSettled: onClose,
    });
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={takeBack}
      title={t`Take back the invitation?`}
      confirmLabel={t`Take back`}
      pending={isPending}
    >
      <Trans>The link in the email to {email} will stop working.</Trans>
    </ConfirmDialog>
  );
};
