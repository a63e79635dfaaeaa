import { z } from 'zod';
import { tableFileShape, tablePageShape } from '../../admin-tables/schemas.ts';
import { shape } from '../../endpoint.ts';
import { say } from '../../say.ts';
import { Id, IdInPath, Instant, Message } from '../../schemas/types.ts';
import {
  admissionStatuses,
  eventDataTable,
  eventLimits,
  eventPrivacies,
  eventTable,
  eventTypes,
  ticketTypes,
} from '../values.ts';
import { EventQuestion } from './reading.ts';
import { TagsGiven } from './saving.ts';

const refusals = ['accounts.not_signed_in', 'events.admins_only'] as const;

/** The table's own filters, and whose events. */
const withinProgram = { program_id: IdInPath.optional() };
const ofEvent = { ...withinProgram, event_id: IdInPath.optional() };

export const AdminEvent = z.object({
  id: Id,
  title: z.string(),
  program: z.string().nullable(),
  program_id: Id.nullable(),
  event_type: z.enum(eventTypes),
  privacy: z.enum(eventPrivacies),
  start_time: Instant,
  end_time: Instant,
  timezone: z.string(),
  taken: z.number().int(),
  checked_in: z.number().int(),
  active: z.boolean(),
  /** EVT-38: 'Ongoing' until its end, then 'Event Ended'. */
  event_ended: z.boolean(),
  cancelled_at: Instant.nullable(),
  /** Of a cancelled event: how many paid orders have their money on its way still. */
  refunds_left: z.number().int(),
  /** How many the gateway does not want to carry out. */
  refunds_refused: z.number().int(),
  /** Nobody has ever taken a ticket. */
  can_delete: z.boolean(),
  link_path: z.string(),
});
export type AdminEvent = z.infer<typeof AdminEvent>;

const eventPage = tablePageShape(eventTable, AdminEvent);
export const adminEvents = shape({
  ...eventPage,
  summary: 'The events that one administers, newest first (EVT-44, B97)',
  query: eventPage.query.extend(withinProgram),
  refusals,
});

/** EVT-43, A43. Amounts in RM; one line an order and ticket. */
export const EventDatum = z.object({
  id: Id,
  orderId: Id,
  attendeeId: Id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  enterpriseName: z.string().nullable(),
  programmeName: z.string().nullable(),
  programmeUserType: z.string().nullable(),
  eventId: Id,
  eventName: z.string(),
  ticketName: z.string(),
  quantity: z.number().int(),
  dateOfPurchase: Instant,
  ticketPrice: z.number(),
  totalPayment: z.number(),
  serviceTax: z.number(),
  firstTimeBuyer: z.boolean(),
  /** Of the whole order, in RM, and how many of its tickets still let somebody in. */
  orderTotal: z.number(),
  orderTickets: z.number().int(),
  refunded: z.boolean(),
  /** How many tickets of this line were paid back. */
  refundedTickets: z.number().int(),
});
export type EventDatum = z.infer<typeof EventDatum>;

const dataPage = tablePageShape(eventDataTable, EventDatum);
const dataFile = tableFileShape(eventDataTable);
export const eventData = shape({
  ...dataPage,
  summary: 'Who took tickets, of all events that one administers (EVT-41, EVT-42)',
  query: dataPage.query.extend(ofEvent),
  refusals,
});
export const eventDataFile = shape({
  ...dataFile,
  summary: 'The same in a file (EVT-43)',
  query: dataFile.query.extend(ofEvent),
  refusals,
});

const Entry = z.object({ id: Id, name: z.string() });

const EditableTicket = z.object({
  id: Id,
  name: z.string(),
  ticket_type: z.enum(ticketTypes),
  price: z.number(),
  max_amount: z.number().int(),
  max_per_user: z.number().int(),
  active: z.boolean(),
  /** Sold, held or offered. */
  taken: z.number().int(),
});

const names = z.array(Entry);

/** Everything that the wizard changes. */
export const EditableEvent = z.object({
  id: Id,
  program_id: Id.nullable(),
  event_type: z.enum(eventTypes),
  title: z.string(),
  privacy: z.enum(eventPrivacies),
  timezone: z.string(),
  start_time: Instant,
  end_time: Instant,
  mentor_class: z.boolean(),
  description: z.string(),
  webinar_link: z.string(),
  webinar_password: z.string(),
  venue_title: z.string(),
  geocode: z.string(),
  organizer_name: z.string(),
  inquiry_email: z.string(),
  inquiry_number: z.string(),
  photo: z.string().nullable(),
  active: z.boolean(),
  event_ended: z.boolean(),
  link_path: z.string(),
  event_speakers: z.array(
    z.object({ id: Id, user_id: Id.nullable(), name: z.string(), title: z.string(), photo: z.string().nullable() }),
  ),
  tickets: z.array(EditableTicket),
  extra_fields: z.array(EventQuestion),
  event_tags: z.object({ skill_tags: names, industry_tags: names, company_tags: names, country_tags: names }),
});
export type EditableEvent = z.infer<typeof EditableEvent>;

