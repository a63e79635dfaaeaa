import { z } from 'zod';
import { shape } from '../../endpoint.ts';
import { Flag } from '../../programmes/schemas/fields.ts';
import { say } from '../../say.ts';
import { typedLink } from '../../schemas/links.ts';
import { Id, IdInPath, Instant, IsoInstant, knowsZone } from '../../schemas/types.ts';
import { optional, required, requiredText } from '../../schemas/texts.ts';
import { eventLimits, eventPrivacies, eventTypes, ticketTypes } from '../values.ts';

const Link = typedLink({
  most: eventLimits.link,
  as: z.union([
    z.literal(''),
    z
      .string(say('field.full_link'))
      .max(eventLimits.link, { abort: true })
      .check(z.url({ protocol: /^https?$/, error: say('field.full_link') })),
  ]),
});

/** Latitude and longitude, as maps give them. */
const Geocode = z
  .string()
  .trim()
  .max(50, { error: say('events.geocode_form'), abort: true })
  .refine((text) => {
    if (text === '') return true;
    const [latitude, longitude, ...more] = text.split(',').map((part) => part.trim());
    const within = (part: string | undefined, most: number) =>
      part !== undefined && /^-?\d{1,3}(?:\.\d{1,10})?$/.test(part) && Math.abs(Number(part)) <= most;
    return more.length === 0 && within(latitude, 90) && within(longitude, 180);
  }, say('events.geocode_form'))
  .default('');

/** A number as a form has it. */
const typedNumber = (words: { missing: string; wrong: string }) =>
  z.union([z.number(words.wrong), z.string().max(20, words.wrong)], words.missing).transform((given, context) => {
    if (given === '') context.addIssue({ code: 'custom', message: words.missing });
    else if (Number.isFinite(Number(given))) return Number(given);
    else context.addIssue({ code: 'custom', message: words.wrong });
    return z.NEVER;
  });

const whole = (words: { missing: string; wrong: string; bounds: string }, most: number) =>
  typedNumber(words).pipe(z.number().int(words.bounds).min(0, words.bounds).max(most, words.bounds));

const priceBounds = say('events.price_bounds', { most: eventLimits.price });

/** EVT-31, EVT-32: RM, at most two decimals. */
const Price = typedNumber({ missing: say('events.price_missing'), wrong: say('events.price_number') }).pipe(
  z
    .number()
    .min(0, priceBounds)
    .max(eventLimits.price, priceBounds)
    .refine((price) => Math.abs(price * 100 - Math.round(price * 100)) < 1e-6, say('events.price_decimals')),
);

/** EVT-33: one that exists and is to go is sent with `_destroy`, or as not active. */
const going = { id: IdInPath.optional(), active: Flag.default(true), _destroy: Flag.default(false) };

export const TicketGiven = z.object({
  ...going,
  name: required(say('events.ticket_name_missing'), eventLimits.ticketName),
  ticket_type: z.enum(ticketTypes, say('events.ticket_type_missing')),
  price: Price,
  max_amount: whole(
    {
      missing: say('events.amount_missing'),
      wrong: say('events.amount_number'),
      bounds: say('events.amount_bounds', { most: eventLimits.amount }),
    },
    eventLimits.amount,
  ),
  max_per_user: whole(
    {
      missing: say('events.per_user_bounds', { most: eventLimits.perUser }),
      wrong: say('events.per_user_bounds', { most: eventLimits.perUser }),
      bounds: say('events.per_user_bounds', { most: eventLimits.perUser }),
    },
    eventLimits.perUser,
  ).default(0),
});
export type TicketGiven = z.output<typeof TicketGiven>;

const SpeakerGiven = z.object({
  id: IdInPath.optional(),
  user_id: IdInPath.nullable().default(null),
  name: required(say('events.speaker_name_missing'), eventLimits.speakerText),
  title: optional(eventLimits.speakerText),
});

/** EVT-34 */
const QuestionGiven = z.object({ ...going, title: required(say('events.question_missing'), eventLimits.question) });

const tags = z.array(IdInPath).max(eventLimits.tagsOfAKind).default([]);
export const TagsGiven = z.object({
  skill_tags: tags,
  industry_tags: tags,
  company_tags: tags,
  country_tags: tags,
});
const noTags = { skill_tags: [], industry_tags: [], company_tags: [], country_tags: [] };

