import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { failing, inSeconds, openGateway, order, start, wholly } from './stripe.fixture.ts';
import { stripeGateway } from './stripe.ts';

const { account, twin, gateway, pass, opened, paid } = await openGateway();

test('a page asks for the sen, the currency and the line of the order, and knows its key', async () => {
  const page = await opened();
  expect(page).toEqual({ id: expect.stringMatching(/^cs_test_/), url: `${twin.url}/pay/${page.id}` });
  expect(twin.sessions).toMatchObject([
    {
      id: page.id,
      amount_total: 22_605,
      currency: 'myr',
      customer_email: 'mei@example.com',
      client_reference_id: 'payment-41',
      metadata: { payment: 'payment-41' },
      expires_at: inSeconds(order.expiresAt),
      success_url: order.paidUrl,
      cancel_url: order.leftUrl,
    },
  ]);
  expect(await gateway.lookAt(page.id)).toEqual({
    page: page.id,
    state: 'open',
    amount: 22_605,
    currency: 'MYR',
    charge: null,
  });
});

test('asking twice opens one page, another order another', async () => {
  const page = await opened();
  expect(await opened()).toEqual(page);
  expect(await opened({ key: 'payment-42' })).not.toEqual(page);
  expect(twin.sessions).toHaveLength(2);
});

test.each([
  ['too soon', { minutes: 1 }, { minutes: 31 }],
  ['past', { hours: -3 }, { minutes: 31 }],
  ['too late', { hours: 48 }, { hours: 23, minutes: 59 }],
  ['as asked', { hours: 5 }, { hours: 5 }],
])('a page ends within what Stripe takes: %s', async (_title, asked, expected) => {
  await opened({ expiresAt: start.add(asked) });
  expect(twin.sessions[0]?.expires_at).toBe(inSeconds(start.add(expected)));
});

test('an answer that was lost is asked for again, and the page is the same', async () => {
  twin.switches.drop = true;
  await expect(opened()).rejects.toMatchObject({ kind: 'later' });
  twin.switches.drop = false;
  pass({ minutes: 1 });
  const page = await opened();
  expect(twin.sessions.map(({ id }) => id)).toEqual([page.id]);
});

test('the page is the same when its hour had to be moved, then and now', async () => {
  const soon = { expiresAt: start.add({ minutes: 30 }) };
  twin.switches.drop = true;
  await expect(opened(soon)).rejects.toMatchObject({ kind: 'later' });
  twin.switches.drop = false;
  pass({ minutes: 2 });
  // It is on the second page of Stripe's list by now.
  await Promise.all(Array.from({ length: 101 }, (_, other) => opened({ key: `other-${other}` })));
  const page = await opened(soon);
  expect(page.id).toBe(twin.sessions.at(-1)?.id);
  expect(twin.sessions).toHaveLength(102);
  expect(twin.sessions.at(-1)?.client_reference_id).toBe(order.key);
});

test('the key of another order, or of a page that is closed, is refused', async () => {
  const { id } = await opened({ expiresAt: start });
  await expect(opened({ amount: 1 })).rejects.toMatchObject({ kind: 'refused' });
  await gateway.closePage(id);
  pass({ minutes: 1 });
  await expect(opened({ expiresAt: start })).rejects.toMatchObject({ kind: 'refused' });
  expect(twin.sessions).toHaveLength(1);
});

test('what was paid is said, even when it is not what was asked', async () => {
  const { id, charge } = await paid(100);
  expect(await gateway.lookAt(id)).toEqual({ page: id, state: 'paid', amount: 100, currency: 'MYR', charge });
  expect(charge).toMatch(/^pi_/);
});

test('a page that nobody knows is null', async () => {
  expect(await gateway.lookAt('cs_test_unknown')).toBeNull();
});

test('a page ends by itself, or when it is closed; closing it again changes nothing', async () => {
  const [first, second] = [await opened(), await opened({ key: 'payment-42' })];
  await gateway.closePage(second.id);
  await gateway.closePage(second.id);
  const states = async () => [(await gateway.lookAt(first.id))?.state, (await gateway.lookAt(second.id))?.state];
  expect(await states()).toEqual(['open', 'expired']);
  expect(() => twin.pay(second.id)).toThrow('expired');
  pass({ hours: 2 });
  expect(await states()).toEqual(['expired', 'expired']);
});

test('closing a page that is paid changes nothing', async () => {
  const { id, charge } = await paid();
  await gateway.closePage(id);
  expect(await gateway.lookAt(id)).toMatchObject({ state: 'paid', amount: 22_605, charge });
  expect(twin.balance()).toBe(22_605);
});

