import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { reportHour } from '../../../../contract/analytics/index.ts';
import { read, readRows } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { users } from '../../accounts/tables.ts';
import { monthlyReportRecipients, monthlyReports } from '../tables.ts';

export const reportOf = async (tx: Tx, programId: number) => {
  const [row] = await read(tx).select().from(monthlyReports).where(eq(monthlyReports.programId, programId));
  return row;
};

/** Everybody whom an admin ever named, also those who are off the list. */
export const recipientsOf = (tx: Tx, programId: number) =>
  read(tx)
    .select()
    .from(monthlyReportRecipients)
    .where(eq(monthlyReportRecipients.programId, programId))
    .orderBy(asc(monthlyReportRecipients.id));

/** Those of them who still want it. */
export const recipientsAmong = (tx: Tx, ids: readonly number[]) =>
  read(tx)
    .select()
    .from(monthlyReportRecipients)
    .where(
      and(
        inArray(monthlyReportRecipients.id, [...ids]),
        monthlyReportRecipients.listed,
        isNull(monthlyReportRecipients.stoppedAt),
      ),
    )
    .orderBy(asc(monthlyReportRecipients.id));

/** Running programs with somebody to whom the report on the month before is due, each in its own time zone. */
export const programsWithReportDue = async (tx: Tx, now: Temporal.Instant) => {
  const rows = await readRows<{ program_id: string }>(
    tx,
    sql`select r.program_id from monthly_reports r join programs p on p.id = r.program_id
        where r.enabled and p.is_active and exists (select from monthly_report_recipients e
          where e.program_id = r.program_id and e.listed and e.stopped_at is null and e.done_until < (
            date_trunc('month', (${now.toString()}::timestamptz at time zone p.timezone)
              - make_interval(hours => ${reportHour}::integer)) - interval '1 month')::date)
        order by r.program_id`,
  );
  return rows.map(({ program_id: id }) => Number(id));
};

export const addressOf = async (tx: Tx, userId: number) => {
  const [row] = await read(tx).select({ email: users.email }).from(users).where(eq(users.id, userId));
  return row?.email ?? null;
};
