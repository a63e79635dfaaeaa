import { db } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/work.ts';
import { activities } from '../tables.ts';

/** BKG-122: what the admins of a programme read of what happens in it. */
export const recordActivity = async (tx: Tx, activity: typeof activities.$inferInsert) => {
  await db(tx).insert(activities).values(activity);
};
