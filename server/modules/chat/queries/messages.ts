import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { chatPages } from '../../../../contract/chat/index.ts';
import { containing } from '../../../platform/containing.ts';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { users } from '../../accounts/tables.ts';
import { userInfos } from '../../profiles/tables.ts';
import { chatMessages, chatReactions, conversationMembers, conversations } from '../tables.ts';
import { inPlace } from './conversations.ts';
import { person } from './person.ts';

const written = (tx: Tx) =>
  read(tx)
    .select({ message: chatMessages, sender: person })
    .from(chatMessages)
    .innerJoin(users, eq(users.id, chatMessages.senderId))
    .leftJoin(userInfos, eq(userInfos.userId, users.id));
export type MessageView = Awaited<ReturnType<typeof written>>[number];

const part = (tx: Tx, conversationId: number, where: SQL | undefined, order: SQL, most: number) =>
  written(tx)
    .where(and(eq(chatMessages.conversationId, conversationId), where))
    .orderBy(order)
    .limit(most);

/** Below a place, the nearest first; one more than are shown. */
export const messagesBefore = (tx: Tx, conversationId: number, before: number | null, most: number) =>
  part(
    tx,
    conversationId,
    before === null ? undefined : lt(chatMessages.seq, before),
    desc(chatMessages.seq),
    most + 1,
  );

/** From a place on, the nearest first; one more than are shown. */
export const messagesFrom = (tx: Tx, conversationId: number, from: number, most: number) =>
  part(tx, conversationId, gte(chatMessages.seq, from), asc(chatMessages.seq), most + 1);

/** What changed after a version, in the order of the changes; one more than are shown. */
export const messagesChanged = (tx: Tx, conversationId: number, after: number) =>
  part(tx, conversationId, gt(chatMessages.version, after), asc(chatMessages.version), chatPages.changes + 1);

export const messageById = async (tx: Tx, id: number) => {
  const [row] = await written(tx).where(eq(chatMessages.id, id));
  return row;
};

/** Those of these messages that are still there. */
export const keptAmong = async (tx: Tx, ids: readonly number[]) => {
  if (ids.length === 0) return [];
  const rows = await read(tx)
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .where(and(inArray(chatMessages.id, [...ids]), isNull(chatMessages.deletedAt)));
  return rows.map(({ id }) => id);
};

/** The message that this person has sent with this key. */
export const messageByKey = async (tx: Tx, senderId: number, key: string) => {
  const [row] = await read(tx)
    .select({ id: chatMessages.id, conversationId: chatMessages.conversationId })
    .from(chatMessages)
    .where(and(eq(chatMessages.senderId, senderId), eq(chatMessages.key, key)));
  return row;
};

/** Whether a message is in this conversation. */
export const isIn = async (tx: Tx, conversationId: number, id: number) => {
  const [row] = await read(tx)
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .where(and(eq(chatMessages.id, id), eq(chatMessages.conversationId, conversationId)));
  return row !== undefined;
};

/** The messages that are answered, with who wrote them. */
export const answered = (tx: Tx, ids: readonly number[]) =>
  ids.length === 0 ? Promise.resolve([]) : written(tx).where(inArray(chatMessages.id, [...ids]));

export const reactionsTo = (tx: Tx, ids: readonly number[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : read(tx)
        .select()
        .from(chatReactions)
        .where(inArray(chatReactions.messageId, [...ids]));
export type ReactionRow = Awaited<ReturnType<typeof reactionsTo>>[number];

/** The latest message of each of these conversations. */
export const latestOf = (tx: Tx, ids: readonly number[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : read(tx)
        .select({ message: chatMessages, sender: person })
        .from(conversations)
        .innerJoin(
          chatMessages,
          and(eq(chatMessages.conversationId, conversations.id), eq(chatMessages.seq, conversations.lastSeq)),
        )
        .innerJoin(users, eq(users.id, chatMessages.senderId))
        .leftJoin(userInfos, eq(userInfos.userId, users.id))
        .where(inArray(conversations.id, [...ids]));

interface Search {
  userId: number;
  programId: number | null;
  conversationId: number | undefined;
  words: string;
  before: number | undefined;
}

/** Messages with these words in the conversations of one person, the latest first; one more than are shown. */
export const messagesWith = (tx: Tx, { userId, programId, conversationId, words, before }: Search) =>
  read(tx)
    .select({ message: chatMessages, sender: person, conversation: conversations })
    .from(conversationMembers)
    .innerJoin(conversations, eq(conversations.id, conversationMembers.conversationId))
    .innerJoin(chatMessages, eq(chatMessages.conversationId, conversations.id))
    .innerJoin(users, eq(users.id, chatMessages.senderId))
    .leftJoin(userInfos, eq(userInfos.userId, users.id))
    .where(
      and(
        eq(conversationMembers.userId, userId),
        isNull(conversationMembers.leftAt),
        inPlace(programId),
        isNull(chatMessages.deletedAt),
        conversationId === undefined ? undefined : eq(conversations.id, conversationId),
        before === undefined ? undefined : lt(chatMessages.id, before),
        sql`lower(${chatMessages.body}) like ${containing(words.toLowerCase())}`,
      ),
    )
    .orderBy(desc(chatMessages.id))
    .limit(chatPages.found + 1);

/** The keys of every file that the person sent and that is still stored. */
export const filesBy = async (tx: Tx, userId: number) => {
  const rows = await read(tx)
    .select({ key: chatMessages.fileKey })
    .from(chatMessages)
    .where(and(eq(chatMessages.senderId, userId), isNotNull(chatMessages.fileKey)))
    .orderBy(asc(chatMessages.id));
  return rows.flatMap(({ key }) => key ?? []);
};
