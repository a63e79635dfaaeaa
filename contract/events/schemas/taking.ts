import { z } from 'zod';
import { Email } from '../../accounts/schemas/fields.ts';
import { shape } from '../../endpoint.ts';
import { say } from '../../say.ts';
import { phonePattern } from '../../profiles/values.ts';
import { Id, IdInPath, Instant, Message } from '../../schemas/types.ts';
import { admissionStatuses, eventLimits, orderStatuses } from '../values.ts';
import { EventCard } from './reading.ts';
import { required, requiredText } from '../../schemas/texts.ts';

/** EVT-19. Amounts in RM. */
export const UserTicketPurchase = z.object({
  /** Of the order; one with several kinds of tickets has a line for each. */
  order_id: Id,
  event_id: Id,
  status: z.enum(orderStatuses),
  paid_at: Instant.nullable(),
  ticket: z.string(),
  amount: z.number().int(),
  /** How many of them were paid back. */
  refunded: z.number().int(),
  /** For this line, with its tax. */
  total_paid: z.number(),
});
export type UserTicketPurchase = z.infer<typeof UserTicketPurchase>;

/** B104: what a receipt of a paid order says. Amounts in RM. */
export const TicketReceipt = z.object({
  order_id: Id,
  event_id: Id,
  number: z.string(),
  paid_at: Instant,
  seller: z.string(),
  buyer: z.object({ name: z.string(), email: z.string() }),
  lines: z.array(z.object({ ticket: z.string(), amount: z.number().int(), price: z.number(), total: z.number() })),
  subtotal: z.number(),
  service_tax: z.number(),
  total: z.number(),
  /** What went back of it, and when. */
  refunds: z.array(z.object({ amount: z.number(), at: Instant })),
});
export type TicketReceipt = z.infer<typeof TicketReceipt>;

/** One person's way in. */
export const Admission = z.object({
  id: Id,
  event_id: Id,
  ticket: z.string(),
  holder_name: z.string(),
  status: z.enum(admissionStatuses),
  /** What stands in the QR code: the address that the organizer's phone opens. */
  code_url: z.string(),
  checked_in_at: Instant.nullable(),
  /** A free ticket, before the event begins. */
  can_cancel: z.boolean(),
  can_send: z.boolean(),
  /** To whom it is on its way, until they accept. */
  sent_to: z.string().nullable(),
});
export type Admission = z.infer<typeof Admission>;

/** An order that waits for its payment. */
export const HeldOrder = z.object({
  id: Id,
  event_id: Id,
  total: z.number(),
  service_tax: z.number(),
  items: z.array(z.object({ ticket: z.string(), amount: z.number().int(), price: z.number() })),
  pay_url: z.string(),
  delete_url: z.string(),
  held_until: Instant,
});
export type HeldOrder = z.infer<typeof HeldOrder>;

export const ownTickets = shape({
  summary: "One's own tickets, of an event or all (EVT-05)",
  params: z.object({ userId: IdInPath }),
  query: z.object({ event_id: IdInPath.optional() }),
  response: z.object({
    tickets: z.array(UserTicketPurchase),
    receipts: z.array(TicketReceipt),
    admissions: z.array(Admission),
    held: z.array(HeldOrder),
  }),
  refusals: ['accounts.not_signed_in', 'accounts.not_found'],
});

/** EVT-12, EVT-13 */
export const Attendee = z.object({
  name: required(say('events.name_missing'), eventLimits.name),
  email: z
    .string(say('events.address_missing'))
    .trim()
    .min(1, say('events.address_missing'))
    .max(254, { error: say('events.email_wrong'), abort: true })
    .check(z.email(say('events.email_wrong'))),
  phone_no: required(say('events.phone_missing'), eventLimits.phone).check(
    z.regex(phonePattern, say('events.phone_wrong')),
  ),
});

