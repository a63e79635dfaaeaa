import { and, desc, eq, isNull, lte, ne, sql } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { users } from '../../accounts/tables.ts';
import { deliveries, whatsappReplies } from '../tables.ts';

/** What we answer to replies. */
export const answerTemplate = 'whatsapp.answer';

/** The accounts that have this number, and whether WhatsApp is on there (A89). */
export const accountsWithNumber = (tx: Tx, digits: string) =>
  read(tx)
    .select({ id: users.id, isOn: users.whatsappNotification })
    .from(users)
    .where(and(sql`regexp_replace(${users.phoneNo}, '\\D', '', 'g') = ${digits}`, isNull(users.deletedAt)));

/** The message to this person that the provider calls so. */
export const messageCalled = async (tx: Tx, userId: number, providerId: string) => {
  const [row] = await read(tx)
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(and(eq(deliveries.providerId, providerId), eq(deliveries.userId, userId)));
  return row?.id ?? null;
};

const message = { bookingId: deliveries.bookingId, createdAt: deliveries.createdAt, body: deliveries.body };

/** What a message of ours was about, and when it was written. */
export const aboutMessage = async (tx: Tx, id: number) => {
  const [row] = await read(tx).select(message).from(deliveries).where(eq(deliveries.id, id));
  return row;
};

/** The last message that somebody had before this moment; what we answer to replies is none. */
export const newestMessageTo = async (tx: Tx, userId: number, before: Temporal.Instant) => {
  const [row] = await read(tx)
    .select(message)
    .from(deliveries)
    .where(
      and(
        eq(deliveries.userId, userId),
        eq(deliveries.channel, 'whatsapp'),
        eq(deliveries.status, 'sent'),
        ne(deliveries.template, answerTemplate),
        lte(deliveries.sentAt, before),
      ),
    )
    .orderBy(desc(deliveries.sentAt), desc(deliveries.id))
    .limit(1);
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
