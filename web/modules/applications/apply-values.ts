import type { ApplicationForm } from '../../../contract/applications/schemas/applying.ts';

export interface ApplyValues {
  /** By question key, prefixed with a letter: the form library treats bare numbers as list indexes. */
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

/** What a form is sent as; for the waitlist a free place is taken all the same. */
export type SentStatus = 'draft' | 'applied' | 'waitlisted';

/** APP-25 */
export const submissionOf = (
  { id: applicationId, questions }: ApplicationForm,
  { answers }: ApplyValues,
  status: SentStatus,
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

/** Maps 'answers.12', the server's name for a field, to the place of question 12 in the form. */
export const fieldOfWire = (wire: string) => wire.replace(/^answers\.(\d+)$/, 'answers.q$1');

/** APP-26: the questions that are required and still empty. */
export const unanswered = ({ questions }: ApplicationForm, { answers }: ApplyValues) =>
  questions.filter(({ id, required }) => required && (answers[keyOf(id)] ?? '').trim() === '').map(({ id }) => id);
