import { useLingui } from '@lingui/react/macro';
import { IconHeartbeat, IconMoodCheck, IconMoodSad, IconUsers } from '@tabler/icons-react';
import type { Bands, HealthOverview as Overview } from '../../../../contract/health/schemas/overview.ts';
import { refusalOf } from '../../../lib/call.ts';
import { StatGrid, Stack } from '../../../ui/Layout.tsx';
import { SkeletonStats, SkeletonTable } from '../../../ui/Skeletons.tsx';
import { Stat } from '../../../ui/Stat.tsx';
import { ErrorState } from '../../../ui/States.tsx';
import { useThisProgramme } from '../../programmes/index.ts';
import { useHealthOverview } from '../queries.ts';
import { ofHundred } from '../words.ts';
import { AttentionCard } from './AttentionCard.tsx';
import { CalibrationCard } from './CalibrationCard.tsx';
import { HowCounted } from './HowCounted.tsx';
import { TrendCard } from './TrendCard.tsx';

const both = (pairs: Bands, groups: Bands, of: (bands: Bands) => number) => of(pairs) + of(groups);

/** The mean of all pairs and groups together, of 100; null without any. */
const averageOf = ({ pairs, groups }: Overview) => {
  const all = pairs.total + groups.total;
  if (all === 0) return null;
  return ofHundred((pairs.total * (pairs.average ?? 0) + groups.total * (groups.average ?? 0)) / all);
};

/** Each figure with what it counts. */
const Figures = ({ data }: { data: Overview }) => {
  const { t } = useLingui();
  const { pairs, groups } = data;
  const average = averageOf(data);
  const count = (of: (bands: Bands) => number) => both(pairs, groups, of);
  const [started, silent, paused] = [count((one) => one.new), count((one) => one.silent), count((one) => one.paused)];
  return (
    <StatGrid>
      <Stat
        label={t`Average health`}
        icon={IconHeartbeat}
        value={average === null ? '–' : average}
        note={t`of 100, over all pairs and groups`}
      />
      <Stat
        label={t`Pairs and groups`}
        icon={IconUsers}
        tone="teal"
        value={count((one) => one.total)}
        note={t`${pairs.total} pairs, ${groups.total} groups, ${paused} paused`}
      />
      <Stat
        label={t`Great`}
        icon={IconMoodCheck}
        tone="teal"
        value={count((one) => one.great)}
        note={t`75 of 100 or more`}
      />
      <Stat
        label={t`Fair`}
        icon={IconMoodCheck}
        tone="amber"
        value={count((one) => one.fair)}
        note={t`50 to 74, and ${started} new`}
      />
      <Stat
        label={t`Poor`}
        icon={IconMoodSad}
        tone="coral"
        value={count((one) => one.poor)}
        note={t`below 50, ${silent} of them silent`}
      />
    </StatGrid>
  );
};

/** PAR-02: the summary, the trend over six months, and who needs attention first. */
export const HealthOverview = ({ zone }: { zone: string }) => {
  const { t } = useLingui();
  const { id } = useThisProgramme();
  const { data, error, refetch, isFetching } = useHealthOverview(id);
  if (!data)
    return error === null ? (
      <Stack>
        <SkeletonStats />
        <SkeletonTable />
      </Stack>
    ) : (
      <ErrorState message={refusalOf(error)?.error} onRetry={() => void refetch()} retrying={isFetching} />
    );
  return (
    <Stack gap="md" as="section" label={t`Overview`}>
      <Figures data={data} />
      <TrendCard trend={data.trend} />
      <AttentionCard rows={data.attention} zone={zone} />
      <CalibrationCard calibration={data.calibration} />
      <HowCounted rhythmDays={data.rhythm_days} />
    </Stack>
  );
};
