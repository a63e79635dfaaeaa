import { eq, isNull } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { db } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/work.ts';
import { creditPackages } from '../tables.ts';

/** Those that are there already stay as they are. */
export const insertPackages = async (tx: Tx, rows: (typeof creditPackages.$inferInsert)[]) => {
  await db(tx).insert(creditPackages).values(rows).onConflictDoNothing();
};

export const insertPackage = async (tx: Tx, values: typeof creditPackages.$inferInsert) => {
  const [row] = await db(tx).insert(creditPackages).values(values).returning({ id: creditPackages.id });
  if (!row) throw new Error('the package was not written');
  return row.id;
};

/** The ids of what can be bought; of two admins who retire the last two at once, one comes second. */
export const lockOfferedPackages = async (tx: Tx) => {
  const rows = await db(tx)
    .select({ id: creditPackages.id })
    .from(creditPackages)
    .where(isNull(creditPackages.retiredAt))
    .orderBy(creditPackages.id)
    .for('update');
  return rows.map(({ id }) => id);
};

export const retire = async (tx: Tx, id: number, retiredAt: Temporal.Instant) => {
  await db(tx).update(creditPackages).set({ retiredAt }).where(eq(creditPackages.id, id));
};
