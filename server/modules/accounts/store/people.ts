import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { db } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/work.ts';
import { identities, users } from '../tables.ts';

/** Null when the address or the slug is taken. */
export const insertPerson = async (tx: Tx, values: typeof users.$inferInsert) => {
  const [row] = await db(tx).insert(users).values(values).onConflictDoNothing().returning();
  return row ?? null;
};

/**
 * Rows that only refer to this person (an activity, a booking) do not wait for this lock: that could cause deadlocks.
 */
export const lockPerson = async (tx: Tx, id: number) => {
  const [row] = await db(tx).select().from(users).where(eq(users.id, id)).for('no key update');
  return row;
};

/**
 * The people among these whose accounts exist, locked so that they keep existing until the transaction ends: closing an
 * account waits.
 */
export const holdPeople = async (tx: Tx, ids: readonly number[]) => {
  const rows = await db(tx)
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...ids]), isNull(users.deletedAt)))
    .orderBy(asc(users.id))
    .for('share');
  return rows.map(({ id }) => id);
};

/**
 * Serialises whatever counts, moves or forbids sessions of these people. The locks are always taken in the order of the
 * ids (M03), after those on their rows.
 */
export const lockPeople = async (tx: Tx, userIds: readonly number[]) => {
  for (const id of [...new Set(userIds)].toSorted((a, b) => a - b)) {
    await db(tx).execute(sql`select pg_advisory_xact_lock(hashtextextended('person ' || ${id}::text, 7))`);
  }
};

/** Locks all platform admins until the transaction ends, so that the last two cannot leave at the same time (D30). */
export const lockPlatformAdmins = (tx: Tx) =>
  db(tx)
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.isPlatformAdmin, true), isNull(users.deletedAt)))
    .orderBy(asc(users.id))
    .for('no key update');

/**
 * Decisions on who is a platform admin take turns, also while there is none whose row could be locked. Returns the
 * platform admins, locked.
 */
export const holdPlatformAdmins = async (tx: Tx) => {
  await db(tx).execute(sql`select pg_advisory_xact_lock(hashtextextended('platform admins', 11))`);
  return lockPlatformAdmins(tx);
};

export const updatePerson = async (tx: Tx, id: number, values: Partial<typeof users.$inferInsert>) => {
  await db(tx).update(users).set(values).where(eq(users.id, id));
};

/** The password is the identity of the provider 'password' (M18). */
export const setPassword = async (tx: Tx, userId: number, secretHash: string, now: Temporal.Instant) => {
  await db(tx)
    .insert(identities)
    .values({ userId, provider: 'password', subject: String(userId), secretHash, createdAt: now })
    .onConflictDoUpdate({ target: [identities.userId, identities.provider], set: { secretHash } });
};

export const removeIdentities = async (tx: Tx, userId: number) => {
  await db(tx).delete(identities).where(eq(identities.userId, userId));
};
