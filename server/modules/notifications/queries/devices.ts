import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { authSessions } from '../../accounts/tables.ts';
import { pushSubscriptions } from '../tables.ts';

export type DeviceRow = typeof pushSubscriptions.$inferSelect;

/** The devices of these people, the latest first: those whose session has not ended. */
export const devicesOf = async (tx: Tx, userIds: readonly number[], now: Temporal.Instant): Promise<DeviceRow[]> => {
  if (userIds.length === 0) return [];
  const rows = await read(tx)
    .select({ device: pushSubscriptions })
    .from(pushSubscriptions)
    .innerJoin(authSessions, eq(authSessions.id, pushSubscriptions.sessionId))
    .where(and(inArray(pushSubscriptions.userId, [...userIds]), gt(authSessions.expiresAt, now)))
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id));
  return rows.map(({ device }) => device);
};

export const deviceById = async (tx: Tx, id: number): Promise<DeviceRow | undefined> => {
  const [row] = await read(tx).select().from(pushSubscriptions).where(eq(pushSubscriptions.id, id));
  return row;
};
