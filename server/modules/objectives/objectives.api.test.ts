import { Temporal } from 'temporal-polyfill';
import { beforeEach, expect, test } from 'vitest';
import { cancelMyBooking } from '../../../contract/bookings/index.ts';
import { learningSummary } from '../../../contract/analytics/index.ts';
import {
  addObjective,
  answerSuggestion,
  changeObjective,
  commentObjective,
  createGoalSetting,
  deleteObjectives,
  goalSettingQuestions,
  learningProgress,
  myObjectives,
  type ObjectiveSet,
  orderObjectives,
  removeObjective,
  retryObjectives,
  showObjectives,
  suggestObjective,
} from '../../../contract/objectives/index.ts';
import { connect } from '../../../contract/pairings/index.ts';
import type { Person } from '../../testing/personas.fixture.ts';
import { toldTo } from '../../testing/told.fixture.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { requested } from '../bookings/bookings.fixture.ts';
import { pairOf } from '../pairings/samples.fixture.ts';
import { ask, firstOf, planned, setFor, usualAnswers } from './objectives.fixture.ts';

const instantOf = (text: string) => Temporal.Instant.from(text);

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const mark = (id: number, objective: object, as: Person = 'mentee') =>
  world.ask(as, changeObjective, { params: { id }, body: { objective } });
const paired = () => world.ask('programme_admin', connect, { body: pairOf(world) });
const titles = (set: ObjectiveSet) => set.monthly_objectives.map((one) => one.objectives.map(({ title }) => title));
const lines = async (who: 'mentee' | 'mentor') => (await toldTo(world, world.ids[who])).map(({ message }) => message);

test('OBJ-05 B56 six questions are asked, each with its options, and who could write the plan is said', async () => {
  const { body } = await world.ask('mentee', goalSettingQuestions, {});
  expect(body.questions.map(({ id, purpose }: { id: number; purpose: string }) => [id, purpose])).toEqual([
    [1, 'target'],
    [2, 'level'],
    [3, 'obstacle'],
    [4, 'hours'],
    [5, 'style'],
    [6, 'timeframe'],
  ]);
  expect(body.questions.every(({ options }: { options: string[] }) => options.length >= 4)).toBe(true);
  expect(body.providers).toEqual([
    { key: 'openai', name: 'OpenAI', ready: false },
    { key: 'claude', name: 'Claude', ready: false },
  ]);
});

test('OBJ-02 OBJ-03 every question is answered once, and a provider is chosen', async () => {
  const send = (body: object) => world.ask('mentee', createGoalSetting, { body: body as never });
  const missing = await send({ answers: usualAnswers.slice(1), provider: 'openai' });
  expect([missing.status, missing.body.fields]).toEqual([422, { answers: 'Please select an answer' }]);
  const empty = usualAnswers.map((one) => (one.question_id === 3 ? { ...one, answer: '  ' } : one));
  expect((await send({ answers: empty, provider: 'openai' })).body.fields).toEqual({
    'answers.2.answer': 'Please select an answer',
  });
  expect((await send({ answers: usualAnswers })).body.fields).toEqual({ provider: 'Please select a provider' });
  expect((await send({ answers: usualAnswers, provider: 'gemini' })).body.fields).toEqual({
    provider: 'Please select a provider',
  });
});

test('OBJ-06 OBJ-13 OBJ-15 OBJ-25 the answers become a plan, made by a job and told of', async () => {
  expect((await world.ask('mentee', myObjectives, { query: {} })).body).toEqual({ objectives: null });
  expect((await ask(world)).status).toBe(200);
  const before = await setFor(world);
  expect([before.status, before.user_objective, before.monthly_objectives]).toEqual([
    'generating',
    { is_generated: false },
    [],
  ]);
  await world.runJobs();
  const set = await setFor(world);
  expect([set.status, set.user_objective, set.written_by, set.total, set.done, set.percent]).toEqual([
    'ready',
    { is_generated: true },
    'rules',
    12,
    0,
    0,
  ]);
  expect(set.monthly_objectives.map((one) => [one.month_number, one.title, one.is_active])).toEqual([
    [1, 'Find your footing', true],
    [2, 'Show what you can', false],
    [3, 'Make it last', false],
  ]);
  expect(await lines('mentee')).toEqual(['Your learning plan is ready.']);
});

