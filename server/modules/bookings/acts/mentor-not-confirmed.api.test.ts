import { beforeEach, expect, test } from 'vitest';
import { availableSlots, requestBooking } from '../../../../contract/bookings/index.ts';
import type { Person } from '../../../testing/personas.fixture.ts';
import { openWorld, type World } from '../../../testing/world.fixture.ts';
import { askedInAlpha, bodyFor } from '../bookings.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await world.rows('update users set confirmed_at = null where id = $1', [world.ids.mentor]);
});

const offered = async (who: Person, programId?: number) => {
  const query = programId === undefined ? {} : { program_id: programId };
  const { body } = await world.ask(who, availableSlots, { params: { id: String(world.ids.mentor) }, query });
  return body.slots.length > 0;
};

test('M41 a mentor whose address is not confirmed has no times to choose, and cannot be asked by members', async () => {
  expect([await offered('mentee'), await offered('mentee', world.alpha.id)]).toEqual([false, false]);
  const onPlatform = await world.ask('mentee', requestBooking, { body: bodyFor(world.ids.mentor) });
  const inAlpha = await askedInAlpha(world, 'mentee', 'mentor');
  for (const { status, body } of [onPlatform, inAlpha])
    expect([status, body.code, body.error]).toEqual([
      422,
      'bookings.mentor_not_confirmed',
      'This mentor cannot be booked until they have confirmed their email address.',
    ]);
  expect(await world.rows('select 1 from bookings')).toEqual([]);
  await world.rows('update users set confirmed_at = created_at where id = $1', [world.ids.mentor]);
  expect([await offered('mentee'), await offered('mentee', world.alpha.id)]).toEqual([true, true]);
  expect((await askedInAlpha(world, 'mentee', 'mentor')).status).toBe(200);
});

test('M41 an admin, who arranges sessions for others, still sees the times', async () => {
  expect(await offered('programme_admin', world.alpha.id)).toBe(true);
});
