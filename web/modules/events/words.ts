import { t } from '@lingui/core/macro';
import type { EventCard } from '../../../contract/events/schemas/reading.ts';
import { money } from '../../lib/money.ts';
import { dayIn, offsetOf, shortDay, timeOfDay, timeRange } from '../../lib/time.ts';

type Timed = Pick<EventCard, 'start_time' | 'end_time'>;

/** EVT-31: tickets are sold in ringgit. */
export const ringgit = (amount: number) => money(amount, 'MYR');

/** Whether an event ends on another day than it begins, on the reader's clock. */
const lastsLonger = ({ start_time: start, end_time: end }: Timed, zone: string) =>
  dayIn(start, zone) !== dayIn(end, zone);

/** 'Wed, 2 Dec 2026'; over several days, the first and the last. */
export const dayWords = (event: Timed, zone: string) => {
  const first = shortDay(event.start_time, zone);
  return lastsLonger(event, zone) ? `${first} – ${shortDay(event.end_time, zone)}` : first;
};

/** '7:00 pm – 9:00 pm'; over several days, each with its day. */
export const timeWords = (event: Timed, zone: string) =>
  lastsLonger(event, zone)
    ? `${shortDay(event.start_time, zone)}, ${timeOfDay(event.start_time, zone)} – ${shortDay(event.end_time, zone)}, ${timeOfDay(event.end_time, zone)}`
    : timeRange(event.start_time, event.end_time, zone);

/** 'Wed, 2 Dec 2026, 7:00 pm – 9:00 pm' */
export const whenWords = (event: Timed, zone: string) =>
  lastsLonger(event, zone) ? timeWords(event, zone) : `${dayWords(event, zone)}, ${timeWords(event, zone)}`;

/** 'Kuala Lumpur' */
export const cityOf = (zone: string) => zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;

/** 'Kuala Lumpur (UTC+08:00)' */
export const zoneWords = (moment: string, zone: string) => `${cityOf(zone)} (${offsetOf(moment, zone)})`;

/** Whether clocks show something else where the event is. */
export const isElsewhere = (
  { start_time: start, end_time: end, timezone }: Timed & { timezone: string },
  zone: string,
) => [start, end].some((moment) => offsetOf(moment, timezone) !== offsetOf(moment, zone));

/** EVT-01, EVT-20: where it is; '' if nobody has said. */
export const placeWords = ({ event_type: type, venue_title: venue }: Pick<EventCard, 'event_type' | 'venue_title'>) =>
  type === 'webinar' ? t`Online` : venue;

/** EVT-01: what the cheapest ticket costs; null if there are no tickets. */
export const priceWords = ({
  from_price: least,
  paid_from_price: leastPaid,
}: Pick<EventCard, 'from_price' | 'paid_from_price'>) => {
  if (leastPaid === null) return least === null ? null : t`Free`;
  const price = ringgit(leastPaid);
  return least === 0 ? t`Free, or from ${price}` : t`From ${price}`;
};