test('B57 one set of each person in each place, however often it is asked for', async () => {
  const answers = await Promise.all([ask(world), ask(world), ask(world)]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await ask(world, 'mentee', world.alpha.id)).status).toBe(200);
  await world.runJobs();
  expect((await setFor(world)).program_id).toBe(null);
  expect((await setFor(world, 'mentee', world.alpha.id)).program_id).toBe(world.alpha.id);
});

test('OBJ-17 OBJ-20 done and undone, with what came of it', async () => {
  const one = firstOf(await planned(world));
  const done = await mark(one.id, {
    status: 'done',
    evidence_note: 'See my CV.',
    evidence_link: 'example.com/cv',
  });
  expect([done.body.done, done.body.percent]).toEqual([1, 8]);
  expect(firstOf(done.body)).toMatchObject({
    status: 'done',
    evidence_note: 'See my CV.',
    evidence_link: 'https://example.com/cv',
    done_at: world.clock.now().toString(),
  });
  const undone = await mark(one.id, { status: 'todo' });
  expect(firstOf(undone.body)).toMatchObject({ status: 'todo', done_at: null, evidence_note: 'See my CV.' });
});

test('OBJ-19 what is not done by the end of its day has expired, on the calendar of its owner', async () => {
  const set = await planned(world);
  const { due_date: due } = firstOf(set);
  // The owner lives in Kuala Lumpur: the day ends there at 16:00 UTC.
  const statusAt = async (utc: string) => {
    await world.moveClock(instantOf(utc));
    return firstOf(await setFor(world)).status;
  };
  expect([await statusAt(`${due}T15:59:59Z`), await statusAt(`${due}T16:00:00Z`)]).toEqual(['todo', 'expired']);
});

test('edited, added, moved to another month and deleted', async () => {
  const set = await planned(world);
  const one = firstOf(set);
  await mark(one.id, { title: 'Find my jobs', priority: 'low', tags: ['Mine'] });
  const added = await world.ask('mentee', addObjective, {
    params: { id: set.id },
    body: { month_number: 2, objective: { title: 'Ask my aunt', due_date: '2026-12-30' } },
  });
  expect(titles(added.body)[1]).toContain('Ask my aunt');
  const all = added.body.monthly_objectives.flatMap(({ month_number, objectives }: never) =>
    (objectives as { id: number }[]).map(({ id }) => ({ id, month_number })),
  );
  const moved = all.map((entry: { id: number }) => (entry.id === one.id ? { ...entry, month_number: 3 } : entry));
  const ordered = await world.ask('mentee', orderObjectives, { params: { id: set.id }, body: { objectives: moved } });
  expect([titles(ordered.body)[0]?.length, titles(ordered.body)[2]]).toEqual([
    3,
    expect.arrayContaining(['Find my jobs']),
  ]);
  // Its day moves with it: month 3 begins sixty days after the plan.
  const there = ordered.body.monthly_objectives[2]?.objectives.find(({ id }: { id: number }) => id === one.id);
  expect(there?.due_date > '2027-01-15').toBe(true);
  const partly = await world.ask('mentee', orderObjectives, {
    params: { id: set.id },
    body: { objectives: moved.slice(1) },
  });
  expect([partly.status, partly.body.code]).toEqual([422, 'objectives.order_wrong']);
  const gone = await world.ask('mentee', removeObjective, { params: { id: one.id } });
  expect(JSON.stringify(titles(gone.body))).not.toContain('Find my jobs');
});

test('OBJ-22 B57 deleted, the set is gone for everybody, and another one can be made', async () => {
  const set = await planned(world);
  expect((await world.ask('mentee', deleteObjectives, { params: { id: set.id } })).status).toBe(200);
  expect((await world.ask('mentee', showObjectives, { params: { id: set.id } })).status).toBe(404);
  expect((await ask(world)).status).toBe(200);
});

test('B57 a plan that did not come can be asked for again, and only then', async () => {
  await ask(world);
  const set = await setFor(world);
  const again = () => world.ask('mentee', retryObjectives, { params: { id: set.id } });
  expect((await again()).body.code).toBe('objectives.not_failed');
  await world.rows('delete from pgboss.job');
  await world.rows(`update objective_sets set asked_at = asked_at - interval '11 minutes'`);
  expect((await setFor(world)).status).toBe('failed');
  expect((await again()).status).toBe(200);
  await world.runJobs();
  expect((await setFor(world)).status).toBe('ready');
});

