import type { CompanyAct } from '../../../contract/screens/index.ts';
import { found } from '../../platform/refusal.ts';
import type { Tx, Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { recordInProgram } from '../accounts/index.ts';
import { lockRunning } from '../programmes/index.ts';
import { peopleOf } from './queries/managed.ts';
import { membersAmong, type PairingRow } from './queries/pairs.ts';
import { lockPairing } from './store.ts';

/** Those of these people with whom a platform mentor has sessions; answered by the module that knows (D11). */
export type MenteesAmong = (tx: Tx, mentorId: number, userIds: readonly number[]) => Promise<number[]>;

/** A pair or group to change: locks its programme first, then the row, the order everyone uses. */
export const lockManaged = async (tx: Tx, { id, programId }: PairingRow): Promise<PairingRow> => {
  if (programId !== null) await lockRunning(tx, programId);
  return found(await lockPairing(tx, id), 'pairings.not_found');
};

/** SYS-19: audits what admins do to a programme's pairs and groups; a mentor's own group (D11) is not audited. */
export const auditPairing = async (
  work: Work<Actor>,
  action: Extract<CompanyAct, `pairing.${string}` | `group.${string}`>,
  { id, programId }: { id: number; programId: number | null },
  more: Record<string, unknown> = {},
) => {
  if (programId === null) return;
  const data = { program_id: programId, ...more };
  await recordInProgram(work, programId, { action, object: { type: 'Pairing', id }, data });
};

export const sidesOf = async (tx: Tx, id: number) =>
  (await peopleOf(tx, [id])).map(({ id: userId, side: userType }) => ({ userId, userType }));

/** These people as members of the programme; refuses with not found if any is not a mentor or mentee there. */
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
