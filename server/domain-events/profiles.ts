import type { DomainEvent } from './event.ts';

/** Something changed that a card, a search or a profile shows of a person. */
export interface ProfileChanged extends DomainEvent {
  name: 'profile.changed';
  userId: number;
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
