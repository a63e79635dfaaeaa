import { z } from 'zod';
import { shape } from '../../endpoint.ts';
import { BookingMeeting } from '../../meetings/schemas.ts';
import { Day, FileAnswer, Id, IdInPath, Instant, IsoTime, Message, TimeZone } from '../../schemas/types.ts';
import { WhyNot } from '../../schemas/why-not.ts';
import {
  BadgeLabel,
  BookingSide,
  BookingTone,
  Confirmation,
  InfoBlurb,
  MemberButton,
  ReadableStatus,
  SentStatus,
  SessionPhase,
} from './states.ts';

/** A time as HH:mm, in the zone that is sent with it. */
export const TimeOfDay = IsoTime('Time is a required field');

export const BookingPerson = z.object({
  id: Id,
  full_name: z.string(),
  slug: z.string().nullable(),
  profile_url: z.string().nullable(),
  photo: z.string().nullable(),
  deleted: z.boolean(),
});

export type BookingPerson = z.infer<typeof BookingPerson>;

const Details = z.object({ user_id: Id, full_name: z.string(), profile_photo: z.string().nullable() });

const Reschedule = z.object({
  created_at: Instant,
  who_rescheduled: z.enum(['mentor', 'mentee', 'admin']),
  old_start_time: Instant,
  new_start_time: Instant,
  reschedule_reason: z.string().nullable(),
});

/**
 * A booking as one viewer sees it (BKG-117): every time is in the viewer's display zone, with the instants alongside.
 */
export const Booking = z.object({
  id: Id,
  status: SentStatus,
  label: BadgeLabel,
  readable_booking_status: ReadableStatus,
  tone: BookingTone,
  phase: SessionPhase,
  info: z.object({ key: InfoBlurb, text: z.string(), reason: z.string().nullable() }).nullable(),
  /** The instants; the formatted values below are the same times in `display_timezone`. */
  start_at: Instant,
  end_at: Instant,
  date: Day(),
  booking_date: Day(),
  start_time: TimeOfDay,
  end_time: TimeOfDay,
  booking_start_time: TimeOfDay,
  booking_end_time: TimeOfDay,
  booking_time: TimeOfDay,
  /**
   * M26: set while one side suggests another time, which then stands in all fields above: the session keeps this one
   * until the other side accepts.
   */
  current_start_time: Instant.nullable(),
  current_end_time: Instant.nullable(),
  duration: z.number().int(),
  user_timezone: z.string(),
  display_timezone: z.string(),
  program_id: Id.nullable(),
  program: z.object({ name: z.string() }).nullable(),
  requestee_id: Id,
  requester_id: Id,
  booking_method: z.enum(['online', 'physical']),
  booking_type: z.enum(['one_on_one', 'group']),
  group_id: Id.nullable(),
  service_id: Id,
  session_method: z.string(),
  session_type: z.string(),
  location: z.object({ title: z.string() }).nullable(),
  contact_info: z.string().nullable(),
  topic: z.string(),
  brief: z.string().nullable(),
  discussion_points: z.array(z.string()),
  learning_objectives: z.array(z.object({ objective: z.string() })),
  booking_links: z.array(z.object({ internal_link: z.string() })),
  booking_attachments: z.array(z.object({ file_name: z.string(), file_type: z.string(), file_url: z.string() })),
  booking_participants: z.array(z.object({ user_id: Id, user_type: BookingSide, full_name: z.string() })),
  /** The other side; in a group, the first person on it. */
  participant: z.object({ user: BookingPerson, user_type: BookingSide }),
  current_user_is_mentor: z.boolean(),
  booking_reschedules: z.array(Reschedule),
  urls: z.object({ room_url: z.string().nullable(), rate_url: z.string() }),
  chat_link: z.string().nullable(),
  created_by: Id,
  /** For a group session: the group's name and the people in the session, mentors first. */
  group: z
    .object({ id: Id, name: z.string(), members: z.array(BookingPerson.extend({ user_type: BookingSide })) })
    .nullable(),
  mentor: z.object({ name: z.string(), photo_url: z.string().nullable() }),
  mentees: z.array(z.object({ id: Id, name: z.string(), photo_url: z.string().nullable() })),
  mentee_details: Details,
  mentor_details: Details,
  agenda: z.object({ id: Id, name: z.string() }).nullable(),
  meetings: z.array(BookingMeeting),
  /** Completed by the clock, because nobody concluded it (D07). */
  auto_completed: z.boolean(),
  cancel_reason: z.string().nullable(),
  /** M43: of a session that one side logged; null for all others. */
  confirmation: z
    .object({
      state: Confirmation,
      logged_by: z.string(),
      /** The names of the people who are asked; any one of them can answer. */
      waiting_for: z.array(z.string()),
      /** The viewer is one of them. */
      asks_you: z.boolean(),
      answer_by: Instant,
    })
    .nullable(),
  /** M04: when an unanswered request expires. */
  expires_at: Instant.nullable(),
  credits_charged: z.number().int(),
  /** C3: what this viewer can do now, and why a visible button is disabled. */
  buttons: z.array(z.object({ button: MemberButton, why_not: WhyNot })),
  why_not: z.object({
    accept: WhyNot,
    cancel: WhyNot,
    complete: WhyNot,
    keep_time: WhyNot,
    withdraw_move: WhyNot,
    reschedule: WhyNot,
    /** D08: for use after the end. */
    reschedule_not_carried_out: WhyNot,
    report_not_carried_out: WhyNot,
    edit_brief: WhyNot,
    join: WhyNot,
  }),
  /** M07: completing now needs an extra confirmation. */
  completing_early: z.boolean(),
  /**
   * BKG-106, M08: whether reviews are shown below; they can appear together with Rate Now if the other side's is
   * already open.
   */
  shows_reviews: z.boolean(),
  /** B35: cancelling now returns the points. */
  cancelling_returns_points: z.boolean(),
  paths: z.object({ complete_booking: z.string(), cancel_booking: z.string(), reschedule_booking: z.string() }),
});

