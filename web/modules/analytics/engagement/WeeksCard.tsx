import { useLingui } from '@lingui/react/macro';
import { adminPath } from '../../../lib/paths.ts';
import { plainDay } from '../../../lib/time.ts';
import { Button } from '../../../ui/Button.tsx';
import { ChartCard } from '../../../ui/charts/ChartCard.tsx';
import { TimeBars } from '../../../ui/charts/TimeBars.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useThisProgramme } from '../../programmes/index.ts';
import { Loaded } from '../Loaded.tsx';
import { NoData } from '../NoData.tsx';
import { useWeeks } from '../queries.ts';
import { useFileName } from '../useFileName.ts';

/** '28 Sep', without the year, which twelve weeks make obvious. */
const short = (day: string) => plainDay(day).replace(/ \d{4}$/, '');

/** Sessions week by week, and how many were missed. */
export const WeeksCard = () => {
  const { t } = useLingui();
  const programme = useThisProgramme();
  const query = useWeeks(programme.id);
  const weeks = query.data?.weeks ?? [];
  const isEmpty = weeks.every(({ held, missed, cancelled }) => held + missed + cancelled === 0);
  const title = t`Sessions per week`;
  const missedFrom = weeks[0]?.monday ?? '';
  return (
    <ChartCard
      title={title}
      hint={t`By the week in which a session begins, from Monday; the last one is this week`}
      fileName={useFileName('sessions-per-week')}
      table={
        isEmpty
          ? null
          : {
              columns: [t`Week from`, t`Held`, t`Missed`, t`Cancelled`],
              rows: weeks.map(({ monday, held, missed, cancelled }) => [plainDay(monday), held, missed, cancelled]),
            }
      }
      footer={
        <Button href={adminPath(programme, `bookings/bookings_list?status=missed&from=${missedFrom}`)}>
          {t`See the missed sessions`}
        </Button>
      }
    >
      <Loaded query={query}>
        {({ no_show_percentage: share, missed, held }) =>
          isEmpty ? (
            <NoData />
          ) : (
            <Stack>
              <Text strong>{t`No-shows: ${share}% (${missed} missed, ${held} held in these weeks)`}</Text>
              <TimeBars
                label={title}
                series={[
                  { key: 'held', label: t`Held`, tone: 'teal' },
                  { key: 'missed', label: t`Missed`, tone: 'coral' },
                  { key: 'cancelled', label: t`Cancelled`, tone: 'quiet' },
                ]}
                stretches={weeks.map((week) => ({
                  key: week.monday,
                  label: short(week.monday),
                  values: [week.held, week.missed, week.cancelled],
                }))}
              />
            </Stack>
          )
        }
      </Loaded>
    </ChartCard>
  );
};
