import { beforeAll, expect, test } from 'vitest';
import { allSamples } from './testing/all-samples.fixture.ts';
import { prepared, sendSample, titleOf } from './testing/samples.fixture.ts';
import { openWorld, type World } from './testing/world.fixture.ts';

/** Each power of the admins of a program, as the documents list them, by a call that is such a power. */
const powers = [
  ['participants', 'GET /programs/{id}/participants'],
  ['applications', 'PATCH /applicants/update_status'],
  ['agendas', 'POST /agendas'],
  ['resources', 'POST /resources'],
  ['goals', 'POST /app/{enterprise}/{program}/admin/program_goals'],
  ['group chats', 'POST /chat/group-chat'],
  ['events', 'POST /events'],
  ['impact questions', 'POST /programs'],
  ['pairing health', 'GET /sessions_management/pairings/{pairingId}'],
  ['reported bookings', 'GET /api/v2/admin/booking_reports'],
  ['refunds', 'PATCH /api/v2/admin/bookings/{id}/refund'],
  ['analytics', 'GET /dashboard/user_summary'],
  ['appearance', 'POST /programs'],
  ['ratings', 'GET /mentorship_ratings/main'],
  ['bookings for others', 'POST /api/v2/admin/bookings'],
] as const;

let world: World;
beforeAll(async () => {
  world = await openWorld();
});

test.each(powers)('PRG-51 %s: the admin of the program may, that of another may not', async (_power, title) => {
  const one = allSamples.find(({ endpoint }) => titleOf(endpoint) === title);
  if (!one) throw new Error(`${title} has no sample`);
  const statuses: Record<string, number> = {};
  await prepared(world, one, async (input) => {
    for (const persona of ['programme_admin', 'other_programme_admin'] as const)
      await world.rollingBack(async () => {
        statuses[persona] = (await sendSample(world, one, input, { persona })).status;
      });
  });
  expect(statuses.programme_admin).toBe(200);
  expect([403, 404]).toContain(statuses.other_programme_admin);
});
