import { beforeEach, expect, test } from 'vitest';
import {
  checkOut,
  confirmReceipt,
  creditsArea,
  pendingPayment,
  purchaseHistory,
  purchasePage,
  thankYou,
  validatePromoCode,
} from '../../../contract/credits/index.ts';
import { currentUser } from '../../../contract/me/index.ts';
import { removePayment, showTestGateway, useTestGateway } from '../../../contract/payments/index.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { begin, follow, pointsOf } from '../payments/payments.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

/** A code as an admin makes it. */
const makeCode = async (code: string, more: Record<string, unknown> = {}) => {
  const values = { code, discount: 30, created_at: '2026-11-20T10:00:00Z', ...more };
  const names = Object.keys(values);
  const marks = names.map((_name, at) => `$${at + 1}`).join(', ');
  const [row] = await world.rows<{ id: string }>(
    `insert into promo_codes (${names.join(', ')}) values (${marks}) returning id`,
    Object.values(values),
  );
  return Number(row?.id);
};
const pay = (id: number) => world.ask('mentee', useTestGateway, { params: { id }, body: { outcome: 'pay' } });
const buy = async (packageId = 12, more = {}) => {
  const id = await begin(world, 'mentee', packageId, more);
  await pay(id);
  return id;
};
const lastPurchase = async () =>
  Number((await world.rows<{ id: string }>('select max(id) as id from subscriptions'))[0]?.id);
const validate = (persona: 'mentee' | 'other_mentee', promo_code: string, package_id = 10) =>
  world.ask(persona, validatePromoCode, { body: { promo_code, package_id } });

test('CRD-02 CRD-03 CRD-11 CRD-16 the page of a package has its price, tax and fee, for visitors as well', async () => {
  const asked = { params: { id: 12 }, query: {} };
  const { body } = await world.newBrowser().ask(purchasePage, asked);
  expect(body.package).toEqual({
    id: 12,
    name: 'Starter Pack',
    cost: 60,
    currency: 'MYR',
    credits: 3,
    valid_duration: 60,
    recommended: true,
  });
  expect(body.pricing).toMatchObject({ price: 60, discount: 0, sst_amount: 4.8, fees: 3.74, total: 68.54 });
  expect(body.packages.map(({ id }: { id: number }) => id)).toEqual([10, 12]);
  const two = await world.ask('mentee', purchasePage, { params: { id: 10 }, query: { quantity: 2 } });
  // RM 70.00: tax 5.60, and (70 + 5.60 + 1) / 0.96 = 79.79.
  expect(two.body.pricing).toMatchObject({ price: 70, sstAmount: 5.6, transactionFee: 4.19, total: 79.79 });
  const none = await world.ask('mentee', purchasePage, { params: { id: 11 }, query: {} });
  expect(none).toMatchObject({ status: 404, body: { error: 'This package does not exist.' } });
});

test('CRD-23 B100 who buys is who is signed in, at the price of the server', async () => {
  const body = { user_subscription: { package_id: 10, user_id: 1, quantity: 1, price: 1, total: 0 } };
  await world.ask('mentee', checkOut, { body } as never);
  expect(await world.rows('select user_id::int, total, status from subscriptions')).toEqual([
    { user_id: world.ids.mentee, total: 4042, status: 'pending' },
  ]);
});

test('CRD-22 a form without a script is led to the payment, and is refused without the token of its page', async () => {
  const browser = world.browserOf('mentee');
  const token = await browser.csrf();
  const send = (authenticity_token: string) =>
    browser.inject({
      method: 'POST',
      url: '/subscriptions',
      headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({
        authenticity_token,
        'user_subscription[package_id]': '10',
        'user_subscription[promo_code_id]': '',
      }).toString(),
    });
  expect((await send('made-up')).statusCode).toBe(403);
  const led = await send(token);
  expect(led.statusCode).toBe(303);
  expect(led.headers.location).toMatch(/^\/payments\/\d+\/pay$/);
});

