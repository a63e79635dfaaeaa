import { z } from 'zod';
import { shape } from '../../endpoint.ts';
import { FileAnswer, Id, IdInPath, Instant, Message, RandomKey } from '../../schemas/types.ts';
import { Flag } from '../../programmes/schemas/fields.ts';
import { eventLists, eventPrivacies, eventTypes, ticketTypes } from '../values.ts';

/** EVT-21. Prices in RM. */
export const Ticket = z.object({
  id: Id,
  name: z.string(),
  ticket_type: z.enum(ticketTypes),
  price: z.number(),
  /** 0: as many as like. */
  max_amount: z.number().int(),
  /** 0: the limit of every ticket (A44). */
  max_per_user: z.number().int(),
  /** Whether the reader can take one now. */
  available: z.boolean(),
  /** Null: without a limit. */
  tickets_left: z.number().int().nullable(),
  active: z.boolean(),
  /** The most that the reader can add now (EVT-09), less what they have already. */
  cap: z.number().int(),
  /** The reader's place on the waiting list. */
  waiting: z
    .object({
      state: z.enum(['waiting', 'offered']),
      /** 1: the next one. */
      position: z.number().int(),
      /** Until when a place that is offered is kept. */
      offer_expires_at: Instant.nullable(),
    })
    .nullable(),
});
export type Ticket = z.infer<typeof Ticket>;

export const EventSpeaker = z.object({
  id: Id,
  /** Null: somebody without an account here. */
  user_id: Id.nullable(),
  slug: z.string().nullable(),
  name: z.string(),
  title: z.string(),
  photo: z.string().nullable(),
  /** EVT-48; null: there is nothing to follow, for this reader. */
  is_following: z.boolean().nullable(),
});
export type EventSpeaker = z.infer<typeof EventSpeaker>;

const ids = z.array(Id);
/** EVT-20 */
export const EventTags = z.object({ skill_tags: ids, industry_tags: ids, company_tags: ids, country_tags: ids });
export type EventTags = z.infer<typeof EventTags>;

/** DSH-08 */
export const EventCard = z.object({
  id: Id,
  title: z.string(),
  event_type: z.enum(eventTypes),
  privacy: z.enum(eventPrivacies),
  photo: z.string().nullable(),
  timezone: z.string(),
  start_time: Instant,
  end_time: Instant,
  /** The day of the start, in the time zone of the event. */
  date: z.string(),
  venue_title: z.string(),
  event_ended: z.boolean(),
  total_attendees: z.number().int(),
  program_id: Id.nullable(),
  mentor_class: z.boolean(),
  /** RM; the cheapest ticket. Null: there are no tickets. */
  from_price: z.number().nullable(),
  /** RM; the cheapest ticket that costs something. */
  paid_from_price: z.number().nullable(),
  sold_out: z.boolean(),
  /** Whether the reader has a ticket. */
  attending: z.boolean(),
  link_path: z.string(),
});
export type EventCard = z.infer<typeof EventCard>;

/** EVT-06, EVT-13: the questions that are asked besides name, email and phone number. */
export const EventQuestion = z.object({ id: Id, title: z.string(), active: z.boolean() });
export type EventQuestion = z.infer<typeof EventQuestion>;

/** EVT-20 */
export const Event = EventCard.extend({
  photo_hq_url: z.string().nullable(),
  /** Only for whoever has a ticket, and for admins (D15). */
  webinar_link: z.string().nullable(),
  webinar_password: z.string().nullable(),
  geocode: z.string(),
  description: z.string(),
  organizer_name: z.string(),
  inquiry_email: z.string(),
  inquiry_number: z.string(),
  speakers: z.array(EventSpeaker),
  event_speakers: z.array(EventSpeaker),
  tickets: z.array(Ticket),
  extra_fields: z.array(EventQuestion),
  event_tags: EventTags,
  active: z.boolean(),
  cancelled_at: Instant.nullable(),
  /** What its admin wrote to those who had a ticket. */
  cancel_note: z.string(),
  has_begun: z.boolean(),
  /** Whether the reader may change it, write to people and check tickets. */
  can_manage: z.boolean(),
  /** B101: whether paid tickets can be bought here. */
  can_pay: z.boolean(),
  /** The address to pass on. */
  share_url: z.string(),
});
export type Event = z.infer<typeof Event>;

const pages = { page: z.number().int(), max_pages: z.number().int(), total: z.number().int() };

export const listEvents = shape({
  summary:
    'Events: of the platform, or with program_id of a program (EVT-01, B105); `mine` are those that one has tickets for',
  query: z.object({
    list: z.enum(eventLists).default('upcoming'),
    program_id: IdInPath.optional(),
    /** EVT-45: MentorClass alone. */
    mentor_class: Flag.optional(),
    search: z.string().trim().max(100).default(''),
    page: IdInPath.pipe(z.number().max(100_000)).default(1),
  }),
  response: z.object({ events: z.array(EventCard), ...pages }),
  refusals: ['accounts.not_signed_in', 'programmes.not_found'],
  page: true,
});

export const dashboardEvents = shape({
  summary: 'Events for the dashboard: all, upcoming, and those whose tags match the reader (DSH-16, B109)',
  query: z.object({ program_id: IdInPath.optional() }),
  response: z.object({ all: z.array(EventCard), upcoming: z.array(EventCard), matched: z.array(EventCard) }),
  refusals: ['accounts.not_signed_in', 'programmes.not_found'],
});

export const mentorClass = shape({
  summary: 'The videos of MentorClass (EVT-45, B111); its events are listed by /main/events?mentor_class=true',
  response: z.object({ videos: z.array(z.string()) }),
  refusals: [],
  page: true,
});

export const showEvent = shape({
  summary: 'An event with its tickets and speakers (EVT-04)',
  params: z.object({ id: IdInPath }),
  /** The documents send the reader's id; who reads is known from the session. */
  query: z.object({ user_id: z.string().max(100).optional() }),
  response: Event,
  refusals: ['events.not_found'],
  page: true,
});

export const openEventLink = shape({
  summary: 'Shows the key of the link of a private event, which from then on is there for the reader (B105)',
  params: z.object({ id: IdInPath }),
  body: z.object({ key: RandomKey }),
  response: Message,
  refusals: ['accounts.not_signed_in', 'accounts.not_while_viewing', 'events.not_found'],
});

export const eventQuestions = shape({
  summary: 'What is asked of whoever takes a ticket (EVT-06)',
  params: z.object({ id: IdInPath }),
  response: z.object({ questions: z.array(EventQuestion) }),
  refusals: ['events.not_found'],
});

export const eventCalendarFile = shape({
  summary: 'The event for a calendar',
  params: z.object({ id: IdInPath }),
  response: FileAnswer,
  answers: 'file',
  refusals: ['events.not_found'],
});
