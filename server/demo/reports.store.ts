import { failedBookingReasons, type BookingSide } from '../../contract/bookings/index.ts';
import { bookingReports } from '../modules/bookings/tables.ts';
import type { Tx } from '../platform/work.ts';
import type { DemoBooking, DemoReport, Written } from './types.ts';
import { writeRows } from './write-rows.store.ts';

interface Options extends Pick<Written, 'ids' | 'programmeIds'> {
  /** The bookings by their keys. */
  bookingIds: ReadonlyMap<string, number>;
}

const otherSide = { mentor: 'mentee', mentee: 'mentor' } as const;

/** As the two ways to report write it down (BKG-90, BKG-94). */
const wordsOf = ({ kind, reason, otherReason, by }: DemoReport) => {
  if (kind === 'absent') return { reason: 'absent', otherReason: null, names: true };
  if (reason === 'others') return { reason: failedBookingReasons.others, otherReason, names: false };
  return { reason: failedBookingReasons[`${otherSide[by]}_absent`], otherReason: null, names: true };
};

/** How an admin settled it, of one that is settled (B42). */
const settled = ({ status, missedAt, refundedAt }: DemoBooking, resolvedBy: number | undefined) => {
  const by = { resolvedBy: resolvedBy ?? null };
  if (status === 'missed') return { ...by, resolvedAt: missedAt, resolution: 'missed' as const };
  if (status === 'refunded') return { ...by, resolvedAt: refundedAt, resolution: 'refunded' as const };
  return {};
};

/** What was reported of the sessions that did not take place as agreed: what the admins' page of reports has (ADB-46). */
export const writeReports = async (
  tx: Tx,
  plan: readonly DemoBooking[],
  { ids, programmeIds, bookingIds }: Options,
) => {
  const rows = plan.flatMap((booking) => {
    const { report, programme } = booking;
    const bookingId = bookingIds.get(booking.key);
    const personOn = (side: BookingSide) => ids.get(booking[side]);
    const reporterId = report ? personOn(report.by) : undefined;
    if (!report || bookingId === undefined || reporterId === undefined) return [];
    const { names, ...said } = wordsOf(report);
    return {
      bookingId,
      programId: programme && (programmeIds.get(programme) ?? null),
      reporterId,
      reportedUserId: names ? (personOn(otherSide[report.by]) ?? null) : null,
      kind: report.kind,
      ...said,
      createdAt: report.at,
      ...settled(booking, ids.get(programme === null ? 'platform' : 'admin')),
    };
  });
  await writeRows(
    tx,
    bookingReports,
    rows.toSorted((a, b) => a.createdAt.epochMilliseconds - b.createdAt.epochMilliseconds),
  );
};
