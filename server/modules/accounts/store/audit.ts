import { eq } from 'drizzle-orm';
import { db } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/work.ts';
import { auditLog } from '../tables.ts';

export const insertAudit = async (tx: Tx, values: typeof auditLog.$inferInsert) => {
  await db(tx).insert(auditLog).values(values);
};

/** The source of an action is personal data and is erased; the action itself stays in the log. */
export const forgetSources = async (tx: Tx, actorId: number) => {
  await db(tx).update(auditLog).set({ ip: null }).where(eq(auditLog.actorId, actorId));
};
