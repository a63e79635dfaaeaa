import { found, refuseIf } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import type { Loaded } from './permissions.ts';
import { conversationFor, peopleIn } from './queries/conversations.ts';
import { whyNotLeave, whyNotWrite } from './rules.ts';
import { lockConversation } from './store/conversations.ts';
import { removeMembers, setRead, setTyping } from './store/members.ts';
import { tellMembers } from './tell.ts';
import { writingFacts } from './writing-facts.ts';

/** In a larger group nobody's page follows how far each of the others has read: it would ask all day. */
const mostFollowed = 20;

export const markRead = async (work: Work<Actor>, { conversation: { id }, me }: Loaded, seq: number) => {
  const { tx, actor } = work;
  const readSeq = found(await setRead(tx, id, actor.id, seq), 'chat.not_found');
  const { unread } = found(await conversationFor(tx, id, actor.id), 'chat.not_found');
  if (readSeq !== me.readSeq) {
    const people = await peopleIn(tx, id);
    work.refresh({ people: people.length > mostFollowed ? [actor.id] : people, keys: ['chat'] });
  }
  return { read_seq: readSeq, unread };
};

/** Nobody is seen to write who may not. */
export const tellTyping = async (work: Work<Actor>, loaded: Loaded) => {
  const { tx, actor, now } = work;
  if (whyNotWrite(await writingFacts(tx, loaded, actor.id)) !== null) return;
  const { id } = loaded.conversation;
  await setTyping(tx, id, actor.id, now);
  const others = (await peopleIn(tx, id)).filter((one) => one !== actor.id);
  work.refresh({ people: others, keys: ['chat-present'] });
};

/** B116: whoever leaves a group no longer sees it; an admin may bring them back. */
export const leave = async (work: Work<Actor>, { conversation: { id, kind } }: Loaded) => {
  const { tx, actor, now } = work;
  refuseIf(whyNotLeave(kind));
  found(await lockConversation(tx, id), 'chat.not_found');
  await removeMembers(tx, id, [actor.id], now);
  await tellMembers(work, id, [actor.id]);
};
