import type { Temporal } from 'temporal-polyfill';
import { found } from '../../platform/refusal.ts';
import type { Change } from '../../platform/work.ts';
import { fingerprint } from './fingerprint.ts';
import { presentAvailability } from './present.ts';
import { hoursOf } from './queries.ts';

/** The date on the wall of that zone. */
export const dayAt = (now: Temporal.Instant, timeZone: string) =>
  now.toZonedDateTimeISO(timeZone).toPlainDate().toString();

export const ownHours = async ({ tx }: Pick<Change, 'tx'>, userId: number) =>
  found((await hoursOf(tx, [userId])).get(userId), 'accounts.not_found');

/** A mentor's hours as their editor shows them. */
export const showAvailability = async (change: Pick<Change, 'tx' | 'now'>, userId: number) => {
  const hours = await ownHours(change, userId);
  return presentAvailability(hours, { today: dayAt(change.now, hours.timeZone), version: fingerprint(hours) });
};
