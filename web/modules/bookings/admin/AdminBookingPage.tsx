import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { AdminAct } from '../../../../contract/bookings/schemas/states.ts';
import type { AdminBooking } from '../../../../contract/bookings/schemas/admin-rows.ts';
import { useJoins } from '../../../lib/joins.ts';
import { refusalOf } from '../../../lib/call.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { adminPath } from '../../../lib/paths.ts';
import { longDay, timeRange } from '../../../lib/time.ts';
import { SectionCard } from '../../../ui/Card.tsx';
import { DetailPage } from '../../../ui/frames/DetailPage.tsx';
import { Row, Stack } from '../../../ui/Layout.tsx';
import { SkeletonDetail } from '../../../ui/Skeletons.tsx';
import { ErrorState } from '../../../ui/States.tsx';
import { useThisProgramme } from '../../programmes/index.ts';
import { ActButtons } from './ActButtons.tsx';
import { ActWindow } from './ActWindow.tsx';
import { About, BookingFacts, BookingStatus, Meetings, Person, Reports } from './BookingParts.tsx';
import { DeleteButton } from './DeleteButton.tsx';
import { useAdminBooking } from './queries.ts';

interface Props {
  id: number;
  zone: string;
}

const People = ({ booking: { mentors, mentees } }: { booking: AdminBooking }) => {
  const { t } = useLingui();
  return (
    <SectionCard title={t`Participants`}>
      <Stack gap="md">
        {mentors.map((mentor) => (
          <Person key={mentor.id} person={mentor} meta={t`Mentor`} />
        ))}
        {mentees.map((mentee) => (
          <Person key={mentee.id} person={mentee} meta={t`Mentee`} />
        ))}
      </Stack>
    </SectionCard>
  );
};

const Loaded = ({ booking, zone }: { booking: AdminBooking } & Omit<Props, 'id'>) => {
  const { t } = useLingui();
  const { BookingReviews } = useJoins();
  const programme = useThisProgramme();
  const [act, setAct] = useState<AdminAct | null>(null);
  const { id, start_at: start, end_at: end } = booking;
  const title = t`Booking #${id}`;
  usePageTitle(title);
  return (
    <DetailPage
      title={title}
      lead={`${longDay(start, zone)}, ${timeRange(start, end, zone)}`}
      status={<BookingStatus booking={booking} />}
      back={{ href: adminPath(programme, 'bookings/bookings_list'), label: t`Bookings` }}
      actions={
        <Row>
          <ActButtons booking={booking} onAct={setAct} />
          {booking.may_delete && <DeleteButton id={id} />}
        </Row>
      }
      aside={<People booking={booking} />}
      asideLabel={t`Participants`}
      width="admin"
    >
      <Reports booking={booking} zone={zone} />
      <SectionCard title={t`Session`}>
        <BookingFacts booking={booking} zone={zone} alone />
      </SectionCard>
      <SectionCard title={t`What it is about`}>
        <About booking={booking} />
        <Meetings booking={booking} zone={zone} />
      </SectionCard>
      <SectionCard title={t`Reviews`}>
        <BookingReviews bookingId={id} />
      </SectionCard>
      <ActWindow act={act} booking={booking} zone={zone} onClose={() => setAct(null)} />
    </DetailPage>
  );
};

/** ADB-28: one booking with its participants, its state and the actions available. */
export const AdminBookingPage = ({ id, ...rest }: Props) => {
  const { data, error, refetch } = useAdminBooking(id);
  if (data) return <Loaded booking={data.booking} {...rest} />;
  return error ? (
    <ErrorState message={refusalOf(error)?.error ?? null} onRetry={() => void refetch()} />
  ) : (
    <SkeletonDetail />
  );
};