/** EVT-26 to EVT-28, of the first step of the wizard. */
export const EventInfo = z.object({
  event_type: z.enum(eventTypes, say('events.type_missing')),
  title: required(say('events.title_missing'), eventLimits.title),
  privacy: z.enum(eventPrivacies, say('events.privacy_missing')),
  start_time: IsoInstant(say('events.start_missing')),
  end_time: IsoInstant(say('events.end_missing')),
  timezone: z
    .string(say('events.timezone_missing'))
    .max(100, { error: say('events.timezone_missing'), abort: true })
    .refine(knowsZone, say('events.timezone_missing')),
  mentor_class: Flag.default(false),
});

/** EVT-28, of the second step. */
export const EventDetails = z.object({
  description: requiredText(say('events.description_missing'), eventLimits.description),
  webinar_link: Link.default(''),
  webinar_password: optional(eventLimits.password),
  venue_title: optional(eventLimits.venue),
  geocode: Geocode,
  organizer_name: required(say('events.organizer_missing'), eventLimits.organizer),
  inquiry_email: z
    .string(say('events.email_missing'))
    .trim()
    .min(1, say('events.email_missing'))
    .max(254, { error: say('events.email_wrong'), abort: true })
    .check(z.email(say('events.email_wrong'))),
  inquiry_number: optional(eventLimits.phone),
  event_speakers: z.array(SpeakerGiven).max(eventLimits.speakers, say('events.speakers_exceeded')).default([]),
});

/** EVT-31, of the third step. */
export const EventTickets = z.object({
  tickets: z
    .array(TicketGiven)
    .max(eventLimits.ticketTypes * 4)
    .default([]),
});

/** EVT-34, of the fourth step. */
export const EventQuestions = z.object({
  extra_fields: z
    .array(QuestionGiven)
    .max(eventLimits.questions * 4)
    .default([]),
  event_tags: TagsGiven.default(noTags),
});

export const endsAfterStart: [
  check: (given: { start_time: string; end_time: string }) => boolean,
  options: { message: string; path: string[] },
] = [({ start_time, end_time }) => end_time > start_time, { message: say('events.end_early'), path: ['end_time'] }];

const admins = ['accounts.not_signed_in', 'events.not_found', 'events.admins_only'] as const;

export const saveEvent = shape({
  summary: 'A new event, or with event_id the changed one (EVT-36); it is not published until somebody does that',
  idempotent: true,
  body: z
    .object({
      ...EventInfo.shape,
      ...EventDetails.shape,
      ...EventTickets.shape,
      ...EventQuestions.shape,
      event_id: IdInPath.optional(),
      /** Of a new event; without one it is an event of the platform. */
      program_id: IdInPath.optional(),
    })
    .refine(...endsAfterStart),
  response: z.object({ id: Id }),
  refusals: [
    ...admins,
    'events.platform_admins_only',
    'programmes.not_found',
    'programmes.admins_only',
    'programmes.inactive',
    'events.speakers_exceeded',
    'events.speaker_unknown',
    'events.end_before_start',
    'events.not_enough_tickets',
    'events.ticket_type_fixed',
    'events.ticket_not_found',
  ],
});

const picture = { maxBytes: eventLimits.pictureBytes, maxFiles: 1 } as const;

export const uploadEventPhoto = shape({
  summary: 'The picture of an event: JPG or PNG, 1600x900 recommended, at most 2MB (EVT-35)',
  uploads: { photo: picture },
  body: z.object({ event_id: IdInPath }),
  response: z.object({ photo: z.string().nullable() }),
  refusals: [...admins, 'events.picture_wrong', 'events.picture_too_big'],
  limit: { max: 30, per: 'hour', by: 'account' },
});

export const toggleEvent = shape({
  summary: 'Publishes an event, or hides it again (EVT-37)',
  body: z.object({ event_id: IdInPath }),
  response: z.object({ response: z.boolean(), message: z.string() }),
  refusals: [...admins, 'programmes.inactive', 'events.begins_in_past', 'events.cancelled'],
});

export const duplicateEvent = shape({
  summary: 'A draft with the same fields, tickets, questions and picture; if the event has begun, some weeks later',
  idempotent: true,
  params: z.object({ id: IdInPath }),
  response: z.object({
    id: Id,
    start_time: Instant,
    /** The event has begun: its copy is on the same day of a later week. */
    is_moved: z.boolean(),
  }),
  refusals: [...admins, 'programmes.inactive'],
});
