import { failedBookingReasons } from '../../../../contract/bookings/index.ts';
import { writeRows } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/work.ts';
import { bookingReports } from '../tables.ts';
import { type DemoReport, type DemoSession, type PlacedSession, sideOf } from './session.ts';

/** A reported session, and the admin who settles it. */
export interface ReportedSession extends PlacedSession {
  bookingId: number;
  adminId: number | null;
}

const otherSide = { mentor: 'mentee', mentee: 'mentor' } as const;

/** The reason as each of the two ways to report stores it (BKG-90, BKG-94). */
const wordsOf = ({ kind, reason, otherReason, by }: DemoReport) => {
  if (kind === 'absent') return { reason: 'absent', otherReason: null, names: true };
  if (reason === 'others') return { reason: failedBookingReasons.others, otherReason, names: false };
  return { reason: failedBookingReasons[`${otherSide[by]}_absent`], otherReason: null, names: true };
};

/** How an admin settled the report, if one has (B42). */
const settled = ({ status, missedAt, refundedAt }: DemoSession, resolvedBy: number | null) => {
  if (status === 'missed') return { resolvedBy, resolvedAt: missedAt, resolution: 'missed' as const };
  if (status === 'refunded') return { resolvedBy, resolvedAt: refundedAt, resolution: 'refunded' as const };
  return {};
};

/** Reports of the sessions that did not take place as agreed, for the admins' page of reports (ADB-46). */
export const writeDemoReports = async (tx: Tx, sessions: readonly ReportedSession[]) => {
  const rows = sessions.flatMap((one) => {
    const { session, bookingId, programId, adminId } = one;
    const { report } = session;
    if (!report) return [];
    const { names, ...said } = wordsOf(report);
    return {
      bookingId,
      programId,
      reporterId: sideOf(one, report.by),
      reportedUserId: names ? sideOf(one, otherSide[report.by]) : null,
      kind: report.kind,
      ...said,
      createdAt: report.at,
      ...settled(session, adminId),
    };
  });
  await writeRows(
    tx,
    bookingReports,
    rows.toSorted((a, b) => a.createdAt.epochMilliseconds - b.createdAt.epochMilliseconds),
  );
};
