import { z } from 'zod';
import { shape } from '../../endpoint.ts';
import { typedLink } from '../../schemas/links.ts';
import { Day, IdInPath, TimeZone } from '../../schemas/types.ts';
import { requestLimits } from '../values.ts';
import { Booking, TimeOfDay } from './booking.ts';

const One = z.object({ booking: Booking });

const ofOne = { params: z.object({ id: IdInPath }) };

const notThere = ['accounts.not_signed_in', 'bookings.not_found'] as const;

const L = requestLimits;

export const BookingLink = typedLink({
  most: L.linkLength,
  wrong: 'Must be a valid URL',
  as: z
    .string()
    .max(L.linkLength, { error: 'Must be a valid URL', abort: true })
    .refine((link) => link === '' || URL.canParse(link), 'Must be a valid URL')
    .refine((link) => link === '' || link.startsWith(L.linkScheme), 'URL must start with https://'),
});

export const NewBooking = z.object({
  program_id: z.coerce.number<unknown>().int().positive().nullable().optional(),
  booking_date: Day(),
  booking_time: TimeOfDay,
  duration: z.coerce.number<unknown>().pipe(z.literal(L.durationMinutes)).default(L.durationMinutes),
  user_timezone: TimeZone,
  /** Sessions are always requested online, the only service there is (BKG-36). */
  booking_method: z.literal('online').optional(),
  service_id: z.coerce.number<unknown>().pipe(z.literal(L.serviceId)).optional(),
  /** Documented in BKG-36 but ignored: the server sets both itself (BKG-38). */
  status: z.unknown().optional(),
  requester_id: z.unknown().optional(),
  /**
   * Set for a session of this group; a mentor of the group arranges it directly, a mentee sends a request to its
   * mentors (B47).
   */
  group_id: z.coerce.number<unknown>().int().positive().nullable().optional(),
  /**
   * The other person (in a group, the mentor who leads): the mentor or, in Book New Session (B30), the mentee whom the
   * mentor asks.
   */
  requestee_id: z.coerce.number<unknown>().int().positive(),
  /**
   * Sent by Book New Session (BKG-65): the other person is the mentee and the caller the mentor, even if both are
   * mentors.
   */
  requestee_type: z.literal('mentee').optional(),
  topic: z
    .string('Your key details is required')
    .trim()
    .min(1, 'Your key details is required')
    .max(L.topicLength, `Please use at most ${L.topicLength} characters`),
  learning_objectives_attributes: z
    .array(
      z.object({
        objective: z
          .string('This selection is required')
          .trim()
          .min(1, 'This selection is required')
          .max(L.objectiveLength),
      }),
    )
    .min(L.leastObjectives, 'You need at least 1 topic')
    .max(L.mostObjectives, 'You can only select up to 3 topics'),
  booking_links_attributes: z
    .array(z.object({ internal_link: BookingLink }))
    .max(10)
    .optional(),
  brief: z.string().max(1000, 'Please use at most 1000 characters').optional(),
});

export const requestBooking = shape({
  summary: 'Asks for a session: a mentee their mentor, or a mentor their mentee (BKG-36, B30)',
  uploads: {
    'booking[booking_attachments_attributes][][attachment_link]': {
      maxBytes: requestLimits.attachmentBytes,
      maxFiles: requestLimits.mostAttachments,
    },
  },
  idempotent: true,
  body: z.object({ booking: NewBooking }),

  response: One,
  refusals: [
    'accounts.not_signed_in',
    'bookings.slot_taken',
    'bookings.already_busy',
    'bookings.too_many_pending',
    'bookings.mentor_not_found',
    'bookings.mentor_not_confirmed',
    'bookings.not_bookable',
    'bookings.with_oneself',
    'bookings.not_your_mentee',
    'programmes.not_found',
    'programmes.members_only',
    'programmes.member_not_found',
    'programmes.inactive',
    'pairings.admins_pair',
    'pairings.mentor_full',
    'pairings.paused',
    'pairings.ended',
    'pairings.group_not_found',
    'pairings.group_too_small',
    'credits.not_enough',
  ],

  limit: { max: 20, per: 'hour', by: 'account' },
});

export const acceptBooking = shape({
  summary: 'The awaited side accepts (BKG-69)',
  ...ofOne,
  response: One,
  refusals: [
    ...notThere,
    'bookings.not_allowed_now',
    'bookings.not_awaited',
    'bookings.request_expired',
    'bookings.no_move',
    'bookings.meeting_held',
    'bookings.slot_taken',
    'bookings.already_busy',
    'programmes.member_not_found',
    'pairings.mentor_full',
  ],
});

export const keepTime = shape({
  summary: 'The awaited side keeps the current time; the suggested one is given up (M26)',
  ...ofOne,
  response: One,
  refusals: [...notThere, 'bookings.not_allowed_now', 'bookings.not_awaited', 'bookings.no_move'],
});

export const withdrawMove = shape({
  summary: 'Whoever suggested another time takes the suggestion back (M26)',
  ...ofOne,
  response: One,
  refusals: [...notThere, 'bookings.not_allowed_now', 'bookings.not_your_move', 'bookings.no_move'],
});

const reasonMissing = 'Please provide a reason to cancel';

export const cancelMyBooking = shape({
  summary: 'A participant cancels, with a reason (BKG-75, BKG-76)',
  ...ofOne,
  body: z.object({
    reason: z.string(reasonMissing).trim().min(1, reasonMissing).max(500, 'Please use at most 500 characters'),
  }),
  response: One,
  refusals: [...notThere, 'bookings.not_allowed_now'],
});

export const rescheduleMyBooking = shape({
  summary: 'A participant proposes another time; the other side answers (BKG-78)',
  ...ofOne,
  body: z.object({
    reschedule_date: Day(),
    reschedule_time: TimeOfDay,
    user_timezone: TimeZone,
    reschedule_reason: z.string().trim().max(500, 'Please use at most 500 characters').optional(),
    /** D08: it is over, and 'had to be rescheduled'. */
    not_carried_out: z.boolean().optional(),
  }),
  response: One,
  refusals: [
    ...notThere,
    'bookings.not_allowed_now',
    'bookings.meeting_held',
    'bookings.request_expired',
    'bookings.slot_taken',
    'bookings.already_busy',
    'bookings.same_time',
  ],
});

export const completeBooking = shape({
  summary: 'A participant completes; before the start it asks once more (BKG-72, M07)',
  ...ofOne,
  body: z.object({ confirm_early: z.boolean().optional() }),
  response: One,
  refusals: [...notThere, 'bookings.not_allowed_now', 'bookings.not_begun'],
});

export const editBrief = shape({
  summary: 'The mentee writes what the session is to be about, until it starts (BKG-118, B50)',
  ...ofOne,
  body: z.object({
    brief: z.string().trim().max(1000, 'Please use at most 1000 characters').optional(),
    discussion_points: z
      .array(z.string().trim().min(1, 'This selection is required').max(150, 'Please use at most 150 characters'))
      .max(10, 'You can add up to 10 points')
      .optional(),
  }),
  response: One,
  refusals: [...notThere, 'bookings.not_allowed_now'],
});
