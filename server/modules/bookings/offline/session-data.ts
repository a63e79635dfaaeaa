import { Refusal } from '../../../platform/refusal.ts';
import type { Work } from '../../../platform/work.ts';
import type { Actor } from '../../../policies/actor.ts';
import { administers } from '../../../policies/programmes.ts';
import { groupsIn, groupsOf, membersAmong, peopleOf } from '../../pairings/index.ts';
import { photoUrl } from '../../profiles/index.ts';
import type { ProgrammeMember } from '../permissions.ts';
import { modulesIn, peopleToMeet } from '../queries/offline.ts';

type Role = 'mentor' | 'mentee' | 'admin';

/** The role in which this person logs: a member with the other side, an admin for any two. */
const roleOf = async (
  { tx, actor }: Work<Actor>,
  programId: number,
  userId: number,
  isAdmin: boolean,
): Promise<Role> => {
  const [member] = await membersAmong(tx, programId, [userId]);
  const side = member?.userType;
  if (side === 'mentor' || side === 'mentee') return side;
  if (isAdmin && userId === actor.id) return 'admin';
  throw new Refusal('programmes.member_not_found', 404);
};

const sidesFor = { mentor: ['mentee'], mentee: ['mentor'], admin: ['mentor', 'mentee'] } as const;

const mostGroups = 100;

/** The groups to choose from: all of the programme for an admin (null), otherwise the person's own. */
const groupsFor = async ({ tx }: Work<Actor>, programId: number, memberId: number | null) => {
  const groups =
    memberId === null ? await groupsIn(tx, programId, undefined, mostGroups) : await groupsOf(tx, memberId, programId);
  const people = await peopleOf(
    tx,
    groups.map(({ id }) => id),
  );
  const participantsOf = (groupId: number) =>
    people
      .filter(({ pairingId }) => pairingId === groupId)
      .map(({ id, firstname, lastname, side, profilePhoto }) => ({
        id,
        name: `${firstname} ${lastname}`.trim(),
        user_type: side,
        photo_url: photoUrl(profilePhoto),
      }));
  return groups.map(({ id, name }) => ({ id, name: name ?? '', participants: participantsOf(id) }));
};

interface SessionDataQuery {
  user_id: number;
  search?: string | undefined;
  /** An admin logs for any two. */
  for_others?: 'true' | undefined;
}

/** OFF-17: the choices in the form for logging a session. */
export const sessionData = async (
  work: Work<Actor>,
  { program: { id: programId }, standing }: ProgrammeMember,
  { user_id: userId, search, for_others: others }: SessionDataQuery,
) => {
  const role = others ? 'admin' : await roleOf(work, programId, userId, administers(standing));
  const people = await peopleToMeet(work.tx, programId, { userId, sides: sidesFor[role], search });
  return {
    program_participants: people.flatMap(({ id, firstname, lastname, side, profilePhoto }) =>
      side === 'admin'
        ? []
        : [{ id, name: `${firstname} ${lastname}`.trim(), user_type: side, photo_url: photoUrl(profilePhoto) }],
    ),
    groups: await groupsFor(work, programId, role === 'admin' ? null : userId),
    learning_modules: await modulesIn(work.tx, programId),
    role_type: role,
  };
};
