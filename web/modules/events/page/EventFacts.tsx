import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconCalendarEvent, IconMapPin, IconUsers, IconVideo, IconWorld } from '@tabler/icons-react';
import type { Event } from '../../../../contract/events/schemas/reading.ts';
import { IconLine } from '../../../ui/Facts.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { Link } from '../../../ui/navigation.tsx';
import { useViewerZone } from '../../accounts/index.ts';
import { isElsewhere, placeWords, whenWords, zoneWords } from '../words.ts';

/** The place on a map; null where nobody has marked it. */
const mapOf = (geocode: string) =>
  geocode === '' ? null : `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(geocode)}`;

/** EVT-02: on the reader's clock, and on that of the event where it shows something else. */
const When = ({ event }: { event: Event }) => {
  const { t } = useLingui();
  const zone = useViewerZone();
  const here = whenWords(event, zone);
  const there = whenWords(event, event.timezone);
  if (!isElsewhere(event, zone))
    return (
      <IconLine icon={IconCalendarEvent} strong>
        {here}, {zoneWords(event.start_time, event.timezone)}
      </IconLine>
    );
  return (
    <>
      <IconLine icon={IconCalendarEvent} strong>
        {t`${here} (your time)`}
      </IconLine>
      <IconLine icon={IconWorld} tone="secondary">
        {there}, {zoneWords(event.start_time, event.timezone)}
      </IconLine>
    </>
  );
};

const Where = ({ event }: { event: Event }) => {
  const { t } = useLingui();
  const place = placeWords(event);
  const map = event.event_type === 'physical' ? mapOf(event.geocode) : null;
  if (place === '' && map === null) return null;
  return (
    <IconLine icon={event.event_type === 'webinar' ? IconVideo : IconMapPin}>
      {place}
      {place !== '' && map !== null && ' · '}
      {map !== null && (
        <Link href={map} newTab>
          {t`See on the map`}
        </Link>
      )}
    </IconLine>
  );
};

const Attendees = ({ event: { total_attendees: count, event_ended: isOver } }: { event: Event }) => {
  if (count === 0 && isOver) return null;
  return (
    <IconLine icon={IconUsers}>
      {count === 0 ? (
        <Trans>Be the first to reserve a spot</Trans>
      ) : isOver ? (
        <Plural value={count} one="# ticket was taken" other="# tickets were taken" />
      ) : (
        <Plural value={count} one="# ticket taken" other="# tickets taken" />
      )}
    </IconLine>
  );
};

/** EVT-02: when, where, and how many tickets are taken. */
export const EventFacts = ({ event }: { event: Event }) => (
  <Stack gap="xs">
    <When event={event} />
    <Where event={event} />
    {event.cancelled_at === null && <Attendees event={event} />}
  </Stack>
);
