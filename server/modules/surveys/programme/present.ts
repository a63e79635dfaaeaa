import type { Temporal } from 'temporal-polyfill';
import {
  type Survey,
  type SurveyAct,
  surveyActs,
  type SurveyForMember,
  type SurveyQuestion,
} from '../../../../contract/surveys/index.ts';
import type { QuestionRow, SurveyRow } from '../queries/surveys.ts';
import { whyNotSurvey } from '../rules/survey-states.ts';

const presentQuestion = (question: QuestionRow): SurveyQuestion => ({
  id: question.id,
  title: question.title,
  description: question.description,
  required: question.required,
  question_type: question.questionType,
  scale_start: question.scaleStart,
  scale_end: question.scaleEnd,
  options: question.options,
});

export const factsOf = ({ survey, isActive, sent, answered }: SurveyRow) => ({
  status: survey.status,
  isActive,
  sent,
  answered,
  remindedAt: survey.remindedAt,
});

export const presentSurvey = (row: SurveyRow, questions: readonly QuestionRow[], now: Temporal.Instant): Survey => {
  const { survey } = row;
  const whyNot = surveyActs.map((act) => [act, whyNotSurvey(act, factsOf(row), now)] as const);
  return {
    id: survey.id,
    program_id: survey.programId,
    title: survey.title,
    description: survey.description,
    status: survey.status,
    role_id: survey.roleId,
    role_name: row.role,
    anonymous: survey.anonymous,
    send_at: survey.sendAt?.toString() ?? null,
    sent_at: survey.sentAt?.toString() ?? null,
    completed_at: survey.completedAt?.toString() ?? null,
    sent_count: row.sent,
    answered_count: row.answered,
    questions: questions.filter(({ surveyId }) => surveyId === survey.id).map(presentQuestion),
    why_not: Object.fromEntries(whyNot) as Record<SurveyAct, Survey['why_not'][SurveyAct]>,
  };
};

/** Whether somebody who was sent it can answer now. */
export const whyNotAnswer = ({ survey, isActive }: Pick<SurveyRow, 'survey' | 'isActive'>, answered: boolean) => {
  if (answered) return 'surveys.answered' as const;
  if (!isActive) return 'programmes.inactive' as const;
  return survey.status === 'ongoing' ? null : ('surveys.closed' as const);
};

export const presentForMember = (
  row: SurveyRow,
  questions: readonly QuestionRow[],
  answered: boolean,
): SurveyForMember => {
  const { survey } = row;
  if (survey.sentAt === null) throw new Error('nobody is sent a draft');
  return {
    id: survey.id,
    title: survey.title,
    description: survey.description,
    anonymous: survey.anonymous,
    sent_at: survey.sentAt.toString(),
    answered,
    why_not_answer: whyNotAnswer(row, answered),
    questions: questions.map(presentQuestion),
  };
};
