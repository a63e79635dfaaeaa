import type { SurveyQuestion } from '../../../contract/surveys/schemas/surveys.ts';

export interface AnswerValues {
  /** By the question's key: the form library treats bare numbers as list indexes. */
  answers: Record<string, string>;
}

const keyOf = (id: number) => `q${id}`;
export const answerName = (id: number) => `answers.${keyOf(id)}` as const;

export const noAnswers = (questions: readonly SurveyQuestion[]): AnswerValues => ({
  answers: Object.fromEntries(questions.map(({ id }) => [keyOf(id), ''])),
});

/** What was left out is not sent. */
export const answersOf = (questions: readonly SurveyQuestion[], { answers }: AnswerValues) => ({
  answers: questions.flatMap(({ id }) => {
    const answer = answers[keyOf(id)]?.trim() ?? '';
    return answer === '' ? [] : [{ question_id: id, answer }];
  }),
});

/** 'answers.12' of the server is the field 'answers.q12'. */
export const fieldOfAnswer = (wire: string) => wire.replace(/^answers\.(\d+)$/, 'answers.q$1');

export const unansweredOf = (questions: readonly SurveyQuestion[], { answers }: AnswerValues) =>
  questions.filter(({ id, required }) => required && (answers[keyOf(id)]?.trim() ?? '') === '').map(({ id }) => id);
