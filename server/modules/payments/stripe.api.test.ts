import { beforeEach, expect, test } from 'vitest';
import { removePayment } from '../../../contract/payments/index.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { atGateway, begin, deliver, follow, openTwin, pointsOf } from './payments.fixture.ts';

const { twin, use } = await openTwin();
let world: World;
beforeEach(async () => {
  world = await openWorld();
  use(world);
});

const payment = async (id: number) =>
  (await world.rows<{ status: string; amount: number }>('select status, amount from payments where id = $1', [id]))[0];
const purchases = () => world.rows('select status, total from subscriptions order by id');
/** What a persona begins with, and what a starter pack makes of it. */
const before = { points: 100, sum: 100 };
const with30 = { points: 130, sum: 130 };
const mine = () => pointsOf(world, world.ids.mentee);

test('CRD-22 CRD-26 a purchase leads to one page of the gateway, however often, for the price of the server', async () => {
  const id = await begin(world);
  const first = await follow(world, id);
  expect(first).toContain('/pay/');
  expect(await follow(world, id)).toBe(first);
  expect(twin.sessions).toHaveLength(1);
  expect(twin.sessions[0]).toMatchObject({ amount_total: 6854, currency: 'myr' });
  expect(await payment(id)).toEqual({ status: 'pending', amount: 6854 });
});

test('CRD-38 a signed message gives the credits once: sent twice, at once and again as another message', async () => {
  const { page } = await atGateway(world, twin);
  twin.pay(page);
  const message = twin.eventOf(page);
  const replies = await Promise.all([deliver(world, message), deliver(world, message), deliver(world, message)]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await deliver(world, twin.eventOf(page, 'checkout.session.async_payment_succeeded'))).status).toBe(200);
  // Three credits are thirty points.
  expect(await mine()).toEqual(with30);
  expect(await purchases()).toEqual([{ status: 'paid', total: 6854 }]);
  expect(await world.rows("select kind from credit_entries where kind = 'purchase'")).toHaveLength(1);
});

test('CRD-38 the ledger itself refuses to credit a purchase twice', async () => {
  const { page } = await atGateway(world, twin);
  twin.pay(page);
  await deliver(world, twin.eventOf(page));
  const again = `insert into credit_entries (user_id, kind, points, balance_after, subscription_id, created_at)
    select user_id, 'purchase', 30, 60, id, now() from subscriptions`;
  await expect(world.rows(again)).rejects.toThrow('credit_entries_one_purchase');
});

test('CRD-38 a forged, a stale and a changed message are refused and change nothing, and stand in the audit log', async () => {
  const { page } = await atGateway(world, twin);
  twin.pay(page);
  const { payload, signature } = twin.eventOf(page);
  const stale = twin.eventOf(page, undefined, { at: world.clock.now().subtract({ minutes: 10 }) });
  for (const wrong of [
    { payload, signature: signature.replace(/v1=.{6}/, 'v1=000000') },
    { payload, signature: '' },
    { payload: payload.replace('6854', '6855'), signature },
    { payload: `${payload} `, signature },
    stale,
  ]) {
    const reply = await deliver(world, wrong);
    expect(reply).toMatchObject({ status: 400, body: { code: 'payments.not_signed' } });
  }
  expect(await mine()).toEqual(before);
  expect(await world.rows("select action from audit_log where action = 'payment.message_refused'")).toHaveLength(5);
  // The right one still counts.
  expect((await deliver(world, { payload, signature })).status).toBe(200);
  expect(await mine()).toEqual(with30);
});

test('CRD-38 money of another amount gives nothing and stands in the audit log', async () => {
  const { page, paymentId } = await atGateway(world, twin);
  twin.pay(page, 100);
  expect((await deliver(world, twin.eventOf(page))).status).toBe(200);
  expect(await mine()).toEqual(before);
  expect(await payment(paymentId)).toMatchObject({ status: 'pending' });
  const [line] = await world.rows<{ data: object }>("select data from audit_log where action = 'payment.mismatch'");
  expect(line?.data).toMatchObject({ owed: 6854, paid: 100 });
});

test('CRD-38 what a lost message left open is settled by asking the gateway', async () => {
  const { page } = await atGateway(world, twin);
  twin.pay(page);
  await world.moveClock(world.clock.now().add({ minutes: 14 }));
  expect(await mine()).toEqual(before);
  await world.moveClock(world.clock.now().add({ minutes: 2 }));
  expect(await mine()).toEqual(with30);
  // The message that comes at last changes nothing.
  await deliver(world, twin.eventOf(page));
  expect(await mine()).toEqual(with30);
});

test('CRD-27 CRD-38 money that arrives for a payment that was given up counts, and its page is closed', async () => {
  const paid = await atGateway(world, twin);
  twin.pay(paid.page);
  await world.ask('mentee', removePayment, { params: { id: paid.paymentId } });
  expect(await purchases()).toEqual([{ status: 'removed', total: 6854 }]);
  await deliver(world, twin.eventOf(paid.page));
  expect(await purchases()).toEqual([{ status: 'paid', total: 6854 }]);
  expect(await mine()).toEqual(with30);

  const left = await atGateway(world, twin);
  await world.ask('mentee', removePayment, { params: { id: left.paymentId } });
  await world.moveClock(world.clock.now().add({ minutes: 1 }));
  expect(twin.sessions.find(({ id }) => id === left.page)?.status).toBe('expired');
});

test('CRD-26 a gateway that does not answer leads back to the purchase, which says so, and later goes on', async () => {
  const id = await begin(world);
  twin.switches.down = true;
  expect(await follow(world, id)).toMatch(/^\/subscriptions\/\d+\/pending_payment\?payment=silent$/);
  twin.switches.down = false;
  expect(await follow(world, id)).toContain('/pay/');
});

test('CRD-26 a page whose answer was lost is the same one when it is asked for again', async () => {
  const id = await begin(world);
  twin.switches.drop = true;
  expect(await follow(world, id)).toContain('payment=silent');
  twin.switches.drop = false;
  expect(await follow(world, id)).toContain('/pay/');
  expect(twin.sessions).toHaveLength(1);
});

test('CRD-22 another person finds neither the payment nor its page', async () => {
  const { paymentId } = await atGateway(world, twin);
  const reply = await world.ask('other_mentee', removePayment, { params: { id: paymentId } });
  expect(reply).toMatchObject({ status: 404, body: { error: 'This payment does not exist.' } });
  await expect(follow(world, paymentId, 'other_mentee')).resolves.toBe('undefined');
});
