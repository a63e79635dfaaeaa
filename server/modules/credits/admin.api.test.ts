import { beforeEach, expect, test } from 'vitest';
import * as contract from '../../../contract/credits/index.ts';
import { purchaseHistory } from '../../../contract/credits/index.ts';
import { useTestGateway } from '../../../contract/payments/index.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { emailOf } from './samples.fixture.ts';
import { atGateway, begin, deliver, openTwin, pointsOf } from '../payments/payments.fixture.ts';

const { twin, use } = await openTwin();
let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const lastPurchase = async () =>
  Number((await world.rows<{ id: string }>('select max(id) as id from subscriptions'))[0]?.id);
const buy = async (packageId = 12, more = {}) => {
  const id = await begin(world, 'mentee', packageId, more);
  await world.ask('mentee', useTestGateway, { params: { id }, body: { outcome: 'pay' } });
  return lastPurchase();
};
const refund = (id: number) =>
  world.ask('platform_admin', contract.refundPurchase, { params: { id }, body: { reason: 'The mentor left' } });
const grant = async (credits: number) =>
  world.ask('platform_admin', contract.grantCredits, {
    body: { email: await emailOf(world, world.ids.mentee), credits, reason: 'For the trouble' },
  });

test('CRD-21 B97 an admin makes a code, its recipient uses it, and it can be retired', async () => {
  const body = {
    code: 'Spring-25',
    discount: 25,
    package_id: 12,
    recipient_email: 'mentee@lantern.test',
    valid_until: '2026-12-31',
    max_uses: 3,
  };
  const email = await emailOf(world, world.ids.mentee);
  const made = await world.ask('platform_admin', contract.createPromoCode, {
    body: { ...body, recipient_email: email },
  });
  expect(made.body).toMatchObject({
    code: 'Spring-25',
    package: 'Starter Pack',
    recipient: email,
    uses: 0,
    status: 'Active',
  });
  const again = await world.ask('platform_admin', contract.createPromoCode, {
    body: { ...body, code: 'SPRING-25', recipient_email: '' },
  });
  expect(again).toMatchObject({ status: 422, body: { code: 'credits.code_taken' } });
  const nobody = await world.ask('platform_admin', contract.createPromoCode, {
    body: { ...body, code: 'OTHER', recipient_email: 'nobody@nowhere.test' },
  });
  expect(nobody).toMatchObject({ status: 422, body: { code: 'credits.recipient_not_found' } });
  const typed = { body: { promo_code: 'spring-25', package_id: 12 } };
  await world.ask('mentee', contract.validatePromoCode, typed);
  await buy(12, { promo_code_id: made.body.id });
  const list = await world.ask('platform_admin', contract.adminPromoCodes, { query: {} });
  expect(list.body.data).toMatchObject([{ code: 'Spring-25', uses: 1 }]);
  await world.ask('platform_admin', contract.retirePromoCode, { params: { id: made.body.id } });
  const validated = await world.ask('mentee', contract.validatePromoCode, typed);
  expect(validated.status).toBe(422);
});

test('CRD-04 B97 an admin makes a package and retires another, but never the last one', async () => {
  const body = { name: 'Ten sessions', cost: 180.5, credits: 10, valid_duration: 90 };
  const { body: made } = await world.ask('platform_admin', contract.createPackage, { body });
  expect(made).toMatchObject({ name: 'Ten sessions', cost: 180.5, credits: 10, sold: 0, retired_at: null });
  const wrong = await world.ask('platform_admin', contract.createPackage, { body: { ...body, cost: 1.005 } });
  expect(wrong.body.fields).toEqual({ cost: 'Please enter an amount from 0 to 100,000, with at most two decimals' });
  for (const id of [10, 12]) await world.ask('platform_admin', contract.retirePackage, { params: { id } });
  const last = await world.ask('platform_admin', contract.retirePackage, { params: { id: made.id } });
  expect(last).toMatchObject({ status: 422, body: { code: 'credits.last_package' } });
  const { body: page } = await world.ask('mentee', contract.purchasePage, { params: { id: made.id }, query: {} });
  expect(page.packages.map(({ name }: { name: string }) => name)).toEqual(['Ten sessions']);
  expect((await world.ask('mentee', contract.purchasePage, { params: { id: 12 }, query: {} })).status).toBe(404);
});

