import { and, eq, isNull, sql } from 'drizzle-orm';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { users } from '../../accounts/tables.ts';
import { deliveries, whatsappReplies } from '../tables.ts';

/**
 * Whose number this is, if it is one account's alone and WhatsApp is on there (A89). Nobody can be told apart by a number
 * that several accounts have.
 */
export const ownerOfNumber = async (tx: Tx, digits: string) => {
  const rows = await read(tx)
    .select({ id: users.id, isOn: users.whatsappNotification })
    .from(users)
    .where(and(sql`regexp_replace(${users.phoneNo}, '\\D', '', 'g') = ${digits}`, isNull(users.deletedAt)))
    .limit(2);
  const [row, another] = rows;
  return row?.isOn && another === undefined ? row.id : null;
};

/** The message to this person that the provider calls so. */
export const messageCalled = async (tx: Tx, userId: number, providerId: string) => {
  const [row] = await read(tx)
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(and(eq(deliveries.providerId, providerId), eq(deliveries.userId, userId)));
  return row?.id ?? null;
};

/** What a message of ours was about, and when it was written. */
export const aboutMessage = async (tx: Tx, id: number) => {
  const [row] = await read(tx)
    .select({ bookingId: deliveries.bookingId, createdAt: deliveries.createdAt })
    .from(deliveries)
    .where(eq(deliveries.id, id));
  return row;
};

/** Whose reply it is; null for nobody's. */
export const writerOfReply = async (tx: Tx, id: number) => {
  const [row] = await read(tx)
    .select({ userId: whatsappReplies.userId })
    .from(whatsappReplies)
    .where(eq(whatsappReplies.id, id));
  return row?.userId ?? null;
};
