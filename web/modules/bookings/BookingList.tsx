import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Booking } from '../../../contract/bookings/schemas/booking.ts';
import { delays } from '../../lib/delays.ts';
import { SegmentedChoice } from '../../ui/Chips.tsx';
import { FocusStays } from '../../ui/FocusStays.tsx';
import { InfiniteList } from '../../ui/InfiniteList.tsx';
import { Row, Stack } from '../../ui/Layout.tsx';
import type { BookingWindow } from './acts/kinds.ts';
import { BookingCard } from './BookingCard.tsx';
import { useDelayed } from './sorting.ts';

const firstPage = 20;

interface Props {
  label: string;
  bookings: readonly Booking[];
  /** The order in which the server sent them (B32). */
  sent: 'oldest' | 'newest';
  onShow: (booking: Booking, toReview: boolean) => void;
  onOpen: (booking: Booking, kind: BookingWindow) => void;
}

/** The sessions of one tab. */
export const BookingList = ({ label, bookings, sent, onShow, onOpen }: Props) => {
  const { t } = useLingui();
  const [order, setOrder] = useState<string>(sent);
  const [shown, setShown] = useState(firstPage);
  const sorted = useDelayed(order, delays.bookingOrder) === sent ? bookings : bookings.toReversed();
  return (
    <Stack gap="md">
      {bookings.length > 1 && (
        <Row justify="end">
          <SegmentedChoice
            label={t`Sort by date`}
            options={[
              { value: 'oldest', label: t`Oldest First` },
              { value: 'newest', label: t`Newest First` },
            ]}
            value={order}
            onChange={setOrder}
          />
        </Row>
      )}
      <InfiniteList hasMore={sorted.length > shown} loading={false} onMore={() => setShown((now) => now + firstPage)}>
        <Stack gap="md" as="section" label={label}>
          <FocusStays rows>
            {sorted.slice(0, shown).map((booking) => (
              <BookingCard
                key={booking.id}
                booking={booking}
                onShow={(toReview) => onShow(booking, toReview)}
                onOpen={(kind) => onOpen(booking, kind)}
              />
            ))}
          </FocusStays>
        </Stack>
      </InfiniteList>
    </Stack>
  );
};
