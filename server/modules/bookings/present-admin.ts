import type { Temporal } from 'temporal-polyfill';
import type { AdminBooking, AdminPerson, BookingReport } from '../../../contract/bookings/index.ts';
import type { Tx } from '../../platform/work.ts';
import { fullName } from '../accounts/index.ts';
import { presentStanding } from '../meetings/index.ts';
import { photoUrl } from '../profiles/index.ts';
import { factsOfView } from './facts.ts';
import { methods, timesIn } from './present.ts';
import { peopleNamed, reportsOf, type ReportRow } from './queries/reports.ts';
import type { BookingView } from './queries/views.ts';
import { faceOf } from './rules/labels.ts';
import { isRefundable, returnsPoints } from './rules/points.ts';
import { completingEarly } from './rules/requests.ts';
import { allowedActions, whyNot } from './rules/states.ts';

interface Named {
  userId: number;
  firstname: string;
  lastname: string;
  deletedAt: Temporal.Instant | null;
  photo: string | null;
}

const personOf = (row: Named): AdminPerson => ({
  id: row.userId,
  name: fullName(row),
  photo_url: row.deletedAt === null ? photoUrl(row.photo) : null,
  deleted: row.deletedAt !== null,
});

type Known = (id: number) => AdminPerson;

export const presentReport = (row: ReportRow, known: Known): BookingReport => ({
  id: row.id,
  kind: row.kind,
  reason: row.reason,
  other_reason: row.otherReason,
  reporter: known(row.reporterId),
  reported_user: row.reportedUserId === null ? null : known(row.reportedUserId),
  created_at: row.createdAt.toString(),
  resolved_at: row.resolvedAt?.toString() ?? null,
  resolution: row.resolution,
});

interface Shown {
  now: Temporal.Instant;
  zone: string;
}

/** Who leads it comes first. */
const mentorsIn = ({ booking, participants }: BookingView) => {
  const mentors = participants.filter(({ userType }) => userType === 'mentor');
  const leads = ({ userId }: Pick<Named, 'userId'>) => userId === booking.mentorId;
  return [...mentors.filter(leads), ...mentors.filter((one) => !leads(one))];
};

const presentOne = (view: BookingView, reports: BookingReport[], known: Known, { now, zone }: Shown): AdminBooking => {
  const { booking, programme, participants, objectives } = view;
  const facts = factsOfView(view, null);
  const { status, label, tone } = faceOf(facts, 'admin', now);
  const mentors = mentorsIn(view);
  const [mentor] = mentors;
  if (!mentor || status === 'pending_accept' || status === 'pending_rating') throw new Error('no booking of an admin');
  return {
    id: booking.id,
    status,
    label,
    tone,
    booking_type: booking.bookingType,
    ...timesIn(zone, booking),
    program_id: booking.programId,
    program: programme && {
      name: programme.program.name,
      slug: programme.program.slug,
      enterprise_slug: programme.enterprise.slug,
    },
    mentor: personOf(mentor),
    mentors: mentors.map(personOf),
    mentees: participants.filter(({ userType }) => userType === 'mentee').map(personOf),
    created_by: { id: booking.createdBy, name: known(booking.createdBy).name },
    session_method: methods[facts.contactMethod],
    location: booking.meetupLocation === null ? null : { title: booking.meetupLocation },
    contact_info: booking.contactInfo,
    topic: booking.topic,
    learning_objectives: objectives.map(({ objective }) => ({ objective })),
    meetings: view.sittings.map((sitting) => presentStanding(sitting, now)),
    auto_completed: booking.autoCompleted,
    cancel_reason: booking.cancelReason,
    missed_participant_id: booking.missedParticipantId,
    reports,
    credits_charged: booking.creditsCharged,
    refundable: isRefundable(facts),
    allowed_actions: allowedActions(facts, now),
    why_not: {
      reschedule: whyNot('reschedule', facts, 'admin', now),
      refund: whyNot('refund', facts, 'admin', now),
    },
    completing_early: completingEarly(facts, now),
    cancelling_returns_points:
      facts.pointsCharged > 0 && !facts.pointsReturned && returnsPoints('cancel', facts, 'admin', now),
  };
};

/** Rows of an admin's list, with the names of who made, reported and was reported: one statement for all of them. */
export const presentForAdmins = async (tx: Tx, views: readonly BookingView[], shown: Shown) => {
  if (views.length === 0) return [];
  const reports = await reportsOf(
    tx,
    views.map(({ booking }) => booking.id),
  );
  const named = reports.flatMap(({ reporterId, reportedUserId }) => [reporterId, reportedUserId]);
  const ids = [...views.map(({ booking }) => booking.createdBy), ...named].filter((id) => id !== null);
  const people = new Map((await peopleNamed(tx, [...new Set(ids)])).map((row) => [row.userId, personOf(row)]));
  const known = (id: number) => {
    const person = people.get(id);
    if (!person) throw new Error('a person of a booking is never removed');
    return person;
  };
  return views.map((view) => {
    const own = reports.filter(({ bookingId }) => bookingId === view.booking.id);
    const all = own.map((row) => presentReport(row, known));
    return presentOne(view, all, known, shown);
  });
};
