import { chatPages, type GroupChat, type groupUserTypes } from '../../../contract/chat/index.ts';
import { pageAt } from '../../platform/list-pages.ts';
import { found, refuseIf } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { administers, type Standing } from '../../policies/programmes.ts';
import { fullName } from '../accounts/index.ts';
import { photoUrl } from '../profiles/index.ts';
import type { ProgrammeRow } from '../programmes/index.ts';
import { loadGroup } from './permissions.ts';
import { type ConversationRow, peopleIn } from './queries/conversations.ts';
import {
  countToChoose,
  groupById,
  groupsIn,
  participantsIn,
  type ParticipantView,
  peopleToChoose,
} from './queries/groups.ts';

type Described = ParticipantView['person'];

/** Emails are for admins of the program. */
const presentUser = (row: Described, withEmail: boolean) => ({
  userId: row.id,
  slug: row.slug,
  full_name: fullName(row),
  photo_url: photoUrl(row.photo),
  email: withEmail ? row.email : null,
  role: row.role,
  user_type: row.roleType ?? ('admin' as const),
});

const presentGroup = (
  row: ConversationRow,
  participants: readonly ParticipantView[],
  { programme: { program }, runsProgram }: { programme: ProgrammeRow; runsProgram: boolean },
): GroupChat => ({
  id: row.id,
  groupChatName: row.name,
  groupChatDescription: row.description,
  programId: program.id,
  programName: program.name,
  recipientUserIds: participants.map(({ member }) => member.userId),
  groupChatAdmins: participants.filter(({ member }) => member.admin).map(({ member }) => member.userId),
  participants: participants.map(({ member, person }) => ({
    ...presentUser(person, runsProgram),
    admin: member.admin,
  })),
  active: row.active,
  created_at: row.createdAt.toString(),
  can: { rename: true, add: true, remove: runsProgram, close: runsProgram },
});

const presentGroups = async (
  { tx }: Work<Actor>,
  rows: readonly ConversationRow[],
  of: { programme: ProgrammeRow; runsProgram: boolean },
) => {
  const people = await participantsIn(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.map((row) =>
    presentGroup(
      row,
      people.filter(({ member }) => member.conversationId === row.id),
      of,
    ),
  );
};

type Member = ProgrammeRow & { standing: Standing };

/** CHT-11: all groups of the program for its admins; for others those whose admins they are (B117). */
export const showGroups = async (work: Work<Actor>, programme: Member) => {
  const runsProgram = administers(programme.standing);
  const rows = await groupsIn(work.tx, programme.program.id, runsProgram ? null : work.actor.id);
  return { data: await presentGroups(work, rows, { programme, runsProgram }) };
};

/** A group as it is after a change. */
export const showGroup = async (
  work: Work<Actor>,
  id: number,
  of: { programme: ProgrammeRow; runsProgram: boolean },
) => {
  const row = found(await groupById(work.tx, id), 'chat.not_found');
  return presentGroups(work, [row], of);
};

interface UsersWish {
  chatId: number | undefined;
  words: string;
  userType: (typeof groupUserTypes)[number] | undefined;
  page: number;
}

/** CHT-06: whom admins of the program, or of the group that is named, can choose. */
export const showGroupUsers = async (work: Work<Actor>, programme: Member, wish: UsersWish) => {
  const { tx } = work;
  const { chatId, words, userType, page } = wish;
  const runsProgram = administers(programme.standing);
  const programId = programme.program.id;
  refuseIf(runsProgram || chatId !== undefined ? null : 'programmes.admins_only', 403);
  if (chatId !== undefined) {
    const { conversation } = await loadGroup(work, chatId);
    found(conversation.programId === programId ? conversation : undefined, 'chat.not_found');
  }
  const choosing = { programId, words, userType, byEmail: runsProgram };
  const total = await countToChoose(tx, choosing);
  const { part, ...paging } = pageAt({ total, page, size: chatPages.groupUsers });
  const rows = await peopleToChoose(tx, choosing, part);
  const there = chatId === undefined ? [] : await peopleIn(tx, chatId);
  return {
    data: rows.map((row) => ({ ...presentUser(row, runsProgram), in_group: there.includes(row.id) })),
    ...paging,
    total,
  };
};
