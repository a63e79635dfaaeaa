import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import type { Booking } from '../../../contract/bookings/schemas/booking.ts';
import { useJoins } from '../../lib/joins.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { longDay, timeRange } from '../../lib/time.ts';
import { Card, SectionCard } from '../../ui/Card.tsx';
import { useFocusBack } from '../../ui/focusBack.ts';
import { DetailPage } from '../../ui/frames/DetailPage.tsx';
import { Row, Stack } from '../../ui/Layout.tsx';
import { useMe } from '../accounts/index.ts';
import { AttendanceList, MeetingList } from '../meetings/index.ts';
import { BookingButtons } from './acts/BookingButtons.tsx';
import { BookingWindows } from './acts/BookingWindows.tsx';
import type { BookingWindow } from './acts/kinds.ts';
import { BookingBadge } from './BookingBadge.tsx';
import { useSessionTitle } from '../../lib/session-title.ts';
import { OneBooking } from './OneBooking.tsx';
import { useFreshPhases } from './phases.ts';
import { useBookingPlace } from './place.ts';
import { Brief } from './SessionDetails/Brief.tsx';
import { Contents } from './SessionDetails/Contents.tsx';
import { InfoLine } from './SessionDetails/InfoLine.tsx';
import { ModeCard } from './SessionDetails/ModeCard.tsx';
import { NotesEditor } from './SessionDetails/NotesEditor.tsx';
import { OtherPerson } from './SessionDetails/OtherPerson.tsx';
import { RescheduleHistory } from './SessionDetails/RescheduleHistory.tsx';
import { ReviewPart } from './SessionDetails/ReviewPart.tsx';
import { SessionFacts } from './SessionDetails/SessionFacts.tsx';
import { ConfirmationLine, MoveLine } from './windows.ts';

const Session = ({ booking }: { booking: Booking }) => {
  const { t } = useLingui();
  usePageTitle(t`Session details`);
  const [opened, setOpened] = useState<BookingWindow | null>(null);
  const [wanted, setWanted] = useState(0);
  const { list } = useBookingPlace();
  useFreshPhases(useMemo(() => [booking], [booking]));
  useFocusBack(opened !== null);
  const { SessionMinutes } = useJoins();
  const { me } = useMe();
  // Someone who only administers the session has no notes here, and sees who was in the room instead.
  const takesPart = booking.current_user_is_mentor || booking.mentees.some(({ id }) => id === me?.id);
  const title = useSessionTitle(booking.participant.user.full_name, booking.group?.name);
  const { start_at: start, end_at: end, display_timezone: zone } = booking;
  return (
    <DetailPage
      title={title}
      lead={`${longDay(start, zone)}, ${timeRange(start, end, zone)}`}
      back={{ href: list(), label: t`Bookings` }}
      status={<BookingBadge booking={booking} />}
      actions={
        <Row justify="end">
          <BookingButtons
            booking={booking}
            size="md"
            onOpen={setOpened}
            onReadReview={() => setWanted((now) => now + 1)}
          />
        </Row>
      }
      asideLabel={t`Participant and meeting`}
      aside={
        <>
          <Card>
            <OtherPerson booking={booking} />
          </Card>
          <ModeCard booking={booking} />
          {takesPart ? <NotesEditor bookingId={booking.id} /> : <AttendanceList bookingId={booking.id} zone={zone} />}
        </>
      }
    >
      <Stack gap="md">
        {booking.current_start_time === null ? <InfoLine info={booking.info} /> : <MoveLine booking={booking} />}
        {booking.confirmation !== null && <ConfirmationLine booking={booking} />}
        <SectionCard title={t`Session details`}>
          <SessionFacts booking={booking} />
        </SectionCard>
        <Contents booking={booking} />
        <Brief booking={booking} />
        {takesPart && <SessionMinutes bookingId={booking.id} meetings={booking.meetings} />}
        <MeetingList meetings={booking.meetings} zone={booking.display_timezone} />
        <RescheduleHistory booking={booking} />
        {booking.shows_reviews && <ReviewPart booking={booking} wanted={wanted} />}
      </Stack>
      <BookingWindows opened={opened && { kind: opened, booking }} onClose={() => setOpened(null)} />
    </DetailPage>
  );
};

/** The page of one booking. */
export const BookingPage = ({ id }: { id: number | undefined }) => (
  <OneBooking id={id}>{(booking) => <Session key={booking.id} booking={booking} />}</OneBooking>
);
