import { refuseIf } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { mayNotPair } from '../../policies/pairings.ts';
import { lockRunning } from '../programmes/index.ts';
import { auditPairing } from './manage.ts';
import { pairUp } from './pair-up.ts';
import type { Pair } from './queries/pairs.ts';

/**
 * B70: a mentee picks their mentor, a mentor picks their mentee, or an admin pairs two members, depending on the
 * programme.
 */
export const connect = async (work: Work<Actor>, pair: Pair) => {
  const held = await lockRunning(work.tx, pair.programId);
  refuseIf(mayNotPair(work.actor, held, pair), 403);
  const row = await pairUp(work, pair, null);
  // Only admins are audited: members who pick do so for themselves.
  if (![pair.mentorId, pair.menteeId].includes(work.actor.id)) await auditPairing(work, 'pairing.made', row);
  return row;
};
