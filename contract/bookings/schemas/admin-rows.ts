import { z } from 'zod';
import { BookingMeeting } from '../../meetings/schemas.ts';
import { Day, Id, Instant } from '../../schemas/types.ts';
import { WhyNot } from '../../schemas/why-not.ts';
import { TimeOfDay } from './booking.ts';
import { AdminAct, BadgeLabel, BookingKind, BookingTone, StoredStatus } from './states.ts';

const AdminPerson = z.object({ id: Id, name: z.string(), photo_url: z.string().nullable(), deleted: z.boolean() });

export type AdminPerson = z.infer<typeof AdminPerson>;

/** A problem reported about a booking (B42). */
export const BookingReport = z.object({
  id: Id,
  kind: z.enum(['absent', 'not_carried_out']),
  reason: z.string(),
  other_reason: z.string().nullable(),
  reporter: AdminPerson,
  reported_user: AdminPerson.nullable(),
  created_at: Instant,
  resolved_at: Instant.nullable(),
  resolution: z.enum(['completed', 'cancelled', 'missed', 'refunded']).nullable(),
});

export type BookingReport = z.infer<typeof BookingReport>;

/**
 * A booking as its admins see it (ADB-03, ADB-27): every time is in the admin's own zone, with the instants alongside.
 */
export const AdminBooking = z.object({
  id: Id,
  status: StoredStatus,
  label: BadgeLabel,
  tone: BookingTone,
  booking_type: BookingKind,
  start_at: Instant,
  end_at: Instant,
  booking_date: Day(),
  booking_time: TimeOfDay,
  start_time: TimeOfDay,
  end_time: TimeOfDay,
  duration: z.number().int(),
  display_timezone: z.string(),
  program_id: Id.nullable(),
  program: z.object({ name: z.string(), slug: z.string(), enterprise_slug: z.string() }).nullable(),
  /** The mentor who leads it; for a group, also the other mentors (B47). */
  mentor: AdminPerson,
  mentors: z.array(AdminPerson),
  mentees: z.array(AdminPerson),
  created_by: z.object({ id: Id, name: z.string() }),
  session_method: z.string(),
  /** Where they meet in person, and the phone number to use (ADB-40). */
  location: z.object({ title: z.string() }).nullable(),
  contact_info: z.string().nullable(),
  topic: z.string(),
  learning_objectives: z.array(z.object({ objective: z.string() })),
  /** MTG-02; attendance comes from `bookingAttendance`. */
  meetings: z.array(BookingMeeting.pick({ id: true, status: true, is_valid: true, start_time: true, end_time: true })),
  /** Completed by the clock, because nobody concluded it (D07). */
  auto_completed: z.boolean(),
  cancel_reason: z.string().nullable(),
  missed_participant_id: Id.nullable(),
  /** Problems reported about it, latest first. */
  reports: z.array(BookingReport),
  credits_charged: z.number().int(),
  /** M43: the viewer logged it as an admin, and nobody has reviewed it yet. */
  may_delete: z.boolean(),
  /** ADB-24 */
  refundable: z.boolean(),
  /** ADB-25: the actions available now. */
  allowed_actions: z.array(AdminAct),
  /** ADB-24, ADB-26: Reschedule and Refund are shown even when they are unavailable, with the reason. */
  why_not: z.object({ reschedule: WhyNot, refund: WhyNot }),
  /** M07: completing now needs an extra confirmation. */
  completing_early: z.boolean(),
  /** Cancelling now returns the points to the person who paid. */
  cancelling_returns_points: z.boolean(),
});

export type AdminBooking = z.infer<typeof AdminBooking>;

export const Pagination = z.object({
  current_page: z.number().int(),
  total_pages: z.number().int(),
  per_page: z.number().int(),
  total_entries: z.number().int(),
});

export type Pagination = z.infer<typeof Pagination>;

/** ADB-06. `over`: there are more than were counted. */
export const TypeCounts = z.object({ one_on_one: z.number().int(), group: z.number().int() });

export const CountsOver = z.object({ one_on_one: z.boolean(), group: z.boolean() });
