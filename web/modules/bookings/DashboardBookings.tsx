import { useLingui } from '@lingui/react/macro';
import { IconCalendarPlus } from '@tabler/icons-react';
import { Button } from '../../ui/Button.tsx';
import { SectionCard } from '../../ui/Card.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Link } from '../../ui/navigation.tsx';
import { SkeletonList } from '../../ui/Skeletons.tsx';
import { EmptyState, ErrorState } from '../../ui/States.tsx';
import { useMe } from '../accounts/index.ts';
import { BookingLine } from './BookingLine.tsx';
import { useBookingPlace } from './place.ts';
import { useMyBookings } from './queries.ts';
import { useEmptyTexts } from './tabs.ts';

/** BKG-18, DSH-09: how many are shown, and the number from which there is a link to all of them. */
const shownOnDashboard = 4;

const Sessions = () => {
  const { t } = useLingui();
  const { me } = useMe();
  const empty = useEmptyTexts();
  const { mentors } = useBookingPlace();
  const { data, error, refetch } = useMyBookings();
  if (!data) return error ? <ErrorState compact onRetry={() => void refetch()} /> : <SkeletonList rows={3} />;
  if (data.upcoming.length === 0)
    return (
      <EmptyState
        compact
        icon={IconCalendarPlus}
        title={empty.upcoming}
        {...(me &&
          !me.is_fl_mentor &&
          mentors !== null && { action: <Button href={mentors}>{t`See Mentors`}</Button> })}
      />
    );
  return (
    <Stack gap="md">
      {data.upcoming.slice(0, shownOnDashboard).map((booking) => (
        <BookingLine key={booking.id} booking={booking} />
      ))}
    </Stack>
  );
};

/** The next sessions, for a dashboard. */
export const DashboardBookings = () => {
  const { t } = useLingui();
  const { list } = useBookingPlace();
  const { data } = useMyBookings();
  const seeAll = data !== undefined && data.upcoming.length >= shownOnDashboard;
  return (
    <SectionCard title={t`Upcoming sessions`} {...(seeAll && { actions: <Link href={list()}>{t`See all`}</Link> })}>
      <Sessions />
    </SectionCard>
  );
};
