import { z } from 'zod';
import { shape } from '../../endpoint.ts';
import { Id, IdInPath, Instant, IsoInstant, Message, TimeZone } from '../../schemas/types.ts';
import { idsMissing, offlineLimits, requestLimits } from '../values.ts';
import { Booking } from './booking.ts';

const NeededId = z.coerce.number<unknown>(idsMissing).int(idsMissing).positive(idsMissing);

const OptionalId = z.coerce.number<unknown>().int().positive().nullish();

const isDuration = (minutes: number) => offlineLimits.durations.some((one) => one === minutes);

type Choices = Partial<
  Record<'booking_type' | 'booking_method' | 'participant_id' | 'group_id' | 'meetup_location', unknown>
>;

/**
 * Fields that one choice makes required; checked even when other fields are wrong, so that all errors are shown
 * together.
 */
const needed = (
  field: keyof Choices,
  error: string,
  by: (choices: Choices) => boolean,
): [
  (choices: Choices) => boolean,
  { path: string[]; error: string; when: (payload: { value: unknown }) => boolean },
] => [
  (choices) => !by(choices) || Boolean(choices[field]),
  { path: [field], error, when: ({ value }) => typeof value === 'object' && value !== null },
];

const OfflineRole = z.enum(['mentor', 'mentee', 'admin']);

export type OfflineRole = z.infer<typeof OfflineRole>;

const OfflineBooking = z
  .object({
    /** One of the people who met; a member logs only sessions that they took part in. */
    user_id: NeededId,
    program_id: NeededId,
    booking_type: z.enum(['one_on_one', 'group'], 'Booking type is required'),
    booking_method: z.enum(['online', 'physical'], 'Booking method is required'),
    participant_id: OptionalId,
    group_id: OptionalId,
    meetup_location: z
      .string()
      .trim()
      .max(offlineLimits.locationLength, `Please use at most ${offlineLimits.locationLength} characters`)
      .nullish(),
    start_time: IsoInstant('Time is required'),
    duration: z.coerce.number<unknown>('Duration is required').int().refine(isDuration, 'Duration is required'),
    user_timezone: TimeZone.optional(),
    /** The learning module (A26). */
    agenda_id: OptionalId,
    learning_objectives_attributes: z
      .array(
        z.object({
          objective: z
            .string('Learning objective is required')
            .trim()
            .min(1, 'Learning objective is required')
            .max(requestLimits.objectiveLength),
        }),
      )
      .min(requestLimits.leastObjectives, 'At least one learning objective is required')
      .max(requestLimits.mostObjectives, 'Maximum 3 learning objectives are allowed'),
    /** OFF-02: sent by the form. The caller, their role and the outcome are known without these (OFF-14). */
    role_type: OfflineRole.optional(),
    service_id: z.literal(2).optional(),
    status: z.literal('completed').optional(),
  })
  .refine(...needed('participant_id', 'Select a participant', (one) => one.booking_type === 'one_on_one'))
  .refine(...needed('group_id', 'Select a group', (one) => one.booking_type === 'group'))
  .refine(...needed('meetup_location', 'Location is required', (one) => one.booking_method === 'physical'));

export type OfflineBooking = z.output<typeof OfflineBooking>;

const notThere = ['accounts.not_signed_in', 'programmes.not_found', 'programmes.member_not_found'] as const;

const notYours = ['bookings.offline_not_yours', 'bookings.offline_no_pair', 'bookings.group_not_found'] as const;

export const logOfflineSession = shape({
  summary:
    'Logs a session that was held elsewhere; what a member logs waits for the other side (OFF-01 to OFF-16, M43)',
  idempotent: true,
  body: z.object({ booking: OfflineBooking }),
  response: z.object({ booking: z.object({ id: Id }), redirectUrl: z.string() }),
  refusals: [...notThere, ...notYours, 'programmes.inactive', 'bookings.already_logged', 'bookings.not_bookable'],

  limit: { max: 60, per: 'hour', by: 'account' },
});

const UserType = z.enum(['mentor', 'mentee']);

const Participant = z.object({
  id: Id,
  name: z.string(),
  user_type: UserType,
  photo_url: z.string().nullable(),
});

export const offlineSessionData = shape({
  summary: 'With whom, in which groups and on which modules somebody can have met in a programme (OFF-17)',
  query: z.object({
    user_id: NeededId,
    program_id: NeededId,
    search: z.string().trim().max(100).optional(),
    /** For the admins' own page: any mentor and mentee, whatever side the admin is on. */
    for_others: z.literal('true').optional(),
  }),
  response: z.object({
    program_participants: z.array(Participant),
    groups: z.array(z.object({ id: Id, name: z.string(), participants: z.array(Participant) })),
    learning_modules: z.array(z.object({ id: Id, name: z.string() })),
    /** The role of the person in question; `admin` logs for others. */
    role_type: OfflineRole,
  }),
  refusals: [...notThere, 'bookings.offline_not_yours'],
});

export const heldSlots = shape({
  summary: 'Past starts within the hours of the mentor (OFF-09, B46)',
  query: z.object({
    user_id: NeededId,
    program_id: NeededId,
    participant_id: IdInPath.optional(),
    group_id: IdInPath.optional(),
    duration: z.coerce.number<unknown>().int().refine(isDuration, 'Duration is required').optional(),
  }),
  response: z.object({
    slots: z.array(Instant),
    /** False if the mentor has set no hours; then any past date can be chosen. */
    has_hours: z.boolean(),
    timezone: z.string(),
  }),
  refusals: [...notThere, ...notYours],
});

const ofOne = { params: z.object({ id: IdInPath }) };

const answering = [
  'accounts.not_signed_in',
  'bookings.not_found',
  'bookings.not_allowed_now',
  'bookings.not_yours_to_confirm',
  'bookings.already_answered',
  'bookings.answer_too_late',
] as const;

export const confirmOfflineSession = shape({
  summary: 'The other side confirms that a logged session took place; from then on it counts (M43)',
  ...ofOne,
  response: z.object({ booking: Booking }),
  refusals: [...answering, 'bookings.already_logged'],
});

export const denyOfflineSession = shape({
  summary: 'The other side says that a logged session did not happen (M43)',
  ...ofOne,
  response: z.object({ booking: Booking }),
  refusals: answering,
});

export const deleteOfflineSession = shape({
  summary: 'Deletes a session that one logged oneself and that nobody has answered',
  ...ofOne,
  response: Message,
  refusals: [
    'accounts.not_signed_in',
    'bookings.not_found',
    'bookings.not_allowed_now',
    'bookings.only_logger_deletes',
    'bookings.answered_stays',
  ],
});

export const offlineSummary = shape({
  summary: 'How many sessions somebody has logged in a programme, and what came of them (OFF-18)',
  query: z.object({ user_id: NeededId, program_id: NeededId }),
  response: z.object({
    booked: z.number().int(),
    conducted: z.number().int(),
    reflected: z.number().int(),
  }),
  refusals: [...notThere, 'bookings.offline_not_yours'],
});
