import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { db } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/work.ts';
import { authTokens } from '../tables.ts';

type Purpose = typeof authTokens.$inferSelect.purpose;

export const insertToken = async (tx: Tx, values: typeof authTokens.$inferInsert) => {
  await db(tx).insert(authTokens).values(values);
};

/** Locks the row, so that a link opened twice at the same time is used only once. */
export const lockToken = async (tx: Tx, tokenHash: string, purpose: Purpose) => {
  const [row] = await db(tx)
    .select()
    .from(authTokens)
    .where(and(eq(authTokens.tokenHash, tokenHash), eq(authTokens.purpose, purpose)))
    .for('update');
  return row;
};

/** When one token has been used, all others of its kind are used up as well. */
export const spendTokens = async (tx: Tx, userId: number, purpose: Purpose, usedAt: Temporal.Instant) => {
  const unused = and(eq(authTokens.userId, userId), eq(authTokens.purpose, purpose), isNull(authTokens.usedAt));
  await db(tx).update(authTokens).set({ usedAt }).where(unused);
};

export const removeTokensOf = async (tx: Tx, userId: number) => {
  await db(tx).delete(authTokens).where(eq(authTokens.userId, userId));
};

export const forgetTokens = async (tx: Tx, expiredBefore: Temporal.Instant) => {
  await db(tx).delete(authTokens).where(lt(authTokens.expiresAt, expiredBefore));
};
