import type { DomainEvent } from './event.ts';

export interface ProgrammeCreated extends DomainEvent {
  name: 'programme.created';
  programId: number;
  userId: number;
}

/** Its name, look or rules have changed. */
export interface ProgrammeChanged extends DomainEvent {
  name: 'programme.changed';
  programId: number;
}

/** Within: pending bookings are cancelled by the system, points returned (B68). */
export interface ProgrammeDeactivated extends DomainEvent {
  name: 'programme.deactivated';
  programId: number;
}

export interface MemberJoined extends DomainEvent {
  name: 'member.joined';
  programId: number;
  userId: number;
  roleId: number;
}

/** Within: their upcoming sessions in the programme are cancelled by the system, points returned (B77). */
export interface MemberRemoved extends DomainEvent {
  name: 'member.removed';
  programId: number;
  userId: number;
  removedBy: number;
}

/** Added by an admin; they are told, and people without an account yet choose a password. */
export interface MembersAdded extends DomainEvent {
  name: 'members.added';
  programId: number;
  userIds: readonly number[];
}

/** B128: an admin has corrected a member's name or phone number; the member is told. */
export interface MemberDetailsChanged extends DomainEvent {
  name: 'member.details_changed';
  programId: number;
  userId: number;
  fields: readonly ('firstname' | 'lastname' | 'phone_no')[];
}

/**
 * INV-06: an admin has given a member another role; the member is told. Within: refused while the person is in a pair or
 * group as what they were.
 */
export interface MemberRoleChanged extends DomainEvent {
  name: 'member.role_changed';
  programId: number;
  userId: number;
  from: 'mentee' | 'mentor' | 'admin';
  to: 'mentee' | 'mentor' | 'admin';
  roleId: number;
}

/** Within: later modules copy what they have in the original, without its people. */
export interface ProgrammeCopied extends DomainEvent {
  name: 'programme.copied';
  /** The original; `programId` is the copy. */
  fromId: number;
  programId: number;
  userId: number;
  /** By how many days the copy begins later. */
  days: number;
  /** Which role of the original became which. */
  roles: readonly { from: number; to: number }[];
}

/** Added by an admin some time ago, and never signed in since; they are told once more. */
export interface MembersReminded extends DomainEvent {
  name: 'members.reminded';
  programId: number;
  userIds: readonly number[];
}

/** An admin has taken an import back: these memberships and invitations of it are gone. Within: emails still to be sent are not. */
export interface ImportUndone extends DomainEvent {
  name: 'import.undone';
  programId: number;
  userIds: readonly number[];
  inviteIds: readonly number[];
  /** When the import began. */
  since: string;
}
