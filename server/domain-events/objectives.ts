import type { DomainEvent } from './event.ts';

/** A learning plan was made of somebody's answers. */
export interface PlanMade extends DomainEvent {
  name: 'objectives.plan_made';
  setId: number;
}

/** Somebody commented on an objective: its owner or one of their mentors. */
export interface ObjectiveCommented extends DomainEvent {
  name: 'objectives.commented';
  commentId: number;
}

/** A mentor suggested an objective to a mentee. */
export interface ObjectiveSuggested extends DomainEvent {
  name: 'objectives.suggested';
  suggestionId: number;
}

/** The mentee accepted it, or declined it. */
export interface SuggestionAnswered extends DomainEvent {
  name: 'objectives.suggestion_answered';
  suggestionId: number;
}
