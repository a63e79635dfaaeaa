import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, ne, or } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { safetyListSize } from '../../../../contract/safety/index.ts';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { safetyReports } from '../tables.ts';

export type ReportRow = typeof safetyReports.$inferSelect;

export const reportById = async (tx: Tx, id: number): Promise<ReportRow | undefined> => {
  const [row] = await read(tx).select().from(safetyReports).where(eq(safetyReports.id, id));
  return row;
};

/** Which reports an admin asks for; nobody reads what was said about themselves. */
export interface Queue {
  /** Null: of the platform. */
  programId: number | null;
  readerId: number;
  decided: boolean;
}

/** What waits, the oldest first; what is decided, the latest first. */
export const reportsIn = (tx: Tx, { programId, readerId, decided }: Queue): Promise<ReportRow[]> =>
  read(tx)
    .select()
    .from(safetyReports)
    .where(
      and(
        programId === null ? isNull(safetyReports.programId) : eq(safetyReports.programId, programId),
        decided ? isNotNull(safetyReports.decidedAt) : isNull(safetyReports.decidedAt),
        or(isNull(safetyReports.aboutUserId), ne(safetyReports.aboutUserId, readerId)),
      ),
    )
    .orderBy(...(decided ? [desc(safetyReports.decidedAt), desc(safetyReports.id)] : [asc(safetyReports.id)]))
    .limit(safetyListSize);

export const reportsWithIds = (tx: Tx, ids: readonly number[]): Promise<ReportRow[]> =>
  read(tx)
    .select()
    .from(safetyReports)
    .where(inArray(safetyReports.id, [...ids]))
    .orderBy(asc(safetyReports.id));

/** How often somebody has reported since then. */
export const countReportsBy = async (tx: Tx, reporterId: number, since: Temporal.Instant) => {
  const [row] = await read(tx)
    .select({ reports: count() })
    .from(safetyReports)
    .where(and(eq(safetyReports.reporterId, reporterId), gt(safetyReports.createdAt, since)));
  return row?.reports ?? 0;
};
