import { and, eq, gt, gte, isNotNull, isNull, ne } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { db } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/work.ts';
import { addressChanges } from '../tables.ts';

export type AddressChange = typeof addressChanges.$inferSelect;

export const insertAddressChange = async (tx: Tx, values: typeof addressChanges.$inferInsert) => {
  const [row] = await db(tx).insert(addressChanges).values(values).returning();
  if (!row) throw new Error('the change of address was not written');
  return row;
};

/** Only the latest address that was asked for can be confirmed. */
export const forgetAskedAddresses = async (tx: Tx, userId: number) => {
  await db(tx)
    .delete(addressChanges)
    .where(and(eq(addressChanges.userId, userId), isNull(addressChanges.confirmedAt)));
};

export const updateAddressChange = async (tx: Tx, id: number, values: Partial<AddressChange>) => {
  await db(tx).update(addressChanges).set(values).where(eq(addressChanges.id, id));
};

/**
 * The change that a link belongs to. Every change of a person's address is made under the lock on that person, so lock
 * them and read it again before acting on it.
 */
export const addressChangeOf = async (tx: Tx, which: { confirmHash: string } | { undoHash: string }) => {
  const isIt =
    'confirmHash' in which
      ? eq(addressChanges.confirmHash, which.confirmHash)
      : eq(addressChanges.undoHash, which.undoHash);
  const [row] = await db(tx).select().from(addressChanges).where(isIt);
  return row;
};

/** Undoes this change and those that came after it. */
export const markUndone = async (tx: Tx, { id, userId }: AddressChange, undoneAt: Temporal.Instant) => {
  const later = and(eq(addressChanges.userId, userId), gte(addressChanges.id, id));
  await db(tx)
    .update(addressChanges)
    .set({ undoneAt })
    .where(and(later, isNotNull(addressChanges.confirmedAt), isNull(addressChanges.undoneAt)));
};

/** Whether the address is kept for someone else, who may take back its change. */
export const isReserved = async (tx: Tx, email: string, userId: number | null, now: Temporal.Instant) => {
  const [row] = await db(tx)
    .select({ id: addressChanges.id })
    .from(addressChanges)
    .where(
      and(
        eq(addressChanges.oldEmail, email),
        isNotNull(addressChanges.confirmedAt),
        isNull(addressChanges.undoneAt),
        gt(addressChanges.undoUntil, now),
        userId === null ? undefined : ne(addressChanges.userId, userId),
      ),
    )
    .limit(1);
  return row !== undefined;
};

export const removeAddressChanges = async (tx: Tx, userId: number) => {
  await db(tx).delete(addressChanges).where(eq(addressChanges.userId, userId));
};
