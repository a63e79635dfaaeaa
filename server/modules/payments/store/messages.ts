import { eq } from 'drizzle-orm';
import { db } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/work.ts';
import { gatewayMessages } from '../tables.ts';

export const wasReceived = async (tx: Tx, id: string) => {
  const rows = await db(tx).select({ id: gatewayMessages.id }).from(gatewayMessages).where(eq(gatewayMessages.id, id));
  return rows.length > 0;
};

export const insertMessage = async (tx: Tx, message: typeof gatewayMessages.$inferInsert) => {
  await db(tx).insert(gatewayMessages).values(message).onConflictDoNothing();
};