test('CRD-35 the record has each purchase with its tax, code and buyer, on the page and in the file', async () => {
  const code = await world.ask('platform_admin', contract.createPromoCode, { body: { code: 'THIRTY', discount: 30 } });
  await world.ask('mentee', contract.validatePromoCode, { body: { promo_code: 'THIRTY', package_id: 10 } });
  await buy(10, { promo_code_id: code.body.id });
  await buy(12, { quantity: 2 });
  // Neither what waits for a payment nor what was given up is in it.
  await begin(world, 'mentee', 10);
  const { body } = await world.ask('platform_admin', contract.creditPurchases, { query: {} });
  expect(body.total).toBe(2);
  expect(body.data).toMatchObject([
    {
      transactionType: 'Purchase',
      amountPaid: 136.04,
      serviceTax: 9.6,
      purchasedQuantity: 2,
      promoCodeUsed: null,
      firstTimeBuyer: false,
    },
    {
      amountPaid: 28.6,
      serviceTax: 1.96,
      promoCodeUsed: 'THIRTY',
      discountRate: 30,
      totalDiscount: 10.5,
      firstTimeBuyer: true,
    },
  ]);
  const file = await world.ask('platform_admin', contract.creditPurchasesFile, {
    query: { columns: 'amountPaid,serviceTax,promoCodeUsed', query: 'thirty' },
  });
  expect(
    String(file.body)
      .replace(/^\uFEFF/, '')
      .trim()
      .split(/\r?\n/),
  ).toEqual(['"Amount paid (RM)","Service tax (RM)","Promo code"', '"28.60","1.96","THIRTY"']);
});

test('CRD-37 M44 what is unused goes back pro rata, once, and cannot be spent any more', async () => {
  use(world);
  const { page } = await atGateway(world, twin);
  const charge = twin.pay(page).payment_intent;
  await deliver(world, twin.eventOf(page));
  const id = await lastPurchase();
  // One of the three credits is used.
  await world.rows('update credit_lots set points_left = 20');
  await world.rows('update credit_balances set points = points - 10 where user_id = $1', [world.ids.mentee]);
  await world.rows(
    `insert into credit_entries (user_id, kind, points, balance_after, created_at)
      values ($1, 'booking', -10, 120, '2026-11-20T10:00:00Z')`,
    [world.ids.mentee],
  );
  const replies = await Promise.all([refund(id), refund(id)]);
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  // Two thirds of RM 68.54, rounded down.
  expect(replies.find(({ status }) => status === 200)?.body).toMatchObject({
    transactionType: 'Refunded',
    refunded: 45.69,
  });
  expect(await pointsOf(world, world.ids.mentee)).toEqual({ points: 100, sum: 100 });
  await world.moveClock(world.clock.now().add({ minutes: 1 }));
  await world.moveClock(world.clock.now().add({ minutes: 1 }));
  expect(twin.refunds.map(({ payment_intent, amount }) => ({ payment_intent, amount }))).toEqual([
    { payment_intent: charge, amount: 4569 },
  ]);
  expect(twin.balance()).toBe(6854 - 4569);
  const { body } = await world.ask('mentee', purchaseHistory, { params: { id: world.ids.mentee }, query: {} });
  expect(body.purchases[0]).toMatchObject({ status: 'refunded', refunded: 45.69 });
});

test('M44 what is used, expired or was free is not paid back', async () => {
  const expired = await buy(10);
  await world.moveClock(world.clock.now().add({ hours: 24 * 62 }));
  expect(await refund(expired)).toMatchObject({ status: 422, body: { code: 'credits.nothing_to_refund' } });
  const used = await buy(10);
  await world.rows('update credit_lots set points_left = 0');
  await world.rows('update credit_balances set points = points - 10 where user_id = $1', [world.ids.mentee]);
  expect(await refund(used)).toMatchObject({ status: 422, body: { code: 'credits.nothing_to_refund' } });
  const code = await world.ask('platform_admin', contract.createPromoCode, { body: { code: 'FREE', discount: 100 } });
  await world.ask('mentee', contract.validatePromoCode, { body: { promo_code: 'FREE', package_id: 10 } });
  await world.ask('mentee', contract.checkOut, {
    body: { user_subscription: { package_id: 10, promo_code_id: code.body.id } },
  });
  expect(await refund(await lastPurchase())).toMatchObject({
    status: 422,
    body: { code: 'credits.nothing_to_refund' },
  });
});

test('an admin gives credits with a reason and takes them away, never below nothing', async () => {
  expect((await grant(3)).body).toEqual({ balance: 130 });
  expect((await grant(-13)).body).toEqual({ balance: 0 });
  expect(await grant(-1)).toMatchObject({ status: 422, body: { code: 'credits.too_few_to_take' } });
  expect((await grant(0)).body.fields).toEqual({ credits: 'Please enter a number other than 0' });
  const { body } = await world.ask('mentee', contract.creditsArea, { query: {} });
  expect(body.entries[0]).toMatchObject({ kind: 'adjustment', credits: -13, note: 'For the trouble' });
  const lines = await world.rows<{ data: object }>(
    "select data from audit_log where action = 'credits.granted' order by id",
  );
  expect(lines.map(({ data }) => data)).toMatchObject([{ credits: 3, reason: 'For the trouble' }, { credits: -13 }]);
});
