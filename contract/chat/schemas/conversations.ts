import { z } from 'zod';
import { shape } from '../../endpoint.ts';
import { Id, IdInPath, Instant, Message } from '../../schemas/types.ts';
import { WhyNot } from '../../schemas/why-not.ts';
import { chatPages, conversationKinds } from '../values.ts';
import { search, searchLimit } from './fields.ts';

/** Somebody in a conversation. */
export const ChatPerson = z.object({
  id: Id,
  /** Null for somebody who deleted their account. */
  slug: z.string().nullable(),
  full_name: z.string(),
  photo_url: z.string().nullable(),
});
export type ChatPerson = z.infer<typeof ChatPerson>;

const LastMessage = z.object({
  sender_id: Id,
  sender_name: z.string(),
  /** Cut after 200 characters; empty where it was deleted, or where it is a file alone. */
  text: z.string(),
  file_name: z.string().nullable(),
  deleted: z.boolean(),
  at: Instant,
});

/** B116: as the list shows it. */
export const ConversationRow = z.object({
  id: Id,
  kind: z.enum(conversationKinds),
  /** Null on the platform: nothing crosses from one place to the other. */
  program_id: Id.nullable(),
  /** Of the group, or of the other person. */
  name: z.string(),
  /** Whom it is with; null for groups. */
  other: ChatPerson.extend({ online: z.boolean(), profile_link: z.string().nullable() }).nullable(),
  /** How many are in it. */
  people: z.number().int(),
  last_message: LastMessage.nullable(),
  last_at: Instant,
  /** Messages of others, not deleted, after the own read mark. */
  unread: z.number().int(),
  /** False for a group that its admins closed (B116). */
  active: z.boolean(),
});
export type ConversationRow = z.infer<typeof ConversationRow>;

/** Somebody in an open conversation, with how far they read and whether they are there. */
export const ChatMember = z.object({
  user_id: Id,
  read_seq: z.number().int(),
  online: z.boolean(),
  typing: z.boolean(),
});
export type ChatMember = z.infer<typeof ChatMember>;

export const Conversation = ConversationRow.omit({ last_message: true, last_at: true }).extend({
  description: z.string(),
  members: z.array(ChatMember.extend({ ...ChatPerson.omit({ id: true }).shape, admin: z.boolean() })),
  me: z.object({
    read_seq: z.number().int(),
    /** B117: an admin of this group, or of the program it is in. */
    admin: z.boolean(),
  }),
  last_seq: z.number().int(),
  version: z.number().int(),
  /** The first unread message; null when everything is read. */
  first_unread_seq: z.number().int().nullable(),
  why_not: z.object({ write: WhyNot, leave: WhyNot, manage: WhyNot }),
});
export type Conversation = z.infer<typeof Conversation>;

/** In a program, or on the platform where none is named. */
export const Place = { program_id: IdInPath.optional() };
const place = ['accounts.not_signed_in', 'programmes.not_found'] as const;

export const ofOne = z.object({ id: IdInPath });
export const inIt = ['accounts.not_signed_in', 'chat.not_found'] as const;
const asOneself = [...inIt, 'accounts.not_while_viewing'] as const;

export const listConversations = shape({
  summary: 'The conversations of whoever asks, in a program or (without one) on the platform; the latest first (B116)',
  query: z.object({
    ...Place,
    /** `next` of the part before. */
    before: z
      .string()
      .max(60, { abort: true })
      .regex(/^[\d:.TZ-]{20,40}_[1-9]\d{0,14}$/)
      .optional(),
    /** Part of the name of a group or of the other person. */
    q: search.optional(),
  }),
  response: z.object({ data: z.array(ConversationRow).max(chatPages.conversations), next: z.string().nullable() }),
  refusals: place,
});

export const openConversation = shape({
  summary: 'The conversation with this person, in a program or (null) on the platform; made if there is none (B116)',
  body: z.object({ user_id: IdInPath, program_id: IdInPath.nullable().default(null) }),
  response: Conversation,
  refusals: [
    ...place,
    'accounts.not_while_viewing',
    'programmes.inactive',
    'chat.not_allowed',
    'chat.oneself',
    'chat.cannot_write',
  ],
});

export const showConversation = shape({
  summary: 'A conversation with its members, for whoever is in it',
  params: ofOne,
  response: Conversation,
  refusals: inIt,
});

export const markRead = shape({
  summary: 'Everything up to this message is read; the mark never goes back',
  params: ofOne,
  body: z.object({ seq: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER) }),
  response: z.object({ read_seq: z.number().int(), unread: z.number().int() }),
  refusals: asOneself,
});

export const tellTyping = shape({
  summary: 'The others see for some seconds that whoever calls is writing',
  params: ofOne,
  body: z.object({}),
  response: Message,
  refusals: asOneself,
});

export const leaveConversation = shape({
  summary: 'Leaves a group',
  params: ofOne,
  body: z.object({}),
  response: Message,
  refusals: [...asOneself, 'chat.groups_only'],
});

export const listPeople = shape({
  summary: 'Whom one may write to, by name: the first twenty, found by part of the name (B116)',
  query: z.object({ ...Place, q: search.optional() }),
  response: z.object({
    data: z.array(ChatPerson.extend({ online: z.boolean() })).max(chatPages.people),
    /** Whether there are more than these. */
    more: z.boolean(),
  }),
  refusals: place,
  limit: searchLimit,
});

export const countUnread = shape({
  summary: 'How many messages are unread, in a program or (without one) on the platform; where messages are (D17)',
  query: z.object(Place),
  response: z.object({
    unread: z.number().int(),
    /** The address of another chat app, with the program as its origin; null for the one built in. */
    app_url: z.string().nullable(),
  }),
  refusals: place,
});
