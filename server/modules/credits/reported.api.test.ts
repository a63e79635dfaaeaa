import { beforeEach, expect, test } from 'vitest';
import { checkOut } from '../../../contract/credits/index.ts';
import { expectToFail } from '../../testing/faults.fixture.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const begin = () => world.ask('mentee', checkOut, { body: { user_subscription: { package_id: 10, quantity: 1 } } });

test('CRD-24 the analytics service is told of a checkout once, without a word of who it was', async () => {
  expect((await begin()).status).toBe(200);
  await world.moveClock(world.clock.now());
  // A second press leads to the purchase that is there.
  await begin();
  await world.moveClock(world.clock.now().add({ minutes: 1 }));
  const [purchase] = await world.rows<{ id: number }>('select id::int from subscriptions');
  expect(world.vendors.reported).toEqual([
    {
      id: `checkout-${purchase?.id}`,
      event: 'checkout',
      at: '2026-11-20T10:00:00Z',
      properties: { package_id: 10, quantity: 1, total: 40.42, currency: 'MYR', discount: 0 },
    },
  ]);
});

test('CRD-24 a service that is out of reach holds up nobody who buys', async () => {
  world.vendors.analyticsIsDown = true;
  expectToFail('credits.reportCheckout');
  const reply = await begin();
  expect(reply.status).toBe(200);
  expect(reply.body.location).toMatch(/^\/payments\/\d+\/pay$/);
  await world.moveClock(world.clock.now().add({ minutes: 1 }));
  expect(world.vendors.reported).toEqual([]);
  expect(await world.rows('select status from subscriptions')).toEqual([{ status: 'pending' }]);
});