export const purchaseTickets = shape({
  summary: 'Takes tickets; answers with the address to go on to: the event, or the payment (EVT-15, B107, D18)',
  idempotent: true,
  body: Attendee.extend({
    event_id: IdInPath,
    user_id: IdInPath,
    tickets: z
      .array(z.object({ id: IdInPath, amount: z.coerce.number<number>().int().min(0).max(eventLimits.perUser) }))
      .min(1, say('events.amount_least'))
      .max(eventLimits.ticketTypes),
    answers: z
      .array(
        z.object({
          event_extra_field_id: IdInPath,
          answer: requiredText(say('events.answer_missing'), eventLimits.answer),
        }),
      )
      .max(eventLimits.questions)
      .default([]),
  }),
  response: z.object({ data: z.string() }),
  refusals: [
    'accounts.not_signed_in',
    'accounts.not_while_viewing',
    'accounts.not_confirmed',
    'events.not_found',
    'events.order_waits',
    'events.too_many_unpaid',
    'events.ended',
    'events.not_published',
    'events.own_only',
    'events.ticket_not_found',
    'events.sold_out',
    'events.too_many_tickets',
    'events.question_unanswered',
    'payments.not_set_up',
  ],
});

const ofAdmission = ['accounts.not_signed_in', 'accounts.not_while_viewing', 'events.ticket_not_found'] as const;

export const cancelTicket = shape({
  summary: 'Gives a free ticket back before the event begins',
  params: z.object({ id: IdInPath }),
  response: Message,
  refusals: [...ofAdmission, 'events.ticket_not_free', 'events.ticket_used', 'events.ticket_not_valid', 'events.begun'],
});

export const sendTicket = shape({
  summary: 'Sends a ticket to somebody else, who accepts it from an email; until then it stays where it is',
  params: z.object({ id: IdInPath }),
  body: z.object({ email: Email }),
  response: Message,
  refusals: [
    ...ofAdmission,
    'accounts.not_confirmed',
    'events.ticket_used',
    'events.ticket_not_valid',
    'events.begun',
    'events.own_address',
    'accounts.emailed_enough',
    'events.sent_already',
  ],
  limit: { max: 20, per: 'hour', by: 'account' },
});

export const keepTicket = shape({
  summary: 'Keeps a ticket that nobody has accepted yet',
  params: z.object({ id: IdInPath }),
  response: Message,
  refusals: [...ofAdmission, 'events.transfer_not_found'],
});

const token = z.object({ token: z.string().min(20).max(100) });

export const sentTicket = shape({
  summary: 'What a link in an email offers: a ticket that somebody sends',
  params: token,
  response: z.object({
    event: EventCard,
    ticket: z.string(),
    from: z.string(),
    /** The address that it was sent to. */
    email: z.string(),
    /** Whether the reader's account has that address. */
    is_mine: z.boolean(),
  }),
  refusals: ['events.transfer_not_found'],
  page: true,
});

export const acceptTicket = shape({
  summary: 'Accepts a ticket that somebody sent; it counts towards the limit for each person',
  params: token,
  response: z.object({ data: z.string() }),
  refusals: [
    'accounts.not_signed_in',
    'accounts.not_while_viewing',
    'accounts.not_confirmed',
    'events.transfer_not_found',
    'events.for_another',
    'events.too_many_tickets',
    'events.ticket_not_valid',
    'events.ticket_used',
    'events.begun',
  ],
});

const ofWaiting = ['accounts.not_signed_in', 'accounts.not_while_viewing', 'events.ticket_not_found'] as const;

export const joinWaitingList = shape({
  summary: 'Waits for a ticket that is sold out; places are offered in the order of asking, for twelve hours',
  params: z.object({ id: IdInPath }),
  response: Message,
  refusals: [
    ...ofWaiting,
    'accounts.not_confirmed',
    'events.not_published',
    'events.begun',
    'events.not_sold_out',
    'events.waiting_already',
    'events.too_many_tickets',
  ],
});

export const leaveWaitingList = shape({
  summary: 'Waits no longer, or does not want the place that is offered',
  params: z.object({ id: IdInPath }),
  response: Message,
  refusals: [...ofWaiting, 'events.not_waiting'],
});
