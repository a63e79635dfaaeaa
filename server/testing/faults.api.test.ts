import { beforeEach, expect, test } from 'vitest';
import { cancelMyBooking } from '../../contract/bookings/index.ts';
import { judgeFaults } from './faults.fixture.ts';
import { beginning, openWorld, type World } from './world.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const reaction = 'notifications.tellPeople booking.requested';

/** Announces a booking that does not exist. */
const haveItFail = async () => {
  const event = { id: '1', name: 'booking.requested', at: beginning.toString(), bookingId: 404 };
  await world.database.transact((tx) => world.jobs.enqueue(tx, [{ subscriber: reaction, event }]));
  await world.runJobs();
};

test('a test that expects its reaction to fail goes on', async () => {
  world.expectToFail(reaction);
  await haveItFail();
});

// Runs after the test above: if faults were not judged after each test, the one expected there would still be expected
// here.
test('SYS-20 a reaction that failed fails its test, named and with why', async () => {
  await haveItFail();
  expect(judgeFaults).toThrow(`${reaction} failed: `);
});

test('a test fails that expects another reaction to fail', async () => {
  world.expectToFail('notifications.tellPeople booking.accepted');
  await haveItFail();
  expect(judgeFaults).toThrow(`${reaction} failed: `);
});

test('a test fails when what it expects to fail goes well', () => {
  world.expectToFail(reaction);
  expect(judgeFaults).toThrow(`${reaction} was to fail, and did not`);
});

test('a refusal that the contract of its endpoint does not declare is a failure that names both', async () => {
  const call = { params: { id: 404 }, body: { reason: 'ill' } };
  expect((await world.ask('mentee', cancelMyBooking, call)).status).toBe(404);
  const silent = { ...cancelMyBooking, refusals: [] };
  await expect(world.ask('mentee', silent, call)).rejects.toThrow(
    'POST /api/v2/my/bookings/{id}/cancel answered bookings.not_found, which its contract does not declare',
  );
});
