import { useLingui } from '@lingui/react/macro';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { WindowProps } from './kinds.ts';
import { useDenyHeld } from './queries.ts';

/** M43: asked once more, because it cannot be undone and the other side is told. */
export const DenyHeld = ({ booking, onClose }: WindowProps) => {
  const { t } = useLingui();
  const { mutate, isPending } = useDenyHeld();
  const who = booking.confirmation?.logged_by ?? booking.participant.user.full_name;
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={() => mutate(booking.id, { onSuccess: onClose })}
      title={t`This session did not happen?`}
      confirmLabel={t`It did not happen`}
      cancelLabel={t`Go back`}
      pending={isPending}
    >
      {t`${who} is told. The session stays in both your lists as 'Did not happen' and never counts. This cannot be undone.`}
    </ConfirmDialog>
  );
};
