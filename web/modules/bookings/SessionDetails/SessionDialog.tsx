import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Booking } from '../../../../contract/bookings/schemas/booking.ts';
import { useJoins } from '../../../lib/joins.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Row, Stack } from '../../../ui/Layout.tsx';
import { Link } from '../../../ui/navigation.tsx';
import { MeetingList } from '../../meetings/index.ts';
import { BookingButtons } from '../acts/BookingButtons.tsx';
import { BookingBadge } from '../BookingBadge.tsx';
import type { BookingWindow } from '../acts/kinds.ts';
import { useBookingPlace } from '../place.ts';
import { Brief } from './Brief.tsx';
import { ConfirmationLine } from './ConfirmationLine.tsx';
import { Contents } from './Contents.tsx';
import { InfoLine } from './InfoLine.tsx';
import { MoveLine } from './MoveLine.tsx';
import { ModeCard } from './ModeCard.tsx';
import { NotesEditor } from './NotesEditor.tsx';
import { OtherPerson } from './OtherPerson.tsx';
import { RescheduleHistory } from './RescheduleHistory.tsx';
import { ReviewPart } from './ReviewPart.tsx';
import { SessionFacts } from './SessionFacts.tsx';

interface Props {
  booking: Booking;
  toReview: boolean;
  onOpen: (kind: BookingWindow) => void;
  onClose: () => void;
}

/** Session details in a window (BKG-100, BKG-101). */
export const SessionDialog = ({ booking, toReview, onOpen, onClose }: Props) => {
  const { t } = useLingui();
  const { SessionMinutes } = useJoins();
  const { page } = useBookingPlace();
  const [wanted, setWanted] = useState(toReview ? 1 : 0);
  return (
    <Dialog
      opened
      onClose={onClose}
      size="lg"
      title={t`Session details`}
      lead={
        <Row gap="md">
          <BookingBadge booking={booking} />
          <Link href={page(booking.id)}>{t`Open as a page`}</Link>
        </Row>
      }
      {...(booking.buttons.length > 0 && {
        footer: <BookingButtons booking={booking} onOpen={onOpen} onReadReview={() => setWanted((now) => now + 1)} />,
      })}
    >
      <Stack gap="md">
        {booking.current_start_time === null ? <InfoLine info={booking.info} /> : <MoveLine booking={booking} />}
        <ConfirmationLine booking={booking} />
        <OtherPerson booking={booking} />
        <SessionFacts booking={booking} />
        <ModeCard booking={booking} />
        <Contents booking={booking} />
        <Brief booking={booking} />
        <SessionMinutes bookingId={booking.id} meetings={booking.meetings} />
        <MeetingList meetings={booking.meetings} zone={booking.display_timezone} />
        <RescheduleHistory booking={booking} />
        <NotesEditor bookingId={booking.id} />
        {booking.shows_reviews && <ReviewPart booking={booking} wanted={wanted} />}
      </Stack>
    </Dialog>
  );
};
