import { once } from 'node:events';
import { request as open } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { join, shape } from '../../../contract/endpoint.ts';
import { closedGate } from '../../testing/gate.fixture.ts';
import { readSettings } from '../config.ts';
import { readInput } from './input.ts';
import { limitOf } from './limits.ts';
import type { Bounds } from './load.ts';
import { newServer } from './server.ts';

const settings = readSettings({ NODE_ENV: 'test', LOG_LEVEL: 'silent' });
const busy = { error: "We're very busy right now. Please try again in a moment.", code: 'request.busy' };

/** A server with a call that is held until `release`, one that answers at once, and one for monitoring. */
const openServer = (bounds: Partial<Bounds>) => {
  const server = newServer(settings, [], bounds);
  const held = closedGate();
  let begun = 0;
  server.get('/held', async () => {
    begun += 1;
    await held.opened;
    return { held: true };
  });
  server.get('/quick', async () => ({ quick: true }));
  server.get('/healthz', { config: { alwaysAnswered: true } }, async () => ({ status: 'ok' }));
  const statusOf = async (url: string) => (await server.inject({ url })).statusCode;
  return { server, statusOf, begun: () => begun, release: held.open };
};

test('M38 a call beyond those that the server can carry is refused, monitoring is not, and it ends with them', async () => {
  const { server, statusOf, begun, release } = openServer({ mostUnderWay: 2 });
  const first = [statusOf('/held'), statusOf('/held')];
  await server.ready();
  const refused = await server.inject({ url: '/quick' });
  expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toEqual([503, '2', busy]);
  expect(refused.headers['cache-control']).toBe('no-store');
  expect([await statusOf('/healthz'), begun()]).toEqual([200, 2]);
  release();
  expect(await Promise.all(first)).toEqual([200, 200]);
  expect(await statusOf('/quick')).toBe(200);
  await server.close();
});

test('M38 of many calls that arrive together, no more are begun than there is room for', async () => {
  const { server, statusOf, begun, release } = openServer({ mostUnderWay: 3 });
  await server.ready();
  const together = Array.from({ length: 20 }, () => statusOf('/held'));
  await statusOf('/healthz');
  release();
  const statuses = await Promise.all(together);
  expect([begun(), statuses.filter((one) => one === 503).length]).toEqual([3, 17]);
  await server.close();
});

const look = join({ method: 'GET', path: '/held' }, shape({ summary: 'Looks', response: z.object({}), refusals: [] }));

/** Calls that are held, of whoever says who they are in a header. */
const openCounted = (mostUnderWay: number) => {
  const server = newServer(settings, [], { mostUnderWay });
  const held = closedGate();
  let begun = 0;
  const caller = async ({ headers }: FastifyRequest) => (headers['x-person'] ? { id: headers['x-person'] } : null);
  const config = limitOf(look, { settings: { RATE_LIMIT_FACTOR: 1000 }, caller, skip: () => false });
  server.register(async (within) => {
    within.get('/held', { config }, async () => {
      begun += 1;
      await held.opened;
      return {};
    });
  });
  const burst = (count: number, from: { person?: string; address?: string }) =>
    Array.from({ length: count }, async () => {
      const headers = from.person ? { 'x-person': from.person } : {};
      return (await server.inject({ url: '/held', headers, remoteAddress: from.address ?? '192.0.2.1' })).statusCode;
    });
  return { server, burst, begun: () => begun, release: held.open };
};
const answered = async (calls: Promise<number>[]) => (await Promise.all(calls)).filter((one) => one === 200).length;
/** Nothing else is to come once those that are begun no longer grow. */
const settled = async (begun: () => number) => {
  for (let before = -1; before !== begun();) {
    before = begun();
    for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  }
};

test('M38 a burst of one person takes half of the room, and the others are answered', async () => {
  const { server, burst, begun, release } = openCounted(20);
  await server.ready();
  const many = burst(60, { person: '7' });
  await settled(begun);
  const others = [...burst(3, { person: '8' }), ...burst(3, { address: '192.0.2.9' })];
  await settled(begun);
  release();
  expect([await answered(many), await answered(others)]).toEqual([10, 6]);
  await server.close();
});

test('M38 visitors of one source leave a fifth of the room to others, and nobody is refused while half of it is free', async () => {
  const { server, burst, begun, release } = openCounted(20);
  await server.ready();
  const workshop = burst(60, { address: '192.0.2.7' });
  await settled(begun);
  const others = burst(4, { address: '192.0.2.8' });
  await settled(begun);
  const tooLate = burst(1, { person: '9' });
  release();
  expect([await answered(workshop), await answered(others), await answered(tooLate)]).toEqual([16, 4, 0]);
  // Their places are free again, also for whoever had their share.
  expect(await answered(burst(10, { address: '192.0.2.7' }))).toBe(10);
  await server.close();
});

test('M38 while the event loop is behind, calls are refused and monitoring answers', async () => {
  let isBehind = true;
  const { server, statusOf } = openServer({ isBehind: () => isBehind });
  expect([await statusOf('/quick'), await statusOf('/nowhere'), await statusOf('/healthz')]).toEqual([503, 503, 200]);
  isBehind = false;
  expect([await statusOf('/quick'), await statusOf('/nowhere'), await statusOf('/healthz')]).toEqual([200, 404, 200]);
  await server.close();
});

test('M38 a browser that asks for a page is shown one that asks again', async () => {
  const { server } = openServer({ isBehind: () => true });
  const reply = await server.inject({ url: '/quick', headers: { accept: 'text/html,*/*' } });
  expect([reply.statusCode, reply.headers['content-type'], reply.headers['retry-after']]).toEqual([
    503,
    'text/html; charset=utf-8',
    '2',
  ]);
  expect(reply.body).toContain('<meta http-equiv="refresh" content="2">');
  expect(reply.body).toContain("We're very busy right now");
  await server.close();
});

const send = join(
  { method: 'POST', path: '/send' },
  shape({
    summary: 'Takes a photo',
    body: z.object({}),
    uploads: { photo: { maxBytes: 2 ** 20, maxFiles: 1 } },
    response: z.object({}),
    refusals: [],
  }),
);

test('M38 a file that is still arriving takes nobody the place', async () => {
  const { server, statusOf, release } = openServer({ mostUnderWay: 1 });
  const reading = closedGate();
  server.post('/send', async (request) => {
    const input = readInput(send, request);
    reading.open();
    await input;
    return {};
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  const headers = { 'content-type': 'multipart/form-data; boundary=x', connection: 'close' };
  const call = open({ port, host: '127.0.0.1', method: 'POST', path: '/send', headers });
  const answered = once(call, 'response');
  call.write('--x\r\ncontent-disposition: form-data; name="photo"; filename="a.png"\r\n\r\nabc');
  await reading.opened;
  expect(await statusOf('/quick')).toBe(200);
  call.end('\r\n--x--\r\n');
  const [reply] = (await answered) as [{ statusCode: number; resume: () => void }];
  reply.resume();
  expect(reply.statusCode).toBe(200);
  // Its place was given back exactly once: the only one is free, and only one.
  const held = statusOf('/held');
  expect(await statusOf('/quick')).toBe(503);
  release();
  expect(await held).toBe(200);
  await server.close();
});
