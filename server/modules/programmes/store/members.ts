import { db } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/work.ts';
import { roles } from '../tables.ts';

/** Null when the programme already has a role with this name. */
export const insertRole = async (tx: Tx, values: typeof roles.$inferInsert) => {
  const [row] = await db(tx).insert(roles).values(values).onConflictDoNothing().returning();
  return row ?? null;
};
