import { useLingui } from '@lingui/react/macro';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { MonthlyActivities } from '../../../../contract/analytics/schemas/activities.ts';
import { activityActions, activityYears } from '../../../../contract/analytics/values.ts';
import { serverNow } from '../../../lib/clock.ts';
import { dayIn, plainDay, plainMonth } from '../../../lib/time.ts';
import { IconButton } from '../../../ui/Button.tsx';
import { ChartCard } from '../../../ui/charts/ChartCard.tsx';
import { TimeBars } from '../../../ui/charts/TimeBars.tsx';
import { Row } from '../../../ui/Layout.tsx';
import { addMonths, monthOf } from '../../../ui/month.ts';
import { Text } from '../../../ui/Text.tsx';
import { useThisProgramme } from '../../programmes/index.ts';
import { useActionWords } from '../latest/LatestCards.tsx';
import { Loaded } from '../Loaded.tsx';
import { NoData } from '../NoData.tsx';
import { useMonth } from '../queries.ts';
import { useFileName } from '../useFileName.ts';

/** Sessions are arranged, sessions are held or called off, and everything else that people do. */
const seriesOf = ({ created, confirmed, completed, canceled, reviewed, submitted, joined }: Actions) => [
  created + confirmed,
  completed + canceled,
  reviewed + submitted + joined,
];
type Actions = MonthlyActivities['days'][number]['actions'];

interface Props {
  /** '2026-11'; this month unless told. */
  month: string | undefined;
  zone: string;
  onMonth: (month: string) => void;
}

const MonthPick = ({ month, latest, onMonth }: { month: string; latest: string; onMonth: Props['onMonth'] }) => {
  const { t } = useLingui();
  const isLatest = month >= latest;
  return (
    <Row gap="xs" wrap={false}>
      <IconButton
        icon={IconChevronLeft}
        label={t`Previous month`}
        onPress={() => onMonth(addMonths(month, -1))}
        whyNot={month <= `${activityYears.first}-01` ? t`There are no earlier months` : null}
      />
      <Text size="control" strong>
        {plainMonth(`${month}-01`)}
      </Text>
      <IconButton
        icon={IconChevronRight}
        label={t`Next month`}
        onPress={() => onMonth(addMonths(month, 1))}
        whyNot={isLatest ? t`There are no later months yet` : null}
      />
    </Row>
  );
};

const dayNumber = (date: string) => String(Number(date.slice(8)));

/** ANA-13: how much happened on each day of a month. */
export const MonthCard = ({ month: asked, zone, onMonth }: Props) => {
  const { t } = useLingui();
  const latest = monthOf(dayIn(serverNow(), zone));
  const month = asked ?? latest;
  const query = useMonth(useThisProgramme().id, month);
  const words = useActionWords();
  const { data } = query;
  const title = t`Activities of a month`;
  const isEmpty = data === undefined || data.total === 0;
  return (
    <ChartCard
      title={title}
      hint={t`Everything that is listed under the activities of the program, by day`}
      actions={<MonthPick {...{ month, latest, onMonth }} />}
      fileName={useFileName(`activities-${month}`)}
      table={
        isEmpty
          ? null
          : {
              columns: [t`Day`, ...activityActions.map((action) => words[action]), t`All`],
              rows: data.days.map(({ date, actions, total }) => [
                plainDay(date),
                ...activityActions.map((action) => actions[action]),
                total,
              ]),
            }
      }
    >
      <Loaded query={query}>
        {({ days }) =>
          isEmpty ? (
            <NoData />
          ) : (
            <TimeBars
              label={title}
              series={[
                { key: 'arranged', label: t`Sessions booked or confirmed`, tone: 'brand' },
                { key: 'over', label: t`Sessions completed or cancelled`, tone: 'teal' },
                { key: 'other', label: t`Reflections, surveys, people joining`, tone: 'coral' },
              ]}
              stretches={days.map(({ date, actions }) => ({
                key: date,
                label: dayNumber(date),
                values: seriesOf(actions),
              }))}
            />
          )
        }
      </Loaded>
    </ChartCard>
  );
};
