import type { GoalQuestion } from '../../../../contract/objectives/schemas/plans.ts';
import { otherAnswer, type PlanProvider } from '../../../../contract/objectives/values.ts';

/** The names of the two fields of a question: what is chosen, and what is typed instead (OBJ-04). */
export const choiceOf = (id: number) => `choice_${id}` as const;
export const ownOf = (id: number) => `own_${id}` as const;

export type GoalValues = Record<`choice_${number}` | `own_${number}`, string> & { provider: PlanProvider };

type Questions = readonly Pick<GoalQuestion, 'id'>[];

/** OBJ-03: OpenAI is chosen at first. */
export const noAnswers = (questions: Questions): GoalValues => ({
  ...Object.fromEntries(questions.flatMap(({ id }) => [choiceOf(id), ownOf(id)].map((name) => [name, '']))),
  provider: 'openai',
});

const answerOf = (values: GoalValues, id: number) => {
  const chosen = values[choiceOf(id)] ?? '';
  return (chosen === otherAnswer ? (values[ownOf(id)] ?? '') : chosen).trim();
};

/** OBJ-02 */
export const isMissing = (values: GoalValues, id: number) => answerOf(values, id) === '';

export const wireAnswers = (questions: Questions, values: GoalValues) =>
  questions.map(({ id }) => ({ question_id: id, answer: answerOf(values, id) }));
