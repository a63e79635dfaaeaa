import { beforeEach, expect, test } from 'vitest';
import * as contract from '../../../../contract/bookings/index.ts';
import { openWorld, type World } from '../../../testing/world.fixture.ts';
import { sessionInAlpha, tenOClock } from '../bookings.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const cancel = (id: number) =>
  world.ask('programme_admin', contract.cancelByAdmin, { params: { id }, body: { reason: 'ill' } });

const list = async (query: object) =>
  (await world.ask('programme_admin', contract.listAdminBookings, { query })).body as contract.AdminBookings;
const idsIn = ({ bookings }: contract.AdminBookings) => bookings.map(({ id }) => id);

test('M30 several statuses find the bookings of each, in the list, its counts, a search and the days', async () => {
  const program_id = world.alpha.id;
  const first = await sessionInAlpha(world);
  const second = await sessionInAlpha(world, { at: tenOClock(5) });
  const third = await sessionInAlpha(world, { at: tenOClock(6) });
  await cancel(first);
  await world.rows(`update bookings set status = 'missed' where id = $1`, [third]);
  const both = await list({ program_id, status: 'Cancelled,missed' });
  expect(idsIn(both)).toEqual([third, first]);
  expect(both).toMatchObject({ counts: { one_on_one: 2, group: 0 }, pagination: { total_entries: 2 } });
  expect(idsIn(await list({ program_id, status: 'upcoming,missed', search: 'mentor tan' }))).toEqual([third, second]);
  const day = tenOClock(6).toPlainDate().toString();
  expect(idsIn(await list({ program_id, status: 'cancelled,missed', start_date: day }))).toEqual([third]);
  expect(idsIn(await list({ program_id, status: '' }))).toEqual([third, second, first]);
});
