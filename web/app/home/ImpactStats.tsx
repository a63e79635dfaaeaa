import { useLingui } from '@lingui/react/macro';
import { IconCalendarCheck, IconEye, IconMessageStar, IconStar, IconUsers } from '@tabler/icons-react';
import type { CurrentUser } from '../../../contract/me/schemas.ts';
import { Stat } from '../../ui/Stat.tsx';

/** DSH-05: a mentor's contribution so far. */
export const ImpactStats = ({ stats }: { stats: CurrentUser['impact_stats'] }) => {
  const { t } = useLingui();
  // PRO-36: without any ratings it says 'N/A' instead of zero.
  const rating = stats.average_rating === null || stats.average_rating <= 0 ? t`N/A` : stats.average_rating.toFixed(1);
  return (
    <>
      <Stat label={t`Average rating`} value={rating} icon={IconStar} tone="amber" />
      <Stat label={t`Mentees helped`} value={String(stats.mentees_helped)} icon={IconUsers} tone="brand" />
      <Stat
        label={t`Mentoring sessions`}
        value={String(stats.mentoring_sessions)}
        icon={IconCalendarCheck}
        tone="teal"
      />
      <Stat label={t`Profile views`} value={String(stats.profile_viewed)} icon={IconEye} tone="coral" />
      <Stat label={t`Reviews`} value={String(stats.total_reviews)} icon={IconMessageStar} tone="brand" />
    </>
  );
};
