import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { db } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/work.ts';
import { monthlyReportRecipients, monthlyReports } from '../tables.ts';

export const saveReport = async (tx: Tx, row: typeof monthlyReports.$inferInsert) => {
  const { programId: _same, ...changed } = row;
  await db(tx)
    .insert(monthlyReports)
    .values(row)
    .onConflictDoUpdate({ target: monthlyReports.programId, set: changed });
};

/** Two processes never look at the same program's report at once. */
export const lockReport = async (tx: Tx, programId: number) => {
  const [row] = await db(tx).select().from(monthlyReports).where(eq(monthlyReports.programId, programId)).for('update');
  return row;
};

/**
 * These are on the list, and nobody else is. Whoever stopped it stays stopped, also when they are named again;
 * nobody gets a report on a month that was over before they were named.
 */
export const listRecipients = async (
  tx: Tx,
  programId: number,
  named: readonly { email: string; token: string }[],
  doneUntil: string,
) => {
  const emails = named.map(({ email }) => email);
  await db(tx)
    .update(monthlyReportRecipients)
    .set({ listed: false })
    .where(
      and(
        eq(monthlyReportRecipients.programId, programId),
        emails.length > 0 ? notInArray(monthlyReportRecipients.email, emails) : undefined,
      ),
    );
  if (named.length === 0) return;
  await db(tx)
    .insert(monthlyReportRecipients)
    .values(named.map((one) => ({ programId, ...one, doneUntil })))
    .onConflictDoUpdate({
      target: [monthlyReportRecipients.programId, monthlyReportRecipients.email],
      set: {
        listed: true,
        doneUntil: sql`case when monthly_report_recipients.listed then monthly_report_recipients.done_until
          else greatest(monthly_report_recipients.done_until, excluded.done_until) end`,
      },
    });
};

/** What was over while the report was off is not sent afterwards. */
export const skipUntil = async (tx: Tx, programId: number, doneUntil: string) => {
  await db(tx)
    .update(monthlyReportRecipients)
    .set({ doneUntil: sql`greatest(${monthlyReportRecipients.doneUntil}, ${doneUntil}::date)` })
    .where(eq(monthlyReportRecipients.programId, programId));
};

export const markSent = async (tx: Tx, ids: readonly number[], doneUntil: string, sentAt: Temporal.Instant) => {
  await db(tx)
    .update(monthlyReportRecipients)
    .set({ doneUntil, sentAt })
    .where(inArray(monthlyReportRecipients.id, [...ids]));
};

/** By the link in the email; the program whose report it is, or nothing for a link that nobody was sent. */
export const stopByToken = async (tx: Tx, token: string, stoppedAt: Temporal.Instant | null) => {
  const [row] = await db(tx)
    .update(monthlyReportRecipients)
    .set({ stoppedAt })
    .where(eq(monthlyReportRecipients.token, token))
    .returning({ id: monthlyReportRecipients.id, programId: monthlyReportRecipients.programId });
  return row;
};

export const dropRecipient = async (tx: Tx, email: string) => {
  await db(tx).delete(monthlyReportRecipients).where(eq(monthlyReportRecipients.email, email));
};
