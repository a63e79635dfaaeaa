import { beforeEach, expect, test } from 'vitest';
import * as contract from '../../../contract/analytics/index.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { beginning, openWorld, type World } from '../../testing/world.fixture.ts';
import { dayFromNow, makeGroup, makePair, makeSession } from '../health/health.fixture.ts';

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

/** Somebody who joins Alpha as a mentee so many days after the beginning, or as a mentor. */
const addMember = async (userId: number, days: number, side: 'Mentee' | 'Mentor' = 'Mentee') => {
  const { alpha } = world;
  await world.rows(
    'insert into program_memberships (program_id, user_id, role_id, joined_at) values ($1, $2, $3, $4)',
    [alpha.id, userId, alpha.roleIds[side], dayFromNow(days).toString()],
  );
};
const invite = (email: string, status: 'sent' | 'revoked') =>
  world.rows(
    `insert into role_invite_emails (program_id, role_id, email, status, token_hash, sent_by, sent_at, expires_at, created_at)
     values ($1, $2, $3::text, $4, md5($3::text), $5, $6, $6, $6)`,
    [world.alpha.id, world.alpha.roleIds.Mentee, email, status, world.ids.portal_owner, beginning.toString()],
  );
/** How many have reached each step, and how many of those no further. */
const funnel = async (type: 'mentee' | 'mentor' = 'mentee') => {
  const { steps } = (await ask(contract.cohortFunnel, { type })) as contract.CohortFunnel;
  return steps.map(({ people, stopped }) => `${people}/${stopped}`).join(' ');
};
const stoppedAt = async (step: contract.StoppedStep) => {
  const { people, total } = (await ask(contract.funnelPeople, { step })) as contract.FunnelPeople;
  return [total, ...people.map(({ person, sessions }) => [person.id, sessions])];
};

test('the way of mentees counts everybody at their furthest step, and each step names its people', async () => {
  const { ids } = world;
  // The one mentee has joined and nothing else.
  expect(await funnel()).toEqual('1/0 1/1 0/0 0/0 0/0 0/0');
  await invite('someone@example.com', 'sent');
  await invite('nobody@example.com', 'revoked');
  // An invitation of somebody who has joined meanwhile is no second person.
  await invite('mentee@example.com', 'sent');
  await addMember(ids.other_mentee, -20);
  await addMember(ids.unconfirmed, -20);
  await makePair(world, { menteeId: ids.other_mentee });
  for (const days of [-9, -8, -7]) await makeSession(world, { at: dayFromNow(days), menteeIds: [ids.unconfirmed] });
  expect(await funnel()).toEqual('4/1 3/1 2/1 1/0 1/1 0/0');
  expect(await stoppedAt('joined')).toEqual([1, [ids.mentee, 0]]);
  expect(await stoppedAt('paired')).toEqual([1, [ids.other_mentee, 0]]);
  expect(await stoppedAt('third_session')).toEqual([1, [ids.unconfirmed, 3]]);
  expect(await stoppedAt('first_session')).toEqual([0]);
  // A pair that ended as completed has finished, whatever it held; for another reason it has not.
  const end = (reason: string) =>
    world.rows(`update pairings set status = 'ended', ended_at = $2, end_reason = $1`, [reason, beginning.toString()]);
  await end('No sessions');
  expect(await funnel()).toEqual('4/1 3/1 2/1 1/0 1/1 0/0');
  await end('Completed');
  expect(await funnel()).toEqual('4/1 3/1 2/0 2/0 2/1 1/1');
  // The pair's mentor has finished with it, and held three sessions.
  expect(await funnel('mentor')).toEqual('1/0 1/0 1/0 1/0 1/0 1/1');
});

test('the first session came so many days after joining; who came back had waited for none', async () => {
  const { ids } = world;
  const waits = async () => (await ask(contract.firstSession, { type: 'mentee' })) as contract.FirstSession;
  expect(await waits()).toEqual({
    type: 'mentee',
    members_count: 1,
    median_days: null,
    waits: [7, 14, 30, 60, null].map((until) => ({ until_days: until, people: 0 })),
    waiting: 1,
  });
  await addMember(ids.other_mentee, -50);
  await addMember(ids.unconfirmed, -50);
  await makeSession(world, { at: dayFromNow(-43), menteeIds: [ids.other_mentee] });
  await makeSession(world, { at: dayFromNow(-39.5), menteeIds: [ids.unconfirmed] });
  await makeSession(world, { at: dayFromNow(-1), menteeIds: [ids.unconfirmed] });
  // The mentee joined at the beginning of the test and had met before.
  await makeSession(world, { at: dayFromNow(-30) });
  const { median_days: median, waits: stretches, waiting } = await waits();
  expect(median).toBe(7);
  expect(stretches.map(({ people }) => people)).toEqual([2, 1, 0, 0, 0]);
  expect(waiting).toBe(0);
});

