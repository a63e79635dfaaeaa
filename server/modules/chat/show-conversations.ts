import type { ChatMember, Conversation, ConversationRow } from '../../../contract/chat/index.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { fullName } from '../accounts/index.ts';
import type { ProgrammeRow } from '../programmes/index.ts';
import type { Loaded } from './permissions.ts';
import {
  firstUnreadOf,
  headcounts,
  type MemberView,
  membersOf,
  type OwnConversation,
} from './queries/conversations.ts';
import { latestOf } from './queries/messages.ts';
import { onlineAmong } from './queries/presence.ts';
import { peopleById } from './queries/people.ts';
import { isTyping, whyNotLeave, whyNotManage, whyNotWrite } from './rules.ts';
import { otherIn, writingFacts } from './writing-facts.ts';
import { presentBrief } from './show-messages.ts';
import { type PersonRow, presentPerson, profileLink } from './present.ts';

interface Shown {
  programme: ProgrammeRow | null;
  readerId: number;
  other: PersonRow | undefined;
  isOnline: (id: number) => boolean;
  people: number;
}

/** What the list and the open conversation both show. */
const presentHead = ({ conversation, unread }: OwnConversation, { programme, other, isOnline, people }: Shown) => ({
  id: conversation.id,
  kind: conversation.kind,
  program_id: conversation.programId,
  name: other ? fullName(other) : conversation.name,
  other: other
    ? { ...presentPerson(other), online: isOnline(other.id), profile_link: profileLink(other, programme) }
    : null,
  people,
  unread,
  active: conversation.active,
});

type Asking = Pick<Work<Actor>, 'tx' | 'actor' | 'now'>;

/** Conversations as the list shows them, with four statements however many there are. */
export const presentRows = async (
  { tx, actor, now }: Asking,
  rows: readonly OwnConversation[],
  programme: ProgrammeRow | null,
): Promise<ConversationRow[]> => {
  const ids = rows.map(({ conversation }) => conversation.id);
  if (ids.length === 0) return [];
  const others = rows.flatMap(({ conversation }) => otherIn(conversation, actor.id) ?? []);
  const people = await peopleById(tx, others);
  const online = await onlineAmong(tx, others, now);
  const latest = await latestOf(tx, ids);
  const counts = await headcounts(tx, ids);
  return rows.map((row) => {
    const { id, lastAt } = row.conversation;
    const otherId = otherIn(row.conversation, actor.id);
    const last = latest.find(({ message }) => message.conversationId === id);
    const shown: Shown = {
      programme,
      readerId: actor.id,
      other: people.find((one) => one.id === otherId),
      isOnline: (one) => online.has(one),
      people: counts.get(id) ?? 0,
    };
    return {
      ...presentHead(row, shown),
      last_message: last
        ? { ...presentBrief(last), sender_id: last.sender.id, at: last.message.createdAt.toString() }
        : null,
      last_at: lastAt.toString(),
    };
  });
};

const presentMember = (
  { member }: MemberView,
  isOnline: (id: number) => boolean,
  now: Work<Actor>['now'],
): ChatMember => ({
  user_id: member.userId,
  read_seq: member.readSeq,
  online: isOnline(member.userId),
  typing: isTyping(member.typingAt, now),
});

/** Who reads and who writes. */
export const presentPeople = async ({ tx, now }: Asking, conversationId: number) => {
  const members = await membersOf(tx, [conversationId]);
  const online = await onlineAmong(
    tx,
    members.map(({ member }) => member.userId),
    now,
  );
  return { members, people: members.map((one) => presentMember(one, (id) => online.has(id), now)) };
};

/** A conversation that is open, with everybody in it. */
export const presentConversation = async (work: Asking, loaded: Loaded): Promise<Conversation> => {
  const { tx, actor } = work;
  const { conversation, me, programme, runsProgram } = loaded;
  const { members, people } = await presentPeople(work, conversation.id);
  const otherId = otherIn(conversation, actor.id);
  const [other] = otherId === null ? [] : await peopleById(tx, [otherId]);
  const isOnline = (id: number) => people.some(({ user_id, online }) => user_id === id && online);
  const runs = { runsProgram, runsGroup: me.admin };
  const isGroup = conversation.kind === 'group';
  return {
    ...presentHead(loaded, { programme, readerId: actor.id, other, isOnline, people: members.length }),
    description: conversation.description,
    members: members.map((view, at) => {
      const { id: _id, ...person } = presentPerson(view.person);
      const marks = people[at] ?? presentMember(view, isOnline, work.now);
      return { ...marks, ...person, admin: view.member.admin };
    }),
    me: { read_seq: me.readSeq, admin: isGroup && whyNotManage(runs) === null },
    last_seq: conversation.lastSeq,
    version: conversation.version,
    first_unread_seq: await firstUnreadOf(tx, me),
    why_not: {
      write: whyNotWrite(await writingFacts(tx, loaded, actor.id)),
      leave: whyNotLeave(conversation.kind),
      manage: isGroup ? whyNotManage(runs) : 'chat.groups_only',
    },
  };
};