test('CRD-25 CRD-29 B100 a second purchase leads to the page of the one that is not paid', async () => {
  const id = await begin(world);
  const again = await world.ask('mentee', checkOut, { body: { user_subscription: { package_id: 10 } } });
  const { location } = again.body;
  expect(location).toMatch(/^\/subscriptions\/\d+\/pending_payment$/);
  const { body } = await world.ask('mentee', pendingPayment, { params: { id: await lastPurchase() } });
  expect(body.subscription).toMatchObject({
    status: 'pending',
    quantity: 1,
    package: { name: 'Starter Pack', currency: 'MYR' },
    pricing: { cost: 60, sst_amount: 4.8, discount: 0, fees: 3.74, total: 68.54 },
    promo: null,
    payment: { id, url: `/payments/${id}/pay`, delete_url: `/payments/${id}/delete` },
  });
  const foreign = await world.ask('other_mentee', pendingPayment, { params: { id: await lastPurchase() } });
  expect(foreign).toMatchObject({ status: 404, body: { error: 'This purchase does not exist.' } });
});

test('CRD-26 CRD-30 CRD-37 trying it out: it fails, is paid, and the credits are there for two months', async () => {
  const id = await begin(world);
  expect(await follow(world, id)).toBe(`/payments/${id}/test_gateway`);
  const page = await world.ask('mentee', showTestGateway, { params: { id } });
  expect(page.body).toMatchObject({ amount: 68.54, currency: 'MYR', description: 'Starter Pack', is_open: true });
  const failed = await world.ask('mentee', useTestGateway, { params: { id }, body: { outcome: 'fail' } });
  expect(failed.body.redirect_url).toMatch(/pending_payment\?payment=failed$/);
  expect(await pointsOf(world, world.ids.mentee)).toEqual({ points: 100, sum: 100 });
  const paid = await pay(id);
  expect(paid.body.redirect_url).toBe(`/subscriptions/${await lastPurchase()}/thank_you`);
  expect(await pay(id)).toMatchObject({ status: 422, body: { code: 'payments.not_pending' } });
  const thanks = await world.ask('mentee', thankYou, { params: { id: await lastPurchase() } });
  expect(thanks.body).toMatchObject({ balance: 130, subscription: { status: 'paid', credits: 3 } });
  const area = await world.ask('mentee', creditsArea, { query: {} });
  expect(area.body.lots).toEqual([{ credits: 3, expires_at: '2027-01-20T10:00:00Z' }]);
  expect(area.body.entries[0]).toMatchObject({ kind: 'purchase', credits: 3, balance_after: 13 });
});

test('CRD-27 B100 a purchase that is given up, or not paid for a day, is over, and another one can begin', async () => {
  const first = await begin(world);
  const removed = await world.ask('mentee', removePayment, { params: { id: first } });
  expect(removed.body.redirect_url).toMatch(/^\/subscriptions\/\d+\/pending_payment$/);
  const again = await world.ask('mentee', removePayment, { params: { id: first } });
  expect(again).toMatchObject({ status: 422, body: { code: 'payments.not_pending' } });
  await begin(world);
  await world.moveClock(world.clock.now().add({ hours: 23, minutes: 59 }));
  expect(await world.rows('select status from subscriptions order by id')).toEqual([
    { status: 'removed' },
    { status: 'pending' },
  ]);
  await world.moveClock(world.clock.now().add({ minutes: 1 }));
  expect(await world.rows('select status from subscriptions order by id')).toEqual([
    { status: 'removed' },
    { status: 'expired' },
  ]);
  await begin(world);
});

test('CRD-17 CRD-19 CRD-21 a code is found whatever its capitals, and what is wrong has one answer', async () => {
  const id = await makeCode('Welcome30', { valid_until: '2026-11-21T10:00:00Z', package_id: 10 });
  expect((await validate('mentee', ' welcome30 ')).body).toEqual({
    promo_code_id: id,
    code: 'Welcome30',
    discount: 30,
    valid_until: '2026-11-21T10:00:00Z',
    message: 'Promo code applied successfully',
  });
  const refused = { status: 422, body: { error: 'Promo code has expired or is invalid.' } };
  await makeCode('HERS', { recipient_id: world.ids.other_mentee });
  await makeCode('RETIRED', { retired_at: '2026-11-20T10:00:00Z' });
  expect(await validate('mentee', 'WELCOME30', 12)).toMatchObject(refused);
  expect(await validate('mentee', 'HERS')).toMatchObject(refused);
  expect((await validate('other_mentee', 'HERS')).status).toBe(200);
  expect(await validate('mentee', 'RETIRED')).toMatchObject(refused);
  expect(await validate('mentee', 'NOSUCH')).toMatchObject(refused);
  expect((await validate('mentee', '  ')).body.fields).toEqual({ promo_code: 'Promo code is required' });
  await world.moveClock(world.clock.now().add({ hours: 24 }));
  expect(await validate('mentee', 'WELCOME30')).toMatchObject(refused);
});

