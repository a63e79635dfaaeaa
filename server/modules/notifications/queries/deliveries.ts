import { count, desc, eq } from 'drizzle-orm';
import { read } from '../../../platform/read.ts';
import { type TableReads, whereOf } from '../../../platform/table-pages.ts';
import type { Tx } from '../../../platform/work.ts';
import { deliveries } from '../tables.ts';

/** The columns that the list shows of an email: never its text. */
const listed = {
  id: deliveries.id,
  toAddress: deliveries.toAddress,
  channel: deliveries.channel,
  subject: deliveries.subject,
  template: deliveries.template,
  status: deliveries.status,
  tries: deliveries.tries,
  error: deliveries.error,
  confidential: deliveries.confidential,
  createdAt: deliveries.createdAt,
  sentAt: deliveries.sentAt,
  nextTryAt: deliveries.nextTryAt,
};

const searched = {
  id: deliveries.id,
  at: deliveries.createdAt,
  fields: {
    to: deliveries.toAddress,
    channel: deliveries.channel,
    subject: deliveries.subject,
    kind: deliveries.template,
    state: deliveries.status,
    last_error: deliveries.error,
  },
};

const letters = (tx: Tx) => read(tx).select(listed).from(deliveries);
export type ListedDelivery = Awaited<ReturnType<typeof letters>>[number];

/** The outbox (B113): every email ever written, and its delivery status. */
export const deliveryReads: TableReads<ListedDelivery> = {
  count: async (tx, narrowed) => {
    const [row] = await read(tx).select({ times: count() }).from(deliveries).where(whereOf(searched, narrowed));
    return row?.times ?? 0;
  },
  rows: (tx, narrowed, stretch) =>
    letters(tx)
      .where(whereOf(searched, narrowed, stretch))
      .orderBy(desc(deliveries.id))
      .limit(stretch.size)
      .offset(stretch.skip ?? 0),
};

/** One email with its text, or undefined. */
export const deliveryById = async (tx: Tx, id: number) => {
  const [row] = await read(tx)
    .select({ ...listed, body: deliveries.body })
    .from(deliveries)
    .where(eq(deliveries.id, id));
  return row;
};
