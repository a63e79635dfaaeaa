import { z } from 'zod';

/** The status stored in the database (C1). What a viewer is sent can differ: see SentStatus. */
export const StoredStatus = z.enum([
  'pending',
  'upcoming',
  'completed',
  'partially_rated',
  'fully_rated',
  'reported',
  'investigating',
  'missed',
  'refunded',
  'cancelled',
  'system_cancelled',
]);

export type StoredStatus = z.infer<typeof StoredStatus>;

/**
 * ADB-11: what admins filter by. A75, D04: `system_cancelled` is filed under cancelled, a refund under its previous
 * status.
 */
export const FiledUnder = z.enum([
  ...StoredStatus.exclude(['system_cancelled', 'refunded']).options,
  /** M43: logged by one side, and not confirmed by the other. */
  'unconfirmed',
]);

export type FiledUnder = z.infer<typeof FiledUnder>;

/** The status as sent to one viewer: it adds two views of a stored row (A02, A04). */
export const SentStatus = z.enum([...StoredStatus.options, 'pending_accept', 'pending_rating']);

export type SentStatus = z.infer<typeof SentStatus>;

/** The two sides of a session; a request waits for one of them. */
export const BookingSide = z.enum(['mentee', 'mentor']);

export type BookingSide = z.infer<typeof BookingSide>;

/** A person's role in relation to a booking; `admin` is anyone who administers it, `system` is the clock. */
export const BookingRole = z.enum(['mentee', 'mentor', 'admin', 'system']);

export type BookingRole = z.infer<typeof BookingRole>;

export const BookingKind = z.enum(['one_on_one', 'group']);

export type BookingKind = z.infer<typeof BookingKind>;

/** Everything that can be done to a booking, including the acts that create one. */
export const BookingAct = z.enum([
  'request',
  'request_for_mentee',
  'create',
  'log_offline',
  'accept',
  'reschedule',
  'reschedule_not_carried_out',
  'cancel',
  'complete',
  'report_absent',
  'report_not_carried_out',
  'miss',
  'investigate',
  'refund',
  'review',
  'expire',
  'auto_complete',
  'withdraw',
  'remove',
  'close_reviews',
  'confirm_held',
  'deny_held',
  'delete_logged',
  'keep_time',
  'withdraw_move',
  'lapse_move',
]);

export type BookingAct = z.infer<typeof BookingAct>;

/** The acts that `allowed_actions` can report to an admin, in the order of B33. */
export const AdminAct = BookingAct.extract(['complete', 'cancel', 'miss', 'investigate', 'reschedule', 'refund']);

export type AdminAct = z.infer<typeof AdminAct>;

/** BKG-111: whether it is before, during or after the time to join the session. */
export const SessionPhase = z.enum(['before', 'canJoin', 'after']);

export type SessionPhase = z.infer<typeof SessionPhase>;

/** BKG-03: the tabs of a member's list. */
export const BookingTab = z.enum(['upcoming', 'to_review', 'closed']);

export type BookingTab = z.infer<typeof BookingTab>;

/** BKG-55: the colour of a badge. */
export const BookingTone = z.enum(['green', 'blue', 'orange', 'red', 'cyan']);

export type BookingTone = z.infer<typeof BookingTone>;

/** The text on the badge (C1, A05–A07, M43). */
export const BadgeLabel = z.enum([
  'Pending',
  'Pending Accept',
  'Pending Your Approval',
  'Confirmed',
  'Pending Completion',
  'Pending Review',
  'Completed',
  'Partially Rated',
  'Pending investigation',
  'Missed',
  'Refunded',
  'Cancelled',
  'Waiting for confirmation',
  'Not confirmed',
  'Did not happen',
]);

export type BadgeLabel = z.infer<typeof BadgeLabel>;

/** `readable_booking_status` (A05): the badge's words, but for the two views of a pending request. */
export const ReadableStatus = z.enum([
  'Pending accept',
  'Pending your approval',
  ...BadgeLabel.exclude(['Pending', 'Pending Accept', 'Pending Your Approval']).options,
]);

export type ReadableStatus = z.infer<typeof ReadableStatus>;

/** The buttons that a member can see on a booking (C3, M26, M43). */
export const MemberButton = z.enum([
  'accept',
  'add_to_calendar',
  'book_new_session',
  'cancel',
  'complete',
  'confirm_held',
  'delete_logged',
  'deny_held',
  'join',
  'keep_time',
  'mark_absent',
  'rate',
  'read_review',
  'reschedule',
  'withdraw_move',
]);

export type MemberButton = z.infer<typeof MemberButton>;

/** What the info line of the session details says (B51). */
export const InfoBlurb = z.enum([
  'bookings.info.pending',
  'bookings.info.pending_accept',
  'bookings.info.before',
  'bookings.info.during',
  'bookings.info.after',
  'bookings.info.under_review',
  'bookings.info.cancelled',
]);

export type InfoBlurb = z.infer<typeof InfoBlurb>;

/** M43: what has become of a session that one side logged; `lapsed` after 14 days without an answer. */
export const Confirmation = z.enum(['waiting', 'confirmed', 'denied', 'lapsed']);

export type Confirmation = z.infer<typeof Confirmation>;
