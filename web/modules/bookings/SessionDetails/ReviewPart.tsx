import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { Booking } from '../../../../contract/bookings/schemas/booking.ts';
import { useJoins } from '../../../lib/joins.ts';
import { SectionCard } from '../../../ui/Card.tsx';

interface Props {
  booking: Booking;
  /** Incremented by each press of Read Review, which scrolls here (BKG-106). */
  wanted: number;
}

/** BKG-106: the reviews, for a session that has any. */
export const ReviewPart = ({ booking, wanted }: Props) => {
  const { t } = useLingui();
  const { BookingReviews } = useJoins();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wanted > 0) place.current?.scrollIntoView({ block: 'start', behavior: 'smooth' });
  }, [wanted]);
  return (
    <div ref={place}>
      <SectionCard title={t`Reviews`} level={3}>
        <BookingReviews bookingId={booking.id} />
      </SectionCard>
    </div>
  );
};
