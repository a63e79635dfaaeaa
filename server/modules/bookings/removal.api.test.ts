import { beforeEach, expect, test } from 'vitest';
import { myBookings } from '../../../contract/bookings/index.ts';
import { toggleProgramme, removeUser } from '../../../contract/programmes/index.ts';
import { lettersTo } from '../../testing/told.fixture.ts';
import { beginning, openWorld, type World } from '../../testing/world.fixture.ts';
import { confirmed, requested, tenOClock } from './bookings.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

test('INV-10 BKG-123 the sessions of a removed member are called off, paid back and hidden, there and nowhere else', async () => {
  const inside = await confirmed(world, tenOClock(3));
  const outside = await requested(world, tenOClock(4));
  const past = await confirmed(world, tenOClock(5));
  await world.rows('update bookings set program_id = $1 where id = any($2)', [world.alpha.id, [inside.id, past.id]]);
  await world.rows(`update bookings set status = 'completed' where id = $1`, [past.id]);
  const { status } = await world.ask('programme_admin', removeUser, {
    body: { role_id: world.alpha.roleIds.Mentee, user_id: world.ids.mentee },
  });
  expect(status).toBe(200);
  const states = await world.rows('select id::int, status, hidden_at is not null as hidden from bookings order by id');
  expect(states).toEqual([
    { id: inside.id, status: 'system_cancelled', hidden: true },
    { id: outside.id, status: 'pending', hidden: false },
    { id: past.id, status: 'completed', hidden: true },
  ]);
  const back = await world.rows('select points from credit_entries where booking_id = $1 order by id', [inside.id]);
  expect(back).toEqual([{ points: -10 }, { points: 10 }]);
  const shown = await world.ask('mentor', myBookings, { query: { program_id: world.alpha.id } });
  expect(shown.body).toMatchObject({ upcoming: [], to_review: [], closed: [] });
});

test('B77 BKG-123 what had begun and nobody concluded is called off and paid back, too: nobody could ask for it any longer', async () => {
  const { id } = await confirmed(world, tenOClock(3));
  await world.rows('update bookings set program_id = $1 where id = $2', [world.alpha.id, id]);
  await world.moveClock(beginning.add({ hours: 4 * 24 }));
  const body = { role_id: world.alpha.roleIds.Mentor, user_id: world.ids.mentor };
  expect((await world.ask('programme_admin', removeUser, { body })).status).toBe(200);
  const now = await world.rows('select status, hidden_at is not null as hidden from bookings');
  expect(now).toEqual([{ status: 'system_cancelled', hidden: true }]);
  expect(await world.rows('select points from credit_entries where booking_id = $1 order by id', [id])).toEqual([
    { points: -10 },
    { points: 10 },
  ]);
  await world.runJobs();
  const text = lettersTo(world, 'mentee@example.com').find(({ subject }) => subject.includes('was cancelled'))?.text;
  expect(text).toContain('It was withdrawn, since one of you has left the program.');
  expect(text).not.toContain('will not take place');
});

test('B77 BKG-48 of what two had agreed to hold elsewhere nobody can tell: it waits for the clock, like whatever is over', async () => {
  const { id } = await confirmed(world, tenOClock(3));
  await world.rows("update bookings set program_id = $1, contact_method = 'in_person' where id = $2", [
    world.alpha.id,
    id,
  ]);
  await world.moveClock(beginning.add({ hours: 4 * 24 }));
  const body = { role_id: world.alpha.roleIds.Mentee, user_id: world.ids.mentee };
  expect((await world.ask('programme_admin', removeUser, { body })).status).toBe(200);
  expect(await world.rows('select status from bookings')).toEqual([{ status: 'upcoming' }]);
});

test('B68 a programme that is switched off leaves no request of its own unanswered; what is agreed stays', async () => {
  const waiting = await requested(world, tenOClock(3));
  const agreed = await confirmed(world, tenOClock(4));
  const elsewhere = await requested(world, tenOClock(5));
  await world.rows('update bookings set program_id = $1 where id = any($2)', [world.alpha.id, [waiting.id, agreed.id]]);
  await world.ask('portal_owner', toggleProgramme, { params: { id: world.alpha.id } });
  expect(await world.rows('select id::int, status from bookings order by id')).toEqual([
    { id: waiting.id, status: 'system_cancelled' },
    { id: agreed.id, status: 'upcoming' },
    { id: elsewhere.id, status: 'pending' },
  ]);
  const back = await world.rows('select points from credit_entries where booking_id = $1 order by id', [waiting.id]);
  expect(back).toEqual([{ points: -10 }, { points: 10 }]);
});
