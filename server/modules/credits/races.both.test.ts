import { beforeEach, expect, test } from 'vitest';
import {
  checkOut,
  createPromoCode,
  grantCredits,
  refundPurchase,
  validatePromoCode,
} from '../../../contract/credits/index.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { atGateway, deliver, openTwin, pointsOf } from '../payments/payments.fixture.ts';
import { emailOf } from './samples.fixture.ts';

const { twin, use } = await openTwin();
let world: World;
beforeEach(async () => {
  world = await openWorld();
  use(world);
});

const crowd = <T>(count: number, run: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_none, at) => run(at)));
const statuses = (replies: readonly { status: number }[]) =>
  replies.map(({ status }) => status).toSorted((a, b) => a - b);

test('B100 of twelve taps at once one begins a purchase', async () => {
  const body = { user_subscription: { package_id: 12 } };
  const replies = await crowd(12, () => world.ask('mentee', checkOut, { body }));
  expect(replies.filter(({ body: { location } }) => location.startsWith('/payments/'))).toHaveLength(1);
  expect(statuses(replies)).toEqual(Array.from({ length: 12 }, () => 200));
  expect(await world.rows('select id from subscriptions')).toHaveLength(1);
  expect(await world.rows('select id from payments')).toHaveLength(1);
});

test('B99 the last use of a code goes to one of those who take it at once', async () => {
  const made = await world.ask('platform_admin', createPromoCode, {
    body: { code: 'LAST', discount: 30, max_uses: 1 },
  });
  const body = { user_subscription: { package_id: 10, promo_code_id: made.body.id } };
  const buyers = ['mentee', 'other_mentee', 'mentor', 'other_mentor', 'pending_mentor'] as const;
  for (const buyer of buyers)
    await world.ask(buyer, validatePromoCode, { body: { promo_code: 'LAST', package_id: 10 } });
  const replies = await Promise.all(buyers.map((buyer) => world.ask(buyer, checkOut, { body })));
  expect(statuses(replies)).toEqual([200, 422, 422, 422, 422]);
  expect(await world.rows('select user_id from promo_uses')).toHaveLength(1);
  expect(await world.rows('select id from subscriptions')).toHaveLength(1);
});

test('CRD-38 ten copies of a message that arrive at once give the credits once', async () => {
  const { page } = await atGateway(world, twin);
  twin.pay(page);
  const message = twin.eventOf(page);
  expect(statuses(await crowd(10, () => deliver(world, message)))).toEqual(Array.from({ length: 10 }, () => 200));
  expect(await pointsOf(world, world.ids.mentee)).toEqual({ points: 130, sum: 130 });
  expect(await world.rows('select id from gateway_messages')).toHaveLength(1);
});

test('M44 five refunds of one purchase at once send the money back once', async () => {
  const { page } = await atGateway(world, twin);
  twin.pay(page);
  await deliver(world, twin.eventOf(page));
  const [row] = await world.rows<{ id: string }>('select id from subscriptions');
  const params = { id: Number(row?.id) };
  const replies = await crowd(5, () =>
    world.ask('platform_admin', refundPurchase, { params, body: { reason: 'asked for it' } }),
  );
  expect(statuses(replies)).toEqual([200, 422, 422, 422, 422]);
  await world.moveClock(world.clock.now().add({ minutes: 1 }));
  expect(twin.balance()).toBe(0);
  expect(await pointsOf(world, world.ids.mentee)).toEqual({ points: 100, sum: 100 });
});

test('CRD-37 the last credits are taken away once, however many admins take them', async () => {
  const body = { email: await emailOf(world, world.ids.mentee), credits: -10, reason: 'a mistake' };
  const replies = await crowd(4, () => world.ask('platform_admin', grantCredits, { body }));
  expect(statuses(replies)).toEqual([200, 422, 422, 422]);
  expect(await pointsOf(world, world.ids.mentee)).toEqual({ points: 0, sum: 0 });
});
