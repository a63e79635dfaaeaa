import { lt, sql } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { db } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/work.ts';
import { emailsToMany } from '../tables.ts';

/** Whoever sends emails to many for this company takes turns until the transaction ends. */
export const lockSender = async (tx: Tx, enterpriseId: number) => {
  await db(tx).execute(sql`select pg_advisory_xact_lock(hashtextextended('emails of ' || ${enterpriseId}::text, 11))`);
};

export const insertEmails = async (tx: Tx, values: typeof emailsToMany.$inferInsert) => {
  await db(tx).insert(emailsToMany).values(values);
};

export const forgetEmails = async (tx: Tx, before: Temporal.Instant) => {
  await db(tx).delete(emailsToMany).where(lt(emailsToMany.at, before));
};
