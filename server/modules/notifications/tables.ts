import type { NoticeObject } from '../../../contract/notifications/index.ts';
import type { Line } from '../../telling/line.ts';
import { boolean, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { id, instant, key } from '../../platform/columns.ts';

export const notifications = pgTable('notifications', {
  id: key(),
  userId: id().notNull(),
  eventKey: text().notNull(),
  objectType: text().$type<NoticeObject>().notNull(),
  objectId: id(),
  /** As it read when it was told. */
  message: text().notNull(),
  /** The line by key and ids; null: told before lines were kept so. */
  lineKey: text(),
  lineNames: jsonb().$type<Line['names']>(),
  linkPath: text().notNull(),
  createdAt: instant().notNull(),
  readAt: instant(),
});

/** The outbox (B113): one row an event and recipient, so a job that runs twice tells once (M20). */
export const deliveries = pgTable('deliveries', {
  id: key(),
  eventKey: text().notNull(),
  userId: id(),
  toAddress: text().notNull(),
  /** In whose name it goes, and where answers go; null: the product's own (B113). */
  fromName: text(),
  replyTo: text(),
  channel: text().$type<'email' | 'whatsapp'>().notNull(),
  template: text().notNull(),
  subject: text().notNull(),
  html: text(),
  body: text().notNull(),
  ics: text(),
  /** Confirmation and reset letters: their text holds a token, which no admin may read (D16). */
  confidential: boolean().notNull().default(false),
  status: text().$type<'queued' | 'sent' | 'logged' | 'failed'>().notNull(),
  tries: smallint().notNull().default(0),
  error: text(),
  createdAt: instant().notNull(),
  sentAt: instant(),
  nextTryAt: instant(),
});
