import { chatLimits, type createGroupChat, type changeGroupChat } from '../../../contract/chat/index.ts';
import type { EndpointInput } from '../../../contract/endpoint.ts';
import { found, refuseIf } from '../../platform/refusal.ts';
import type { Tx, Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { recordInProgram } from '../accounts/index.ts';
import { lockRunningShared, memberIds, type ProgrammeRow } from '../programmes/index.ts';
import type { ManagedGroup } from './permissions.ts';
import { peopleIn } from './queries/conversations.ts';
import { mentorsAmong, participantsIn } from './queries/groups.ts';
import { changeConversation, insertGroup, lockConversation } from './store/conversations.ts';
import { addMembers, removeMembers, setAdmins } from './store/members.ts';
import { tellMembers } from './tell.ts';

type Act = 'chat.group_made' | 'chat.group_changed' | 'chat.people_added' | 'chat.people_removed';

const record = (work: Work<Actor>, programId: number, id: number, action: Act, data: Record<string, unknown> = {}) =>
  recordInProgram(work, programId, { action, object: { type: 'Chat', id }, data });

/** Only people of the program can be chosen. */
const refuseOutsiders = async (tx: Tx, programId: number, ids: readonly number[]) => {
  const members = new Set(await memberIds(tx, programId, ids));
  refuseIf(ids.every((id) => members.has(id)) ? null : 'chat.not_in_program');
};

const refuseFull = (people: number) => refuseIf(people > chatLimits.groupPeople ? 'chat.group_full' : null);

type Making = EndpointInput<typeof createGroupChat>['body'];

/** CHT-10: whoever makes it takes part; the mentors among the chosen are its admins, unless others are named. */
export const makeGroup = async (work: Work<Actor>, { program }: ProgrammeRow, wish: Making) => {
  const { tx, actor, now } = work;
  const programId = program.id;
  await lockRunningShared(tx, programId);
  const chosen = [...new Set(wish.recipientUserIds)];
  await refuseOutsiders(
    tx,
    programId,
    chosen.filter((id) => id !== actor.id),
  );
  const userIds = [...new Set([actor.id, ...chosen])];
  refuseFull(userIds.length);
  const admins = wish.groupChatAdmins ?? (await mentorsAmong(tx, programId, chosen));
  refuseIf(admins.every((id) => userIds.includes(id)) ? null : 'chat.not_in_program');
  const texts = { name: wish.groupChatName, description: wish.groupChatDescription };
  const id = await insertGroup(tx, { programId, ...texts, createdBy: actor.id, createdAt: now });
  await addMembers(tx, { conversationId: id, userIds, admins, readSeq: 0, joinedAt: now });
  await record(work, programId, id, 'chat.group_made', { user_ids: chosen });
  await tellMembers(work, id);
  return id;
};

/** The group as it is once nobody else changes it; nothing changes in a program that is over (B68). */
const lockGroup = async ({ tx }: Work<Actor>, { conversation, programme }: ManagedGroup) => {
  await lockRunningShared(tx, programme.program.id);
  return found(await lockConversation(tx, conversation.id), 'chat.not_found');
};

/** What was written before is no news to whoever comes. */
const add = async (
  work: Work<Actor>,
  group: ManagedGroup,
  { id, lastSeq }: { id: number; lastSeq: number },
  userIds: readonly number[],
) => {
  const { tx, now, actor } = work;
  const there = await peopleIn(tx, id);
  const coming = userIds.filter((one) => !there.includes(one));
  await refuseOutsiders(
    tx,
    group.programme.program.id,
    coming.filter((one) => one !== actor.id || !group.runsProgram),
  );
  refuseFull(there.length + coming.length);
  const joined = await addMembers(tx, {
    conversationId: id,
    userIds: coming,
    admins: [],
    readSeq: lastSeq,
    joinedAt: now,
  });
  if (joined.length > 0) await record(work, group.programme.program.id, id, 'chat.people_added', { user_ids: joined });
};

const takeOut = async (
  work: Work<Actor>,
  { programme, runsProgram }: ManagedGroup,
  id: number,
  userIds: readonly number[],
) => {
  if (userIds.length === 0) return [];
  // B117: admins of a group name it and add people; who is in it no longer, admins of the program decide.
  refuseIf(runsProgram ? null : 'programmes.admins_only', 403);
  const gone = await removeMembers(work.tx, id, userIds, work.now);
  if (gone.length > 0) await record(work, programme.program.id, id, 'chat.people_removed', { user_ids: gone });
  return gone;
};

/** CHT-12, B117 */
export const addToGroup = async (work: Work<Actor>, group: ManagedGroup, userIds: readonly number[]) => {
  const locked = await lockGroup(work, group);
  refuseIf(locked.active ? null : 'chat.group_closed');
  await add(work, group, locked, [...new Set(userIds)]);
  await tellMembers(work, locked.id);
};

/** CHT-12, B116: they no longer see it from the commit on. */
export const removeFromGroup = async (work: Work<Actor>, group: ManagedGroup, userIds: readonly number[]) => {
  const locked = await lockGroup(work, group);
  await tellMembers(work, locked.id, await takeOut(work, group, locked.id, userIds));
};

type Changing = EndpointInput<typeof changeGroupChat>['body'];

const changeAdmins = async (work: Work<Actor>, group: ManagedGroup, admins: readonly number[] | undefined) => {
  if (admins === undefined) return false;
  const { id } = group.conversation;
  const people = await participantsIn(work.tx, [id]);
  const now = people.filter(({ member }) => member.admin).map(({ member }) => member.userId);
  if (now.length === admins.length && now.every((one) => admins.includes(one))) return false;
  refuseIf(group.runsProgram ? null : 'programmes.admins_only', 403);
  const isThere = (one: number) => people.some(({ member }) => member.userId === one);
  refuseIf(admins.every((one) => isThere(one)) ? null : 'chat.not_in_program');
  await setAdmins(work.tx, id, admins);
  return true;
};

/** Who takes part, if the whole list is given; returns who no longer does. */
const changePeople = async (
  work: Work<Actor>,
  group: ManagedGroup,
  locked: { id: number; lastSeq: number },
  userIds: readonly number[] | undefined,
) => {
  if (userIds === undefined) return [];
  const wanted = [...new Set(userIds)];
  await add(work, group, locked, wanted);
  const there = await peopleIn(work.tx, locked.id);
  const leaving = there.filter((one) => !wanted.includes(one));
  return takeOut(work, group, locked.id, leaving);
};

/** B116, B117: admins of a group change its texts; its admins, and whether it is open, those of the program. */
export const changeGroup = async (work: Work<Actor>, group: ManagedGroup, wish: Changing) => {
  const locked = await lockGroup(work, group);
  const { id, name, description } = locked;
  const wished = {
    name: wish.groupChatName,
    description: wish.groupChatDescription ?? description,
    active: wish.active ?? locked.active,
  };
  const switched = wished.active !== locked.active;
  refuseIf(switched && !group.runsProgram ? 'programmes.admins_only' : null, 403);
  const gone = await changePeople(work, group, locked, wish.recipientUserIds);
  const reordered = await changeAdmins(work, group, wish.groupChatAdmins);
  await changeConversation(work.tx, id, wished);
  if (switched || reordered || wished.name !== name || wished.description !== description)
    await record(work, group.programme.program.id, id, 'chat.group_changed', switched ? { active: wished.active } : {});
  await tellMembers(work, id, gone);
};
