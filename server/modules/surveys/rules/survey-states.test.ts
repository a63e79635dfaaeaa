import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { type SurveyAct, surveyActs, type SurveyState, surveyStates } from '../../../../contract/surveys/index.ts';
import { type SurveyFacts, whyNotSurvey } from './survey-states.ts';

const now = Temporal.Instant.from('2026-11-20T10:00:00Z');
const facts = (changes: Partial<SurveyFacts> = {}): SurveyFacts => ({
  status: 'ongoing',
  isActive: true,
  sent: 10,
  answered: 4,
  remindedAt: null,
  ...changes,
});

/** By hand: what is possible in each state. */
const cells: Record<SurveyState, Record<SurveyAct, string | null>> = {
  draft: {
    change: null,
    send: null,
    delete: null,
    remind: 'surveys.not_ongoing',
    close: 'surveys.not_ongoing',
  },
  ongoing: {
    change: 'surveys.sent_already',
    send: 'surveys.sent_already',
    delete: 'surveys.sent_already',
    remind: null,
    close: null,
  },
  completed: {
    change: 'surveys.sent_already',
    send: 'surveys.sent_already',
    delete: 'surveys.sent_already',
    remind: 'surveys.not_ongoing',
    close: 'surveys.not_ongoing',
  },
};

test.each(surveyStates)('B90 what admins can do with a survey that is %s', (status) => {
  const found = surveyActs.map((act) => [act, whyNotSurvey(act, facts({ status }), now)]);
  expect(Object.fromEntries(found)).toEqual(cells[status]);
});

test('B68 nothing is done in a programme that is over', () => {
  for (const status of surveyStates)
    for (const act of surveyActs)
      expect(whyNotSurvey(act, facts({ status, isActive: false }), now)).toBe('programmes.inactive');
});

test.each([
  [{ sent: 3, answered: 3 }, 'surveys.all_answered'],
  [{ remindedAt: now.subtract({ hours: 23 }) }, 'surveys.reminded_today'],
  [{ remindedAt: now.subtract({ hours: 24 }) }, null],
] as const)('a reminder goes to those who have not answered, once a day', (changes, expected) => {
  expect(whyNotSurvey('remind', facts(changes), now)).toBe(expected);
});
