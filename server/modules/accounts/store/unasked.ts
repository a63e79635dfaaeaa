import { lt, sql } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { chunks } from '../../../platform/chunks.ts';
import { db } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/work.ts';
import { unaskedEmails } from '../tables.ts';

type Row = typeof unaskedEmails.$inferSelect;

/** Rows per statement. */
const atOnce = 1000;

/** In one order for everybody, so that no two senders wait for each other. */
const upsert = async (tx: Tx, rows: readonly Row[], set: Partial<Record<keyof Row, ReturnType<typeof sql>>>) => {
  const sorted = rows.toSorted((one, other) => (one.mailboxHash < other.mailboxHash ? -1 : 1));
  const written: Row[] = [];
  for (const some of chunks(sorted, atOnce)) {
    const change = { target: unaskedEmails.mailboxHash, set };
    written.push(...(await db(tx).insert(unaskedEmails).values(some).onConflictDoUpdate(change).returning()));
  }
  return written;
};

/** What these mailboxes were sent. Whoever else wants to write to one of them waits until the transaction ends. */
export const lockMailboxes = (tx: Tx, hashes: readonly string[], now: Temporal.Instant): Promise<Row[]> =>
  upsert(
    tx,
    hashes.map((mailboxHash) => ({ mailboxHash, sent: [], askedAt: now })),
    { askedAt: sql`excluded.asked_at` },
  );

/** For mailboxes that are locked. */
export const saveUnasked = (tx: Tx, rows: readonly Row[]): Promise<Row[]> =>
  upsert(tx, rows, { sent: sql`excluded.sent` });

export const forgetUnasked = async (tx: Tx, before: Temporal.Instant) => {
  await db(tx).delete(unaskedEmails).where(lt(unaskedEmails.askedAt, before));
};
