import { found, refuseIf } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { recordInProgram } from '../accounts/index.ts';
import { letGo } from '../profiles/index.ts';
import { lockRunningShared } from '../programmes/index.ts';
import type { ChatEmoji } from '../../../contract/chat/index.ts';
import type { LoadedMessage } from './permissions.ts';
import { conversationFor } from './queries/conversations.ts';
import { whyNotDelete, whyNotEdit, whyNotWrite } from './rules.ts';
import { lockConversation, nextVersion } from './store/conversations.ts';
import { changeMessage, dropReactions, emptied, lockMessage, react } from './store/messages.ts';
import { tellMembers } from './tell.ts';
import { writingFacts } from './writing-facts.ts';

/** The message as it is, with its conversation locked: changes of one conversation happen one after the other. */
const lockBoth = async ({ tx, actor }: Work<Actor>, { conversation: { id }, view }: LoadedMessage) => {
  const conversation = found(await lockConversation(tx, id), 'chat.message_not_found');
  found(await conversationFor(tx, id, actor.id), 'chat.message_not_found');
  return { conversation, message: found(await lockMessage(tx, view.message.id), 'chat.message_not_found') };
};

const toWrite = async (work: Work<Actor>, loaded: LoadedMessage) => {
  if (loaded.programme) await lockRunningShared(work.tx, loaded.programme.program.id);
  const locked = await lockBoth(work, loaded);
  const facts = await writingFacts(work.tx, { ...loaded, conversation: locked.conversation }, work.actor.id);
  return { ...locked, reason: whyNotWrite(facts) };
};

/** Within 15 minutes, the text alone. One that stays the same was not edited. */
export const edit = async (work: Work<Actor>, loaded: LoadedMessage, body: string) => {
  const { tx, actor, now } = work;
  const { message, reason } = await toWrite(work, loaded);
  const mine = message.senderId === actor.id;
  refuseIf(whyNotEdit({ mine, createdAt: message.createdAt }, now), mine ? 422 : 403);
  refuseIf(reason);
  refuseIf(body === '' && message.fileKey === null ? 'chat.empty' : null);
  if (body === message.body) return;
  const version = await nextVersion(tx, message.conversationId);
  await changeMessage(tx, message.id, { body, version, editedAt: now });
  await tellMembers(work, message.conversationId);
};

/** Its place stays; its text, its file and what people thought of it are gone. */
export const remove = async (work: Work<Actor>, loaded: LoadedMessage) => {
  const { tx, actor, now } = work;
  const { conversation, message } = await lockBoth(work, loaded);
  const mine = message.senderId === actor.id;
  const moderates = loaded.runsProgram && conversation.kind === 'group';
  const reason = whyNotDelete({ mine, moderates, createdAt: message.createdAt }, now);
  refuseIf(reason, mine ? 422 : 403);
  const version = await nextVersion(tx, conversation.id);
  await changeMessage(tx, message.id, { ...emptied, version, deletedAt: now, deletedBy: actor.id });
  await dropReactions(tx, message.id);
  if (message.fileKey !== null) await letGo(work, message.fileKey);
  if (!mine && conversation.programId !== null)
    await recordInProgram(work, conversation.programId, {
      action: 'chat.message_removed',
      object: { type: 'Chat', id: conversation.id },
      data: { message_id: message.id, user_id: message.senderId },
    });
  await tellMembers(work, conversation.id);
};

export const reactTo = async (
  work: Work<Actor>,
  loaded: LoadedMessage,
  { emoji, on }: { emoji: ChatEmoji; on: boolean },
) => {
  const { tx, actor } = work;
  const { message, reason } = await toWrite(work, loaded);
  refuseIf(reason);
  if (!(await react(tx, { messageId: message.id, userId: actor.id, emoji, on }))) return;
  await changeMessage(tx, message.id, { version: await nextVersion(tx, message.conversationId) });
  await tellMembers(work, message.conversationId);
};
