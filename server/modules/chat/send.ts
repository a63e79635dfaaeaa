import type { ChatUnread } from '../../domain-events/chat.ts';
import { found, refuseIf } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { letGo } from '../profiles/index.ts';
import { lockRunningShared } from '../programmes/index.ts';
import type { MessageFile } from './files.ts';
import type { Loaded } from './permissions.ts';
import { conversationFor } from './queries/conversations.ts';
import { isIn, messageByKey } from './queries/messages.ts';
import { onlineAmong } from './queries/presence.ts';
import { whyNotWrite } from './rules.ts';
import { changeConversation, lockConversation } from './store/conversations.ts';
import { markTold, setTyping, tellLater } from './store/members.ts';
import { insertMessage } from './store/messages.ts';
import { tellMembers } from './tell.ts';
import { writingFacts } from './writing-facts.ts';

export interface NewMessage {
  key: string;
  body: string;
  replyTo: number | null;
  file: MessageFile | null;
}

/** How long a message may lie unread before somebody with an open page is told of it elsewhere, too. */
const patience = { seconds: 60 } as const;

/**
 * B112: one notice for each conversation while it is unread. Whoever has a page open sees the message there, and is told
 * only if they do not read it.
 */
const tellOfUnread = async (work: Work<Actor>, conversationId: number, seq: number) => {
  const { tx, actor, now } = work;
  const told = await markTold(tx, conversationId, actor.id, seq);
  const online = await onlineAmong(tx, told, now);
  await tellLater(
    tx,
    conversationId,
    told.filter((id) => online.has(id)),
    now.add(patience),
  );
  const userIds = told.filter((id) => !online.has(id));
  if (userIds.length === 0) return;
  await work.announce<ChatUnread>({ name: 'chat.unread', at: now.toString(), conversationId, seq, userIds });
};

/** The message that was sent with this key before; a file that came with it again is not needed. */
const sentBefore = async (work: Work<Actor>, conversationId: number, { key, file }: NewMessage) => {
  const earlier = await messageByKey(work.tx, work.actor.id, key);
  if (earlier === undefined) return null;
  found(earlier.conversationId === conversationId ? earlier : undefined, 'chat.not_found');
  if (file !== null) await letGo(work, file.fileKey);
  return earlier.id;
};

/** Before a file is stored: whoever may not write leaves none behind. */
export const refuseToWrite = async ({ tx, actor }: Pick<Work<Actor>, 'tx' | 'actor'>, loaded: Loaded) =>
  refuseIf(whyNotWrite(await writingFacts(tx, loaded, actor.id)));

/**
 * B116. Places are counted under the lock on the conversation, so that there is no gap and no two messages have the same;
 * a message that is sent again, because its answer was lost, is the one that stands there.
 */
export const send = async (work: Work<Actor>, { conversation: { id }, programme }: Loaded, wish: NewMessage) => {
  const { tx, actor, now } = work;
  const before = await sentBefore(work, id, wish);
  if (before !== null) return before;
  if (programme) await lockRunningShared(tx, programme.program.id);
  const conversation = found(await lockConversation(tx, id), 'chat.not_found');
  const raced = await sentBefore(work, id, wish);
  if (raced !== null) return raced;
  // Whoever was taken out while this waited is not in it any more.
  found(await conversationFor(tx, id, actor.id), 'chat.not_found');
  const { key, body, replyTo, file } = wish;
  refuseIf(body === '' && file === null ? 'chat.empty' : null);
  refuseIf(whyNotWrite(await writingFacts(tx, { conversation, programme }, actor.id)));
  refuseIf(replyTo === null || (await isIn(tx, id, replyTo)) ? null : 'chat.reply_not_found');
  const seq = conversation.lastSeq + 1;
  const version = conversation.version + 1;
  const at = { conversationId: id, seq, version, senderId: actor.id, key };
  const messageId = await insertMessage(tx, { ...at, body, replyTo, ...file, createdAt: now });
  await changeConversation(tx, id, { lastSeq: seq, version, lastAt: now });
  await setTyping(tx, id, actor.id, null);
  await tellOfUnread(work, id, seq);
  await tellMembers(work, id);
  return messageId;
};
