import { beforeEach, expect, test } from 'vitest';
import {
  adminBooking,
  cancelByAdmin,
  completeBooking,
  missByAdmin,
  listReports,
  refundByAdmin,
  reportBooking,
} from '../../../../contract/bookings/index.ts';
import { removeUser } from '../../../../contract/programmes/index.ts';
import type { Person } from '../../../testing/personas.fixture.ts';
import { openWorld, type World } from '../../../testing/world.fixture.ts';
import { reportedInAlpha, sessionInAlpha, tenOClock } from '../bookings.fixture.ts';

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

test('BKG-90 nobody from outside the session reports an absence, and nobody from outside is reported', async () => {
  const id = await sessionInAlpha(world, { over: true });
  const report = (who: Person, reportedUserId: number) =>
    world.ask(who, reportBooking, { params: { id }, body: { bookingId: id, reportedUserId, reason: 'absent' } });
  for (const stranger of ['other_mentee', 'other_mentor', 'other_programme_admin'] as const)
    expect(await report(stranger, world.ids.mentor), stranger).toMatchObject({
      status: 404,
      body: { code: 'bookings.not_found' },
    });
  // Admins see the session but use their own acts: they did not take part, so they cannot report it.
  for (const admin of ['programme_admin', 'platform_admin'] as const)
    expect(await report(admin, world.ids.mentor), admin).toMatchObject({
      status: 422,
      body: { code: 'bookings.not_allowed_now' },
    });
  expect((await report('mentee', world.ids.other_mentor)).body).toMatchObject({
    fields: { reportedUserId: 'Please choose a participant' },
  });
  expect(await world.rows('select 1 from booking_reports')).toEqual([]);
  expect(await world.rows('select status from bookings')).toEqual([{ status: 'upcoming' }]);
});

test('M07 BKG-90 an absence is reported from the start on, also when the session was completed before it', async () => {
  const id = await sessionInAlpha(world);
  const body = { reportedUserId: world.ids.mentor, reason: 'absent' as const };
  const report = () => world.ask('mentee', reportBooking, { params: { id }, body });
  expect(await report()).toMatchObject({ status: 422, body: { code: 'bookings.not_allowed_now' } });
  await world.ask('mentee', completeBooking, { params: { id }, body: { confirm_early: true } });
  const missed = { missed_participant_id: world.ids.mentor };
  const miss = () => world.ask('programme_admin', missByAdmin, { params: { id }, body: missed });
  const tooEarly = {
    status: 422,
    body: { code: 'bookings.report_too_early', error: 'You can report this once the session was due to start.' },
  };
  expect(await report()).toMatchObject(tooEarly);
  expect(await miss()).toMatchObject(tooEarly);
  expect(await world.rows('select status from bookings')).toEqual([{ status: 'completed' }]);
  expect(await world.rows('select 1 from booking_reports')).toEqual([]);
  world.clock.moveTo(tenOClock(3).toInstant());
  expect((await report()).status).toBe(200);
});
