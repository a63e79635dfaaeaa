import type { Temporal } from 'temporal-polyfill';
import type { AdminBooking, AdminPerson, BookingReport } from '../../../../contract/bookings/index.ts';
import { fullName } from '../../accounts/index.ts';
import { presentStanding } from '../../meetings/index.ts';
import { photoUrl } from '../../profiles/index.ts';
import type { JudgedForAdmin } from '../judge.ts';
import { methods, timesIn } from './booking.ts';
import type { ReportRow } from '../queries/reports.ts';
import type { BookingView } from '../queries/views.ts';

interface Named {
  userId: number;
  firstname: string;
  lastname: string;
  deletedAt: Temporal.Instant | null;
  photo: string | null;
}

export const personOf = (row: Named): AdminPerson => ({
  id: row.userId,
  name: fullName(row),
  photo_url: row.deletedAt === null ? photoUrl(row.photo) : null,
  deleted: row.deletedAt !== null,
});

type Known = (id: number) => AdminPerson;

const presentReport = (row: ReportRow, known: Known): BookingReport => ({
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

export interface Shown {
  now: Temporal.Instant;
  zone: string;
  /** The admin who reads it; null for a file. */
  viewerId: number | null;
}

/** The mentor who leads the session comes first. */
const mentorsIn = ({ booking, participants }: BookingView) => {
  const mentors = participants.filter(({ userType }) => userType === 'mentor');
  const leads = ({ userId }: Pick<Named, 'userId'>) => userId === booking.mentorId;
  return [...mentors.filter(leads), ...mentors.filter((one) => !leads(one))];
};

/** A booking as its admins see it, with its reports; `known` contains everyone it names. */
export const presentForAdmin = (
  view: BookingView,
  judged: JudgedForAdmin,
  reports: readonly ReportRow[],
  known: Known,
  { now, zone }: Shown,
): AdminBooking => {
  const { booking, programme, participants, objectives } = view;
  const { status, label, tone, contactMethod, acts } = judged;
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
    session_method: methods[contactMethod],
    location: booking.meetupLocation === null ? null : { title: booking.meetupLocation },
    contact_info: booking.contactInfo,
    topic: booking.topic,
    learning_objectives: objectives.map(({ objective }) => ({ objective })),
    meetings: view.sittings.map((sitting) => presentStanding(sitting, now)),
    auto_completed: booking.autoCompleted,
    cancel_reason: booking.cancelReason,
    missed_participant_id: booking.missedParticipantId,
    reports: reports.map((row) => presentReport(row, known)),
    credits_charged: booking.creditsCharged,
    may_delete: judged.mayDelete,
    ...acts,
  };
};