test('of those who joined in a month some are still here, and some of those still meet', async () => {
  const { ids, alpha } = world;
  await world.rows('update program_memberships set joined_at = $2 where program_id = $1', [
    alpha.id,
    '2026-10-31T15:59:00Z',
  ]);
  await addMember(ids.other_mentee, -100);
  await addMember(ids.unconfirmed, -100);
  await world.rows('update program_memberships set removed_at = $1 where user_id = $2', [
    beginning.toString(),
    ids.unconfirmed,
  ]);
  await makeSession(world, { at: dayFromNow(-10), menteeIds: [ids.other_mentee] });
  const { months } = (await ask(contract.retention, { type: 'mentee' })) as contract.Retention;
  expect([months.length, months[0]?.month, months[11]?.month]).toEqual([12, '2025-12', '2026-11']);
  expect(months.filter(({ joined }) => joined > 0)).toEqual([
    { month: '2026-08', joined: 2, stayed: 1, active: 1, stayed_percentage: 50, active_percentage: 50 },
    { month: '2026-10', joined: 1, stayed: 1, active: 0, stayed_percentage: 100, active_percentage: 0 },
  ]);
});

test('sessions are counted in the week in which they begin where the asker is, and the missed among those held', async () => {
  // Friday the 20th; the week began on Monday the 16th, which is 16:00 on Sunday in UTC.
  const on = async (at: string, status: 'completed' | 'missed' | 'cancelled' | 'upcoming') => {
    const id = await makeSession(world, { at: dayFromNow(-1), status });
    await world.rows(`update bookings set start_at = $2, end_at = $2::timestamptz + interval '1 hour' where id = $1`, [
      id,
      at,
    ]);
  };
  await on('2026-11-15T15:59:00Z', 'completed');
  await on('2026-11-15T16:00:00Z', 'completed');
  await on('2026-11-17T02:00:00Z', 'missed');
  await on('2026-11-18T02:00:00Z', 'cancelled');
  await on('2026-11-21T02:00:00Z', 'upcoming');
  await on('2026-08-30T15:59:00Z', 'missed');
  const { weeks, ...all } = (await ask(contract.weeklySessions)) as contract.WeeklySessions;
  expect([weeks.length, weeks[0]?.monday]).toEqual([12, '2026-08-31']);
  expect(weeks.slice(10)).toEqual([
    { monday: '2026-11-09', held: 1, missed: 0, cancelled: 0 },
    { monday: '2026-11-16', held: 1, missed: 1, cancelled: 1 },
  ]);
  expect(all).toEqual({ held: 2, missed: 1, no_show_percentage: 33 });
});

test('requests are those that somebody had to accept, and half of them were accepted within the median', async () => {
  const answers = async () => (await ask(contract.requestAnswers)) as contract.RequestAnswers;
  expect(await answers()).toMatchObject({
    requests: 0,
    median_minutes: null,
    within: [{ percentage: 0 }, { percentage: 0 }],
  });
  const asked = async (hours: number | null, days = -10) => {
    const id = await makeSession(world, { at: dayFromNow(5), status: hours === null ? 'pending' : 'upcoming' });
    await world.rows('update bookings set created_at = $2, accepted_at = $3 where id = $1', [
      id,
      dayFromNow(days).toString(),
      hours === null
        ? null
        : dayFromNow(days)
            .add({ minutes: hours * 60 })
            .toString(),
    ]);
  };
  for (const hours of [1, 5, 30, null]) await asked(hours);
  await asked(0);
  await asked(2, -91);
  expect(await answers()).toEqual({
    requests: 4,
    accepted: 3,
    median_minutes: 300,
    within: [
      { hours: 24, percentage: 50 },
      { hours: 48, percentage: 75 },
    ],
    waiting: 1,
  });
});

test('a mentor carries the mentees of all pairs and groups that go on, each once', async () => {
  const { ids } = world;
  const load = async () => (await ask(contract.mentorLoad)) as contract.MentorLoad;
  expect(await load()).toMatchObject({ mentors_count: 1, busiest: [] });
  await addMember(ids.other_mentee, -20);
  await addMember(ids.unconfirmed, -20);
  await addMember(ids.pending_mentor, -20, 'Mentor');
  await makePair(world);
  await makeGroup(world, { menteeIds: [ids.mentee, ids.other_mentee] });
  const ended = await makePair(world, { menteeId: ids.unconfirmed });
  await world.rows(`update pairings set status = 'ended', ended_at = $2 where id = $1`, [ended, beginning.toString()]);
  await makeSession(world, { at: dayFromNow(-10) });
  const { mentors_count: mentors, load: spread, busiest } = await load();
  expect(mentors).toBe(2);
  expect(spread.map(({ mentors: count }) => count)).toEqual([1, 0, 1, 0, 0, 0]);
  expect(busiest).toMatchObject([{ person: { id: ids.mentor }, mentees: 2, capacity: null, sessions: 1 }]);
});
