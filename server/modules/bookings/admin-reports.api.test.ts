import { beforeEach, expect, test } from 'vitest';
import { adminBooking, cancelByAdmin, listReports } from '../../../contract/bookings-admin.ts';
import { removeUser } from '../../../contract/programmes-participants.ts';
import { openWorld, type World } from '../../world.fixture.ts';
import { reportedInAlpha, sessionInAlpha } from './bookings.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

test('ADB-46 BKG-123 what was reported of a session goes with the member who is removed', async () => {
  const id = await reportedInAlpha(world);
  const reports = async () => {
    const { body } = await world.ask('programme_admin', listReports, { query: { program_id: world.alpha.id } });
    return [body.reports.map((one: { booking: { id: number } }) => one.booking.id), body.counts.open];
  };
  expect(await reports()).toEqual([[id], 1]);
  await world.ask('programme_admin', removeUser, {
    body: { role_id: world.alpha.roleIds.Mentee, user_id: world.ids.mentee },
  });
  expect(await reports()).toEqual([[], 0]);
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
