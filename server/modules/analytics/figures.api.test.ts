import { beforeEach, expect, test } from 'vitest';
import * as contract from '../../../contract/analytics/index.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { beginning, openWorld, type World } from '../../testing/world.fixture.ts';
import { dayFromNow, makePair, makeReview, makeSession, type SessionToMake } from '../health/health.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const ask = async (endpoint: Endpoint, more: object = {}) => {
  const query = { program_id: world.alpha.id, ...more };
  const { status, body } = await world.ask('programme_admin', endpoint, { query } as never);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
};

/** A session so many days from now, and the stars that the mentee gave for it. */
const session = async (days: number, status: SessionToMake['status'], stars?: number) => {
  const id = await makeSession(world, { at: dayFromNow(days), ...(status && { status }) });
  if (stars !== undefined)
    await makeReview(world, {
      bookingId: id,
      raterId: world.ids.mentee,
      rateeId: world.ids.mentor,
      by: 'mentee',
      stars,
      at: dayFromNow(Math.min(days + 1, 0)),
    });
  return id;
};

test('ANA-03 sessions are held, ahead or rated; of some days those that begin on them where the asker is', async () => {
  await session(-40, 'fully_rated', 5);
  await session(-10, 'completed');
  await session(-9, 'partially_rated', 4);
  await session(-8, 'missed');
  await session(5, 'upcoming');
  await session(6, 'pending');
  expect(await ask(contract.sessionCompletion)).toEqual({
    conducted_bookings: 3,
    upcoming_bookings: 1,
    reflected_bookings: 2,
  });
  // It begins at 10:00 in UTC ten days before the 20th, which is 18:00 on the same day in Kuala Lumpur.
  const day = (from: string, to: string) => ask(contract.sessionCompletion, { from_date: from, to_date: to });
  expect(await day('2026-11-10', '2026-11-10')).toMatchObject({ conducted_bookings: 1, reflected_bookings: 0 });
  await world.rows(
    `update bookings set start_at = '2026-11-10T16:00:00Z', end_at = '2026-11-10T17:00:00Z' where status = 'completed'`,
  );
  expect(await day('2026-11-10', '2026-11-10')).toMatchObject({ conducted_bookings: 0 });
  expect(await day('2026-11-11', '2026-11-11')).toMatchObject({ conducted_bookings: 2, reflected_bookings: 1 });
  expect(await ask(contract.sessionCompletion, { from_date: '2026-11-21' })).toEqual({
    conducted_bookings: 0,
    upcoming_bookings: 1,
    reflected_bookings: 0,
  });
});

test('ANA-04 ANA-06 stars of the primary question make slices, and a mean for the side that gave them', async () => {
  const nothing = { satisfied: 0, neutral: 0, dissatisfied: 0 };
  expect(await ask(contract.satisfaction)).toEqual(nothing);
  expect(await ask(contract.learningSummary)).toEqual({
    average_mentee_rating: null,
    average_mentor_rating: null,
    objectives: null,
  });
  await session(-40, 'partially_rated', 5);
  await session(-30, 'partially_rated', 4);
  await session(-20, 'partially_rated', 3);
  const last = await session(-10, 'fully_rated', 1);
  await makeReview(world, {
    bookingId: last,
    raterId: world.ids.mentor,
    rateeId: world.ids.mentee,
    by: 'mentor',
    stars: 2,
    at: dayFromNow(-9),
  });
  expect(await ask(contract.satisfaction)).toEqual({ satisfied: 2, neutral: 1, dissatisfied: 2 });
  expect(await ask(contract.learningSummary)).toMatchObject({ average_mentee_rating: 3.3, average_mentor_rating: 2 });
  // What was said of a reported session is kept, but counts for nothing (C2).
  await world.rows('update reviews set hidden = true where star_rating = 5');
  expect(await ask(contract.satisfaction)).toEqual({ satisfied: 1, neutral: 1, dissatisfied: 2 });
});

test('ANA-05 NPS-14 while nobody was asked there is no score, and no survey was sent', async () => {
  expect(await ask(contract.npsSummary)).toEqual({
    total_respondents: 0,
    satisfaction_score: null,
    standard_nps: null,
  });
  expect(await ask(contract.surveySummary)).toEqual({
    completed_survey_count: 0,
    ongoing_survey_count: 0,
    survey_sent_count: 0,
    respond_rate: 0,
  });
});

test('ANA-12 the five goals that most people chose come first, each with its part of the members', async () => {
  const goals = await world.rows<{ id: number }>(
    `insert into program_goals (program_id, mentor_label, enabled, position, created_at)
     select $1, 'Goal ' || n, n <> 7, n, $2 from generate_series(1, 7) n returning id::int`,
    [world.alpha.id, beginning.toString()],
  );
  const choose = (userId: number, at: readonly number[]) =>
    world.rows('insert into user_program_goals (user_id, program_goal_id) select $1, unnest($2::bigint[])', [
      userId,
      at.map((one) => goals[one - 1]?.id),
    ]);
  await choose(world.ids.mentee, [1, 2, 3, 4, 5, 6, 7]);
  await choose(world.ids.mentor, [6, 5]);
  // An admin is nobody whose goals are counted, and neither is a member of another program.
  await choose(world.ids.programme_admin, [1]);
  await choose(world.ids.other_mentor, [1]);
  const row = (goal: string, users: number, percentage: number) => ({
    goal_name: goal,
    users_count: users,
    percentage,
  });
  expect(await ask(contract.goalsSummary)).toEqual({
    members_count: 2,
    goals: [
      row('Goal 5', 2, 100),
      row('Goal 6', 2, 100),
      row('Goal 1', 1, 50),
      row('Goal 2', 1, 50),
      row('Goal 3', 1, 50),
    ],
  });
  expect(await ask(contract.goalsSummary, { type: 'mentor' })).toEqual({
    members_count: 1,
    goals: [row('Goal 5', 1, 100), row('Goal 6', 1, 100)],
  });
});

