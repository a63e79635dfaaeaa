import type { Temporal } from 'temporal-polyfill';
import type { Tx } from '../../platform/work.ts';
import { insertView } from './store/follows.ts';

interface View {
  userId: number;
  viewerId: number;
  now: Temporal.Instant;
}

/** B18: a profile view counts once per viewer and day (UTC); viewing your own profile never counts. */
export const recordView = async (tx: Tx, { userId, viewerId, now }: View) => {
  if (userId === viewerId) return;
  await insertView(tx, userId, viewerId, now.toZonedDateTimeISO('UTC').toPlainDate().toString());
};
