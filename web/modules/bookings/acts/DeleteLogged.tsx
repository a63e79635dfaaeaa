import { useLingui } from '@lingui/react/macro';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useNavigateTo } from '../../../ui/navigation.tsx';
import { useBookingPlace } from '../place.ts';
import type { WindowProps } from './kinds.ts';
import { useDeleteLogged } from './queries.ts';

/** M43: the person who logged a session takes it back; its page is gone afterwards, so it leads to the list. */
export const DeleteLogged = ({ booking, onClose }: WindowProps) => {
  const { t } = useLingui();
  const { mutate, isPending } = useDeleteLogged();
  const { list } = useBookingPlace();
  const goTo = useNavigateTo();
  const done = () => {
    onClose();
    goTo(list('to_review'));
  };
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={() => mutate(booking.id, { onSuccess: done })}
      title={t`Delete this session?`}
      confirmLabel={t`Delete session`}
      cancelLabel={t`Keep session`}
      pending={isPending}
    >
      {t`It goes from both your lists. You can log it again.`}
    </ConfirmDialog>
  );
};
