import type { Temporal } from 'temporal-polyfill';
import { chatLimits, chatMarks, type ConversationKind } from '../../../contract/chat/index.ts';

/** What decides whether somebody may write in a conversation that they are in. */
export interface WritingFacts {
  kind: ConversationKind;
  /** B68: nothing is written in a program that is over. */
  running: boolean;
  /** False for a group that was closed. */
  active: boolean;
  /** Of a direct one; true for groups: whether the other person has an account. */
  otherIsThere: boolean;
  /** B116: whether the two may write to each other in this place. */
  related: boolean;
  /** M47: whether one of them has blocked the other. */
  blocked: boolean;
}

export const whyNotWrite = ({ kind, running, active, otherIsThere, related, blocked }: WritingFacts) => {
  if (!running) return 'programmes.inactive' as const;
  if (kind === 'group') return active ? null : ('chat.group_closed' as const);
  if (!otherIsThere) return 'chat.person_left' as const;
  // Neither is told which of the two it is.
  return related && !blocked ? null : ('chat.cannot_write' as const);
};

/** Until when its author may change or delete a message. */
export const ownUntil = (createdAt: Temporal.Instant) => createdAt.add({ minutes: chatLimits.editMinutes });

const isOpen = (createdAt: Temporal.Instant, now: Temporal.Instant) =>
  now.epochMilliseconds < ownUntil(createdAt).epochMilliseconds;

interface OwnFacts {
  mine: boolean;
  createdAt: Temporal.Instant;
}

export const whyNotEdit = ({ mine, createdAt }: OwnFacts, now: Temporal.Instant) => {
  if (!mine) return 'chat.authors_only' as const;
  return isOpen(createdAt, now) ? null : ('chat.too_late' as const);
};

/** B117: admins of the program take away whatever was written in its groups. */
export const whyNotDelete = (facts: OwnFacts & { moderates: boolean }, now: Temporal.Instant) =>
  facts.moderates ? null : whyNotEdit(facts, now);

/** What somebody may do with a group (B116, B117). */
export interface GroupFacts {
  /** An admin of the program. */
  runsProgram: boolean;
  /** One of the admins of the group, who is in it. */
  runsGroup: boolean;
}

export const whyNotManage = ({ runsProgram, runsGroup }: GroupFacts) =>
  runsProgram || runsGroup ? null : ('chat.group_admins_only' as const);

export const whyNotLeave = (kind: ConversationKind) => (kind === 'group' ? null : ('chat.groups_only' as const));

/** Whether somebody is still shown to be typing. */
export const isTyping = (typingAt: Temporal.Instant | null, now: Temporal.Instant) =>
  typingAt !== null && now.since(typingAt).total('seconds') < chatMarks.typing;
