import { expect } from 'vitest';
import * as contract from '../../../contract/analytics/index.ts';
import type { World } from '../../testing/world.fixture.ts';
import { changeProgram } from './changed-program.fixture.ts';
import { randomProgram } from './random-program.fixture.ts';
import { recount } from './recount.fixture.ts';
import { addUpFigures } from './store.ts';

// The asker is a platform admin of the fixtures: their days are those of Kuala Lumpur.
const zone = 'Asia/Kuala_Lumpur';

const answersOf = async (world: World, programId: number) => {
  const query = { program_id: programId };
  const ask = async (endpoint: Parameters<World['ask']>[1], more: object = {}) => {
    const { status, body } = await world.ask('platform_admin', endpoint, { query: { ...query, ...more } } as never);
    if (status !== 200) throw new Error(`${endpoint.path}: ${status} ${JSON.stringify(body)}`);
    return body;
  };
  return ask;
};

type Named = Record<string, string | number>;
/** As many as are listed, the most chosen first; among equals any will do, so names are left out of the last place. */
const expectMost = (shown: readonly Named[], key: string, counted: readonly Named[], most: number) => {
  const sorted = counted.map((row) => Number(row['users_count'])).toSorted((a, b) => b - a);
  expect(shown.map((row) => row['users_count'])).toEqual(sorted.slice(0, most));
  for (const { [key]: name, ...figures } of shown) expect(counted).toContainEqual({ name, ...figures });
};

const days = { first: '2026-11-05', last: '2026-11-24' };

/** Every answer equals the recount, which is returned. */
export const expectSame = async (world: World, programId: number) => {
  const naive = await recount(world, programId, { zone, ...days });
  const ask = await answersOf(world, programId);
  expect(await ask(contract.userSummary)).toEqual(naive.users);
  expect(await ask(contract.bookingSummary)).toEqual(naive.bookings);
  expect(await ask(contract.sessionCompletion)).toEqual(naive.completion);
  expect(await ask(contract.sessionCompletion, { from_date: days.first, to_date: days.last })).toEqual(naive.inDays);
  expect(await ask(contract.satisfaction)).toEqual(naive.satisfaction);
  expect(await ask(contract.learningSummary)).toEqual(naive.learning);
  expect(await ask(contract.userEngagement)).toEqual({ engagement: naive.engagement });
  for (const type of ['pair', 'group'] as const)
    expect(await ask(contract.pairingHealthSummary, { type })).toEqual(naive.health[type]);
  const goals = (await ask(contract.goalsSummary)) as contract.GoalsSummary;
  expectMost(goals.goals, 'goal_name', naive.goals, 5);
  for (const type of ['mentee', 'mentor'] as const) {
    const { skills } = (await ask(contract.skillsSummary, { type })) as contract.SkillsSummary;
    expectMost(skills, 'skill_name', naive.skills[type], 10);
    const { industries } = (await ask(contract.industriesSummary, { user_type: type })) as contract.IndustriesSummary;
    expectMost(industries, 'industry_name', naive.industries[type], 10);
    const { steps } = (await ask(contract.cohortFunnel, { type })) as contract.CohortFunnel;
    expect(Object.fromEntries(steps.map(({ step, stopped }) => [step, stopped]))).toEqual(naive.funnel[type]);
    const { waits, waiting } = (await ask(contract.firstSession, { type })) as contract.FirstSession;
    expect({ people: waits.map(({ people }) => people), waiting }).toEqual(naive.waits[type]);
  }
  const { load } = (await ask(contract.mentorLoad)) as contract.MentorLoad;
  expect(load.map(({ mentors }) => mentors)).toEqual(naive.load);
  const { mentors } = (await ask(contract.dashboardOverview)) as contract.DashboardOverview;
  expect(mentors.map(({ person, sessions }) => ({ id: person.id, sessions }))).toEqual(naive.mostHeld.slice(0, 5));
  const month = (await ask(contract.monthlyActivities, { month: 11, year: 2026 })) as contract.MonthlyActivities;
  const told = month.days.flatMap(({ date, actions }) =>
    Object.entries(actions).flatMap(([action, count]) => Array.from({ length: count }, () => `${date} ${action}`)),
  );
  expect(told.toSorted()).toEqual(naive.month);
  expect(month.total).toBe(naive.month.length);
  return naive;
};

/** In each of these random programs, every answer equals the recount; and they are not all empty or alike. */
export const expectSameInPrograms = async (world: World, { from, to }: { from: number; to: number }) => {
  const seen = { completed: 0, rated: 0, engaged: 0, chosen: 0 };
  for (let seed = from; seed <= to; seed += 1) {
    await world.rollingBack(async () => {
      await randomProgram(world, seed);
      // Tallies follow what changes, whether or not they have been added up meanwhile.
      if (seed % 3 === 0) await world.transact(({ tx }) => addUpFigures(tx));
      if (seed % 4 === 0) await changeProgram(world, seed);
      const naive = await expectSame(world, world.alpha.id);
      if (naive.bookings.completion_percentage % 100 !== 0) seen.completed += 1;
      if (naive.bookings.rating_percentage % 100 !== 0) seen.rated += 1;
      if (naive.engagement.some(({ active, quiet }) => active > 0 && quiet > 0)) seen.engaged += 1;
      if (naive.goals.length > 1) seen.chosen += 1;
    });
  }
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan((to - from + 1) / 10);
};
