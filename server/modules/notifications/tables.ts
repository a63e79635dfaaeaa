import type {
  NoticeChannel,
  NoticeKind,
  NoticeObject,
  UnreachableReason,
} from '../../../contract/notifications/index.ts';
import type { Line } from '../../telling/line.ts';
import { sql } from 'drizzle-orm';
import { bigint, boolean, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, citext, id, instant, key } from '../../platform/columns.ts';
import type { Said } from './rules/reply-words.ts';
import type { QueueName } from './rules/old-queues.ts';

export const notifications = pgTable('notifications', {
  id: key(),
  userId: id().notNull(),
  eventKey: text().notNull(),
  objectType: text().$type<NoticeObject>().notNull(),
  objectId: id(),
  /** The text at the time of telling. */
  message: text().notNull(),
  /** The line by key and ids; null for notifications from before lines were stored this way. */
  lineKey: text(),
  lineNames: jsonb().$type<Line['names']>(),
  linkPath: text().notNull(),
  createdAt: instant().notNull(),
  readAt: instant(),
  /** What unread lines about the same thing have in common, and who they are about: the last one first. */
  groupKey: text(),
  groupPeople: bigint({ mode: 'number' })
    .array()
    .notNull()
    .default(sql`'{}'::bigint[]`),
});

/** The outbox (B113): one row per event and recipient, so a job that runs twice tells only once (M20). */
export const deliveries = pgTable('deliveries', {
  id: key(),
  eventKey: text().notNull(),
  userId: id(),
  toAddress: text().notNull(),
  /** The sender's name, and where replies go; null for the product's own (B113). */
  fromName: text(),
  replyTo: text(),
  channel: text().$type<'email' | 'whatsapp' | 'push'>().notNull(),
  template: text().notNull(),
  subject: text().notNull(),
  html: text(),
  body: text().notNull(),
  ics: text(),
  /** What its QR codes hold; they are drawn when it is sent. */
  codes: text()
    .array()
    .notNull()
    .default(sql`'{}'::text[]`),
  /** A file that goes with it; only its name is kept once it has been sent. */
  fileName: text(),
  file: bytes(),
  /** Confirmation and reset emails: their text contains a token, which no admin may read (D16). */
  confidential: boolean().notNull().default(false),
  status: text().$type<'queued' | 'sent' | 'logged' | 'failed' | 'gathered'>().notNull(),
  tries: smallint().notNull().default(0),
  error: text(),
  createdAt: instant().notNull(),
  sentAt: instant(),
  nextTryAt: instant(),
  /** Where emails of its kind are stopped (RFC 8058). */
  stopUrl: text(),
  /** Where its button leads. */
  link: text(),
  /** The end of the quiet hours of its reader, before which it is not sent. */
  heldUntil: instant(),
  /** The daily email that names it. */
  dailyId: id(),
  /** For a notification: the browser that shows it, while it takes any; a later one of the same topic replaces it. */
  pushId: id(),
  topic: text(),
  /** What the provider of short messages calls it, by which a reply names it. */
  providerId: text(),
  /** The session that a reply to it is about. */
  bookingId: id(),
});

/** What people answered to short messages, without their words: what we took them to say, and what came of it. */
export const whatsappReplies = pgTable('whatsapp_replies', {
  id: key(),
  messageId: text().notNull().unique(),
  /** Null for a number that is nobody's, or that several accounts have. */
  userId: id(),
  said: text().$type<Said['said']>().notNull(),
  minutes: smallint(),
  namesMessage: boolean().notNull(),
  deliveryId: id(),
  heardAt: instant().notNull(),
  outcome: text(),
});

/** Browsers that show notifications, as long as the session in which they were asked to. */
export const pushSubscriptions = pgTable('push_subscriptions', {
  id: key(),
  sessionId: id().notNull(),
  userId: id().notNull(),
  endpoint: text().notNull(),
  p256dh: text().notNull(),
  auth: text().notNull(),
  name: text().notNull(),
  createdAt: instant().notNull(),
});

/** What people chose about when they are told; no row: at once, at any time. */
export const notificationSettings = pgTable('notification_settings', {
  userId: id().primaryKey(),
  stopKey: uuid().notNull().defaultRandom(),
  dailyEmail: boolean().notNull().default(false),
  quietFrom: smallint(),
  quietTo: smallint(),
});

/** Addresses to which nothing more is sent. */
export const unreachableAddresses = pgTable('unreachable_addresses', {
  address: citext().primaryKey(),
  reason: text().$type<UnreachableReason>().notNull(),
  since: instant().notNull(),
});

/** What they do not want to be told by these ways. */
export const unwantedNotifications = pgTable(
  'unwanted_notifications',
  {
    userId: id().notNull(),
    kind: text().$type<NoticeKind>().notNull(),
    channel: text().$type<NoticeChannel>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.kind, t.channel] })],
);

/** What waits too long, or did: the last incident of each queue, and when the admins were last sent an email about it. */
export const queueAlarms = pgTable('queue_alarms', {
  queue: text().$type<QueueName>().primaryKey(),
  beganAt: instant().notNull(),
  endedAt: instant(),
  emailedAt: instant(),
});