test('closing is not done while its answer is lost, and done once it arrives', async () => {
  const { id } = await opened();
  twin.switches.drop = true;
  await expect(gateway.closePage(id)).rejects.toMatchObject({ kind: 'later' });
  twin.switches.drop = false;
  await gateway.closePage(id);
  expect((await gateway.lookAt(id))?.state).toBe('expired');
  await expect(gateway.closePage('cs_test_unknown')).rejects.toMatchObject({ kind: 'refused' });
});

test('a refund whose answer was lost is sent once, a day later as well', async () => {
  const { charge } = await paid();
  const part = { key: 'refund-7', charge, amount: 5000 };
  twin.switches.drop = true;
  await expect(gateway.refund(part)).rejects.toMatchObject({ kind: 'later' });
  twin.switches.drop = false;
  await gateway.refund(part);
  // By now Stripe has forgotten the key.
  pass({ hours: 30 });
  await gateway.refund(part);
  expect(twin.refunds).toMatchObject([{ payment_intent: charge, amount: 5000 }]);
  expect(twin.balance()).toBe(17_605);
});

test('two that are sent at once are one', async () => {
  const { charge } = await paid();
  const part = { key: 'refund-7', charge, amount: 5000 };
  await Promise.all([gateway.refund(part), gateway.refund(part)]);
  expect(twin.balance()).toBe(17_605);
});

test('another part goes back as well, and nothing more than was paid', async () => {
  const { charge } = await paid();
  await gateway.refund({ key: 'refund-7', charge, amount: 20_000 });
  const tooMuch = gateway.refund({ key: 'refund-8', charge, amount: 20_000 });
  await expect(tooMuch).rejects.toMatchObject({ kind: 'refused' });
  await gateway.refund({ key: 'refund-9', charge, amount: 2605 });
  expect(twin.balance()).toBe(0);
  await gateway.refund({ key: 'refund-10', charge, amount: 1 });
  expect(twin.balance()).toBe(0);
  const unknown = gateway.refund({ key: 'refund-11', charge: 'pi_unknown', amount: 1 });
  await expect(unknown).rejects.toMatchObject({ kind: 'refused' });
});

const every = (through: typeof gateway) => [
  through.openPage({ ...order, key: 'payment-43' }),
  through.lookAt('cs_test_1'),
  through.closePage('cs_test_1'),
  through.refund({ key: 'refund-1', charge: 'pi_1', amount: 1 }),
];

test('who is down, slow or not there is worth another try', async () => {
  twin.switches.down = true;
  for (const failed of every(gateway)) await expect(failed).rejects.toMatchObject({ kind: 'later' });
  expect(twin.sessions).toEqual([]);
  twin.switches.down = false;
  twin.switches.slow = 1000;
  const hasty = stripeGateway({ ...account, longestWait: 50 });
  await Promise.all(every(hasty).map((failed) => expect(failed).rejects.toMatchObject({ kind: 'later' })));
  const nobody = stripeGateway({ ...account, url: 'http://127.0.0.1:9' });
  await Promise.all(every(nobody).map((failed) => expect(failed).rejects.toMatchObject({ kind: 'later' })));
});

test('a lost call is made once more by itself, and no oftener', async () => {
  twin.switches.drop = true;
  await failing(gateway.lookAt('cs_test_1'));
  expect(twin.calls).toEqual(Array.from({ length: 2 }, () => 'GET /v1/checkout/sessions/cs_test_1'));
});

test('a wrong key is refused, and is in no message', async () => {
  const wrong = stripeGateway({ ...account, secretKey: 'sk_test_a-wrong-key' });
  for (const promise of every(wrong)) {
    const failure = await failing(promise);
    expect(failure).toMatchObject({ kind: 'refused', message: 'Stripe answered 401.' });
    expect(wholly(failure)).not.toContain('a-wrong-key');
  }
});

test('the email of the payer is in no message, whatever Stripe says', async () => {
  const refused = await failing(opened({ email: 'mei@@example.com' }));
  expect(refused).toMatchObject({ kind: 'refused', message: 'Stripe answered 400 (parameter_invalid).' });
  twin.switches.down = true;
  for (const failure of [refused, await failing(opened())]) expect(wholly(failure)).not.toMatch(/mei|example\.com/);
});

test.each([
  [400, 'refused'],
  [402, 'refused'],
  [403, 'refused'],
  [409, 'later'],
  [429, 'later'],
  [503, 'later'],
])('%i is %s', async (status, kind) => {
  const body = JSON.stringify({ error: { type: 'card_error', message: 'mei@example.com' } });
  const server = createServer((_request, reply) => void reply.writeHead(status).end(body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const failure = await failing(stripeGateway({ ...account, url: `http://127.0.0.1:${port}` }).openPage(order));
  server.close();
  expect(failure).toMatchObject({ kind, message: `Stripe answered ${status}.` });
});
