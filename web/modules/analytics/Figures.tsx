import { useLingui } from '@lingui/react/macro';
import { IconCalendarCheck, IconCalendarEvent, IconStar, IconUsers } from '@tabler/icons-react';
import { StatGrid } from '../../ui/Layout.tsx';
import { SkeletonStats } from '../../ui/Skeletons.tsx';
import { ErrorState } from '../../ui/States.tsx';
import { Stat } from '../../ui/Stat.tsx';
import { useBookingSummary, useUserSummary } from './queries.ts';

/** ANA-10, ANA-11 */
export const Figures = ({ programId }: { programId: number }) => {
  const { t } = useLingui();
  const users = useUserSummary(programId);
  const sessions = useBookingSummary(programId);
  const retry = () => void Promise.all([users.refetch(), sessions.refetch()]);
  if (users.isError || sessions.isError) return <ErrorState compact onRetry={retry} />;
  if (!users.data || !sessions.data) return <SkeletonStats />;
  const { mentors_count: mentors, mentees_count: mentees, admins_count: admins } = users.data;
  return (
    <StatGrid>
      <Stat
        label={t`Users`}
        value={users.data.total_users_count}
        note={t`Mentees ${mentees}, mentors ${mentors}, admins and owners ${admins}`}
        icon={IconUsers}
      />
      <Stat label={t`Sessions`} value={sessions.data.total_bookings_count} icon={IconCalendarEvent} tone="teal" />
      <Stat
        label={t`Completed`}
        value={`${sessions.data.completion_percentage}%`}
        note={t`of the sessions that were due`}
        icon={IconCalendarCheck}
        tone="coral"
      />
      <Stat
        label={t`Rated`}
        value={`${sessions.data.rating_percentage}%`}
        note={t`of the reviews that were due`}
        icon={IconStar}
        tone="amber"
      />
    </StatGrid>
  );
};
