import { safetyLimits } from '../../../contract/safety/index.ts';
import { found, refuseIf } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { whyNotBlock } from '../../policies/safety.ts';
import { holdPeople, lockPeople } from '../accounts/index.ts';
import type { KnownPerson } from './permissions.ts';
import { countBlocks } from './queries/blocks.ts';
import { deleteBlock, insertBlock } from './store/blocks.ts';

/**
 * M47: takes its turn with whatever books these people: a session asked for at the same moment is either made before,
 * and stands, or refused.
 */
export const block = async (work: Work<Actor>, { person, ties }: KnownPerson) => {
  const { tx, actor, now } = work;
  refuseIf(whyNotBlock(actor, person, ties));
  found((await holdPeople(tx, [person.id]))[0], 'accounts.not_found');
  await lockPeople(tx, [actor.id, person.id]);
  await insertBlock(tx, { blockerId: actor.id, blockedId: person.id, createdAt: now });
  refuseIf((await countBlocks(tx, actor.id)) > safetyLimits.blocks ? 'safety.too_many_blocks' : null);
  work.refresh({ people: [actor.id], keys: ['safety'] });
};

/** Of somebody who is not blocked it changes nothing. */
export const unblock = async (work: Work<Actor>, personId: number) => {
  await deleteBlock(work.tx, work.actor.id, personId);
  work.refresh({ people: [work.actor.id], keys: ['safety'] });
};
