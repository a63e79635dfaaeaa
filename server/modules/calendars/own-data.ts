import type { OwnData } from '../../platform/plug.ts';
import { feedRowOf } from './queries.ts';

/** Our part of a person's download (M22): that they have a feed. Its address opens their calendar, so it stays out. */
export const ownData: OwnData = async (tx, userId) => {
  const row = await feedRowOf(tx, userId);
  return { calendar_feed: row ? { created_at: row.createdAt.toString() } : null };
};
