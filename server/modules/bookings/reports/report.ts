import type { BookingAct } from '../../../../contract/bookings/index.ts';
import type { BookingReported } from '../../../domain-events/bookings.ts';
import { refuseField } from '../../../platform/refusal.ts';
import type { Work } from '../../../platform/work.ts';
import type { Actor } from '../../../policies/actor.ts';
import { guard, lockForAct } from '../load.ts';
import type { SeenBooking } from '../permissions.ts';
import { hasReported } from '../queries/repeated.ts';
import { settle } from '../settle.ts';
import { insertReport } from '../store/bookings.ts';

interface Report {
  act: Extract<BookingAct, 'report_absent' | 'report_not_carried_out'>;
  kind: 'absent' | 'not_carried_out';
  reason: string;
  otherReason: string | null;
  /** Null when the report names nobody. */
  reportedUserId: number | null;
}

/**
 * Loads the booking, checks that it can be reported now, writes the report and tells people. The two ways to report
 * differ only in the person reported and the reason.
 */
const file = async (work: Work<Actor>, seen: SeenBooking, report: (people: Loaded['people']) => Report) => {
  const { tx, now, actor } = work;
  const loaded = await lockForAct(work, seen);
  const { id, programId, status } = loaded.booking;
  const { act, ...said } = report(loaded.people);
  // A repeated act answers the present state (C2), but a report by the other side does not count as one.
  if (status === 'reported' && (await hasReported(tx, id, actor.id, said.kind))) return;
  const { to } = guard(act, loaded, now);
  const { id: reportId } = await insertReport(tx, {
    bookingId: id,
    programId,
    reporterId: actor.id,
    ...said,
    createdAt: now,
  });
  await settle<BookingReported>(work, loaded, {
    act,
    to,
    data: { reportId },
    event: (base) => ({ name: 'booking.reported', ...base, reportId, reportedUserId: said.reportedUserId }),
  });
};
type Loaded = Awaited<ReturnType<typeof lockForAct>>;

/** BKG-90, BKG-91: the other person did not come. */
export const reportAbsent = (work: Work<Actor>, seen: SeenBooking, reportedUserId: number) =>
  file(work, seen, (people) => {
    const isOther = reportedUserId !== work.actor.id && people.some(({ userId }) => userId === reportedUserId);
    if (!isOther) refuseField('reportedUserId', 'Please choose a participant');
    return { act: 'report_absent', kind: 'absent', reason: 'absent', otherReason: null, reportedUserId };
  });

interface NotCarriedOut {
  reason: string;
  otherReason: string | null;
}

/**
 * BKG-94, B41: the session was not carried out. In a session of two, the reason 'did not show up' means the other
 * person.
 */
export const reportNotCarriedOut = (work: Work<Actor>, seen: SeenBooking, { reason, otherReason }: NotCarriedOut) =>
  file(work, seen, (people) => {
    const side = /^(mentee|mentor) did not show up$/i.exec(reason)?.[1]?.toLowerCase();
    const absent = people.filter(({ userId, userType }) => userType === side && userId !== work.actor.id);
    const reportedUserId = absent.length === 1 ? (absent[0]?.userId ?? null) : null;
    return { act: 'report_not_carried_out', kind: 'not_carried_out', reason, otherReason, reportedUserId };
  });