test('B99 CRD-18 the number of a code neither shows nor gives anything to somebody who has not typed it', async () => {
  const promo_code_id = await makeCode('GUESSED');
  const look = () => world.ask('mentee', purchasePage, { params: { id: 10 }, query: { promo_code_id } });
  const refused = { status: 422, body: { error: 'Promo code has expired or is invalid.' } };
  expect(await look()).toMatchObject(refused);
  const wish = { body: { user_subscription: { package_id: 10, promo_code_id } } };
  expect(await world.ask('mentee', checkOut, wish)).toMatchObject(refused);
  // That somebody else has typed it is not enough.
  await validate('other_mentee', 'GUESSED');
  expect(await look()).toMatchObject(refused);
  await validate('mentee', 'guessed');
  expect((await look()).body).toMatchObject({ promo: { code: 'GUESSED', discount: 30 } });
});

test('CRD-14 B99 a code takes its percent off once a person; a purchase that comes to nothing gives it back', async () => {
  const promo_code_id = await makeCode('ONCE');
  await validate('mentee', 'ONCE');
  const payment = await begin(world, 'mentee', 10, { promo_code_id });
  expect(await world.rows('select original, subtotal, sst, fee, total from subscriptions')).toEqual([
    { original: 3500, subtotal: 2450, sst: 196, fee: 214, total: 2860 },
  ]);
  expect((await validate('mentee', 'ONCE')).status).toBe(422);
  await world.ask('mentee', removePayment, { params: { id: payment } });
  expect((await validate('mentee', 'ONCE')).status).toBe(200);
  await buy(10, { promo_code_id });
  const again = await world.ask('mentee', checkOut, { body: { user_subscription: { package_id: 10, promo_code_id } } });
  expect(again).toMatchObject({ status: 422, body: { error: 'Promo code has expired or is invalid.' } });
});

test('CRD-16 B102 what a code makes free is there at once, without any payment', async () => {
  const promo_code_id = await makeCode('FREE', { discount: 100 });
  await validate('mentee', 'FREE');
  const reply = await world.ask('mentee', checkOut, { body: { user_subscription: { package_id: 12, promo_code_id } } });
  expect(reply.body.location).toBe(`/subscriptions/${await lastPurchase()}/thank_you`);
  expect(await world.rows('select id from payments')).toEqual([]);
  expect(await pointsOf(world, world.ids.mentee)).toEqual({ points: 130, sum: 130 });
});

test('CRD-34 B104 the history has numbers, lines and who bought; nobody else reads it', async () => {
  await buy();
  await begin(world, 'mentee', 10);
  const { body } = await world.ask('mentee', purchaseHistory, { params: { id: world.ids.mentee }, query: {} });
  expect(body).toMatchObject({ seller: 'Lantern', total: 2, page: 1, max_pages: 1 });
  expect(
    body.purchases.map(({ status, receipt_number }: { status: string; receipt_number: string }) => [
      status,
      receipt_number,
    ]),
  ).toEqual([
    ['pending', null],
    ['paid', expect.stringMatching(/^C-\d{6}$/)],
  ]);
  expect(body.purchases[1]).toMatchObject({ pricing: { price: 60, sstAmount: 4.8, total: 68.54 }, refunded: 0 });
  for (const persona of ['other_mentee', 'platform_admin'] as const) {
    const foreign = await world.ask(persona, purchaseHistory, { params: { id: world.ids.mentee }, query: {} });
    expect(foreign.status).toBe(404);
  }
});

test('CRD-32 CRD-33 the banner is put aside for the code that it showed, and comes back for the next', async () => {
  await world.rows("insert into promo_trackers (user_id, created_at) values ($1, '2026-11-20T10:00:00Z')", [
    world.ids.mentee,
  ]);
  const trackers = async () => (await world.ask('mentee', currentUser, {})).body.promo_trackers;
  expect(await trackers()).toMatchObject([{ promo_code_id: null, promo_code: null, recipient_confirmed: false }]);
  await world.ask('mentee', confirmReceipt, { body: { promo_code_id: 999 } });
  expect(await trackers()).toMatchObject([{ recipient_confirmed: false }]);
  await world.ask('mentee', confirmReceipt, { body: { promo_code_id: null } });
  expect(await trackers()).toMatchObject([{ recipient_confirmed: true }]);
});
