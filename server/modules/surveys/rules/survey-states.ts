import type { Temporal } from 'temporal-polyfill';
import type { SurveyAct, SurveyState } from '../../../../contract/surveys/index.ts';

export interface SurveyFacts {
  status: SurveyState;
  /** B68: a programme that is over is only read. */
  isActive: boolean;
  sent: number;
  answered: number;
  remindedAt: Temporal.Instant | null;
}

/** B90: in which state each act is possible; draft → ongoing → completed. */
export const surveyActsIn: Record<SurveyAct, SurveyState> = {
  change: 'draft',
  send: 'draft',
  delete: 'draft',
  remind: 'ongoing',
  close: 'ongoing',
};

/** Nobody is reminded twice within a day. */
export const hoursBetweenReminders = 24;

/** Why an act on a survey is not possible now, or null: the guard, the reply and the button read this. */
export const whyNotSurvey = (act: SurveyAct, facts: SurveyFacts, now: Temporal.Instant) => {
  if (!facts.isActive) return 'programmes.inactive' as const;
  if (facts.status !== surveyActsIn[act])
    return surveyActsIn[act] === 'draft' ? 'surveys.sent_already' : 'surveys.not_ongoing';
  if (act !== 'remind') return null;
  if (facts.answered >= facts.sent) return 'surveys.all_answered' as const;
  const isTooSoon = facts.remindedAt !== null && now.since(facts.remindedAt).total('hours') < hoursBetweenReminders;
  return isTooSoon ? ('surveys.reminded_today' as const) : null;
};
