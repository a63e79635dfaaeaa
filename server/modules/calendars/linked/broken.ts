import type { Temporal } from 'temporal-polyfill';
import type { BrokenWhy } from '../../../../contract/calendars/values.ts';
import type { CalendarBroken } from '../../../domain-events/calendars.ts';
import type { Change } from '../../../platform/work.ts';
import { noteCalendarBroken } from '../../availability/index.ts';
import type { KnownLink } from '../queries/linked.ts';

/** B54: the owner is told once that a link is broken, and once more when only they can mend it. */
export const noteBroken = async (change: Change, { link, reading }: KnownLink, why: BrokenWhy) => {
  const { userId, provider } = link;
  if (reading.brokenWhy === why || (reading.brokenWhy !== null && why === 'unreachable')) return;
  await noteCalendarBroken(change, link, why, reading.brokenSince ?? change.now);
  await change.announce<CalendarBroken>({
    name: 'calendar.broken',
    userId,
    provider,
    why,
    at: change.now.toString(),
  });
  change.refresh({ people: [userId], keys: ['me', 'calendars'] });
};

/** Since when a link has been good: when it was read last, or linked. */
export const lastGoodAt = ({ link, reading }: KnownLink): Temporal.Instant => reading.readAt ?? link.linkedAt;
