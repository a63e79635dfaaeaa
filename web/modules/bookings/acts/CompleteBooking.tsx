import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { refusals } from '../../../../contract/messages.ts';
import { CallRefused } from '../../../lib/call.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { toastSuccess } from '../../../ui/toast.tsx';
import { sayFailure } from '../failures.ts';
import { useCompleteBooking } from '../queries.ts';
import type { WindowProps } from './kinds.ts';

const isNotBegun = (error: unknown) => error instanceof CallRefused && error.refusal.code === 'bookings.not_begun';

/** BKG-74: it cannot be undone, and everybody is told. Before the start it is asked once more (M07). */
export const CompleteBooking = ({ booking, onClose }: WindowProps) => {
  const { t } = useLingui();
  const { mutate, isPending } = useCompleteBooking();
  const [asksAgain, setAsksAgain] = useState(false);
  const complete = (early: boolean) =>
    mutate(
      { id: booking.id, early },
      {
        onSuccess: () => {
          toastSuccess(t`Booking completed successfully!`);
          onClose();
        },
        onError: (failure) => {
          if (isNotBegun(failure)) setAsksAgain(true);
          else sayFailure(failure, t`Oops, something went wrong.`);
        },
      },
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
        {refusals['bookings.not_begun']}
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
