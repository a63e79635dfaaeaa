import { useLingui } from '@lingui/react/macro';
import type { Booking } from '../../../contract/bookings/schemas/booking.ts';
import { StatusPill } from '../../ui/Pills.tsx';

/** The words on a session's badge: the server's, but a logged session says for whom it waits (M43). */
const useBadge = ({ label, confirmation }: Pick<Booking, 'label' | 'confirmation'>) => {
  const { t } = useLingui();
  if (confirmation?.state !== 'waiting') return label;
  if (confirmation.asks_you) return t`Waiting for you`;
  const { waiting_for: names } = confirmation;
  const [name] = names;
  return names.length === 1 && name !== undefined ? t`Waiting for ${name}` : t`Waiting for confirmation`;
};

export const BookingBadge = ({ booking }: { booking: Pick<Booking, 'label' | 'tone' | 'confirmation'> }) => (
  <StatusPill tone={booking.tone}>{useBadge(booking)}</StatusPill>
);
