import { useLingui } from '@lingui/react/macro';
import { IconActivity } from '@tabler/icons-react';
import { Temporal } from '../../ui/temporal.ts';
import type { DashboardActivity } from '../../../contract/analytics/schemas/activities.ts';
import { serverNow } from '../../lib/clock.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { adminPath } from '../../lib/paths.ts';
import { dayIn, longDay, timeOfDay } from '../../lib/time.ts';
import { useActionWords, useActivities, useWho } from '../../modules/analytics/index.ts';
import { useThisProgramme } from '../../modules/programmes/index.ts';
import { AvatarStack } from '../../ui/Avatar.tsx';
import { SectionCard } from '../../ui/Card.tsx';
import { DateField } from '../../ui/dateFields.tsx';
import { ListPage } from '../../ui/frames/ListPage.tsx';
import { InfiniteList } from '../../ui/InfiniteList.tsx';
import { Grow, Row, Stack } from '../../ui/Layout.tsx';
import { Link } from '../../ui/navigation.tsx';
import { ListRow, RowList } from '../../ui/RowList.tsx';
import { SkeletonList } from '../../ui/Skeletons.tsx';
import { EmptyState, ErrorState } from '../../ui/States.tsx';
import { Text } from '../../ui/Text.tsx';

interface Props {
  zone: string;
  date: string | null;
  onDate: (date: string | null) => void;
}

/** ADB-50: 'Today', 'Yesterday' or the full date. */
const useDayWords = (zone: string) => {
  const { t } = useLingui();
  const today = Temporal.PlainDate.from(dayIn(serverNow(), zone));
  return (day: string, at: string) => {
    if (today.toString() === day) return t`Today`;
    return today.subtract({ days: 1 }).toString() === day ? t`Yesterday` : longDay(at, zone);
  };
};

const keyOf = ({ action, id }: DashboardActivity) => `${action} ${id}`;

/** New activities push the rest down, so the last one of a page can come again as the first of the next. */
const onceEach = (activities: readonly DashboardActivity[]) => [
  ...new Map(activities.map((activity) => [keyOf(activity), activity])).values(),
];

/** Groups the activities by day; they arrive latest first. */
const byDay = (activities: readonly DashboardActivity[], zone: string) => {
  const days = new Map<string, DashboardActivity[]>();
  for (const activity of activities) {
    const day = dayIn(activity.created_at, zone);
    days.set(day, [...(days.get(day) ?? []), activity]);
  }
  return [...days];
};

const Line = ({ activity, zone }: { activity: DashboardActivity; zone: string }) => {
  const { t } = useLingui();
  const words = useActionWords();
  const programme = useThisProgramme();
  const people = useWho()(activity);
  const { action, created_at: at, booking_id: id } = activity;
  return (
    <Row gap="md">
      <AvatarStack people={people} size={32} />
      <Grow>
        <Text strong size="control">
          {words[action]}
        </Text>
        <Text size="control">{people.map(({ name }) => name).join(' · ')}</Text>
      </Grow>
      <Stack gap="none">
        <Text size="meta" tone="secondary" align="end">
          {timeOfDay(at, zone)}
        </Text>
        {id !== null && <Link href={adminPath(programme, `bookings/${id}`)}>{t`Booking #${id}`}</Link>}
      </Stack>
    </Row>
  );
};

const Days = ({ activities, zone }: { activities: readonly DashboardActivity[]; zone: string }) => {
  const say = useDayWords(zone);
  const days = byDay(activities, zone).map(([day, ofDay]) => ({
    day,
    ofDay,
    title: say(day, ofDay[0]?.created_at ?? ''),
  }));
  return days.map(({ day, ofDay, title }) => (
    <SectionCard key={day} title={title} flush>
      <RowList label={title}>
        {ofDay.map((activity) => (
          <ListRow key={keyOf(activity)}>
            <Line activity={activity} zone={zone} />
          </ListRow>
        ))}
      </RowList>
    </SectionCard>
  ));
};

/** ADB-50: what happened in a programme, latest first; loads more when its end comes into view. */
export const ActivitiesPage = ({ zone, date, onDate }: Props) => {
  const { t } = useLingui();
  usePageTitle(t`Activities`);
  const programme = useThisProgramme();
  const { data, isError, refetch, ...more } = useActivities(programme.id, date);
  const activities = data && onceEach(data.pages.flatMap((page) => page.activities));
  return (
    <ListPage
      title={t`Activities`}
      back={{ href: adminPath(programme), label: t`Dashboard` }}
      width="admin"
      resultBar={<DateField label={t`Date`} value={date} onChange={onDate} max={dayIn(serverNow(), zone)} clearable />}
    >
      {!activities && !isError && <SkeletonList rows={6} />}
      {!activities && isError && <ErrorState message={t`Error loading activities.`} onRetry={() => void refetch()} />}
      {activities?.length === 0 && (
        <EmptyState
          icon={IconActivity}
          title={date === null ? t`Nothing has happened yet.` : t`Nothing happened on this day.`}
        />
      )}
      {activities && activities.length > 0 && (
        <InfiniteList
          hasMore={more.hasNextPage}
          loading={more.isFetchingNextPage}
          failed={more.isFetchNextPageError}
          onMore={() => void more.fetchNextPage()}
          onRetry={() => void more.fetchNextPage()}
        >
          <Stack>
            <Days activities={activities} zone={zone} />
          </Stack>
        </InfiniteList>
      )}
    </ListPage>
  );
};
