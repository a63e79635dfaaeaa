import { found, refuseIf } from '../../platform/refusal.ts';
import type { Tx, Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { mayManagePairing } from '../../policies/pairings.ts';
import { recordAudit } from '../accounts/index.ts';
import { lockRunning, programmeById } from '../programmes/index.ts';
import { peopleOf, sideIn } from './queries/managed.ts';
import { membersAmong, pairingById, type PairingRow } from './queries/pairs.ts';
import { lockPairing } from './store.ts';

/** Of these people, those whom a mentor of the platform has sessions with: asked of the module that knows (D11). */
export type MenteesAmong = (tx: Tx, mentorId: number, userIds: readonly number[]) => Promise<number[]>;

/** A pair or group for whoever manages it, locked; its programme is held before it, in the order in which all take the two. */
export const toManage = async ({ tx, actor }: Work<Actor>, id: number): Promise<PairingRow> => {
  const seen = found(await pairingById(tx, id), 'pairings.not_found');
  const programme = seen.programId === null ? null : ((await programmeById(tx, seen.programId))?.program ?? null);
  const may = mayManagePairing(actor, programme, await sideIn(tx, id, actor.id));
  found(may === 'absent' ? undefined : may, 'pairings.not_found');
  refuseIf(may === 'no' ? 'programmes.admins_only' : null, 403);
  if (seen.programId !== null) await lockRunning(tx, seen.programId);
  return found(await lockPairing(tx, id), 'pairings.not_found');
};

/** SYS-19: what admins do to the pairs and groups of a programme; a mentor's own group (D11) is their own affair. */
export const auditPairing = async (
  work: Work<Actor>,
  action: string,
  { id, programId }: { id: number; programId: number | null },
  more: Record<string, unknown> = {},
) => {
  const data = { program_id: programId, ...more };
  if (programId !== null) await recordAudit(work, { action, objectType: 'Pairing', objectId: id, data });
};

export const sidesOf = async (tx: Tx, id: number) =>
  (await peopleOf(tx, [id])).map(({ id: userId, side: userType }) => ({ userId, userType }));

/** These people as the members of a programme that they are; somebody who is no mentor or mentee there is not there. */
export const membersOf = async (tx: Tx, programId: number, userIds: readonly number[]) => {
  const members = await membersAmong(tx, programId, userIds);
  return userIds.map((userId) => {
    const userType = members.find((one) => one.userId === userId)?.userType;
    return {
      userId,
      userType: found(userType === 'admin' ? undefined : userType, 'programmes.member_not_found'),
    };
  });
};
