import type { WholeBody } from '../endpoint.ts';
import type { updateSurvey } from './endpoints.ts';
import type { Survey, SurveyForMember, SurveyQuestion } from './schemas/surveys.ts';

const ofText = { description: '', required: true, scale_start: null, scale_end: null, options: [] };

/** One question of each kind. */
export const surveyQuestions: WholeBody<typeof updateSurvey>['questions'] = [
  { ...ofText, title: 'How often do you meet?', question_type: 'options', options: ['Weekly', 'Monthly'] },
  { ...ofText, title: 'How useful is it?', question_type: 'scale', scale_start: 1, scale_end: 5 },
  { ...ofText, title: 'And your mentor?', question_type: 'stars', description: 'One star is the least' },
  { ...ofText, title: 'What should change?', question_type: 'text', required: false },
];

/** What an admin fills in, each field with a value of its own. A field that is missing here does not compile. */
export const surveyFields: WholeBody<typeof updateSurvey> = {
  title: 'Halfway there',
  description: 'Five minutes of your time',
  role_id: null,
  anonymous: false,
  questions: surveyQuestions,
};

const asked = surveyQuestions.map((question, at) => ({ ...ofText, ...question, id: at + 11 })) as SurveyQuestion[];

/** A draft as the server answers it. */
export const aSurvey = (more: Partial<Survey> = {}): Survey => ({
  id: 7,
  program_id: 3,
  ...surveyFields,
  description: 'Five minutes of your time',
  role_id: null,
  anonymous: false,
  questions: asked,
  status: 'draft',
  role_name: null,
  send_at: null,
  sent_at: null,
  completed_at: null,
  sent_count: 0,
  answered_count: 0,
  why_not: {
    change: null,
    send: null,
    delete: null,
    remind: 'surveys.not_ongoing',
    close: 'surveys.not_ongoing',
  },
  ...more,
});

/** The same for somebody who was sent it. */
export const aSurveyForMember = (more: Partial<SurveyForMember> = {}): SurveyForMember => ({
  id: 7,
  title: 'Halfway there',
  description: 'Five minutes of your time',
  anonymous: false,
  sent_at: '2026-11-19T10:00:00Z',
  answered: false,
  why_not_answer: null,
  questions: asked,
  ...more,
});