test('ANA-15 D13 skills and industries are those of mentees unless mentors are asked for, by either word', async () => {
  await world.rows('delete from user_skills');
  await world.rows('delete from user_industries');
  const [skill, other] = await world.rows<{ id: number; name: string }>(
    'select id::int, name from skills order by id limit 2',
  );
  const [industry] = await world.rows<{ id: number; name: string }>(
    'select id::int, name from industries order by id limit 1',
  );
  const { mentor, mentee } = world.ids;
  await world.rows('insert into user_skills (user_id, skill_id) values ($1, $3), ($2, $4)', [
    mentee,
    mentor,
    skill?.id,
    other?.id,
  ]);
  await world.rows(
    `insert into user_industries (user_id, industry_id, kind) values ($1, $3, 'own'), ($2, $3, 'interested')`,
    [mentor, mentee, industry?.id],
  );
  const one = { users_count: 1, percentage: 100 };
  const ofMentees = { type: 'mentee', members_count: 1, skills: [{ skill_name: skill?.name, ...one }] };
  const ofMentors = { type: 'mentor', members_count: 1, skills: [{ skill_name: other?.name, ...one }] };
  expect(await ask(contract.skillsSummary)).toEqual(ofMentees);
  expect(await ask(contract.skillsSummary, { type: 'mentor' })).toEqual(ofMentors);
  expect(await ask(contract.skillsSummary, { user_type: 'mentor' })).toEqual(ofMentors);
  expect(await ask(contract.skillsSummary, { type: 'mentee', user_type: 'mentor' })).toEqual(ofMentees);
  expect(await ask(contract.industriesSummary)).toMatchObject({ type: 'mentee', industries: [] });
  expect(await ask(contract.industriesSummary, { user_type: 'mentor' })).toMatchObject({
    industries: [{ industry_name: industry?.name, ...one }],
  });
});

test('ANA-14 the health of pairs is summed up, of groups when asked', async () => {
  await makePair(world);
  await world.moveClock(dayFromNow(0.1));
  expect(await ask(contract.pairingHealthSummary)).toMatchObject({ type: 'pair', total: 1, poor: 1, silent: 1 });
  expect(await ask(contract.pairingHealthSummary, { type: 'group' })).toEqual({
    type: 'group',
    total: 0,
    great: 0,
    fair: 0,
    poor: 0,
    new: 0,
    silent: 0,
    paused: 0,
    average: null,
  });
});

test('ANA-17 everybody is active, has something arranged, is quiet or has not started', async () => {
  const engagement = async () => (await ask(contract.userEngagement)) as contract.UserEngagement;
  const none = { members_count: 1, active: 0, arranged: 0, quiet: 0, not_started: 0 };
  const both = (now: object) => ({
    engagement: [
      { user_type: 'mentee', ...none, ...now },
      { user_type: 'mentor', ...none, ...now },
    ],
  });
  expect(await engagement()).toEqual(both({ not_started: 1 }));
  await session(-31, 'completed');
  expect(await engagement()).toEqual(both({ quiet: 1 }));
  await session(3, 'upcoming');
  expect(await engagement()).toEqual(both({ arranged: 1 }));
  await session(-29, 'completed');
  expect(await engagement()).toEqual(both({ active: 1 }));
  await world.rows(
    `update program_memberships set removed_at = $2 where program_id = $1 and role_id in
       (select id from roles where user_type <> 'admin')`,
    [world.alpha.id, beginning.toString()],
  );
  expect(await engagement()).toEqual({ engagement: [] });
});

test('ANA-13 a month tells of every one of its days, by what happened there where the asker is', async () => {
  await world.rows(`update program_memberships set joined_at = '2026-01-01T00:00:00Z'`);
  await world.rows(
    `insert into activities (program_id, action, user_id, created_at) values
       ($1, 'completed', $2, '2026-10-31T15:59:00Z'), ($1, 'completed', $2, '2026-10-31T16:00:00Z'),
       ($1, 'reviewed', $2, '2026-11-01T01:00:00Z'), ($1, 'created', $2, '2026-11-30T15:59:00Z'),
       ($1, 'created', $2, '2026-11-30T16:00:00Z')`,
    [world.alpha.id, world.ids.mentee],
  );
  const november = (await ask(contract.monthlyActivities, { month: 11, year: 2026 })) as contract.MonthlyActivities;
  expect([november.month, november.year, november.total, november.days.length]).toEqual([11, 2026, 3, 30]);
  const quiet = { created: 0, confirmed: 0, completed: 0, canceled: 0, reviewed: 0, submitted: 0, joined: 0 };
  expect(november.days[0]).toEqual({
    date: '2026-11-01',
    total: 2,
    actions: { ...quiet, completed: 1, reviewed: 1 },
  });
  expect(november.days[1]).toEqual({ date: '2026-11-02', total: 0, actions: quiet });
  expect(november.days[29]).toEqual({ date: '2026-11-30', total: 1, actions: { ...quiet, created: 1 } });
  const refused = await world.ask('programme_admin', contract.monthlyActivities, {
    query: { program_id: world.alpha.id, month: 13, year: 2026 },
  });
  expect(refused.status).toBe(422);
});