export const editableEvent = shape({
  summary: 'An event as its admins change it (EVT-22)',
  params: z.object({ id: IdInPath }),
  response: EditableEvent,
  refusals: ['accounts.not_signed_in', 'events.not_found', 'events.admins_only'],
  page: true,
});

/** Ids in an address: '3,17'. */
const listed = z
  .string()
  .max(600)
  .default('')
  .transform((text) =>
    text
      .split(',')
      .filter((part) => part.trim() !== '')
      .map(Number),
  )
  .pipe(z.array(Id).max(eventLimits.tagsOfAKind));

export const tagReach = shape({
  summary: 'How many people an announcement would be sent to (EVT-40, B110)',
  query: z.object({
    event_id: IdInPath,
    skill_tags: listed,
    industry_tags: listed,
    company_tags: listed,
    country_tags: listed,
  }),
  response: z.number().int(),
  refusals: ['accounts.not_signed_in', 'events.not_found', 'events.admins_only'],
});

export const notifyOfEvent = shape({
  summary: 'Announces an event by email to the people who match; to each of them once (EVT-39, B110)',
  params: z.object({ id: IdInPath }),
  body: z.object({ event_tags: TagsGiven }),
  response: z.object({ message: z.string(), emails: z.number().int() }),
  refusals: [
    'accounts.not_signed_in',
    'accounts.not_while_viewing',
    'accounts.not_confirmed',
    'events.not_found',
    'events.admins_only',
    'events.not_published',
    'events.ended',
    'programmes.too_many_emails',
  ],
  limit: { max: 30, per: 'hour', by: 'account' },
});

/** What cancelling an event would mean. Amounts in RM. */
export const EventCancellation = z.object({
  /** How many people have a ticket now. */
  holders: z.number().int(),
  /** Paid orders whose money was not returned yet, and how much that is. */
  paid_orders: z.number().int(),
  amount: z.number(),
});
export type EventCancellation = z.infer<typeof EventCancellation>;

const ofManaged = ['accounts.not_signed_in', 'events.not_found', 'events.admins_only'] as const;

export const eventCancellation = shape({
  summary: 'How many people and paid orders cancelling an event concerns',
  params: z.object({ id: IdInPath }),
  response: EventCancellation,
  refusals: ofManaged,
});

export const cancelEvent = shape({
  summary: 'Cancels a published event: whoever has a ticket is told, and what was paid goes back',
  params: z.object({ id: IdInPath }),
  body: z.object({
    message: z
      .string()
      .max(eventLimits.cancelNote, {
        error: say('field.too_long', { most: eventLimits.cancelNote }),
        abort: true,
      })
      .trim()
      .default(''),
  }),
  response: Message,
  refusals: [...ofManaged, 'accounts.not_while_viewing', 'events.not_published', 'events.ended'],
});

export const deleteEvent = shape({
  summary: 'Deletes an event that nobody has ever taken a ticket for',
  params: z.object({ id: IdInPath }),
  response: Message,
  refusals: [...ofManaged, 'accounts.not_while_viewing', 'events.has_orders'],
});

/** Amounts in RM, with tax. */
export const TicketOrder = z.object({
  id: Id,
  total: z.number(),
  /** What of it was paid back. */
  refunded: z.number(),
  tickets: z.array(
    z.object({
      admission_id: Id,
      ticket: z.string(),
      holder_name: z.string(),
      status: z.enum(admissionStatuses),
      amount: z.number(),
    }),
  ),
});
export type TicketOrder = z.infer<typeof TicketOrder>;

export const ticketOrder = shape({
  summary: 'An order with each of its tickets and what it cost, to pay some of them back (B107)',
  params: z.object({ id: IdInPath }),
  response: TicketOrder,
  refusals: ['accounts.not_signed_in', 'events.order_not_found', 'events.admins_only'],
});

export const refundTickets = shape({
  summary: 'Pays an order back, or some of its tickets: they are no longer valid (B107)',
  idempotent: true,
  params: z.object({ id: IdInPath }),
  body: z.object({
    /** Without them, all that are left. */
    admission_ids: z.array(IdInPath).min(1, say('events.amount_least')).max(eventLimits.orderTickets).optional(),
    reason: z
      .string(say('events.reason_missing'))
      .trim()
      .min(1, say('events.reason_missing'))
      .max(eventLimits.reason, { error: say('field.too_long', { most: eventLimits.reason }), abort: true }),
  }),
  response: Message,
  refusals: [
    'accounts.not_signed_in',
    'accounts.not_while_viewing',
    'events.order_not_found',
    'events.admins_only',
    'events.ticket_not_found',
    'events.refunded_already',
    'events.tickets_refunded_already',
    'events.ticket_not_valid',
  ],
});
