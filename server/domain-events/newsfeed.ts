import type { DomainEvent } from './event.ts';

/** Somebody commented on a post. */
export interface PostCommented extends DomainEvent {
  name: 'newsfeed.commented';
  commentId: number;
}

/** A member reported a post or a comment; the admins of the program decide. */
export interface NewsfeedReported extends DomainEvent {
  name: 'newsfeed.reported';
  reportId: number;
}

/** Admins, or an author who deleted it, decided what was reported. */
export interface ReportsDecided extends DomainEvent {
  name: 'newsfeed.reports_decided';
  reportIds: readonly number[];
}

/** An admin took down what somebody else wrote. */
export interface NewsfeedTakenDown extends DomainEvent {
  name: 'newsfeed.taken_down';
  programId: number;
  authorId: number;
  /** What was taken down: a post, or a comment on it. */
  postId: number;
  commentId: number | null;
}
