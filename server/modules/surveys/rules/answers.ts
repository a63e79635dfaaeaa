import { say } from '../../../../contract/say.ts';
import { type SurveyQuestionType, surveyLimits } from '../../../../contract/surveys/index.ts';

export interface Asked {
  id: number;
  required: boolean;
  questionType: SurveyQuestionType;
  scaleStart: number | null;
  scaleEnd: number | null;
  options: readonly string[];
}

/** Every answer that can be chosen, in its order; empty where people write. */
export const choicesOf = ({
  questionType,
  scaleStart,
  scaleEnd,
  options,
}: Omit<Asked, 'id' | 'required'>): string[] => {
  if (questionType === 'text') return [];
  if (questionType === 'options') return [...options];
  const [from, to] = questionType === 'stars' ? [1, surveyLimits.stars] : [scaleStart ?? 1, scaleEnd ?? 5];
  return Array.from({ length: to - from + 1 }, (_none, at) => String(from + at));
};

const wrong = (question: Asked, answer: string) => {
  if (answer === '') return question.required ? say('field.required') : null;
  const choices = choicesOf(question);
  return choices.length > 0 && !choices.includes(answer) ? say('field.not_listed') : null;
};

/** Messages by `answers.{question id}`; empty when every question is answered as it asks. */
export const wrongSurveyAnswers = (questions: readonly Asked[], answers: ReadonlyMap<number, string>) =>
  Object.fromEntries(
    questions.flatMap((question) => {
      const message = wrong(question, answers.get(question.id) ?? '');
      return message === null ? [] : [[`answers.${question.id}`, message]];
    }),
  );

/** How often each choice was made, in their order, and the mean of numbers to one decimal. */
export const figuresOf = (question: Omit<Asked, 'id' | 'required'>, answers: readonly string[]) => {
  const counts = choicesOf(question).map((answer) => ({
    answer,
    count: answers.filter((given) => given === answer).length,
  }));
  const isNumber = question.questionType === 'scale' || question.questionType === 'stars';
  const sum = answers.reduce((all, answer) => all + Number(answer), 0);
  return { counts, mean: isNumber && answers.length > 0 ? Math.round((10 * sum) / answers.length) / 10 : null };
};
