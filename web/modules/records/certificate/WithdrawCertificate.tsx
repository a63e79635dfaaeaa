import { useLingui } from '@lingui/react/macro';
import type { Certificate } from '../../../../contract/records/schemas.ts';
import { sayFailure } from '../../../lib/failure.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { toastSuccess } from '../../../ui/toast.tsx';
import { useWithdrawCertificate } from '../queries.ts';

/** M49 */
export const WithdrawCertificate = ({ certificate, onClose }: { certificate: Certificate; onClose: () => void }) => {
  const { t } = useLingui();
  const { mutate, isPending } = useWithdrawCertificate();
  const confirm = () =>
    mutate(certificate.id, {
      onSuccess: ({ message }) => {
        toastSuccess(message);
        onClose();
      },
      onError: (fault) => sayFailure(fault),
    });
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={confirm}
      title={t`Withdraw this certificate?`}
      confirmLabel={t`Withdraw`}
      pending={isPending}
    >
      {t`Its link and number stop working for everyone you gave them to. You can get a new certificate later, with a new number.`}
    </ConfirmDialog>
  );
};
