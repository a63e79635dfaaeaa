import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { failing, inSeconds, openGateway, order, start, wholly } from './stripe.fixture.ts';
import { stripeGateway } from './stripe.ts';
import { startStripeTwin } from './stripe.twin.ts';

const { account, twin, gateway, pass, opened, paid } = await openGateway();

test.each([
  ['checkout.session.completed', 'paid'],
  ['checkout.session.async_payment_succeeded', 'paid'],
  ['checkout.session.expired', 'expired'],
] as const)('%s tells what became of the page', async (type, state) => {
  const { id } = await opened();
  if (state === 'paid') twin.pay(id, 22_000);
  else twin.expire(id);
  const { payload, signature } = twin.eventOf(id, type, { id: 'evt_1' });
  const charge = twin.charges[0]?.id ?? null;
  const amount = state === 'paid' ? 22_000 : 22_605;
  expect(await gateway.readMessage(payload, signature)).toEqual({
    id: 'evt_1',
    type,
    at: start,
    news: { page: id, state, amount, currency: 'MYR', charge },
  });
});

test('a page that is complete, and whose money is still on its way, is not paid', async () => {
  const { id } = await opened();
  const [session] = twin.sessions;
  if (session) session.status = 'complete';
  expect((await gateway.lookAt(id))?.state).toBe('open');
  const { payload, signature } = twin.eventOf(id, 'checkout.session.completed');
  expect((await gateway.readMessage(payload, signature)).news).toMatchObject({ state: 'open', charge: null });
});

test('other messages, and pages of others, are nothing of ours', async () => {
  const { id } = await paid();
  const other = twin.eventOf(id, 'charge.updated', { id: 'evt_2' });
  expect(await gateway.readMessage(other.payload, other.signature)).toMatchObject({
    id: 'evt_2',
    type: 'charge.updated',
    news: null,
  });
  const [session] = twin.sessions;
  if (session) session.metadata = {};
  const foreign = twin.eventOf(id);
  expect((await gateway.readMessage(foreign.payload, foreign.signature)).news).toBeNull();
});

test('a message that is forged, changed or old is no message, and its failure holds none of it', async () => {
  const { id } = await paid();
  const { payload, signature } = twin.eventOf(id);
  const changed = payload.replace('22605', '99999');
  expect(changed).not.toBe(payload);
  const elsewhere = stripeGateway({ ...account, webhookSecret: 'whsec_another' });
  const failures = [
    await failing(gateway.readMessage(changed, signature)),
    await failing(gateway.readMessage(`${payload} `, signature)),
    await failing(gateway.readMessage(payload, '')),
    await failing(gateway.readMessage(payload, signature.replace('v1=', 'v0='))),
    await failing(gateway.readMessage(payload, signature.replace(/t=\d+/, `t=${inSeconds(start) + 1}`))),
    await failing(gateway.readMessage('', twin.sign(''))),
    await failing(elsewhere.readMessage(payload, signature)),
  ];
  pass({ seconds: 300 });
  expect(await gateway.readMessage(payload, signature)).toMatchObject({ at: start });
  pass({ seconds: 1 });
  failures.push(await failing(gateway.readMessage(payload, signature)));
  for (const failure of failures) {
    expect(failure).toMatchObject({ kind: 'forged' });
    expect(wholly(failure)).not.toMatch(/whsec|v1=|mei@|evt_|cs_test/);
  }
});

test.each(['{', 'null', '{"id":"evt_1","type":"charge.updated"}'])(
  '%j is signed, and still no message',
  async (payload) => {
    await expect(gateway.readMessage(payload, twin.sign(payload))).rejects.toMatchObject({ kind: 'refused' });
  },
);

const press = (url: string) => fetch(url, { method: 'POST', redirect: 'manual' });
/** Whoever receives the messages, and what they say. */
const receiver = async () => {
  const got: { id: string; state: string | undefined }[] = [];
  const server = createServer((request, reply) => {
    const read = async () => {
      const message = await gateway.readMessage(await text(request), String(request.headers['stripe-signature']));
      got.push({ id: message.id, state: message.news?.state });
      reply.writeHead(200).end();
    };
    read().catch(() => reply.writeHead(400).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  twin.switches.webhookUrl = `http://127.0.0.1:${port}/`;
  return { got, [Symbol.dispose]: () => server.close() && server.closeAllConnections() };
};

test('the payer reads what it is, pays once, and is sent back with the message gone out', async () => {
  using hook = await receiver();
  const { id, url } = await opened({ paidUrl: `${order.paidUrl}?page={CHECKOUT_SESSION_ID}` });
  const page = await (await fetch(url)).text();
  expect(page).toContain('10 credits – 谢谢 &amp; &quot;more&quot;');
  expect(page).toContain('MYR 226.05');
  expect(page).toContain(`href="${order.leftUrl}"`);
  for (const reply of [await press(url), await press(url)])
    expect([reply.status, reply.headers.get('location')]).toEqual([303, `${order.paidUrl}?page=${id}`]);
  expect(hook.got).toEqual([{ id: expect.stringMatching(/^evt_/), state: 'paid' }]);
  expect(twin.deliveries).toMatchObject([{ id: hook.got[0]?.id, type: 'checkout.session.completed', status: 200 }]);
  expect(twin.balance()).toBe(22_605);
});

test('a message can be lost, doubled or late', async () => {
  using hook = await receiver();
  twin.switches.lose = true;
  await press((await opened({ key: 'lost' })).url);
  expect([hook.got, twin.deliveries]).toMatchObject([[], [{ status: null }]]);
  Object.assign(twin.switches, { lose: false, double: true });
  await press((await opened({ key: 'doubled' })).url);
  expect(hook.got).toHaveLength(2);
  expect(new Set(hook.got.map(({ id }) => id)).size).toBe(1);
  Object.assign(twin.switches, { double: false, delay: 50 });
  await press((await opened({ key: 'late' })).url);
  expect(hook.got).toHaveLength(2);
  await expect.poll(() => hook.got.length).toBe(3);
});

test('nobody pays on a page that has ended', async () => {
  const { id, url } = await opened();
  await gateway.closePage(id);
  expect((await press(url)).status).toBe(410);
  expect((await fetch(`${twin.url}/pay/cs_test_unknown`)).status).toBe(404);
  expect(twin.balance()).toBe(0);
});

test('it listens again on the port it is given', async () => {
  const first = await startStripeTwin(account);
  const through = stripeGateway({ ...account, url: first.url });
  await through.openPage(order);
  await first.close();
  const second = await startStripeTwin({ ...account, port: first.port });
  await through.openPage(order);
  expect([second.url, second.sessions.length]).toEqual([first.url, 1]);
  await second.close();
});