test('B59 mentors read: those who are paired or booked in the same place, and no others', async () => {
  const own = await planned(world);
  const inAlpha = await planned(world, 'mentee', world.alpha.id);
  const reads = async (as: Person, id: number) => (await world.ask(as, showObjectives, { params: { id } })).status;
  expect([await reads('mentor', own.id), await reads('mentor', inAlpha.id)]).toEqual([404, 404]);
  await paired();
  expect([await reads('mentor', own.id), await reads('mentor', inAlpha.id)]).toEqual([404, 200]);
  const { id } = await requested(world);
  expect([await reads('mentor', own.id), await reads('other_mentor', own.id)]).toEqual([200, 404]);
  await world.ask('mentee', cancelMyBooking, { params: { id }, body: { reason: 'I am ill' } });
  expect(await reads('mentor', own.id)).toBe(404);
});

test('B29 B59 admins of the program see how far somebody is, and nothing else', async () => {
  const set = await planned(world, 'mentee', world.alpha.id);
  await mark(firstOf(set).id, { status: 'done' });
  const seen = async (as: Person) =>
    (
      await world.ask(as, learningProgress, {
        params: { userId: world.ids.mentee },
        query: { program_id: world.alpha.id },
      })
    ).body;
  expect(await seen('programme_admin')).toEqual({
    progress: { total: 12, done: 1, percent: 8, expired: 0 },
    objectives: null,
  });
  await paired();
  expect((await seen('mentor')).objectives?.id).toBe(set.id);
});

test('M46 a mentor comments and suggests; the mentee accepts one and declines the other, each once', async () => {
  const set = await planned(world, 'mentee', world.alpha.id);
  await paired();
  await world.runJobs();
  const one = firstOf(set);
  await world.ask('mentor', commentObjective, { params: { id: one.id }, body: { body: 'Show me the list.' } });
  const suggest = (title: string) =>
    world.ask('mentor', suggestObjective, {
      params: { id: set.id },
      body: { month_number: 1, title, due_date: '2026-12-10' },
    });
  const [kept, refused] = [(await suggest('Meet my team')).body.id, (await suggest('Read my book')).body.id];
  await world.runJobs();
  expect(await lines('mentee')).toEqual(
    expect.arrayContaining([
      'Mentor Tan commented on one of your objectives.',
      'Mentor Tan suggested an objective to you.',
    ]),
  );
  const answer = (id: number, decision: 'accept' | 'decline') =>
    world.ask('mentee', answerSuggestion, { params: { id }, body: { decision } });
  const both = await Promise.all([answer(kept, 'accept'), answer(kept, 'accept')]);
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  await answer(refused, 'decline');
  const after = await setFor(world, 'mentee', world.alpha.id);
  expect(
    titles(after)
      .flat()
      .filter((title) => title === 'Meet my team'),
  ).toHaveLength(1);
  expect([titles(after).flat().includes('Read my book'), after.suggestions]).toEqual([false, []]);
  expect(firstOf(after).comments).toMatchObject([{ body: 'Show me the list.', own: false }]);
  await world.runJobs();
  expect(await lines('mentor')).toEqual(
    expect.arrayContaining([
      'Mentee Tan accepted the objective that you suggested.',
      'Mentee Tan declined the objective that you suggested.',
    ]),
  );
});

test('M46 who has written about an objective hears what its owner answers', async () => {
  const set = await planned(world, 'mentee', world.alpha.id);
  await paired();
  const { id } = firstOf(set);
  await world.ask('mentor', commentObjective, { params: { id }, body: { body: 'How is it going?' } });
  await world.ask('mentee', commentObjective, { params: { id }, body: { body: 'Well!' } });
  await world.runJobs();
  expect(await lines('mentor')).toContain('Mentee Tan commented on an objective that you wrote about.');
});

test('ANA-04 the program counts the objectives of its members', async () => {
  const set = await planned(world, 'mentee', world.alpha.id);
  await mark(firstOf(set).id, { status: 'done' });
  const read = async () =>
    (await world.ask('programme_admin', learningSummary, { query: { program_id: world.alpha.id } })).body.objectives;
  expect(await read()).toEqual({ total: 12, done: 1, expired: 0 });
  await world.moveClock(instantOf('2027-03-30T00:00:00Z'));
  expect(await read()).toEqual({ total: 12, done: 1, expired: 11 });
});
