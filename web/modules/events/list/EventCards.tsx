import { useLingui } from '@lingui/react/macro';
import { IconCalendarEvent, IconClock, IconMapPin, IconTicket, IconVideo } from '@tabler/icons-react';
import type { EventCard as Event } from '../../../../contract/events/schemas/reading.ts';
import { Card } from '../../../ui/Card.tsx';
import { IconLine } from '../../../ui/Facts.tsx';
import { CardBody, CardGrid, Stack } from '../../../ui/Layout.tsx';
import { StatusPill } from '../../../ui/Pills.tsx';
import { Poster } from '../../../ui/Poster.tsx';
import { Heading, Text } from '../../../ui/Text.tsx';
import { useViewerZone } from '../../accounts/index.ts';
import { cityOf, dayWords, isElsewhere, placeWords, priceWords, timeWords } from '../words.ts';

/** The pills on a card: what is over, then what the reader has, then what is left. */
const Pills = ({ event }: { event: Event }) => {
  const { t } = useLingui();
  const { event_ended: isOver, attending, sold_out: isSoldOut, mentor_class: isClass } = event;
  return (
    <>
      {isOver && <StatusPill tone="grey">{t`Event Ended`}</StatusPill>}
      {attending && <StatusPill tone="green">{isOver ? t`You were there` : t`You are going`}</StatusPill>}
      {!isOver && !attending && isSoldOut && <StatusPill tone="orange">{t`Sold out`}</StatusPill>}
      {isClass && <StatusPill tone="brand">{t`MentorClass`}</StatusPill>}
    </>
  );
};

const Price = ({ event }: { event: Event }) => {
  const words = priceWords(event);
  if (event.event_ended || words === null) return null;
  return (
    <IconLine icon={IconTicket} strong>
      {words}
    </IconLine>
  );
};

/** The hours on the clocks of the event. */
const There = ({ event }: { event: Event }) => {
  const { t } = useLingui();
  const [hours, city] = [timeWords(event, event.timezone), cityOf(event.timezone)];
  return (
    <Text as="div" size="meta" tone="secondary">
      {t`${hours} in ${city}`}
    </Text>
  );
};

/** DSH-08 */
const EventCard = ({ event, level }: { event: Event; level: 2 | 3 }) => {
  const zone = useViewerZone();
  const place = placeWords(event);
  const isOnline = event.event_type === 'webinar';
  return (
    <Card as="li" href={event.link_path} padding="none">
      <Poster src={event.photo} icon={isOnline ? IconVideo : IconMapPin} corner={<Pills event={event} />} />
      <CardBody>
        <Heading level={level} look="card" lines={2}>
          {event.title}
        </Heading>
        <Stack gap="xs">
          <IconLine icon={IconCalendarEvent}>{dayWords(event, zone)}</IconLine>
          <IconLine icon={IconClock}>
            {timeWords(event, zone)}
            {isElsewhere(event, zone) && <There event={event} />}
          </IconLine>
          {place !== '' && <IconLine icon={isOnline ? IconVideo : IconMapPin}>{place}</IconLine>}
          <Price event={event} />
        </Stack>
      </CardBody>
    </Card>
  );
};

interface Props {
  events: readonly Event[];
  label: string;
  /** Of the cards' headings. */
  level?: 2 | 3;
}

export const EventCards = ({ events, label, level = 2 }: Props) => (
  <CardGrid as="ul" label={label}>
    {events.map((event) => (
      <EventCard key={event.id} event={event} level={level} />
    ))}
  </CardGrid>
);
