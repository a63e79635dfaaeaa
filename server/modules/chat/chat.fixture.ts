import { randomUUID } from 'node:crypto';
import type { Temporal } from 'temporal-polyfill';
import * as contract from '../../../contract/chat/index.ts';
import { newFileKey } from '../../platform/files.ts';
import type { Person } from '../../testing/personas.fixture.ts';
import type { World } from '../../testing/world.fixture.ts';
import { png } from '../profiles/pictures.fixture.ts';

export const newKey = () => randomUUID();

const firstId = ([row]: readonly { id: number }[]) => row?.id ?? 0;

interface Talk {
  /** Null for the platform. */
  programId?: number | null;
  people?: readonly Person[];
  /** A group with this name; without it a conversation of the first two. */
  group?: string;
  admins?: readonly Person[];
}

/** A conversation of the mentee and the mentor in Alpha, unless told otherwise, as it would be after a call. */
export const talkOf = async (
  world: World,
  { programId = world.alpha.id, people = ['mentee', 'mentor'], group, admins = [] }: Talk = {},
) => {
  const at = world.clock.now().toString();
  const ids = people.map((one) => world.ids[one]);
  const [low, high] = group === undefined ? [Math.min(...ids), Math.max(...ids)] : [null, null];
  const id = firstId(
    await world.rows<{ id: number }>(
      `insert into conversations (kind, program_id, low_user_id, high_user_id, name, created_by, created_at, last_at)
       values ($1, $2, $3, $4, $5, $6, $7, $7) returning id::int`,
      [group === undefined ? 'direct' : 'group', programId, low, high, group ?? '', ids[0], at],
    ),
  );
  for (const one of people)
    await world.rows(
      'insert into conversation_members (conversation_id, user_id, joined_at, admin) values ($1, $2, $3, $4)',
      [id, world.ids[one], at, admins.includes(one)],
    );
  return id;
};

interface Said {
  by?: Person;
  body?: string;
  replyTo?: number | null;
  /** With a small picture. */
  picture?: boolean;
  at?: Temporal.Instant;
}

/** A message as it would be after a call; returns its number. */
export const saidIn = async (
  world: World,
  conversationId: number,
  { by = 'mentee', body = 'Hello', replyTo = null, picture = false, at = world.clock.now() }: Said = {},
) => {
  const key = newFileKey('chat-files', 'webp');
  if (picture) await world.vendors.files.put(key, png, 'image/webp');
  const file = picture ? [key, 'dot.webp', 'image/webp', png.byteLength, 40, 40] : [null, null, null, null, null, null];
  return firstId(
    await world.rows<{ id: number }>(
      `with counted as (update conversations set last_seq = last_seq + 1, version = version + 1, last_at = $5 where id = $1
         returning last_seq, version)
       insert into chat_messages (conversation_id, seq, version, sender_id, key, body, created_at, reply_to, file_key, file_name,
         file_type, file_size, file_width, file_height)
       select $1, last_seq, version, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12 from counted returning id::int`,
      [conversationId, world.ids[by], newKey(), body, at.toString(), replyTo, ...file],
    ),
  );
};

/** Sends a message by a call. */
export const send = (
  world: World,
  conversationId: number,
  by: Person,
  { body = 'Hello', key = newKey(), reply_to = null as number | null } = {},
) => world.ask(by, contract.sendMessage, { params: { id: conversationId }, body: { key, body, reply_to } });

export const read = (world: World, conversationId: number, by: Person, seq: number) =>
  world.ask(by, contract.markRead, { params: { id: conversationId }, body: { seq } });

export const show = async (world: World, conversationId: number, as: Person) =>
  world.ask(as, contract.showConversation, { params: { id: conversationId } });

export const listFor = async (world: World, as: Person, program_id?: number) =>
  (await world.ask(as, contract.listConversations, { query: { program_id } })).body.data as contract.ConversationRow[];

export const messagesFor = async (
  world: World,
  conversationId: number,
  as: Person,
  query: { before?: number; after?: number; around?: number } = {},
) => (await world.ask(as, contract.listMessages, { params: { id: conversationId }, query })).body;

export const unreadFor = async (world: World, as: Person, program_id?: number): Promise<number> =>
  (await world.ask(as, contract.countUnread, { query: { program_id } })).body.unread;

/** The header of a call for groups, with the token that is for these calls alone. */
export const chatBearer = async (world: World, as: Person) => {
  const { token } = (await world.ask(as, contract.chatToken, {})).body;
  return { headers: { authorization: `Bearer ${token}` } };
};

export const pngFile = (name = 'a.png', bytes: Uint8Array = png) => ({ field: 'file', name, type: 'image/png', bytes });

/** The files of messages that are stored now and were not before: files outlive the rows of a test. */
export const storedSince = (world: World, before: readonly string[]) =>
  world.vendors.stored().filter((name) => name.startsWith('chat-files/') && !before.includes(name));
