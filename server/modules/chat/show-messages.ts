import { chatEmojis, type ChatMessage } from '../../../contract/chat/index.ts';
import { cutText } from '../../../contract/cut.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { fullName } from '../accounts/index.ts';
import type { Loaded } from './permissions.ts';
import { answered, type MessageView, type ReactionRow, reactionsTo } from './queries/messages.ts';
import { ownUntil, whyNotDelete, whyNotEdit } from './rules.ts';
import { presentPerson } from './present.ts';

/** Characters of a message where another one, or a list, shows what it is about. */
export const previewLength = 200;

/** What is shown of a message in a line. */
export const presentBrief = ({ message, sender }: MessageView) => ({
  sender_name: fullName(sender),
  text: cutText(message.body, previewLength),
  file_name: message.fileName,
  deleted: message.deletedAt !== null,
});

const presentReply = (of: MessageView | undefined): ChatMessage['reply_to'] =>
  of === undefined ? null : { id: of.message.id, seq: of.message.seq, ...presentBrief(of) };

const presentFile = ({ message }: MessageView): ChatMessage['file'] => {
  const { id, fileKey, fileName, fileType, fileSize, fileWidth, fileHeight } = message;
  if (fileKey === null || fileName === null || fileType === null || fileSize === null) return null;
  const url = `/chat/messages/${id}/file`;
  return { name: fileName, type: fileType, size: fileSize, width: fileWidth, height: fileHeight, url };
};

const presentReactions = (rows: readonly ReactionRow[], readerId: number): ChatMessage['reactions'] =>
  chatEmojis.flatMap((emoji) => {
    const those = rows.filter((row) => row.emoji === emoji);
    return those.length === 0
      ? []
      : [{ emoji, count: those.length, mine: those.some(({ userId }) => userId === readerId) }];
  });

type Reader = Pick<Work<Actor>, 'actor' | 'now'> & { moderates: boolean };

/** What the reader may still do with it; nothing with what was deleted. */
const termsOf = ({ message }: MessageView, { actor, now, moderates }: Reader) => {
  const facts = { mine: message.senderId === actor.id, createdAt: message.createdAt };
  if (message.deletedAt !== null) return { can_edit_until: null, can_delete_until: null };
  const until = ownUntil(message.createdAt).toString();
  const deletable = whyNotDelete({ ...facts, moderates }, now) === null;
  return {
    can_edit_until: whyNotEdit(facts, now) === null ? until : null,
    can_delete_until: deletable ? (moderates ? ('always' as const) : until) : null,
  };
};

interface Around {
  replies: readonly MessageView[];
  reactions: readonly ReactionRow[];
}

const presentOne = (view: MessageView, { replies, reactions }: Around, reader: Reader): ChatMessage => {
  const { message, sender } = view;
  const gone = message.deletedAt !== null;
  const mine = message.senderId === reader.actor.id;
  return {
    id: message.id,
    conversation_id: message.conversationId,
    seq: message.seq,
    version: message.version,
    sender: presentPerson(sender),
    mine,
    key: mine ? message.key : null,
    body: gone ? null : message.body,
    reply_to: gone ? null : presentReply(replies.find((one) => one.message.id === message.replyTo)),
    file: gone ? null : presentFile(view),
    reactions: presentReactions(
      reactions.filter(({ messageId }) => messageId === message.id),
      reader.actor.id,
    ),
    created_at: message.createdAt.toString(),
    edited_at: message.editedAt?.toString() ?? null,
    deleted_at: message.deletedAt?.toString() ?? null,
    ...termsOf(view, reader),
  };
};

/** Messages as this reader sees them, with three statements however many there are. */
export const presentMessages = async (
  work: Work<Actor>,
  views: readonly MessageView[],
  { conversation, runsProgram }: Loaded,
) => {
  const ids = views.map(({ message }) => message.id);
  const replyIds = [...new Set(views.flatMap(({ message }) => message.replyTo ?? []))];
  const around = { replies: await answered(work.tx, replyIds), reactions: await reactionsTo(work.tx, ids) };
  const reader = { actor: work.actor, now: work.now, moderates: runsProgram && conversation.kind === 'group' };
  return views.map((view) => presentOne(view, around, reader));
};
