import type { questionsOf } from '../programmes/index.ts';

type Question = Awaited<ReturnType<typeof questionsOf>>[number];

export interface GivenAnswer {
  question_id: number;
  value?: number | null | undefined;
  text?: string | null | undefined;
  options?: readonly string[] | undefined;
}

const missing = 'This selection is required';
const missingText = 'This field is required';

const valueOf = ({ category, scaleStart, scaleEnd }: Question, { value }: GivenAnswer) => {
  if (category !== 'stars' && category !== 'scale') return null;
  const [from, to] = [scaleStart ?? 1, scaleEnd ?? 5];
  return value !== undefined && value !== null && value >= from && value <= to ? value : null;
};

/** What of an answer its question asks for; a comment may go with the stars. */
const contentOf = (question: Question, given: GivenAnswer) => ({
  value: valueOf(question, given),
  text: question.category === 'text' || question.category === 'stars' ? given.text?.trim() || null : null,
  options: question.category === 'options' ? question.options.filter((option) => given.options?.includes(option)) : [],
});
type Content = ReturnType<typeof contentOf>;

const isAnswered = ({ category }: Question, { value, text, options }: Content) => {
  if (category === 'text') return text !== null;
  return category === 'options' ? options.length > 0 : value !== null;
};

/**
 * REV-08: the answers to the questions that are asked now, and what is missing, by its field. A question that went
 * meanwhile is no longer asked; its answer is left out.
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

/** What a profile shows of a review (REV-27): the primary question's stars, and the first words that were written. */
export const summaryOf = (questions: readonly Question[], answers: readonly ReadAnswer[]) => {
  const primary = questions.find(({ isPrimary }) => isPrimary);
  const first = answers.find(({ questionId }) => questionId === primary?.id);
  return {
    starRating: first?.value ?? null,
    feedbackText: first?.text ?? answers.find(({ text }) => text !== null)?.text ?? null,
  };
};
