import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { IconCalendarCheck, IconMessageHeart, IconUsers, IconWorld } from '@tabler/icons-react';
import { impactCounters } from '../../../contract/screens/endpoints.ts';
import { call } from '../../lib/call.ts';
import { StatGrid } from '../../ui/Layout.tsx';
import { SkeletonStats } from '../../ui/Skeletons.tsx';
import { Stat } from '../../ui/Stat.tsx';

declare module '../../lib/query-keys.ts' {
  interface PageQueries {
    impact: true;
  }
}

const format = (figure: number) => figure.toLocaleString('en-GB');

/** DSH-22: the platform's impact so far; left out if it cannot be loaded. */
export const ImpactFigures = () => {
  const { t } = useLingui();
  const { data, isPending } = useQuery({
    queryKey: ['impact'],
    queryFn: () => call(impactCounters, {}),
    staleTime: 600_000,
  });
  if (isPending) return <SkeletonStats />;
  if (!data) return null;
  return (
    <StatGrid>
      <Stat label={t`Mentors`} value={format(data.mentors)} icon={IconUsers} tone="brand" />
      <Stat label={t`Mentees`} value={format(data.mentees)} icon={IconMessageHeart} tone="coral" />
      <Stat label={t`Sessions held`} value={format(data.completed_sessions)} icon={IconCalendarCheck} tone="teal" />
      <Stat label={t`Countries`} value={format(data.countries)} icon={IconWorld} tone="amber" />
    </StatGrid>
  );
};
