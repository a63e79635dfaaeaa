import { eq, inArray, lt } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { db } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/work.ts';
import { authSessions } from '../tables.ts';

export const insertSession = async (tx: Tx, values: typeof authSessions.$inferInsert) => {
  await db(tx).insert(authSessions).values(values);
};

export const prolongSession = async (tx: Tx, id: number, now: Temporal.Instant, expiresAt: Temporal.Instant) => {
  await db(tx).update(authSessions).set({ renewedAt: now, expiresAt }).where(eq(authSessions.id, id));
};

/**
 * Ends all credentials of the browsers that these tokens belong to: a cookie and its bearer token end together (A47).
 * Returns whose they were.
 */
export const endBrowsers = async (tx: Tx, tokenHashes: readonly string[]) => {
  if (tokenHashes.length === 0) return [];
  const browsers = db(tx)
    .select({ key: authSessions.browserKey })
    .from(authSessions)
    .where(inArray(authSessions.tokenHash, [...tokenHashes]));
  const ended = await db(tx)
    .delete(authSessions)
    .where(inArray(authSessions.browserKey, browsers))
    .returning({ userId: authSessions.userId });
  return [...new Set(ended.map(({ userId }) => userId))];
};

export const endSessionsOf = async (tx: Tx, userId: number) => {
  await db(tx).delete(authSessions).where(eq(authSessions.userId, userId));
};

/** Ends the sessions in which this platform admin is viewing as somebody else (B11). */
export const endViewsBy = async (tx: Tx, adminId: number) => {
  await db(tx).delete(authSessions).where(eq(authSessions.adminBaseUserId, adminId));
};

export const forgetExpiredSessions = async (tx: Tx, now: Temporal.Instant) => {
  await db(tx).delete(authSessions).where(lt(authSessions.expiresAt, now));
};
