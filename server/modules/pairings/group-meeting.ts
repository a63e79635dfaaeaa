import { found, refuseIf } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/work.ts';
import { sidesOf } from './manage.ts';
import { pairingById } from './queries/pairs.ts';
import { whyNotMeetAsGroup } from './rules/states.ts';
import { lockPairing } from './store.ts';

const isThere = (
  row: { type: string; hiddenAt: unknown; programId: number | null } | undefined,
  programId: number | null,
) => row?.type === 'group' && row.hiddenAt === null && row.programId === programId;

/**
 * The people of a group who are to meet, in a programme or (null) on the platform. The group is locked until the
 * transaction ends, so it is neither paused nor changed meanwhile. Refused when the group no longer meets (B47).
 */
export const groupToMeet = async (tx: Tx, id: number, programId: number | null) => {
  const seen = await pairingById(tx, id);
  found(isThere(seen, programId) || undefined, 'pairings.group_not_found');
  const row = found(await lockPairing(tx, id), 'pairings.group_not_found');
  const people = await sidesOf(tx, id);
  return { id, people, whyNot: whyNotMeetAsGroup(row, people) };
};

/** The same for a member of the group; anyone else gets not found. */
export const ownGroupToMeet = async (
  tx: Tx,
  id: number,
  { programId, userId }: { programId: number | null; userId: number },
) => {
  const group = await groupToMeet(tx, id, programId);
  const side = found(group.people.find((one) => one.userId === userId)?.userType, 'pairings.group_not_found');
  refuseIf(group.whyNot);
  return { ...group, side };
};

/** The people of a group who must be free, for callers who may know: its own people and its admins. */
export const peopleOfGroup = async (tx: Tx, id: number, programId: number | null) =>
  isThere(await pairingById(tx, id), programId) ? sidesOf(tx, id) : [];
