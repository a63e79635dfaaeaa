import { createGoalSetting, myObjectives, type ObjectiveSet } from '../../../contract/objectives/index.ts';
import type { Person } from '../../testing/personas.fixture.ts';
import type { World } from '../../testing/world.fixture.ts';

/** An answer to each question, in its order. */
export const usualAnswers = [
  'Find a new job',
  'I have some experience',
  'I have little time',
  '2 to 3 hours',
  'By doing',
  '3 months',
].map((answer, at) => ({ question_id: at + 1, answer }));

export const ask = (world: World, as: Person = 'mentee', programId: number | null = null) =>
  world.ask(as, createGoalSetting, {
    body: { answers: usualAnswers, provider: 'openai', program_id: programId },
  });

export const setFor = async (world: World, as: Person = 'mentee', programId?: number): Promise<ObjectiveSet> => {
  const query = programId === undefined ? {} : { program_id: programId };
  const { body } = await world.ask(as, myObjectives, { query });
  if (!body.objectives) throw new Error(`${as} has no objectives`);
  return body.objectives;
};

/** The plan that the answers come to, made. */
export const planned = async (world: World, as: Person = 'mentee', programId?: number) => {
  await ask(world, as, programId ?? null);
  await world.runJobs();
  return setFor(world, as, programId);
};

/** The first objective of a month (from 1). */
export const firstOf = (set: ObjectiveSet, month = 1) => {
  const one = set.monthly_objectives[month - 1]?.objectives[0];
  if (!one) throw new Error('the month is empty');
  return one;
};
