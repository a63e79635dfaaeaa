import { useLingui } from '@lingui/react/macro';
import type { FirstSession } from '../../../../contract/analytics/schemas/cohort.ts';
import type { InsightSide } from '../../../../contract/analytics/values.ts';
import { adminPath } from '../../../lib/paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Bars } from '../../../ui/charts/Bars.tsx';
import { shareOf } from '../../../ui/charts/chart.ts';
import { ChartCard } from '../../../ui/charts/ChartCard.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useThisProgramme } from '../../programmes/index.ts';
import { Loaded } from '../Loaded.tsx';
import { NoData } from '../NoData.tsx';
import { useFirstSession } from '../queries.ts';
import { useFileName } from '../useFileName.ts';

const useLines = () => {
  const { t } = useLingui();
  return ({ waits, waiting }: FirstSession) => [
    ...waits.map(({ until_days: until, people }, at) => {
      const from = (waits[at - 1]?.until_days ?? 0) + 1;
      const last = waits[at - 1]?.until_days ?? 0;
      const within = at === 0 ? t`Within ${until} days` : t`${from} to ${until} days`;
      return { key: String(until), label: until === null ? t`More than ${last} days` : within, people };
    }),
    { key: 'waiting', label: t`No session yet`, people: waiting },
  ];
};

/** How long it took from joining to the first session. */
export const WaitsCard = ({ side }: { side: InsightSide }) => {
  const { t } = useLingui();
  const programme = useThisProgramme();
  const query = useFirstSession(programme.id, side);
  const linesOf = useLines();
  const members = query.data?.members_count ?? 0;
  const lines = query.data ? linesOf(query.data) : [];
  const title = t`Time to the first session`;
  return (
    <ChartCard
      title={title}
      hint={t`Days from joining the program to the beginning of the first session that was held`}
      fileName={useFileName(`first-session-of-${side}s`)}
      table={
        members === 0
          ? null
          : {
              columns: [title, t`People`, t`Share`],
              rows: lines.map(({ label, people }) => [label, people, `${shareOf(people, members)}%`]),
            }
      }
      footer={
        <Button href={adminPath(programme, 'user_management?sort=-joined')}>{t`See the users by joining`}</Button>
      }
    >
      <Loaded query={query}>
        {({ median_days: median }) =>
          members === 0 ? (
            <NoData />
          ) : (
            <Stack>
              {median !== null && (
                <Text strong>{t`Half of those who have met did so within ${median} days, the others later.`}</Text>
              )}
              <Bars
                label={title}
                most={members}
                bars={lines.map(({ key, label, people }) => ({
                  key,
                  label,
                  value: people,
                  tone: key === 'waiting' ? 'quiet' : 'brand',
                  said: `${people} (${shareOf(people, members)}%)`,
                }))}
              />
            </Stack>
          )
        }
      </Loaded>
    </ChartCard>
  );
};
