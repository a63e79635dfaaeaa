import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { users } from '../../accounts/tables.ts';
import { userInfos } from '../../profiles/tables.ts';
import { bookingReports } from '../tables.ts';

interface ReportFilter {
  /** Null for all places. */
  programId: number | null;
  state: 'open' | 'settled';
}

const those = ({ programId, state }: ReportFilter) =>
  and(
    programId === null ? undefined : eq(bookingReports.programId, programId),
    sql`(${bookingReports.resolvedAt} is null) = ${state === 'open'}`,
  );

export const reportsPageOf = (tx: Tx, wanted: ReportFilter, { skip, size }: { skip: number; size: number }) =>
  read(tx).select().from(bookingReports).where(those(wanted)).orderBy(desc(bookingReports.id)).limit(size).offset(skip);
export type ReportRow = Awaited<ReturnType<typeof reportsPageOf>>[number];

export const countReports = async (tx: Tx, wanted: ReportFilter) => {
  const [row] = await read(tx).select({ times: count() }).from(bookingReports).where(those(wanted));
  return row?.times ?? 0;
};

/** The reports of these bookings, latest first. */
export const reportsOf = (tx: Tx, bookingIds: readonly number[]) =>
  read(tx)
    .select()
    .from(bookingReports)
    .where(sql`${bookingReports.bookingId} = any(${sql.param([...bookingIds])})`)
    .orderBy(desc(bookingReports.id));

export const reportById = async (tx: Tx, id: number) => {
  const [row] = await read(tx).select().from(bookingReports).where(eq(bookingReports.id, id));
  return row;
};

/** The names of people who are only mentioned: who made a session, reported or was reported. */
export const peopleNamed = (tx: Tx, ids: readonly number[]) =>
  read(tx)
    .select({
      userId: users.id,
      firstname: users.firstname,
      lastname: users.lastname,
      deletedAt: users.deletedAt,
      slug: users.slug,
      profileType: users.userType,
      photo: userInfos.profilePhoto,
    })
    .from(users)
    .leftJoin(userInfos, eq(userInfos.userId, users.id))
    .where(sql`${users.id} = any(${sql.param([...ids])})`)
    .orderBy(asc(users.id));
