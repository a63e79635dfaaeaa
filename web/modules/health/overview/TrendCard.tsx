import { useLingui } from '@lingui/react/macro';
import { IconChartLine } from '@tabler/icons-react';
import type { DayOfTrend } from '../../../../contract/health/schemas/overview.ts';
import { plainDay } from '../../../lib/time.ts';
import { SectionCard } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/States.tsx';
import { TrendChart } from '../../../ui/TrendChart.tsx';
import { pointsOf } from '../trend-points.ts';
import { ofHundred } from '../words.ts';

/** The mean of all pairs and groups over six months. */
export const TrendCard = ({ trend }: { trend: readonly DayOfTrend[] }) => {
  const { t } = useLingui();
  return (
    <SectionCard title={t`Trend`} hint={t`Average health of all pairs and groups over the last six months, of 100`}>
      {trend.length === 0 ? (
        <EmptyState compact icon={IconChartLine} title={t`No data available.`}>
          {t`The first point appears tomorrow.`}
        </EmptyState>
      ) : (
        <TrendChart
          label={t`Average health over the last six months`}
          whenLabel={t`Day`}
          valueLabel={t`Average health`}
          lines={[50, 75]}
          points={pointsOf(
            trend.map(({ day, average }) => ({ day, value: ofHundred(average) })),
            plainDay,
          )}
        />
      )}
    </SectionCard>
  );
};
