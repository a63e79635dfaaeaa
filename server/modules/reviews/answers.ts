import type { EndpointInput } from '../../../contract/endpoint.ts';
import type { giveFeedback } from '../../../contract/reviews/index.ts';
import { nothingLeft } from '../../platform/nothing-left.ts';
import type { questionsOf } from '../programmes/index.ts';

type Question = Awaited<ReturnType<typeof questionsOf>>[number];

type GivenAnswer = EndpointInput<typeof giveFeedback>['body']['answers'][number];

const missing = 'This selection is required';
const missingText = 'This field is required';

const valueOf = ({ category, scaleStart, scaleEnd }: Question, value: GivenAnswer['value']) => {
  if (category !== 'stars' && category !== 'scale') return null;
  const [from, to] = [scaleStart ?? 1, scaleEnd ?? 5];
  return value !== undefined && value !== null && value >= from && value <= to ? value : null;
};

/** The part of an answer that its question asks for; a comment may accompany the stars. */
const contentOf = (question: Question, given: GivenAnswer) => {
  const { question_id: _id, value, text, options, ...rest } = given;
  nothingLeft(rest);
  const { category } = question;
  return {
    value: valueOf(question, value),
    text: category === 'text' || category === 'stars' ? text?.trim() || null : null,
    options: category === 'options' ? question.options.filter((option) => options?.includes(option)) : [],
  };
};
type Content = ReturnType<typeof contentOf>;

const isAnswered = ({ category }: Question, { value, text, options }: Content) => {
  if (category === 'text') return text !== null;
  return category === 'options' ? options.length > 0 : value !== null;
};

/**
 * REV-08: the answers to the current questions, and what is missing, by field. A question removed meanwhile is no
 * longer asked, so its answer is dropped.
 */
export const readAnswers = (questions: readonly Question[], given: readonly GivenAnswer[]) => {
  const fields: Record<string, string> = {};
  const answers = questions.flatMap((question, position) => {
    const at = given.findIndex(({ question_id: id }) => id === question.id);
    const content = contentOf(question, given[at] ?? { question_id: question.id });
    const answered = isAnswered(question, content);
    if (!answered && (question.required || question.isPrimary)) {
      fields[at === -1 ? 'answers' : `answers.${at}`] = question.category === 'text' ? missingText : missing;
    }
    if (!answered && content.text === null) return [];
    const { id: questionId, title, description, category, scaleStart, scaleEnd } = question;
    return [{ questionId, position, title, description, category, scaleStart, scaleEnd, ...content }];
  });
  return { answers, fields };
};
export type ReadAnswer = ReturnType<typeof readAnswers>['answers'][number];

/** What a profile shows of a review (REV-27): the primary question's stars and the first text answer. */
export const summaryOf = (questions: readonly Question[], answers: readonly ReadAnswer[]) => {
  const primary = questions.find(({ isPrimary }) => isPrimary);
  const first = answers.find(({ questionId }) => questionId === primary?.id);
  return {
    starRating: first?.value ?? null,
    feedbackText: first?.text ?? answers.find(({ text }) => text !== null)?.text ?? null,
  };
};
