import { z } from 'zod';
import { BookingMeeting } from '../../meetings/schemas.ts';
import { Day, Id, Instant } from '../../schemas/types.ts';
import { WhyNot } from '../../schemas/why-not.ts';
import { TimeOfDay } from './booking.ts';
import { AdminAct, BadgeLabel, BookingKind, BookingTone, StoredStatus } from './states.ts';

const AdminPerson = z.object({ id: Id, name: z.string(), photo_url: z.string().nullable(), deleted: z.boolean() });

export type AdminPerson = z.infer<typeof AdminPerson>;

/** What was reported of a booking (B42). */
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

/** A booking as its admins meet it (ADB-03, ADB-27): every time in the admin's own zone, instants beside them. */
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
  /** Who leads it; of a group the others beside them (B47). */
  mentor: AdminPerson,
  mentors: z.array(AdminPerson),
  mentees: z.array(AdminPerson),
  created_by: z.object({ id: Id, name: z.string() }),
  session_method: z.string(),
  /** Where they meet in person, and by what number (ADB-40). */
  location: z.object({ title: z.string() }).nullable(),
  contact_info: z.string().nullable(),
  topic: z.string(),
  learning_objectives: z.array(z.object({ objective: z.string() })),
  /** MTG-02; who was there is `bookingAttendance`. */
  meetings: z.array(BookingMeeting.pick({ id: true, status: true, is_valid: true, start_time: true, end_time: true })),
  /** By the clock, since nobody concluded it (D07). */
  auto_completed: z.boolean(),
  cancel_reason: z.string().nullable(),
  missed_participant_id: Id.nullable(),
  /** What was reported of it, the latest first. */
  reports: z.array(BookingReport),
  credits_charged: z.number().int(),
  /** ADB-24 */
  refundable: z.boolean(),
  /** ADB-25: what may be done to it now. */
  allowed_actions: z.array(AdminAct),
  /** ADB-24, ADB-26: Reschedule and Refund stand where they do not work, too, and say why. */
  why_not: z.object({ reschedule: WhyNot, refund: WhyNot }),
  /** M07: completing now is asked for once more. */
  completing_early: z.boolean(),
  /** A cancellation now gives points back to whoever paid. */
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
