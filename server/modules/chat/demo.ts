import { createHash } from 'node:crypto';
import type { Temporal } from 'temporal-polyfill';
import type { ChatEmoji } from '../../../contract/chat/index.ts';
import { writeRows } from '../../platform/db.ts';
import type { Tx } from '../../platform/work.ts';
import { changeConversation, insertGroup, openDirect } from './store/conversations.ts';
import { addMembers, setRead } from './store/members.ts';
import { insertMessage } from './store/messages.ts';
import { chatReactions } from './tables.ts';

export interface DemoMessage {
  by: number;
  body: string;
  at: Temporal.Instant;
  /** The place of the message that it answers, from 1. */
  answers?: number;
  liked?: { by: number; emoji: ChatEmoji };
}

export interface DemoConversation {
  programId: number | null;
  /** A group with this name; without it a conversation of the first two. */
  group?: { name: string; description: string; admins: readonly number[] };
  people: readonly number[];
  startedAt: Temporal.Instant;
  messages: readonly DemoMessage[];
  /** Who has not read the last so many messages. */
  unread?: { by: number; messages: number };
}

/** The same in each demonstration, and no two alike. */
const keyOf = (conversationId: number, seq: number) => {
  const digits = createHash('md5').update(`${conversationId} ${seq}`).digest('hex');
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-8${digits.slice(17, 20)}-${digits.slice(20)}`;
};

const begin = (
  tx: Tx,
  { programId, group, people: [first = 0, second = 0], startedAt: createdAt }: DemoConversation,
) => {
  if (group && programId !== null)
    return insertGroup(tx, {
      programId,
      name: group.name,
      description: group.description,
      createdBy: first,
      createdAt,
    });
  const [low, high] = [Math.min(first, second), Math.max(first, second)];
  return openDirect(tx, { programId, low, high, createdBy: first, createdAt });
};

/** What people have written to each other, the oldest message first. */
export const writeDemoConversation = async (tx: Tx, told: DemoConversation) => {
  const { group, people, startedAt, messages, unread } = told;
  const id = await begin(tx, told);
  const joining = { userIds: people, admins: group?.admins ?? [], readSeq: 0, joinedAt: startedAt };
  await addMembers(tx, { conversationId: id, ...joining });
  const ids: number[] = [];
  for (const [before, { by, body, at, answers, liked }] of messages.entries()) {
    const seq = before + 1;
    const replyTo = answers === undefined ? null : (ids[answers - 1] ?? null);
    const place = { conversationId: id, seq, version: seq, senderId: by, key: keyOf(id, seq) };
    const messageId = await insertMessage(tx, { ...place, body, replyTo, createdAt: at });
    ids.push(messageId);
    if (liked) await writeRows(tx, chatReactions, [{ messageId, userId: liked.by, emoji: liked.emoji }]);
  }
  const last = messages.length;
  await changeConversation(tx, id, { lastSeq: last, version: last, lastAt: messages.at(-1)?.at ?? startedAt });
  for (const one of people) await setRead(tx, id, one, last - (unread?.by === one ? unread.messages : 0));
};
