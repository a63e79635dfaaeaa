import type { EmployeeDetails } from '../../../../contract/programmes/index.ts';
import type { MemberRoleChanged } from '../../../domain-events/programmes.ts';
import { found, refuseField, refuseIf } from '../../../platform/refusal.ts';
import type { Work } from '../../../platform/work.ts';
import type { Actor } from '../../../policies/actor.ts';
import { lockPerson, recordInProgram } from '../../accounts/index.ts';
import { type AdministeredRole, lockRunning } from '../load.ts';
import { removeMember } from '../members.ts';
import { rolesOf } from '../queries.ts';
import { participantsOf } from '../queries/participants.ts';
import { lockMember, lockProgramme, updateMember } from '../store/programmes.ts';
import { changeDetails, changeWorkDetails, type Details } from './change-details.ts';
import { insertRole } from '../store/members.ts';

/** INV-06: you can change neither a Portal Owner's row nor your own. */
const whyNot = (actor: Actor, userId: number, role: { isOwner: boolean }) => {
  if (role.isOwner) return 'programmes.owner_stays';
  return userId === actor.id ? 'programmes.not_yourself' : null;
};

interface Changes extends Details {
  role_id?: number | undefined;
  capacity?: number | null | undefined;
  details?: Partial<EmployeeDetails> | undefined;
}

type RoleRow = Awaited<ReturnType<typeof rolesOf>>[number];

/** Told to the member; whoever has another kind of role is no longer what their pairs and groups need: those refuse it. */
const recordNewRole = async (
  work: Work<Actor>,
  { programId, userId }: { programId: number; userId: number },
  from: RoleRow,
  to: RoleRow,
) => {
  const data = { user_id: userId, from: from.name, to: to.name };
  await recordInProgram(work, programId, { action: 'member.role_changed', data });
  const kinds = { from: from.userType, to: to.userType };
  const event = { programId, userId, ...kinds, roleId: to.id, at: work.now.toString() };
  await work.announce<MemberRoleChanged>({ name: 'member.role_changed', ...event });
};

/** Sets another role, another capacity (D29) or other details (B128); only mentor roles have a capacity. */
export const changeParticipant = async (
  work: Work<Actor>,
  { programId, userId }: { programId: number; userId: number },
  { role_id: roleId, capacity, details: workDetails, ...details }: Changes,
) => {
  const { tx, actor } = work;
  // The person before the program and the membership: whoever joins, or closes their account, locks in that order.
  const person = found(await lockPerson(tx, userId), 'programmes.member_not_found');
  const { enterpriseId } = await lockRunning(tx, programId);
  const member = found(await lockMember(tx, programId, userId), 'programmes.member_not_found');
  refuseIf(whyNot(actor, userId, member.role), 403);
  const roles = await rolesOf(tx, programId);
  const role = found(
    roles.find(({ id, isOwner }) => id === (roleId ?? member.role.id) && !isOwner),
    'programmes.role_not_found',
  );
  if (role.userType !== 'mentor' && typeof capacity === 'number')
    refuseField('capacity', 'Only a mentor takes mentees');
  const kept = capacity === undefined ? member.membership.capacity : capacity;
  await updateMember(tx, member.membership.id, { roleId: role.id, capacity: role.userType === 'mentor' ? kept : null });
  if (kept !== member.membership.capacity)
    await recordInProgram(work, programId, {
      action: 'member.capacity_changed',
      data: { user_id: userId, from: member.membership.capacity, to: kept },
    });
  if (role.id !== member.role.id) await recordNewRole(work, { programId, userId }, member.role, role);
  const whose = { programId, enterpriseId, person };
  await changeDetails(work, whose, details);
  if (workDetails) await changeWorkDetails(work, whose, workDetails);
  work.refresh({ people: [userId], keys: ['programmes', 'me'] });
  const [row] = await participantsOf(tx, { programId, userId });
  return found(row, 'programmes.member_not_found');
};

/**
 * INV-08, B77: removes a person from a programme, even from one that is switched off. A person who has already left is
 * no error.
 */
export const removeUser = async (
  work: Work<Actor>,
  { role, programme: { program } }: AdministeredRole,
  userId: number,
) => {
  const { tx, actor } = work;
  await lockProgramme(tx, program.id);
  const member = await lockMember(tx, program.id, userId);
  if (member === undefined) return;
  refuseIf(whyNot(actor, userId, member.role), 403);
  found(member.role.id === role.id || undefined, 'programmes.member_not_found');
  await removeMember(work, { programId: program.id, userId, removedBy: actor.id });
  await recordInProgram(work, program.id, { action: 'member.removed', data: { user_id: userId, role: role.name } });
  work.refresh({ people: [userId], keys: ['programmes', 'me', 'bookings'] });
};

/** B76: adds a role to a running programme. */
export const addRole = async (
  work: Work<Actor>,
  programId: number,
  { name, user_type: userType }: { name: string; user_type: 'mentee' | 'mentor' | 'admin' },
) => {
  await lockRunning(work.tx, programId);
  const role = await insertRole(work.tx, { programId, name, userType, createdAt: work.now });
  if (role === null) return refuseField('name', 'This role exists already');
  const data = { role: name, user_type: userType };
  await recordInProgram(work, programId, { action: 'program.role_added', data });
  return role;
};
