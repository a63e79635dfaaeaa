import type { Tx } from '../../platform/work.ts';
import { conversationFor } from './queries/conversations.ts';
import { keptAmong, messageById } from './queries/messages.ts';

/**
 * What a message says, for whoever reads it and reports it (M47); null when it is not there for them. A file alone is
 * told by its name.
 */
export const excerptFor = async (tx: Tx, messageId: number, readerId: number) => {
  const view = await messageById(tx, messageId);
  const own = view && (await conversationFor(tx, view.message.conversationId, readerId));
  if (!view || !own || view.message.deletedAt !== null) return null;
  const { senderId, body, fileName } = view.message;
  return { senderId, text: body === '' ? (fileName ?? '') : body, programId: own.conversation.programId };
};

/** M47: those of these messages that nobody can read any more. */
export const goneAmong = async (tx: Tx, messageIds: readonly number[]) => {
  const kept = new Set(await keptAmong(tx, messageIds));
  return new Set(messageIds.filter((id) => !kept.has(id)));
};
