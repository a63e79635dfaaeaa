import { useLingui } from '@lingui/react/macro';
import { IconCalendarEvent } from '@tabler/icons-react';
import type { EventCard } from '../../../contract/events/schemas/reading.ts';
import { refusalOf } from '../../lib/call.ts';
import { eventPaths } from '../../lib/paths.ts';
import { dayOfMonth, shortMonth } from '../../lib/time.ts';
import { SectionCard } from '../../ui/Card.tsx';
import { Grow, Row } from '../../ui/Layout.tsx';
import { Link } from '../../ui/navigation.tsx';
import { StatusPill } from '../../ui/Pills.tsx';
import { DayLeaf } from '../../ui/Poster.tsx';
import { ListRow, RowList } from '../../ui/RowList.tsx';
import { SkeletonList } from '../../ui/Skeletons.tsx';
import { EmptyState, ErrorState } from '../../ui/States.tsx';
import { Text } from '../../ui/Text.tsx';
import { useViewerZone } from '../accounts/index.ts';
import { useProgrammeHere } from '../programmes/index.ts';
import { useDashboardEvents } from './queries.ts';
import { placeWords, whenWords } from './words.ts';

const shown = 3;

const EventRow = ({ event, isMatched }: { event: EventCard; isMatched: boolean }) => {
  const { t } = useLingui();
  const zone = useViewerZone();
  const { start_time: start } = event;
  const place = placeWords(event);
  return (
    <ListRow href={event.link_path}>
      <Row gap="md" align="start" wrap={false}>
        <DayLeaf month={shortMonth(start, zone)} day={dayOfMonth(start, zone)} />
        <Grow>
          <Text strong lines={2}>
            {event.title}
          </Text>
          <Text size="meta" tone="secondary">
            {whenWords(event, zone)}
            {place !== '' && ` · ${place}`}
          </Text>
          {(isMatched || event.attending) && (
            <Row>
              {isMatched && <StatusPill tone="coral">{t`For you`}</StatusPill>}
              {event.attending && <StatusPill tone="green">{t`You are going`}</StatusPill>}
            </Row>
          )}
        </Grow>
      </Row>
    </ListRow>
  );
};

type Lists = NonNullable<ReturnType<typeof useDashboardEvents>['data']>;

/** Those that match come first, then the nearest. */
const firstOf = ({ upcoming, matched }: Lists) => {
  const ids = new Set(matched.map(({ id }) => id));
  const rest = upcoming.filter(({ id }) => !ids.has(id));
  return [...matched, ...rest].slice(0, shown).map((event) => ({ event, isMatched: ids.has(event.id) }));
};

const Rows = () => {
  const { t } = useLingui();
  const programme = useProgrammeHere();
  const { data, error, refetch, isFetching } = useDashboardEvents(programme?.id ?? null);
  if (!data)
    return error ? (
      <ErrorState compact message={refusalOf(error)?.error} onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <SkeletonList rows={shown} />
    );
  const events = firstOf(data);
  if (events.length === 0)
    return (
      <EmptyState compact icon={IconCalendarEvent} title={t`There are no upcoming events`}>
        {t`New events are listed here as soon as they are published.`}
      </EmptyState>
    );
  return (
    <RowList label={t`Events`}>
      {events.map(({ event, isMatched }) => (
        <EventRow key={event.id} event={event} isMatched={isMatched} />
      ))}
    </RowList>
  );
};

/** DSH-08, DSH-16, B109: the next events on a dashboard, with those that match the reader marked. */
export const NextEvents = () => {
  const { t } = useLingui();
  const programme = useProgrammeHere();
  return (
    <SectionCard title={t`Events`} flush actions={<Link href={eventPaths(programme).list()}>{t`See all`}</Link>}>
      <Rows />
    </SectionCard>
  );
};
