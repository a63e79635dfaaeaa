import type { ApplicationForm } from '../../../contract/applications/schemas/applying.ts';

export interface ApplyValues {
  /** By the key of the question, with a letter before it: a form library takes bare figures for places of a list. */
  answers: Record<string, string>;
}

const keyOf = (questionId: number) => `q${questionId}`;
export const answerName = (questionId: number) => `answers.${keyOf(questionId)}` as const;

export const applyValues = ({ questions, applicant }: ApplicationForm): ApplyValues => ({
  answers: Object.fromEntries(
    questions.map(({ id }) => [
      keyOf(id),
      applicant?.answers.find(({ question_id: question }) => question === id)?.answer ?? '',
    ]),
  ),
});

/** APP-25 */
export const submissionOf = (
  { id: applicationId, questions }: ApplicationForm,
  { answers }: ApplyValues,
  status: 'draft' | 'applied',
) => ({
  applicant_status: status,
  application_id: applicationId,
  answers: questions.map(({ id, required }) => ({
    question_id: id,
    application_id: applicationId,
    required,
    answer: answers[keyOf(id)] ?? '',
  })),
});

/** 'answers.12', as the server names a field, is where question 12 stands in the form. */
export const fieldOfWire = (wire: string) => wire.replace(/^answers\.(\d+)$/, 'answers.q$1');

/** APP-26: those that are required and empty. */
export const unanswered = ({ questions }: ApplicationForm, { answers }: ApplyValues) =>
  questions.filter(({ id, required }) => required && (answers[keyOf(id)] ?? '').trim() === '').map(({ id }) => id);
