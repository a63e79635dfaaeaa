import {
  applicationLimits,
  type ApplicationQuestion,
  optionsIn,
  type QuestionType,
} from '../../../../contract/applications/index.ts';
import { say } from '../../../../contract/say.ts';

type AnswerableQuestion = Pick<
  ApplicationQuestion,
  'id' | 'required' | 'question_type' | 'scale_start' | 'scale_end' | 'choose_least' | 'choose_most'
> & {
  options: readonly string[];
};

/** Whoever keeps a draft may not have chosen enough yet. */
const wrongChoice = (
  { options, choose_least: least, choose_most: most }: AnswerableQuestion,
  chosen: readonly string[],
  draft: boolean,
) => {
  if (!chosen.every((one) => options.includes(one))) return say('applications.choose_from_list');
  if (new Set(chosen).size < chosen.length) return say('applications.chosen_twice');
  if (most !== null && chosen.length > most) return say('applications.too_many_chosen', { most });
  if (!draft && least !== null && chosen.length < least) return say('applications.too_few_chosen', { least });
  return null;
};

const wrongNumber = ({ scale_start: from, scale_end: to }: AnswerableQuestion, answer: string) => {
  const [start, end, chosen] = [from ?? 1, to ?? 5, Number(answer)];
  const onScale = Number.isInteger(chosen) && chosen >= start && chosen <= end;
  return onScale ? null : `Please choose a number from ${start} to ${end}`;
};

/** What is wrong with a given answer, whether or not the application is being sent yet. */
const wrong = (question: AnswerableQuestion, answer: string, draft: boolean) => {
  const { question_type: kind, options } = question;
  if (answer.length > applicationLimits.answer) return `Please use at most ${applicationLimits.answer} characters`;
  if (kind === 'options' && !options.includes(answer)) return 'Please choose one of the options';
  if (kind === 'several') return wrongChoice(question, optionsIn(answer), draft);
  return kind === 'scale' ? wrongNumber(question, answer) : null;
};

/** An answer on one line, for files: several options as 'Mornings; Evenings'. */
export const inWords = ({ questionType }: { questionType: QuestionType }, answer: string) =>
  questionType === 'several' ? optionsIn(answer).join('; ') : answer;

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
      answer === '' ? (question.required && !draft ? 'This field is required' : null) : wrong(question, answer, draft);
    if (message !== null) fields[`answers.${question.id}`] = message;
  }
  return fields;
};
