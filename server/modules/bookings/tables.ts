import { sql } from 'drizzle-orm';
import { bigint, boolean, date, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import type { FiledUnder, StoredStatus } from '../../../contract/bookings/index.ts';
import { id, instant, key, period } from '../../platform/columns.ts';

export const bookings = pgTable('bookings', {
  id: key(),
  programId: id(),
  bookingType: text().$type<'one_on_one' | 'group'>().notNull(),
  groupId: id(),
  requesterId: id().notNull(),
  requesteeId: id().notNull(),
  mentorId: id().notNull(),
  createdBy: id().notNull(),
  status: text().$type<StoredStatus>().notNull(),
  awaitingRole: text().$type<'mentor' | 'mentee'>(),
  awaitingSince: instant(),
  /** M26: the time that a member suggests instead of the standing one; `awaitingRole` is the side that answers. */
  proposedStartAt: instant(),
  proposedEndAt: instant(),
  proposedBy: id(),
  proposedReason: text(),
  startAt: instant().notNull(),
  endAt: instant().notNull(),
  userTimezone: text().notNull(),
  bookingMethod: text().$type<'online' | 'physical'>().notNull().default('online'),
  contactMethod: text().$type<'video' | 'phone' | 'in_person'>(),
  contactInfo: text(),
  meetupLocation: text(),
  serviceId: id().notNull().default(2),
  topic: text().notNull(),
  brief: text(),
  discussionPoints: jsonb().$type<string[]>().notNull().default([]),
  agendaId: id(),
  /** M04: the programme's setting at the time of the request. */
  requestExpiryHours: integer().notNull().default(48),
  creditsCharged: integer().notNull().default(0),
  cancelReason: text(),
  cancelledBy: id(),
  missedParticipantId: id(),
  acceptedAt: instant(),
  completedAt: instant(),
  autoCompleted: boolean().notNull().default(false),
  completedEarly: boolean().notNull().default(false),
  isOffline: boolean().notNull().default(false),
  /** M43: whether a logged session is confirmed by the other side; every other session is. */
  confirmation: text().$type<'confirmed' | 'awaited' | 'denied'>().notNull().default('confirmed'),
  /** The side that is asked to confirm it; it stays after the answer. Null when nobody is asked. */
  confirmingRole: text().$type<'mentor' | 'mentee'>(),
  answeredBy: id(),
  answeredAt: instant(),
  roomToken: text().notNull(),
  calendarSequence: integer().notNull().default(0),
  /** Set when the session is hidden with a removed member (B77). */
  hiddenAt: instant(),
  /** D04: the status before the points were given back. */
  refundedFrom: text().$type<'cancelled' | 'missed' | 'reported' | 'investigating'>(),
  /** The status under which admins find it; the database derives it. */
  filedUnder: text()
    .$type<FiledUnder>()
    .notNull()
    .generatedAlwaysAs(sql`filed_under`),
  createdAt: instant().notNull(),
  updatedAt: instant().notNull(),
});

export const bookingParticipants = pgTable(
  'booking_participants',
  {
    bookingId: id().notNull(),
    userId: id().notNull(),
    userType: text().$type<'mentor' | 'mentee'>().notNull(),
    ratedAt: instant(),
    /** Set for people who left the programme (B77); the others of a group still see the session. */
    hiddenAt: instant(),
  },
  (t) => [primaryKey({ columns: [t.bookingId, t.userId] })],
);

/** When people are busy; the period is a tstzrange, which store/ and queries/ write and read with hand-written SQL. */
export const occupancies = pgTable(
  'occupancies',
  {
    bookingId: id().notNull(),
    userId: id().notNull(),
    asRole: text().$type<'mentor' | 'mentee'>().notNull(),
    period: period().notNull(),
    /** M26: held for a time that is only suggested. */
    isProposed: boolean().notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.bookingId, t.userId, t.isProposed] })],
);

