import type { Temporal } from 'temporal-polyfill';
import { eachApart } from '../../platform/each-apart.ts';
import type { Job } from '../../platform/jobs.ts';
import type { Change, Tx } from '../../platform/work.ts';
import { ownersOfExpired } from './queries/ledger.ts';
import { hasExpired, type Lot } from './rules/lots.ts';
import { lockBalance, recordEntry } from './store/ledger.ts';
import { changeLot, openLots } from './store/lots.ts';

/**
 * B36: takes what is left of expired lots out of the balance, with an entry each. What was spent is no longer in its lot
 * and does not expire. False when the balance does not cover it. The caller holds the balance.
 */
export const expireLots = async (
  tx: Tx,
  { userId, lots, now }: { userId: number; lots: readonly Lot[]; now: Temporal.Instant },
) => {
  for (const { entryId, pointsLeft } of lots.filter((lot) => hasExpired(lot, now))) {
    const gone = { userId, bookingId: null, kind: 'expiry', points: -pointsLeft, createdAt: now } as const;
    if ((await recordEntry(tx, gone)) === null) return false;
    await changeLot(tx, entryId, -pointsLeft);
  }
  return true;
};

const expireOf = async ({ tx, now, refresh }: Change, userId: number) => {
  await lockBalance(tx, userId);
  const lots = await openLots(tx, userId);
  if (!(await expireLots(tx, { userId, lots, now })))
    throw new Error(`the balance of user ${userId} is below what is left of its lots`);
  refresh({ people: [userId], keys: ['me', 'slots'] });
};

/** Run by the clock; each person in a transaction of their own, so that one failure does not stop the others. */
export const expireCredits = async ({ now, transact }: Job) => {
  const owners = await transact(({ tx }) => ownersOfExpired(tx, now));
  await eachApart(owners, ({ userId }) => transact((change) => expireOf(change, userId)));
};
