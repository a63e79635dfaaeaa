import { refuseIf } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { lockRunningShared, type ProgrammeRow } from '../programmes/index.ts';
import { blockedBetween } from '../safety/index.ts';
import { loadConversation } from './permissions.ts';
import { presentConversation } from './show-conversations.ts';
import { directBetween } from './queries/conversations.ts';
import { writableAmong } from './queries/related.ts';
import { openDirect } from './store/conversations.ts';
import { addMembers } from './store/members.ts';

interface Wish {
  userId: number;
  programme: ProgrammeRow | null;
}

/** B116, M47: a conversation begins between people who may write to each other. */
const refuseStrangers = async ({ tx, actor }: Work<Actor>, { userId, programme }: Wish) => {
  const may = await writableAmong(tx, actor.id, programme?.program.id ?? null, [userId]);
  refuseIf(may.has(userId) ? null : 'chat.not_allowed', 403);
  refuseIf((await blockedBetween(tx, actor.id, userId)) ? 'chat.cannot_write' : null);
};

/** One that there is can be read whatever has happened since; of both who begin at once, each finds the same. */
export const open = async (work: Work<Actor>, wish: Wish) => {
  const { tx, actor, now } = work;
  const { userId, programme } = wish;
  refuseIf(userId === actor.id ? 'chat.oneself' : null);
  const programId = programme?.program.id ?? null;
  const [low, high] = [Math.min(userId, actor.id), Math.max(userId, actor.id)] as const;
  let id = await directBetween(tx, programId, low, high);
  if (id === null) {
    await refuseStrangers(work, wish);
    if (programId !== null) await lockRunningShared(tx, programId);
    id = await openDirect(tx, { programId, low, high, createdBy: actor.id, createdAt: now });
    await addMembers(tx, { conversationId: id, userIds: [low, high], admins: [], readSeq: 0, joinedAt: now });
  }
  const loaded = await loadConversation(work, id, 'chat.not_found');
  return presentConversation(work, loaded);
};
