import type { OwnData } from '../../platform/plug.ts';
import { feedRowOf } from './queries.ts';
import { entriesOf, linksOf } from './queries/linked.ts';

/**
 * Our part of a person's download (M22): that they have a feed, and which calendars they have linked. The feed's address
 * and the tokens open their calendars, so they stay out.
 */
export const ownData: OwnData = async (tx, userId) => {
  const row = await feedRowOf(tx, userId);
  const linked_calendars = [];
  for (const { link, reading } of await linksOf(tx, userId)) {
    const entries = await entriesOf(tx, link);
    linked_calendars.push({
      provider: link.provider,
      account: link.account,
      linked_at: link.linkedAt.toString(),
      read_at: reading.readAt?.toString() ?? null,
      sessions_written: entries.map(({ bookingId }) => bookingId),
    });
  }
  return { calendar_feed: row ? { created_at: row.createdAt.toString() } : null, linked_calendars };
};
