import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { bookingRefusals } from '../../../../contract/bookings/messages.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useCompleteBooking } from './queries.ts';
import { isNotBegun } from '../refusals.ts';
import type { WindowProps } from './kinds.ts';

/** BKG-74: it cannot be undone, and everyone is told. Before the start a second confirmation is needed (M07). */
export const CompleteBooking = ({ booking, onClose }: WindowProps) => {
  const { t } = useLingui();
  const { mutate, isPending } = useCompleteBooking();
  const [asksAgain, setAsksAgain] = useState(false);
  const complete = (early: boolean) =>
    mutate(
      { id: booking.id, early },
      { onSuccess: onClose, onError: (failure) => isNotBegun(failure) && setAsksAgain(true) },
    );
  if (asksAgain)
    return (
      <ConfirmDialog
        opened
        onClose={onClose}
        onConfirm={() => complete(true)}
        title={t`Complete it before it has begun?`}
        confirmLabel={t`Complete anyway`}
        cancelLabel={t`Not yet`}
        tone="brand"
        pending={isPending}
      >
        {bookingRefusals['bookings.not_begun']}
      </ConfirmDialog>
    );
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={() => (booking.completing_early ? setAsksAgain(true) : complete(false))}
      title={t`Complete this session?`}
      confirmLabel={t`Complete Booking`}
      cancelLabel={t`Not yet`}
      tone="brand"
      pending={isPending}
    >
      {t`This cannot be undone. All participants are notified.`}
    </ConfirmDialog>
  );
};
