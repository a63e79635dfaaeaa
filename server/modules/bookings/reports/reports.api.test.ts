import { beforeEach, expect, test } from 'vitest';
import { adminBooking, cancelByAdmin, listReports, refundByAdmin } from '../../../../contract/bookings/index.ts';
import { removeUser } from '../../../../contract/programmes/index.ts';
import { openWorld, type World } from '../../../testing/world.fixture.ts';
import { reportedInAlpha, sessionInAlpha } from '../bookings.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

test('ADB-46 BKG-123 a report waits until it is settled, also when its session is hidden with a removed member: there is a price to return', async () => {
  await world.rows('update programs set paid_access = true where id = $1', [world.alpha.id]);
  const id = await reportedInAlpha(world);
  await world.ask('programme_admin', removeUser, {
    body: { role_id: world.alpha.roleIds.Mentor, user_id: world.ids.mentor },
  });
  const { body } = await world.ask('programme_admin', listReports, { query: { program_id: world.alpha.id } });
  expect([body.reports.map((one: { booking: { id: number } }) => one.booking.id), body.counts.open]).toEqual([[id], 1]);
  expect((await world.ask('programme_admin', refundByAdmin, { params: { id } })).status).toBe(200);
  expect(await world.rows('select points from credit_entries where booking_id = $1 order by id', [id])).toEqual([
    { points: -10 },
    { points: 10 },
  ]);
});

test('ADB-24 where a refund stands but nothing was paid, the reason says so; before, no refund stands at all', async () => {
  const refund = async (id: number) => {
    const { body } = await world.ask('programme_admin', adminBooking, { params: { id } });
    return [body.booking.why_not.refund, body.booking.allowed_actions.includes('refund')];
  };
  const id = await sessionInAlpha(world);
  expect(await refund(id)).toEqual(['bookings.not_allowed_now', false]);
  await world.ask('programme_admin', cancelByAdmin, { params: { id }, body: { reason: 'ill' } });
  expect(await refund(id)).toEqual(['bookings.not_refundable', false]);
});
