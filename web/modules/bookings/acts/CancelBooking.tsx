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

/** A request that nobody has accepted is no session yet: whoever is asked declines it, whoever asked takes it back. */
const useAskWords = ({ status, current_start_time: current }: Booking) => {
  const { t } = useLingui();
  if (current === null && status === 'pending_accept')
    return { title: t`Decline this request?`, confirmLabel: t`Decline request`, cancelLabel: t`Keep request` };
  if (current === null && status === 'pending')
    return { title: t`Cancel this request?`, confirmLabel: t`Cancel request`, cancelLabel: t`Keep request` };
  return { title: t`Cancel this session?`, confirmLabel: t`Cancel session`, cancelLabel: t`Keep session` };
};

/** BKG-75 to BKG-77: a reason is required, and the cost is stated beforehand. */
export const CancelBooking = ({ booking, onClose }: WindowProps) => {
  const { t } = useLingui();
  const creditWords = useCreditWords();
  const askWords = useAskWords(booking);
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
      {...askWords}
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
