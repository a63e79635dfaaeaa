import { z } from 'zod';
import { shape } from '../../endpoint.ts';
import { say } from '../../say.ts';
import { FileAnswer, Id, IdInPath, Instant, RandomKey } from '../../schemas/types.ts';
import { chatEmojis, chatLimits, chatPages } from '../values.ts';
import { ChatMember, ChatPerson, inIt, ofOne, Place } from './conversations.ts';
import { search, searchLimit } from './fields.ts';

const ChatFile = z.object({
  name: z.string(),
  type: z.string(),
  /** In bytes. */
  size: z.number().int(),
  /** Of a picture, in pixels: its room is kept while it loads. Null for what is no picture. */
  width: z.number().int().positive().nullable(),
  height: z.number().int().positive().nullable(),
  url: z.string(),
});

/** B116 */
export const ChatMessage = z.object({
  id: Id,
  conversation_id: Id,
  /** Its place in the conversation: 1, 2, 3 … without a gap. */
  seq: z.number().int(),
  /** The version of the conversation at its last change. */
  version: z.number().int(),
  sender: ChatPerson,
  mine: z.boolean(),
  /** Made by the page that sent it, and told to its sender alone. */
  key: z.string().nullable(),
  /** Null when it was deleted; empty when it is a file alone. */
  body: z.string().nullable(),
  reply_to: z
    .object({
      id: Id,
      seq: z.number().int(),
      sender_name: z.string(),
      /** Cut after 200 characters; empty where it was deleted. */
      text: z.string(),
      file_name: z.string().nullable(),
      deleted: z.boolean(),
    })
    .nullable(),
  file: ChatFile.nullable(),
  reactions: z.array(z.object({ emoji: z.enum(chatEmojis), count: z.number().int(), mine: z.boolean() })),
  created_at: Instant,
  edited_at: Instant.nullable(),
  deleted_at: Instant.nullable(),
  /** Until when the reader may change it; null if they may not. */
  can_edit_until: Instant.nullable(),
  /** Until when the reader may delete it: `always` for admins of a program in its groups; null if they may not. */
  can_delete_until: z.union([Instant, z.literal('always')]).nullable(),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

const seq = z.coerce.number<number>().int().min(0).max(Number.MAX_SAFE_INTEGER);
const tooLong = say('field.too_long', { most: chatLimits.message });
const Text = z.string().trim().max(chatLimits.message, tooLong).default('');

const inMessage = ['accounts.not_signed_in', 'chat.message_not_found'] as const;
const changing = [...inMessage, 'accounts.not_while_viewing'] as const;
const writing = ['programmes.inactive', 'chat.cannot_write', 'chat.person_left', 'chat.group_closed'] as const;

export const listMessages = shape({
  summary:
    'Fifty messages of a conversation in their order: the latest, those before or after one, or those around one',
  params: ofOne,
  query: z.object({ before: seq.optional(), after: seq.optional(), around: seq.optional() }),
  response: z.object({
    data: z.array(ChatMessage).max(chatPages.messages + 1),
    has_before: z.boolean(),
    has_after: z.boolean(),
    /** What `after` of the changes is asked with. */
    version: z.number().int(),
  }),
  refusals: inIt,
});

export const listChanges = shape({
  summary: 'Every message that is new or changed after a version of the conversation, and who read and writes',
  params: ofOne,
  query: z.object({ after: seq }),
  response: z.object({
    /** In the order of their changes. */
    data: z.array(ChatMessage).max(chatPages.changes),
    /** What is asked for next. */
    version: z.number().int(),
    /** Whether there is more to ask for at once. */
    more: z.boolean(),
    people: z.array(ChatMember),
  }),
  refusals: inIt,
});

export const sendMessage = shape({
  summary:
    'A message: a text of at most 4,000 characters, one file of at most 10 MB, or both. Sent again with its key it is the same message (B116)',
  params: ofOne,
  uploads: { file: { maxBytes: chatLimits.fileBytes, maxFiles: 1 } },
  body: z.object({
    /** Made by the page, once for each message. */
    key: RandomKey,
    body: Text,
    /** The message of this conversation that it answers. */
    reply_to: IdInPath.nullable().default(null),
  }),
  response: ChatMessage,
  refusals: [
    ...inIt,
    'accounts.not_while_viewing',
    ...writing,
    'chat.empty',
    'chat.reply_not_found',
    'chat.file_wrong',
    'chat.file_too_big',
    'chat.file_unreadable',
  ],
  limit: { max: 120, per: 'minute', by: 'account' },
});

const ofMessage = z.object({ id: IdInPath });

export const editMessage = shape({
  summary: 'Changes the text of an own message, within 15 minutes',
  params: ofMessage,
  body: z.object({ body: Text }),
  response: ChatMessage,
  refusals: [...changing, ...writing, 'chat.authors_only', 'chat.too_late', 'chat.empty'],
});

export const deleteMessage = shape({
  summary: 'Deletes an own message, within 15 minutes; admins of a program delete in its groups at any time',
  params: ofMessage,
  response: ChatMessage,
  refusals: [...changing, 'chat.authors_only', 'chat.too_late'],
});

export const reactToMessage = shape({
  summary: 'A reaction to a message, or no longer; sent twice it is the same',
  params: ofMessage,
  body: z.object({ emoji: z.enum(chatEmojis), on: z.boolean() }),
  response: ChatMessage,
  refusals: [...changing, ...writing],
});

export const messageFile = shape({
  summary: 'The file of a message, for whoever is in the conversation; pictures are shown, other files are saved',
  answers: 'file',
  params: ofMessage,
  response: FileAnswer,
  refusals: inMessage,
});

export const searchMessages = shape({
  summary: 'Messages with these words, in the conversations of whoever asks; the latest first',
  query: z.object({
    ...Place,
    q: search.min(1),
    /** Looks in this conversation alone. */
    conversation_id: IdInPath.optional(),
    /** `next` of the part before. */
    before: IdInPath.optional(),
  }),
  response: z.object({
    data: z
      .array(
        z.object({
          id: Id,
          conversation_id: Id,
          conversation_name: z.string(),
          seq: z.number().int(),
          sender: ChatPerson,
          mine: z.boolean(),
          text: z.string(),
          file_name: z.string().nullable(),
          at: Instant,
        }),
      )
      .max(chatPages.found),
    next: Id.nullable(),
  }),
  refusals: ['accounts.not_signed_in', 'programmes.not_found'],
  limit: searchLimit,
});
