import type { LeftOutReason } from '../../../../../contract/programmes/index.ts';
import type { MembersAdded, MembersReminded } from '../../../../domain-events/programmes.ts';
import { chunks, lettersInOneGo } from '../../../../platform/chunks.ts';
import type { Change } from '../../../../platform/work.ts';
import { recordInProgram } from '../../../accounts/index.ts';
import { removeMember } from '../../members.ts';
import { heldBack } from '../../unasked.ts';
import { adminsOf } from '../../queries.ts';
import { type ActRow, signedInAmong } from '../../queries/many.ts';
import { roleById } from '../../queries/participants.ts';
import { losesAdmin, whyLeftOut } from '../../rules/many.ts';
import { lockMembers, updateMembers } from '../../store/many.ts';

type Member = Awaited<ReturnType<typeof lockMembers>>[number];

/** An act, with whose emails it sends. */
interface Acting extends ActRow {
  enterpriseId: number;
  /** Multiplies the limits of B09. */
  factor: number;
}

interface Sorted {
  due: Member[];
  leftOut: { userId: number; reason: LeftOutReason }[];
}

/** Who of these is meant now, one after the other: the last admin is the last one. */
const sort = async ({ tx, now }: Change, act: ActRow, userIds: readonly number[]): Promise<Sorted> => {
  const members = await lockMembers(tx, act.programId, userIds);
  const signedIn = await signedInAmong(tx, userIds);
  const becomes = act.roleId === null ? null : ((await roleById(tx, act.roleId))?.userType ?? null);
  let { length: admins } = await adminsOf(tx, act.programId);
  const sorted: Sorted = { due: [], leftOut: [] };
  for (const userId of userIds) {
    const member = members.find(({ membership }) => membership.userId === userId);
    const reason = whyLeftOut(act.act, {
      role: member?.role,
      isSelf: userId === act.createdBy,
      admins,
      becomes,
      hasSignedIn: signedIn.has(userId),
      remindedAt: member?.membership.remindedAt ?? null,
      now,
    });
    if (reason !== null) sorted.leftOut.push({ userId, reason });
    else if (member) {
      sorted.due.push(member);
      if (losesAdmin(member.role, becomes)) admins -= 1;
    }
  }
  return sorted;
};

/** B09: nobody of those who are due is written to more often than they may be. */
const withRoom = async (change: Change, act: Acting, { due, leftOut }: Sorted): Promise<Sorted> => {
  if (act.act !== 'remind' && act.act !== 'resend') return { due, leftOut };
  const held = await heldBack(change, peopleIn(due), act);
  const reason = 'accounts.emailed_enough' as const;
  return {
    due: due.filter(({ membership }) => !held.has(membership.userId)),
    leftOut: [...leftOut, ...[...held].map((userId) => ({ userId, reason }))],
  };
};

const idsOf = (members: readonly Member[]) => members.map(({ membership }) => membership.id);
const peopleIn = (members: readonly Member[]) => members.map(({ membership }) => membership.userId);

type PersonalAct = 'member.role_changed' | 'member.removed';

/** Each person's own line in the audit log, as if they had been changed alone. */
const record = async (change: Change, act: ActRow, action: PersonalAct, members: Member[], more: object = {}) => {
  const actor = { id: act.createdBy, adminBaseUserId: act.viewedBy };
  for (const { membership, role } of members) {
    const data = { user_id: membership.userId, from: role.name, act_id: act.id, ...more };
    await recordInProgram({ ...change, actor }, act.programId, { action, data });
  }
};

/** Only a mentor has a capacity; whoever stays one keeps theirs. */
const changeRole = async (change: Change, act: ActRow, due: Member[]) => {
  const { tx, refresh } = change;
  const { roleId } = act;
  const role = roleId === null ? undefined : await roleById(tx, roleId);
  if (role === undefined) return;
  await updateMembers(tx, idsOf(due), { roleId: role.id, ...(role.userType !== 'mentor' && { capacity: null }) });
  const changed = due.filter((one) => one.role.id !== role.id);
  await record(change, act, 'member.role_changed', changed, { to: role.name });
  refresh({ people: peopleIn(due), keys: ['programmes', 'me'] });
};

const remove = async (change: Change, act: ActRow, due: Member[]) => {
  const { programId, createdBy } = act;
  for (const userId of peopleIn(due)) await removeMember(change, { programId, userId, removedBy: createdBy });
  await record(change, act, 'member.removed', due);
  change.refresh({ people: peopleIn(due), keys: ['programmes', 'me', 'bookings'] });
};

const remind = async (change: Change, { act, programId }: ActRow, due: Member[]) => {
  const { tx, now, announce } = change;
  await updateMembers(tx, idsOf(due), { remindedAt: now });
  for (const userIds of chunks(peopleIn(due), lettersInOneGo)) {
    const told = { programId, userIds, at: now.toString() };
    if (act === 'remind') await announce<MembersReminded>({ name: 'members.reminded', ...told });
    else await announce<MembersAdded>({ name: 'members.added', ...told });
  }
};

const acts = { role: changeRole, remove, remind, resend: remind };

/** Carries an act out on these people; each is judged by the rule of a single one. */
export const perform = async (change: Change, act: Acting, userIds: readonly number[]) => {
  const { due, leftOut } = await withRoom(change, act, await sort(change, act, userIds));
  if (due.length > 0) await acts[act.act](change, act, due);
  return { done: peopleIn(due), leftOut };
};
