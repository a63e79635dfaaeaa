import { z } from 'zod';
import { shape } from '../../endpoint.ts';
import { Person } from '../../profiles/schemas/own.ts';
import { Id, IdInPath, IsoDate, IsoTime, TimeZone } from '../../schemas/types.ts';
import { adminDurations, contactMethods, requestLimits } from '../values.ts';
import { BookingLink } from './acts.ts';
import { Booking } from './booking.ts';

const L = requestLimits;

const Key = z.coerce.number<unknown>().int().positive().max(Number.MAX_SAFE_INTEGER);

const objectiveMissing = 'Learning objective is required';

const atMost = (max: number) => `Please use at most ${max} characters`;

/** The three steps of the form, each validated separately (ADB-33, ADB-35 to ADB-38). */
export const KindFields = z.object({
  booking_type: z.enum(['one_on_one', 'group'], 'Booking type is required'),
});

export const TimeFields = z.object({
  booking_method: z.enum(contactMethods, 'Booking method is required'),
  booking_date: IsoDate('Date is required'),
  booking_time: IsoTime('Time is required'),
  duration: z.coerce
    .number<unknown>('Duration is required')
    .pipe(z.literal([...adminDurations], 'Duration is required')),
  user_timezone: TimeZone,
  contact_info: z.string().trim().max(200, atMost(200)).optional(),
  meetup_location: z.string().trim().max(200, atMost(200)).optional(),
});

export const TopicFields = z.object({
  topic: z.string('Topic is required').trim().min(1, 'Topic is required').max(L.topicLength, atMost(L.topicLength)),
  learning_objectives_attributes: z
    .array(
      z.object({
        objective: z
          .string(objectiveMissing)
          .trim()
          .min(1, objectiveMissing)
          .max(L.objectiveLength, atMost(L.objectiveLength)),
      }),
    )
    .min(L.leastObjectives, 'At least one learning objective is required')
    .max(L.mostObjectives, 'Maximum 3 learning objectives are allowed'),
  booking_links_attributes: z
    .array(z.object({ internal_link: BookingLink }))
    .max(10)
    .optional(),
});

const missing = (field: string, message: string, booking: Record<string, unknown>) =>
  booking[field] === undefined || booking[field] === null ? [{ path: [field], message }] : [];

const CreatedBooking = z
  .object({
    program_id: Key,
    /** The mentor of a one-to-one session. */
    requestee_id: Key.nullable().optional(),
    /** The mentee of a one-to-one session. */
    requester_id: Key.nullable().optional(),
    group_id: Key.nullable().optional(),
    ...KindFields.shape,
    ...TimeFields.shape,
    ...TopicFields.shape,
  })
  .superRefine((booking, context) => {
    const wrong =
      booking.booking_type === 'group'
        ? missing('group_id', 'Group is required', booking)
        : [
            ...missing('requestee_id', 'Mentor is required', booking),
            ...missing('requester_id', 'Mentee is required', booking),
          ];
    for (const issue of wrong) context.addIssue({ code: 'custom', ...issue });
  });

const here = ['accounts.not_signed_in', 'programmes.not_found', 'programmes.admins_only'] as const;

export const createBooking = shape({
  summary: 'An admin arranges a session of two members or of a group; it is confirmed at once (ADB-45, B31)',
  uploads: {
    'booking[booking_attachments_attributes][][attachment_link]': {
      maxBytes: requestLimits.attachmentBytes,
      maxFiles: requestLimits.mostAttachments,
    },
  },
  idempotent: true,
  body: z.object({ booking: CreatedBooking }),

  response: z.object({ booking: Booking }),
  refusals: [
    ...here,
    'programmes.inactive',
    'programmes.member_not_found',
    'pairings.group_not_found',
    'pairings.paused',
    'pairings.ended',
    'pairings.group_too_small',
    'bookings.slot_taken',
    'bookings.already_busy',
  ],
});

const BookableGroup = z.object({ id: Id, name: z.string(), mentors: z.array(Person), mentees: z.array(Person) });

export type BookableGroup = z.infer<typeof BookableGroup>;

export const adminMentors = shape({
  summary: 'Whom an admin can arrange a session with: the mentors and the groups of a programme, by name (B31, ADB-44)',
  query: z.object({ program_id: IdInPath, search: z.string().trim().max(200).optional() }),
  response: z.object({ mentors: z.array(Person), groups: z.array(BookableGroup) }),
  refusals: here,
});

export const adminMentees = shape({
  summary: 'The mentees of a programme by name, those of the chosen mentor first',
  query: z.object({
    program_id: IdInPath,
    mentor_id: IdInPath.optional(),
    search: z.string().trim().max(200).optional(),
  }),
  response: z.object({ mentees: z.array(Person.extend({ paired: z.boolean() })) }),
  refusals: here,
});
