import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Booking } from '../../../../contract/bookings/schemas/booking.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { serverWords } from '../refusals.ts';
import { useCancelBooking } from './queries.ts';
import type { WindowProps } from './kinds.ts';

const longestReason = 500;

/** What happens to the credit, told before cancelling (B35). */
const useCreditWords = () => {
  const { t } = useLingui();
  return ({ credits_charged: charged, cancelling_returns_points: returns, ...booking }: Booking) => {
    const mentee = booking.mentee_details.full_name;
    if (charged === 0) return null;
    if (booking.current_user_is_mentor)
      return returns ? t`The credit goes back to ${mentee} at once.` : t`The credit is not returned.`;
    return returns
      ? t`Your credit comes back at once.`
      : t`The session starts in less than 24 hours, so your credit is not returned.`;
  };
};

/** BKG-75 to BKG-77: a reason is required, and the cost is stated beforehand. */
export const CancelBooking = ({ booking, onClose }: WindowProps) => {
  const { t } = useLingui();
  const creditWords = useCreditWords();
  const { mutate, isPending } = useCancelBooking();
  const [error, setError] = useState<string | null>(null);
  const name = booking.participant.user.full_name;
  const confirm = (reason: string) =>
    mutate({ id: booking.id, reason }, { onSuccess: onClose, onError: (failure) => setError(serverWords(failure)) });
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={confirm}
      title={t`Cancel this session?`}
      confirmLabel={t`Cancel session`}
      cancelLabel={t`Keep session`}
      pending={isPending}
      error={error}
      reason={{
        label: t`Reason`,
        requiredMessage: t`Please provide a reason to cancel`,
        placeholder: t`${name} will read this`,
        max: longestReason,
      }}
    >
      {[t`${name} is told at once.`, creditWords(booking), t`This cannot be undone.`].filter(Boolean).join(' ')}
    </ConfirmDialog>
  );
};
