import { applicationLimits, type ApplicationQuestion } from '../../../../contract/applications/index.ts';

type AnswerableQuestion = Pick<
  ApplicationQuestion,
  'id' | 'required' | 'question_type' | 'scale_start' | 'scale_end'
> & {
  options: readonly string[];
};

/** What is wrong with a given answer, whether or not the application is being sent yet. */
const wrong = (
  { question_type: kind, scale_start: from, scale_end: to, options }: AnswerableQuestion,
  answer: string,
) => {
  if (answer.length > applicationLimits.answer) return `Please use at most ${applicationLimits.answer} characters`;
  if (kind === 'options' && !options.includes(answer)) return 'Please choose one of the options';
  if (kind !== 'scale') return null;
  const chosen = Number(answer);
  const onScale = Number.isInteger(chosen) && chosen >= (from ?? 1) && chosen <= (to ?? 5);
  return onScale ? null : `Please choose a number from ${from ?? 1} to ${to ?? 5}`;
};

/**
 * Messages keyed by `answers.{question id}`; empty when everything is fine. A draft may leave out required answers but
 * is otherwise checked the same way (APP-26).
 */
export const wrongAnswers = (
  questions: readonly AnswerableQuestion[],
  answers: ReadonlyMap<number, string>,
  { draft }: { draft: boolean },
): Record<string, string> => {
  const fields: Record<string, string> = {};
  for (const question of questions) {
    const answer = answers.get(question.id) ?? '';
    const message =
      answer === '' ? (question.required && !draft ? 'This field is required' : null) : wrong(question, answer);
    if (message !== null) fields[`answers.${question.id}`] = message;
  }
  return fields;
};
