import { and, asc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { db } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/work.ts';
import { loginAttempts } from '../tables.ts';

/** Serialises the attempts on one address, so that none escapes the count. */
export const lockAddress = async (tx: Tx, email: string) => {
  await db(tx).execute(sql`select pg_advisory_xact_lock(hashtextextended('address ' || lower(${email}::text), 11))`);
};

export const recentAttempts = (tx: Tx, email: string, ip: string, since: Temporal.Instant) =>
  db(tx)
    .select({ at: loginAttempts.at, succeeded: loginAttempts.succeeded })
    .from(loginAttempts)
    .where(and(eq(loginAttempts.email, email), eq(loginAttempts.ip, ip), gt(loginAttempts.at, since)))
    .orderBy(asc(loginAttempts.at), asc(loginAttempts.id));

/** Recorded as a failure until it is known to have succeeded. */
export const insertAttempt = async (tx: Tx, email: string, ip: string, at: Temporal.Instant) => {
  const [row] = await db(tx).insert(loginAttempts).values({ email, ip, succeeded: false, at }).returning();
  return row?.id ?? null;
};

export const markSucceeded = async (tx: Tx, id: number) => {
  await db(tx).update(loginAttempts).set({ succeeded: true }).where(eq(loginAttempts.id, id));
};

export const removeAttemptsOn = async (tx: Tx, email: string) => {
  await db(tx).delete(loginAttempts).where(eq(loginAttempts.email, email));
};

export const forgetAttempts = async (tx: Tx, before: Temporal.Instant) => {
  await db(tx).delete(loginAttempts).where(lt(loginAttempts.at, before));
};
