import { pairingLimits } from '../../../contract/pairings/index.ts';
import type { GroupJoined, GroupLeft } from '../../domain-events/pairings.ts';
import { refuseIf } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { auditPairing, membersOf, lockManaged, type MenteesAmong, sidesOf } from './manage.ts';
import type { PairingRow } from './queries/pairs.ts';
import { isTooSmall, whyNot } from './rules/states.ts';
import { deleteMember, insertMembers } from './store.ts';

const shownIn = ['pairings', 'groups'] as const;

/** On the platform, only mentees of the group's mentor can be added (D11). */
const newPeople = async (
  { tx }: Work<Actor>,
  { programId }: PairingRow,
  { mentorId, userIds }: { mentorId: number; userIds: readonly number[] },
  menteesAmong: MenteesAmong,
) => {
  if (programId !== null) return membersOf(tx, programId, userIds);
  const own = await menteesAmong(tx, mentorId, userIds);
  refuseIf(own.length === userIds.length ? null : 'pairings.not_your_mentee');
  return userIds.map((userId) => ({ userId, userType: 'mentee' as const }));
};

/** B72: adds people to a group. Sessions already arranged keep the people who were invited to them. */
export const addPeople = async (
  work: Work<Actor>,
  managed: PairingRow,
  asked: readonly number[],
  menteesAmong: MenteesAmong,
) => {
  const { tx, now, actor, announce, refresh } = work;
  const group = await lockManaged(tx, managed);
  const { id } = group;
  refuseIf(whyNot('change_people', group));
  const present = await sidesOf(tx, id);
  const userIds = [...new Set(asked)].filter((userId) => !present.some((one) => one.userId === userId));
  if (userIds.length === 0) return; // a repeated act answers the present state
  refuseIf(present.length + userIds.length > pairingLimits.people ? 'pairings.group_full' : null);
  const mentorId = present.find(({ userType }) => userType === 'mentor')?.userId ?? actor.id;
  await insertMembers(tx, id, await newPeople(work, group, { mentorId, userIds }, menteesAmong));
  await auditPairing(work, 'group.people_added', group, { user_ids: userIds });
  await announce<GroupJoined>({ name: 'group.joined', pairingId: id, userIds, byId: actor.id, at: now.toString() });
  refresh({ people: [...present.map(({ userId }) => userId), ...userIds, actor.id], keys: shownIn });
};

/** B47, B112: allowed as long as a mentor and two mentees remain; the removed person is told. */
export const removePerson = async (work: Work<Actor>, managed: PairingRow, userId: number) => {
  const { tx, now, actor, announce, refresh } = work;
  const group = await lockManaged(tx, managed);
  const { id } = group;
  refuseIf(whyNot('change_people', group));
  const present = await sidesOf(tx, id);
  const left = present.filter((one) => one.userId !== userId);
  if (left.length === present.length) return;
  // A group that is already too small cannot shrink further.
  refuseIf(isTooSmall(left) ? 'pairings.group_too_small' : null);
  await deleteMember(tx, id, userId);
  await auditPairing(work, 'group.person_removed', group, { user_id: userId });
  const told = { pairingId: id, userIds: [userId], byId: actor.id, at: now.toString() };
  await announce<GroupLeft>({ name: 'group.left', ...told });
  refresh({ people: [...present.map((one) => one.userId), actor.id], keys: shownIn });
};
