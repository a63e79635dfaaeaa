import type { MemberJoined, MemberRemoved } from '../../domain-events/programmes.ts';
import { found, refuseIf } from '../../platform/refusal.ts';
import type { Change } from '../../platform/work.ts';
import { whyNotJoin } from '../../policies/actor.ts';
import { personById } from '../accounts/index.ts';
import { lockOpen, lockRunning } from './load.ts';
import { ownedAlone } from './queries.ts';
import { insertMember, lockMember, lockProgramme, updateMember } from './store/programmes.ts';

interface Joining {
  programId: number;
  userId: number;
  roleId: number;
}

/**
 * C5, B80: makes a person a member of a running programme; an existing member keeps their role. True when they are new.
 * Every way in ends here, so this is where M41 is kept: nobody new gets in before they have confirmed their address.
 */
export const join = async ({ tx, now, announce }: Change, { programId, userId, roleId }: Joining): Promise<boolean> => {
  await lockOpen(tx, programId);
  const member = await insertMember(tx, { programId, userId, roleId, joinedAt: now });
  if (member === null) return false;
  const person = found(await personById(tx, userId), 'accounts.not_found');
  refuseIf(whyNotJoin({ confirmed: person.confirmedAt !== null }), 403);
  await announce<MemberJoined>({ name: 'member.joined', programId, userId, roleId, at: now.toString() });
  return true;
};

/**
 * D29: how many mentees a person takes in a running programme; null for no limit. Refused for a person who is no longer
 * a member.
 */
export const changeCapacity = async (
  { tx }: Change,
  { programId, userId, capacity }: { programId: number; userId: number; capacity: number | null },
) => {
  await lockRunning(tx, programId);
  const member = found(await lockMember(tx, programId, userId), 'programmes.not_found');
  await updateMember(tx, member.membership.id, { capacity: member.role.userType === 'mentor' ? capacity : null });
};

/** B77, D30: removes a person from a programme. The only owner stays until the role has been handed over. */
export const removeMember = async (
  { tx, now, announce }: Change,
  { programId, userId, removedBy }: { programId: number; userId: number; removedBy: number },
) => {
  await lockProgramme(tx, programId);
  const member = await lockMember(tx, programId, userId);
  if (member === undefined) return;
  refuseIf(member.role.isOwner && (await ownedAlone(tx, userId)).includes(programId) ? 'programmes.last_owner' : null);
  await updateMember(tx, member.membership.id, { removedAt: now, removedBy });
  await announce<MemberRemoved>({ name: 'member.removed', programId, userId, removedBy, at: now.toString() });
};
