import { beforeEach, expect, test } from 'vitest';
import { askAnotherPartner, connect } from '../../../contract/pairings/index.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { confirmed, sessionInAlpha, tenOClock } from './bookings.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const statusOf = async (id: number) =>
  (await world.rows<{ status: string }>('select status from bookings where id = $1', [id]))[0]?.status;

test('PAR-31 two who part have no sessions ahead in the program; those elsewhere stay, and what was paid goes back', async () => {
  const { alpha, ids } = world;
  const body = { program_id: alpha.id, mentor_id: ids.mentor, mentee_id: ids.mentee };
  const { body: pair } = await world.ask('programme_admin', connect, { body });
  await world.rows('update programs set paid_access = true where id = $1', [alpha.id]);
  const ahead = await sessionInAlpha(world);
  const elsewhere = await confirmed(world, tenOClock(4));
  const { status } = await world.ask('mentee', askAnotherPartner, {
    params: { id: pair.id as number },
    body: { reason: 'We are in different fields' },
  });
  expect(status).toBe(200);
  expect([await statusOf(ahead), await statusOf(elsewhere.id)]).toEqual(['system_cancelled', 'upcoming']);
  expect(await world.rows('select points from credit_entries where booking_id = $1 order by id', [ahead])).toEqual([
    { points: -10 },
    { points: 10 },
  ]);
});
