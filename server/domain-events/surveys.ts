import type { DomainEvent } from './event.ts';

/** A survey was sent to these people: some of all, so that no job writes to everybody. */
export interface SurveySent extends DomainEvent {
  name: 'survey.sent';
  surveyId: number;
  userIds: readonly number[];
}

/** The same for a reminder to those who have not answered. */
export interface SurveyReminded extends DomainEvent {
  name: 'survey.reminded';
  surveyId: number;
  userIds: readonly number[];
}

/** One side of a pair has said how they find it. */
export interface PulseGiven extends DomainEvent {
  name: 'pulse.given';
  pairingId: number;
}
