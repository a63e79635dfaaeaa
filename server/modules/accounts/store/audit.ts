import { eq, lt, sql } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { db } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/work.ts';
import { auditLog, users } from '../tables.ts';

/** Whoever is an admin of the platform now: the line keeps it, whatever they are when it is read. */
const isPlatformAdmin = (id: number) =>
  sql<boolean>`coalesce((select ${users.isPlatformAdmin} from ${users} where ${users.id} = ${id}), false)`;

export const insertAudit = async (tx: Tx, values: Omit<typeof auditLog.$inferInsert, 'byPlatform'>) => {
  const { actorId, asUserId } = values;
  const byPlatform = asUserId != null || (actorId != null && isPlatformAdmin(actorId));
  await db(tx)
    .insert(auditLog)
    .values({ ...values, byPlatform });
};

/** The source of an action is personal data and is erased; the action itself stays in the log. */
export const forgetSources = async (tx: Tx, actorId: number) => {
  await db(tx).update(auditLog).set({ ip: null }).where(eq(auditLog.actorId, actorId));
};

export const forgetAudit = async (tx: Tx, before: Temporal.Instant) => {
  await db(tx).delete(auditLog).where(lt(auditLog.at, before));
};
