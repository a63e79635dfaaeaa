import { useLingui } from '@lingui/react/macro';
import type { Objective } from '../../../../contract/objectives/schemas/plans.ts';
import { sayFailure } from '../../../lib/failure.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { toastSuccess } from '../../../ui/toast.tsx';
import { useRemoveObjective } from '../queries.ts';

/** Asks before one objective is deleted. */
export const RemoveObjective = ({
  objective: { id, title },
  onClose,
}: {
  objective: Objective;
  onClose: () => void;
}) => {
  const { t } = useLingui();
  const { mutate, isPending } = useRemoveObjective();
  const deleted = () => {
    toastSuccess(t`“${title}” has been deleted.`);
    onClose();
  };
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={() => mutate(id, { onSuccess: deleted, onError: (fault) => sayFailure(fault) })}
      title={t`Delete “${title}”?`}
      confirmLabel={t`Delete`}
      pending={isPending}
    >
      {t`What was written about it goes too.`}
    </ConfirmDialog>
  );
};
