import type { DomainEvent } from './event.ts';

/** Anything that a card, a search or a profile shows of a person. */
export interface ProfileChanged extends DomainEvent {
  name: 'profile.changed';
  userId: number;
}

/** POST /users/current with availability.dnd (AVL-05): availability keeps it. */
export interface DoNotDisturbAsked extends DomainEvent {
  name: 'profile.do_not_disturb_asked';
  userId: number;
  active: boolean;
}

/** POST /users/current with program_goals (PRO-75): programmes keeps them. */
export interface ProgrammeGoalsChosen extends DomainEvent {
  name: 'profile.programme_goals_chosen';
  userId: number;
  programId: number;
  goals: readonly number[];
}

export interface MentorApplied extends DomainEvent {
  name: 'mentor.applied';
  userId: number;
  applicationId: number;
}

export interface MentorDecided extends DomainEvent {
  name: 'mentor.decided';
  userId: number;
  applicationId: number;
  approved: boolean;
}

export interface MentorFollowed extends DomainEvent {
  name: 'mentor.followed';
  userId: number;
  mentorId: number;
}

export interface FriendReferred extends DomainEvent {
  name: 'friend.referred';
  referralId: number;
  userId: number;
}

/** A picture was replaced or its owner is gone: what the key holds may go (a key says nothing of its owner). */
export interface FileLeft extends DomainEvent {
  name: 'profile.file_left';
  key: string;
}
