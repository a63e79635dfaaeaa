import type { NoticeObject } from '../../../contract/notifications/index.ts';
import type { Line } from '../../telling/line.ts';
import { boolean, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { id, instant, key } from '../../platform/columns.ts';
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
  channel: text().$type<'email' | 'whatsapp'>().notNull(),
  template: text().notNull(),
  subject: text().notNull(),
  html: text(),
  body: text().notNull(),
  ics: text(),
  /** Confirmation and reset emails: their text contains a token, which no admin may read (D16). */
  confidential: boolean().notNull().default(false),
  status: text().$type<'queued' | 'sent' | 'logged' | 'failed'>().notNull(),
  tries: smallint().notNull().default(0),
  error: text(),
  createdAt: instant().notNull(),
  sentAt: instant(),
  nextTryAt: instant(),
});

/** What waits too long, or did: the last incident of each queue, and when the admins were last sent an email about it. */
export const queueAlarms = pgTable('queue_alarms', {
  queue: text().$type<QueueName>().primaryKey(),
  beganAt: instant().notNull(),
  endedAt: instant(),
  emailedAt: instant(),
});