export const bookingObjectives = pgTable('booking_objectives', {
  id: key(),
  bookingId: id().notNull(),
  objective: text().notNull(),
  position: smallint().notNull(),
});
export const bookingLinks = pgTable('booking_links', {
  id: key(),
  bookingId: id().notNull(),
  internalLink: text().notNull(),
});
export const bookingAttachments = pgTable('booking_attachments', {
  id: key(),
  bookingId: id().notNull(),
  fileName: text().notNull(),
  fileType: text().notNull(),
  fileKey: text().notNull(),
  size: integer().notNull(),
});
export const bookingReschedules = pgTable('booking_reschedules', {
  id: key(),
  bookingId: id().notNull(),
  userId: id().notNull(),
  whoRescheduled: text().$type<'mentor' | 'mentee' | 'admin'>().notNull(),
  oldStartAt: instant().notNull(),
  newStartAt: instant().notNull(),
  oldEndAt: instant().notNull(),
  newEndAt: instant().notNull(),
  rescheduleReason: text(),
  createdAt: instant().notNull(),
});
export const bookingNotes = pgTable(
  'booking_notes',
  { bookingId: id().notNull(), userId: id().notNull(), note: text().notNull(), updatedAt: instant().notNull() },
  (t) => [primaryKey({ columns: [t.bookingId, t.userId] })],
);
/** Every act on a booking and who did it; rows are never changed. */
export const bookingEvents = pgTable('booking_events', {
  id: key(),
  bookingId: id().notNull(),
  actorId: id(),
  action: text().notNull(),
  fromStatus: text(),
  toStatus: text().notNull(),
  data: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  at: instant().notNull(),
});
/** The notices the clock has already sent for a booking; the key makes sure that each is sent only once. */
export const bookingNotices = pgTable(
  'booking_notices',
  { bookingId: id().notNull(), kind: text().notNull(), forStartAt: instant().notNull(), at: instant().notNull() },
  (t) => [primaryKey({ columns: [t.bookingId, t.kind, t.forStartAt] })],
);
/** When somebody last said that they are late for a session. */
export const bookingDelays = pgTable(
  'booking_delays',
  { bookingId: id().notNull(), userId: id().notNull(), saidAt: instant().notNull() },
  (t) => [primaryKey({ columns: [t.bookingId, t.userId] })],
);
export const activities = pgTable('activities', {
  id: key(),
  programId: id(),
  action: text().$type<'created' | 'confirmed' | 'completed' | 'canceled' | 'reviewed' | 'submitted'>().notNull(),
  bookingId: id(),
  userId: id(),
  mentorId: id(),
  menteeIds: bigint({ mode: 'number' }).array().notNull().default([]),
  createdAt: instant().notNull(),
});
/** A participant's report that a session did not take place as agreed. */
export const bookingReports = pgTable('booking_reports', {
  id: key(),
  bookingId: id().notNull(),
  programId: id(),
  reporterId: id().notNull(),
  reportedUserId: id(),
  kind: text().$type<'absent' | 'not_carried_out'>().notNull(),
  reason: text().notNull(),
  otherReason: text(),
  createdAt: instant().notNull(),
  resolvedAt: instant(),
  resolvedBy: id(),
  resolution: text().$type<'completed' | 'cancelled' | 'missed' | 'refunded'>(),
});
/**
 * How many bookings begin on a day; the database records the changes (db/022-booking-lists.sql), the clock adds them
 * up.
 */
export const bookingTallies = pgTable(
  'booking_tallies',
  {
    place: id().notNull(),
    bookingType: text().notNull(),
    filedUnder: text().notNull(),
    day: date().notNull(),
    bookings: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.place, t.bookingType, t.filedUnder, t.day] })],
);
export const bookingTallyChanges = pgTable('booking_tally_changes', {
  id: key(),
  programId: id(),
  bookingType: text().notNull(),
  filedUnder: text().notNull(),
  day: date().notNull(),
  change: integer().notNull(),
});
