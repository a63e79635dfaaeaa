import type { EndpointInput } from '../../../contract/endpoint.ts';
import { type createGroup, pairingLimits } from '../../../contract/pairings/index.ts';
import type { GroupJoined } from '../../domain-events/pairings.ts';
import { nothingLeft } from '../../platform/nothing-left.ts';
import { found, refuseIf } from '../../platform/refusal.ts';
import type { Tx, Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { lockRunning, type ProgrammeRow } from '../programmes/index.ts';
import { auditPairing, membersOf, type MenteesAmong } from './manage.ts';
import { insertGroup, insertMembers } from './store.ts';

interface GroupPeople {
  mentors: readonly number[];
  mentees: readonly number[];
}

const groupIn = (body: EndpointInput<typeof createGroup>['body']) => {
  const { name, mentor_ids: mentors = [], mentee_ids: mentees, program_id: _loaded, ...rest } = body;
  nothingLeft(rest);
  return { name, chosen: { mentors, mentees } };
};

const distinct = (ids: readonly number[]) => [...new Set(ids)];

/** In a programme, its admins choose among its members (B72). */
const ofProgramme = async (tx: Tx, programId: number, { mentors, mentees }: GroupPeople) => {
  await lockRunning(tx, programId);
  const people = await membersOf(tx, programId, distinct([...mentors, ...mentees]));
  const isAs = (ids: readonly number[], as: 'mentor' | 'mentee') =>
    people.every(({ userId, userType }) => !ids.includes(userId) || userType === as);
  found((isAs(mentors, 'mentor') && isAs(mentees, 'mentee')) || undefined, 'programmes.member_not_found');
  return people;
};

/** D11: a mentor of the platform makes a group from mentees they have sessions with. */
const ownGroup = async (
  { tx, actor }: Work<Actor>,
  { mentees }: Pick<GroupPeople, 'mentees'>,
  menteesAmong: MenteesAmong,
) => {
  const wanted = distinct(mentees);
  const own = await menteesAmong(tx, actor.id, wanted);
  refuseIf(own.length === wanted.length ? null : 'pairings.not_your_mentee');
  return [
    { userId: actor.id, userType: 'mentor' as const },
    ...wanted.map((userId) => ({ userId, userType: 'mentee' as const })),
  ];
};

/** B47: makes a group and tells everyone in it. Returns its id. */
export const makeGroup = async (
  work: Work<Actor>,
  programme: ProgrammeRow | null,
  body: EndpointInput<typeof createGroup>['body'],
  menteesAmong: MenteesAmong,
) => {
  const { tx, now, actor, announce, refresh } = work;
  const { name, chosen } = groupIn(body);
  const programId = programme?.program.id ?? null;
  const people =
    programId === null ? await ownGroup(work, chosen, menteesAmong) : await ofProgramme(tx, programId, chosen);
  const mentees = people.filter(({ userType }) => userType === 'mentee').length;
  refuseIf(mentees < 2 || people.length === mentees ? 'pairings.group_too_small' : null);
  refuseIf(people.length > pairingLimits.people ? 'pairings.group_full' : null);
  const { id } = await insertGroup(tx, { programId, name, createdBy: actor.id, createdAt: now });
  await insertMembers(tx, id, people);
  const userIds = people.map(({ userId }) => userId);
  await announce<GroupJoined>({ name: 'group.joined', pairingId: id, userIds, byId: actor.id, at: now.toString() });
  await auditPairing(work, 'group.made', { id, programId }, { user_ids: userIds });
  refresh({ people: [...userIds, actor.id], keys: ['pairings', 'groups', 'dashboard'] });
  return id;
};