export type Booking = z.infer<typeof Booking>;

const notThere = ['accounts.not_signed_in', 'bookings.not_found'] as const;

export const myBookings = shape({
  summary: 'The bookings of the person who asks, by tab (BKG-10)',
  query: z.object({ timezone: TimeZone.optional(), program_id: IdInPath.optional() }),
  response: z.object({
    upcoming: z.array(Booking),
    to_review: z.array(Booking),
    closed: z.array(Booking),
    display_timezone: z.string(),
  }),
  refusals: ['accounts.not_signed_in'],
});

export const bookingParticipant = shape({
  summary: 'The card of a person of the booking (BKG-116)',
  params: z.object({ bookingId: IdInPath, participantId: IdInPath }),
  response: z.object({
    user: z.object({
      id: Id,
      profile_photo_url: z.string().nullable(),
      full_name: z.string(),
      info: z.object({ company: z.string().nullable(), job_title: z.string().nullable() }),
    }),
  }),
  refusals: notThere,
});

const Note = z.object({ booking_id: Id, note: z.string() });

export const bookingNote = shape({
  summary: "The reader's own note on a booking; nobody else sees it (BKG-119, B49)",
  query: z.object({ booking_id: IdInPath }),
  response: Note,
  refusals: [...notThere, 'accounts.not_while_viewing'],
});

export const updateBookingNote = shape({
  summary: "Writes the reader's own note; the last write wins (BKG-119, B49)",
  body: z.object({
    booking_id: z.coerce.number<unknown>().int().positive(),
    note: z.string().max(5000, 'Please use at most 5000 characters'),
  }),
  response: Note.extend(Message.shape),
  refusals: [...notThere, 'accounts.not_while_viewing'],
});

export const bookingAttachment = shape({
  summary: 'A file of a booking, for its participants',
  answers: 'file',
  params: z.object({ id: IdInPath, attachmentId: IdInPath }),
  query: z.object({ expires: z.string().max(100).optional(), signature: z.string().max(200).optional() }),
  response: FileAnswer,
  refusals: notThere,
});

/** AVL-12: 'DD/MM/YYYY' → 'HH:mm' …, in the viewer's zone, plus the zone itself under `timeslot_timezone` (A83). */
export const TimeSlots = z.record(z.string(), z.union([z.array(z.string()), z.string()]));

export const availableSlots = shape({
  summary: 'Open slots of a mentor for the next 60 days (B25)',
  params: z.object({ id: z.string().min(1).max(200) }),
  query: z.object({
    timezone: TimeZone.optional(),
    program_id: IdInPath.optional(),
    duration: z.coerce.number<unknown>().int().min(15).max(120).optional(),
    /** Return only times when everyone in this group is free (B47). */
    group_id: IdInPath.optional(),
    /** A booking that is being moved does not block its own time. */
    moving: IdInPath.optional(),
  }),
  response: z.object({
    available_dates: z.array(z.string()),
    timeslots: TimeSlots,
    /** The same slots, as instants. */
    slots: z.array(Instant),
    timezone: z.string(),
    duration: z.number().int(),
    /** B54: the mentor has linked a calendar that cannot be read now, so an open slot may be taken there. */
    calendar_unknown: z.boolean(),
    /** D05: what a session with this mentor costs the viewer, and whether their balance is too low. */
    credits: z
      .object({
        price: z.number().int(),
        /** Null for visitors. */
        balance: z.number().int().nullable(),
        short: z.boolean(),
        /** M28: points that come once the address is confirmed; 0 unless the balance is too low without them. */
        on_confirming: z.number().int(),
      })
      .nullable(),
  }),
  refusals: ['bookings.mentor_not_found', 'bookings.not_found', 'programmes.not_found', 'pairings.group_not_found'],
  limit: { max: 240, per: 'minute', by: 'account' },
});
