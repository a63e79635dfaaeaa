import { expect, test } from 'vitest';
import { discoverMentors } from '../../contract/discovery.ts';
import { openWorld } from '../world.fixture.ts';
import { loadDemo } from './load.ts';

test('SYS-24 the demonstration loads once, whole and right', async () => {
  const world = await openWorld();
  const ground = { transact: world.transact, files: world.vendors.files, now: world.clock.now() };
  expect(await loadDemo(ground)).toBe(true);
  expect(await loadDemo(ground)).toBe(false);
  await world.jobs.runSchedules();
  const [counts] = await world.rows(`select
    (select count(*)::int from users where is_fl_mentor and email like '%lantern.test') as mentors,
    (select count(*)::int from users where user_type = 'mentee' and email like '%lantern.test') as mentees,
    (select count(distinct timezone)::int from users where email like '%lantern.test') as zones,
    (select count(distinct status)::int from bookings) as statuses`);
  expect(counts).toMatchObject({ zones: 10, statuses: 11 });
  expect(Number(counts?.mentors)).toBeGreaterThanOrEqual(60);
  expect(Number(counts?.mentees)).toBeGreaterThanOrEqual(200);
  // A balance is the sum of its ledger, and open sessions hold everybody's time.
  expect(
    await world.rows(`select b.user_id from credit_balances b join (select user_id, sum(points) as sum from credit_entries group by 1) e
    using (user_id) where b.points <> e.sum`),
  ).toEqual([]);
  expect(
    await world.rows(`select b.id from bookings b left join occupancies o on o.booking_id = b.id
    where (b.status in ('pending', 'upcoming')) <> (o.booking_id is not null)`),
  ).toEqual([]);
  const { body } = await world.ask('mentee', discoverMentors, { query: {} });
  expect(body.total).toBeGreaterThanOrEqual(60);
  expect(body.data[0].fl_average_rating).toBeGreaterThanOrEqual(4);
});
