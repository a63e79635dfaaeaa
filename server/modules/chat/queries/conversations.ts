import { and, asc, desc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { chatPages } from '../../../../contract/chat/index.ts';
import { containing } from '../../../platform/containing.ts';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { users } from '../../accounts/tables.ts';
import { userInfos } from '../../profiles/tables.ts';
import { chatMessages, conversationMembers, conversations } from '../tables.ts';
import { person } from './person.ts';

/** On the platform (null) or in a program: nothing crosses from one to the other. */
export const inPlace = (programId: number | null) =>
  programId === null ? isNull(conversations.programId) : eq(conversations.programId, programId);

/** Messages of others, not deleted, after the own read mark; of the member whose row is joined. */
const unread = sql<number>`(select count(*)::int from ${chatMessages}
  where ${chatMessages.conversationId} = ${conversations.id} and ${chatMessages.seq} > ${conversationMembers.readSeq}
    and ${chatMessages.deletedAt} is null and ${chatMessages.senderId} <> ${conversationMembers.userId})`;

const ownMembership = (userId: number) =>
  and(
    eq(conversationMembers.conversationId, conversations.id),
    eq(conversationMembers.userId, userId),
    isNull(conversationMembers.leftAt),
  );

/** A conversation with the membership of this person, if they are in it. */
export const conversationFor = async (tx: Tx, id: number, userId: number) => {
  const [row] = await read(tx)
    .select({ conversation: conversations, me: conversationMembers, unread })
    .from(conversations)
    .innerJoin(conversationMembers, ownMembership(userId))
    .where(eq(conversations.id, id));
  return row;
};
export type OwnConversation = NonNullable<Awaited<ReturnType<typeof conversationFor>>>;
export type ConversationRow = OwnConversation['conversation'];
export type MemberRow = OwnConversation['me'];

export const conversationById = async (tx: Tx, id: number) => {
  const [row] = await read(tx).select().from(conversations).where(eq(conversations.id, id));
  return row;
};

/** A place in the list: below the conversation with this number, whose latest message is of then. */
export interface ListPlace {
  at: string;
  id: number;
}

const isNamed = (userId: number, words: string) => {
  const pattern = containing(words.toLowerCase());
  return or(
    sql`lower(${conversations.name}) like ${pattern}`,
    sql`(${conversations.kind} = 'direct' and exists (select from ${users} where ${users.deletedAt} is null
      and ${users.id} in (${conversations.lowUserId}, ${conversations.highUserId}) and ${users.id} <> ${userId}
      and ${users.nameSought} like ${pattern}))`,
  );
};

/** Where the reader is, and what they look for. */
interface Listing {
  userId: number;
  programId: number | null;
  before: ListPlace | null;
  words: string;
}

/** The latest first; one more than are shown. A direct one is listed from its first message on. */
export const conversationsOf = (tx: Tx, { userId, programId, before, words }: Listing) =>
  read(tx)
    .select({ conversation: conversations, me: conversationMembers, unread })
    .from(conversationMembers)
    .innerJoin(conversations, eq(conversations.id, conversationMembers.conversationId))
    .where(
      and(
        eq(conversationMembers.userId, userId),
        isNull(conversationMembers.leftAt),
        inPlace(programId),
        or(ne(conversations.kind, 'direct'), sql`${conversations.lastSeq} > 0`),
        words === '' ? undefined : isNamed(userId, words),
        before === null
          ? undefined
          : sql`(${conversations.lastAt}, ${conversations.id}) < (${before.at}::timestamptz, ${before.id}::bigint)`,
      ),
    )
    .orderBy(desc(conversations.lastAt), desc(conversations.id))
    .limit(chatPages.conversations + 1);

/** How many messages are unread in one place. */
export const unreadOf = async (tx: Tx, userId: number, programId: number | null) => {
  const [row] = await read(tx)
    .select({ n: sql<number>`coalesce(sum(${unread}), 0)::int` })
    .from(conversationMembers)
    .innerJoin(conversations, eq(conversations.id, conversationMembers.conversationId))
    .where(
      and(
        eq(conversationMembers.userId, userId),
        isNull(conversationMembers.leftAt),
        inPlace(programId),
        sql`${conversations.lastSeq} > ${conversationMembers.readSeq}`,
      ),
    );
  return row?.n ?? 0;
};

/** The first message that this member has not read; null when there is none. */
export const firstUnreadOf = async (tx: Tx, { conversationId, userId, readSeq }: MemberRow) => {
  const [row] = await read(tx)
    .select({ seq: chatMessages.seq })
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.conversationId, conversationId),
        sql`${chatMessages.seq} > ${readSeq}`,
        isNull(chatMessages.deletedAt),
        ne(chatMessages.senderId, userId),
      ),
    )
    .orderBy(asc(chatMessages.seq))
    .limit(1);
  return row?.seq ?? null;
};

/** Who is in these conversations now, by name. */
export const membersOf = (tx: Tx, ids: readonly number[]) =>
  read(tx)
    .select({ member: conversationMembers, person })
    .from(conversationMembers)
    .innerJoin(users, eq(users.id, conversationMembers.userId))
    .leftJoin(userInfos, eq(userInfos.userId, users.id))
    .where(and(inArray(conversationMembers.conversationId, [...ids]), isNull(conversationMembers.leftAt)))
    .orderBy(asc(users.firstname), asc(users.lastname), asc(users.id));
export type MemberView = Awaited<ReturnType<typeof membersOf>>[number];

/** The ids alone. */
export const peopleIn = async (tx: Tx, conversationId: number) => {
  const rows = await read(tx)
    .select({ userId: conversationMembers.userId })
    .from(conversationMembers)
    .where(and(eq(conversationMembers.conversationId, conversationId), isNull(conversationMembers.leftAt)));
  return rows.map(({ userId }) => userId);
};

/** How many are in each of these. */
export const headcounts = async (tx: Tx, ids: readonly number[]) => {
  const rows = await read(tx)
    .select({ id: conversationMembers.conversationId, n: sql<number>`count(*)::int` })
    .from(conversationMembers)
    .where(and(inArray(conversationMembers.conversationId, [...ids]), isNull(conversationMembers.leftAt)))
    .groupBy(conversationMembers.conversationId);
  return new Map(rows.map(({ id, n }) => [id, n]));
};

/** The conversation of two people in this place, the lower number first; null if there is none. */
export const directBetween = async (tx: Tx, programId: number | null, low: number, high: number) => {
  const [row] = await read(tx)
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.lowUserId, low), eq(conversations.highUserId, high), inPlace(programId)));
  return row?.id ?? null;
};
