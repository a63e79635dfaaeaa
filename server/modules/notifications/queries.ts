import { and, count, desc, eq, getTableColumns, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { preparedRead, read } from '../../platform/read.ts';
import type { Tx } from '../../platform/work.ts';
import { bookingParticipants } from '../bookings/tables.ts';
import { roleInviteEmails } from '../invitations/tables.ts';
import { pairingParticipants } from '../pairings/tables.ts';
import {
  deliveries,
  notifications,
  notificationSettings,
  pushSubscriptions,
  unwantedNotifications,
  whatsappReplies,
} from './tables.ts';

export type NotificationRow = typeof notifications.$inferSelect;

/** One page of a person's notifications, latest first. */
export const notificationsOf = (tx: Tx, userId: number, { limit, offset }: { limit: number; offset: number }) =>
  read(tx)
    .select()
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(limit)
    .offset(offset);

export const countNotifications = async (tx: Tx, userId: number) => {
  const [row] = await read(tx).select({ times: count() }).from(notifications).where(eq(notifications.userId, userId));
  return row?.times ?? 0;
};

const unreadOf = preparedRead('unread_of', (from) =>
  from
    .select({ times: count() })
    .from(notifications)
    .where(and(eq(notifications.userId, sql.placeholder('userId')), isNull(notifications.readAt))),
);

/** Runs on every page for everyone who is signed in. */
export const countUnread = async (tx: Tx, userId: number) => {
  const [row] = await unreadOf(tx, { userId });
  return row?.times ?? 0;
};

/** One notification of this person, or undefined. */
export const ownNotification = async (tx: Tx, userId: number, id: number) => {
  const [row] = await read(tx)
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), eq(notifications.id, id)));
  return row;
};

/** What others were told about sessions with this person, or about being paired with them. */
export const notificationsAbout = async (tx: Tx, userId: number) => {
  const shared = read(tx)
    .select({ id: bookingParticipants.bookingId })
    .from(bookingParticipants)
    .where(eq(bookingParticipants.userId, userId));
  const paired = read(tx)
    .select({ id: pairingParticipants.pairingId })
    .from(pairingParticipants)
    .where(eq(pairingParticipants.userId, userId));
  const rows = await read(tx)
    .select({ id: notifications.id })
    .from(notifications)
    .where(
      and(
        or(
          and(
            inArray(notifications.objectType, ['Booking', 'InstantBooking']),
            inArray(notifications.objectId, shared),
          ),
          and(eq(notifications.objectType, 'Pairing'), inArray(notifications.objectId, paired)),
        ),
        ne(notifications.userId, userId),
      ),
    );
  return rows.map(({ id }) => id);
};

/** Whether this email has already been written. */
export const hasDelivery = async (tx: Tx, eventKey: string) => {
  const rows = await read(tx).select({ id: deliveries.id }).from(deliveries).where(eq(deliveries.eventKey, eventKey));
  return rows.length > 0;
};

const mostInMailbox = 200;

/**
 * Emails and short messages, latest first, to everyone or to one address or number: for people trying the product out
 * (M20).
 */
export const lettersTo = (tx: Tx, to: string | undefined) =>
  read(tx)
    .select()
    .from(deliveries)
    .where(
      and(
        // What waits for a daily email has reached nobody.
        ne(deliveries.status, 'gathered'),
        to === undefined ? undefined : sql`lower(${deliveries.toAddress}) = lower(${to})`,
      ),
    )
    .orderBy(desc(deliveries.id))
    .limit(mostInMailbox);

export type StoredLetter = typeof deliveries.$inferSelect;

export const letterById = async (tx: Tx, id: number) => {
  const [row] = await read(tx).select().from(deliveries).where(eq(deliveries.id, id));
  return row;
};

const {
  lineKey: _key,
  lineNames: _names,
  groupKey: _group,
  groupPeople: _people,
  ...told
} = getTableColumns(notifications);

/** For a member's own data (M22); anything that contains a token is only named. */
export const ownData = async (tx: Tx, userId: number) => ({
  notifications: await read(tx)
    .select(told)
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(desc(notifications.id)),
  letters: (
    await read(tx)
      .select({
        to: deliveries.toAddress,
        channel: deliveries.channel,
        subject: deliveries.subject,
        text: deliveries.body,
        confidential: deliveries.confidential,
        created_at: deliveries.createdAt,
      })
      .from(deliveries)
      .where(eq(deliveries.userId, userId))
      .orderBy(desc(deliveries.id))
  ).map(({ confidential, text, ...letter }) => ({ ...letter, text: confidential ? '' : text })),
  settings: await read(tx)
    .select({
      dailyEmail: notificationSettings.dailyEmail,
      quietFrom: notificationSettings.quietFrom,
      quietTo: notificationSettings.quietTo,
    })
    .from(notificationSettings)
    .where(eq(notificationSettings.userId, userId)),
  unwanted: await read(tx)
    .select({ kind: unwantedNotifications.kind, channel: unwantedNotifications.channel })
    .from(unwantedNotifications)
    .where(eq(unwantedNotifications.userId, userId)),
  replies: await read(tx)
    .select({ said: whatsappReplies.said, minutes: whatsappReplies.minutes, at: whatsappReplies.heardAt })
    .from(whatsappReplies)
    .where(eq(whatsappReplies.userId, userId)),
  devices: await read(tx)
    .select({ name: pushSubscriptions.name, since: pushSubscriptions.createdAt })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId)),
});

/** Where these invitations went, in lower case. */
export const invitedAddresses = async (tx: Tx, inviteIds: readonly number[]) => {
  if (inviteIds.length === 0) return [];
  const rows = await read(tx)
    .select({ email: roleInviteEmails.email })
    .from(roleInviteEmails)
    .where(inArray(roleInviteEmails.id, [...inviteIds]));
  return rows.map(({ email }) => email.toLowerCase());
};
