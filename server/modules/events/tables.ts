import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type {
  AdmissionStatus,
  EventPrivacy,
  EventType,
  OrderStatus,
  TagKind,
  TicketType,
} from '../../../contract/events/index.ts';
import { citext, id, instant, key } from '../../platform/columns.ts';

export const events = pgTable('events', {
  id: key(),
  /** Null: of the platform. */
  programId: id(),
  eventType: text().$type<EventType>().notNull(),
  title: text().notNull(),
  privacy: text().$type<EventPrivacy>().notNull(),
  timezone: text().notNull(),
  startTime: instant().notNull(),
  endTime: instant().notNull(),
  webinarLink: text().notNull().default(''),
  webinarPassword: text().notNull().default(''),
  venueTitle: text().notNull().default(''),
  geocode: text().notNull().default(''),
  description: text().notNull(),
  photo: text(),
  organizerName: text().notNull(),
  inquiryEmail: text().notNull(),
  inquiryNumber: text().notNull().default(''),
  mentorClass: boolean().notNull().default(false),
  active: boolean().notNull().default(false),
  /** It was called off, and what its admin wrote to those who had a ticket. */
  cancelledAt: instant(),
  cancelNote: text().notNull().default(''),
  createdBy: id().notNull(),
  createdAt: instant().notNull(),
  updatedAt: instant().notNull(),
  /** B105: stands in the link of a private event of the platform. */
  linkKey: uuid().notNull().defaultRandom(),
});
export type EventRow = typeof events.$inferSelect;

export const eventSpeakers = pgTable('event_speakers', {
  id: key(),
  eventId: id().notNull(),
  position: smallint().notNull(),
  userId: id(),
  name: text().notNull(),
  title: text().notNull().default(''),
});

export const eventExtraFields = pgTable('event_extra_fields', {
  id: key(),
  eventId: id().notNull(),
  position: smallint().notNull(),
  title: text().notNull(),
  active: boolean().notNull().default(true),
});

export const eventTags = pgTable(
  'event_tags',
  { eventId: id().notNull(), kind: text().$type<TagKind>().notNull(), refId: id().notNull() },
  (t) => [primaryKey({ columns: [t.eventId, t.kind, t.refId] })],
);

/** B110: whom an announcement went to. */
export const eventMailings = pgTable(
  'event_mailings',
  { eventId: id().notNull(), userId: id().notNull(), mailedAt: instant().notNull() },
  (t) => [primaryKey({ columns: [t.eventId, t.userId] })],
);

/** B105: who has opened the link of a private event of the platform. */
export const eventLinkOpeners = pgTable(
  'event_link_openers',
  { eventId: id().notNull(), userId: id().notNull(), openedAt: instant().notNull() },
  (t) => [primaryKey({ columns: [t.eventId, t.userId] })],
);

/** Prices in sen. `taken`: sold, held or offered. */
export const tickets = pgTable('tickets', {
  id: key(),
  eventId: id().notNull(),
  position: smallint().notNull(),
  name: text().notNull(),
  ticketType: text().$type<TicketType>().notNull(),
  price: integer().notNull(),
  maxAmount: integer().notNull(),
  maxPerUser: integer().notNull().default(0),
  active: boolean().notNull().default(true),
  taken: integer().notNull().default(0),
});
export type TicketRow = typeof tickets.$inferSelect;

/** Amounts in sen. */
export const ticketPurchases = pgTable('ticket_purchases', {
  id: key(),
  eventId: id().notNull(),
  userId: id().notNull(),
  name: text().notNull(),
  email: text().notNull(),
  phoneNo: text().notNull(),
  status: text().$type<OrderStatus>().notNull(),
  subtotal: integer().notNull(),
  sst: integer().notNull(),
  total: integer().notNull(),
  firstPurchase: boolean().notNull().default(false),
  createdAt: instant().notNull(),
  holdUntil: instant(),
  paidAt: instant(),
  endedAt: instant(),
  refundReason: text(),
  emailSought: text().generatedAlwaysAs(sql`lower(email)`),
});
export type OrderRow = typeof ticketPurchases.$inferSelect;

export const ticketPurchaseItems = pgTable('ticket_purchase_items', {
  id: key(),
  purchaseId: id().notNull(),
  eventId: id().notNull(),
  buyerId: id().notNull(),
  ticketId: id().notNull(),
  amount: integer().notNull(),
  price: integer().notNull(),
  /** Null: no ticket came of it. It stays when the money goes back. */
  soldAt: instant(),
});

export const ticketAnswers = pgTable(
  'ticket_answers',
  { purchaseId: id().notNull(), eventExtraFieldId: id().notNull(), answer: text().notNull() },
  (t) => [primaryKey({ columns: [t.purchaseId, t.eventExtraFieldId] })],
);

/** One person's way in. */
export const ticketAdmissions = pgTable('ticket_admissions', {
  id: key(),
  eventId: id().notNull(),
  ticketId: id().notNull(),
  purchaseId: id().notNull(),
  holderId: id().notNull(),
  holderName: text().notNull(),
  holderEmail: text().notNull(),
  status: text().$type<AdmissionStatus>().notNull().default('valid'),
  code: text().notNull(),
  createdAt: instant().notNull(),
  checkedInAt: instant(),
  checkedInBy: id(),
  endedAt: instant(),
  refundReason: text(),
  holderSought: text().generatedAlwaysAs(sql`lower(holder_name || ' ' || holder_email)`),
});
export type AdmissionRow = typeof ticketAdmissions.$inferSelect;

/** Those that let somebody in. */
export const goodAdmission = sql`${ticketAdmissions.status} in ('valid', 'used')`;

export const ticketTransfers = pgTable('ticket_transfers', {
  id: key(),
  admissionId: id().notNull(),
  fromId: id().notNull(),
  toEmail: citext().notNull(),
  /** Null until the email is written. */
  tokenHash: text(),
  status: text().$type<'sent' | 'accepted' | 'kept'>().notNull().default('sent'),
  sentAt: instant().notNull(),
  endedAt: instant(),
});
export type TransferRow = typeof ticketTransfers.$inferSelect;

export const ticketWaiting = pgTable('ticket_waiting', {
  id: key(),
  ticketId: id().notNull(),
  userId: id().notNull(),
  status: text().$type<'waiting' | 'offered' | 'taken' | 'left' | 'expired' | 'closed'>().notNull().default('waiting'),
  createdAt: instant().notNull(),
  offeredAt: instant(),
  offerExpiresAt: instant(),
  endedAt: instant(),
});
export type WaitingRow = typeof ticketWaiting.$inferSelect;
