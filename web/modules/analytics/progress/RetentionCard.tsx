import { useLingui } from '@lingui/react/macro';
import { activeDays, type InsightSide } from '../../../../contract/analytics/values.ts';
import { adminPath } from '../../../lib/paths.ts';
import { plainMonth } from '../../../lib/time.ts';
import { Button } from '../../../ui/Button.tsx';
import { ChartCard } from '../../../ui/charts/ChartCard.tsx';
import { TimeBars } from '../../../ui/charts/TimeBars.tsx';
import { useThisProgramme } from '../../programmes/index.ts';
import { Loaded } from '../Loaded.tsx';
import { NoData } from '../NoData.tsx';
import { useRetention } from '../queries.ts';
import { useFileName } from '../useFileName.ts';

/** Whether people stay, by the month in which they joined. */
export const RetentionCard = ({ side }: { side: InsightSide }) => {
  const { t } = useLingui();
  const programme = useThisProgramme();
  const query = useRetention(programme.id, side);
  const months = query.data?.months ?? [];
  const isEmpty = months.every(({ joined }) => joined === 0);
  const title = t`Who stays, by month of joining`;
  return (
    <ChartCard
      title={title}
      hint={t`Still meeting: met in the last ${activeDays} days, or has a session ahead. Each bar is everybody who joined in that month.`}
      fileName={useFileName(`retention-of-${side}s`)}
      table={
        isEmpty
          ? null
          : {
              columns: [t`Month`, t`Joined`, t`Still here`, t`Share`, t`Still meeting`, t`Share of joined`],
              rows: months.map((row) => [
                plainMonth(`${row.month}-01`),
                row.joined,
                row.stayed,
                `${row.stayed_percentage}%`,
                row.active,
                `${row.active_percentage}%`,
              ]),
            }
      }
      footer={
        <Button href={adminPath(programme, 'user_management?sort=-joined')}>{t`See the users by joining`}</Button>
      }
    >
      <Loaded query={query}>
        {() =>
          isEmpty ? (
            <NoData />
          ) : (
            <TimeBars
              label={title}
              series={[
                { key: 'active', label: t`Still meeting`, tone: 'teal' },
                { key: 'stayed', label: t`Still here, not meeting`, tone: 'brand' },
                { key: 'left', label: t`Left`, tone: 'coral' },
              ]}
              stretches={months.map(({ month, joined, stayed, active }) => ({
                key: month,
                label: plainMonth(`${month}-01`),
                values: [active, stayed - active, joined - stayed],
              }))}
            />
          )
        }
      </Loaded>
    </ChartCard>
  );
};
