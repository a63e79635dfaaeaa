import type { ApplicationQuestion } from '../../../contract/applications/schemas/fields.ts';
import type { ApplicationForm } from '../../../contract/applications/schemas/applying.ts';
import { chosenIn } from '../../../contract/applications/values.ts';

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

/** The answer as it is sent. An option that is no longer offered cannot be unchecked, so it is left out. */
const answerTo = ({ question_type: type, options }: ApplicationQuestion, answer: string) => {
  // Its file has been sent already.
  if (type === 'file') return '';
  return type === 'several' ? chosenIn(answer, options).join('\n') : answer;
};

/** APP-25 */
export const submissionOf = (
  { id: applicationId, questions }: ApplicationForm,
  { answers }: ApplyValues,
  status: SentStatus,
) => ({
  applicant_status: status,
  application_id: applicationId,
  answers: questions.map((question) => ({
    question_id: question.id,
    application_id: applicationId,
    required: question.required,
    answer: answerTo(question, answers[keyOf(question.id)] ?? ''),
  })),
});

/** Maps 'answers.12', the server's name for a field, to the place of question 12 in the form. */
export const fieldOfWire = (wire: string) => wire.replace(/^answers\.(\d+)$/, 'answers.q$1');

/** APP-26: the questions that are required and still empty. */
export const unanswered = ({ questions, applicant }: ApplicationForm, { answers }: ApplyValues) => {
  const files = new Set((applicant?.files ?? []).map(({ question_id: id }) => id));
  const isEmpty = (one: ApplicationQuestion) =>
    one.question_type === 'file' ? !files.has(one.id) : answerTo(one, answers[keyOf(one.id)] ?? '').trim() === '';
  return questions.filter((one) => one.required && isEmpty(one)).map(({ id }) => id);
};
