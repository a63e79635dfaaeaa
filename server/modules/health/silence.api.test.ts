import { beforeEach, expect, test } from 'vitest';
import { changePairing } from '../../../contract/pairings/index.ts';
import { changeHealthSettings, healthOverview, healthSettings } from '../../../contract/health/index.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { dayFromNow, makePair, makeSession } from './health.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
  // Long enough for silence to be told.
  await world.rows("update programs set end_date = '2028-01-01'");
});

const emailsOf = async (event: string) =>
  (await world.rows("select id from deliveries where template = $1 and channel = 'email'", [event])).length;
const statusOf = async (id: number) =>
  (await world.rows('select status, end_reason from pairings where id = $1', [id]))[0];
const endsSilent = async () => {
  const query = { program_id: world.alpha.id };
  const { body } = await world.ask('programme_admin', healthSettings, { query });
  await world.ask('programme_admin', changeHealthSettings, { body: { ...query, ...body, ends_silent: true } });
};
/** Day by day, as the clock of an installation does. */
const live = async (from: number, until: number, step = 5) => {
  for (let day = from; day <= until; day += step) await world.moveClock(dayFromNow(day));
};

test('M16 both are nudged once a cycle while they are silent, and the pair is on the admin’s list after two', async () => {
  const id = await makePair(world, { since: dayFromNow(0) });
  await makeSession(world, { at: dayFromNow(0.5) });
  await live(5, 45);
  expect(await emailsOf('pairing.nudged')).toBe(0);
  await live(46, 70);
  expect(await emailsOf('pairing.nudged')).toBe(2);
  const { body } = await world.ask('programme_admin', healthOverview, { query: { program_id: world.alpha.id } });
  expect(body.attention).toMatchObject([{ id, health: { reason: 'silent' } }]);
  await live(76, 80);
  expect(await emailsOf('pairing.nudged')).toBe(4);
  await makeSession(world, { at: dayFromNow(81) });
  await world.rows('delete from health_nights');
  await live(82, 126);
  expect(await emailsOf('pairing.nudged')).toBe(4);
  await live(127, 130, 1);
  expect(await emailsOf('pairing.nudged')).toBe(6);
});

test('M16 who has arranged the next session is not nudged', async () => {
  await makePair(world, { since: dayFromNow(0) });
  await makeSession(world, { at: dayFromNow(60), status: 'upcoming' });
  await live(5, 58);
  expect(await emailsOf('pairing.nudged')).toBe(0);
});

test('M16 a silent pair is warned and then ended only where the program wants it, with the reason', async () => {
  const id = await makePair(world, { since: dayFromNow(0) });
  await live(5, 110);
  expect(await emailsOf('pairing.warned')).toBe(0);
  expect(await statusOf(id)).toEqual({ status: 'active', end_reason: null });
  await endsSilent();
  await live(111, 117, 1);
  expect(await emailsOf('pairing.warned')).toBe(2);
  expect(await statusOf(id)).toMatchObject({ status: 'active' });
  await live(118, 119, 1);
  expect(await statusOf(id)).toEqual({ status: 'ended', end_reason: 'No sessions' });
  expect(await emailsOf('pairing.ended')).toBe(2);
});

test('M16 a session after the warning keeps the pair; a pause stops the clock', async () => {
  const kept = await makePair(world, { since: dayFromNow(0) });
  const paused = await makePair(world, { menteeId: world.ids.unconfirmed, since: dayFromNow(0) });
  await endsSilent();
  await live(30, 92, 31);
  expect(await emailsOf('pairing.warned')).toBe(4);
  await makeSession(world, { at: dayFromNow(93) });
  await world.ask('programme_admin', changePairing, { params: { id: paused }, body: { status: 'paused' } });
  await world.rows('delete from health_nights');
  await live(94, 130, 4);
  expect(await statusOf(kept)).toMatchObject({ status: 'active' });
  expect(await statusOf(paused)).toMatchObject({ status: 'paused' });
});
