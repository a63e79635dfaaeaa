import { useLingui } from '@lingui/react/macro';
import type { ObjectiveSet } from '../../../../contract/objectives/schemas/plans.ts';
import { sayFailure } from '../../../lib/failure.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { toastSuccess } from '../../../ui/toast.tsx';
import { useDeleteObjectives } from '../queries.ts';

/** OBJ-23 */
export const DeleteObjectives = ({ set, onClose }: { set: ObjectiveSet; onClose: () => void }) => {
  const { t } = useLingui();
  const { mutate, isPending } = useDeleteObjectives(set.id);
  const confirm = () =>
    mutate(undefined, {
      onSuccess: ({ message }) => {
        toastSuccess(message);
        onClose();
      },
      // OBJ-24
      onError: (fault) => sayFailure(fault, t`Failed to delete objectives. Please try again.`, 'unsaid'),
    });
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={confirm}
      title={t`Delete Objectives`}
      confirmLabel={t`Delete`}
      pending={isPending}
    >
      {t`Are you sure you want to delete these objectives? this action cannot be undone.`}
    </ConfirmDialog>
  );
};
