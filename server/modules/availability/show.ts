import type { Temporal } from 'temporal-polyfill';
import { found } from '../../platform/refusal.ts';
import type { Change } from '../../platform/work.ts';
import { fingerprint } from './fingerprint.ts';
import { presentAvailability } from './present.ts';
import { hoursOf } from './queries.ts';

/** The current date in that zone. */
export const dayAt = (now: Temporal.Instant, timeZone: string) =>
  now.toZonedDateTimeISO(timeZone).toPlainDate().toString();

/** Whose hours, and in which programme; null for their personal ones. */
export interface Whose {
  userId: number;
  programId: number | null;
}

/** The hours that apply there. */
export const hoursThere = async ({ tx }: Pick<Change, 'tx'>, { userId, programId }: Whose) =>
  found((await hoursOf(tx, [userId], programId)).get(userId), 'accounts.not_found');

/** A mentor's hours as the editor shows them. */
export const showAvailability = async (change: Pick<Change, 'tx' | 'now'>, whose: Whose) => {
  const hours = await hoursThere(change, whose);
  return presentAvailability(hours, { today: dayAt(change.now, hours.timeZone), version: fingerprint(hours) });
};
