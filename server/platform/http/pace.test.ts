import { once } from 'node:events';
import { type IncomingMessage, request as open } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { join, shape } from '../../../contract/endpoint.ts';
import { readSettings } from '../config.ts';
import { readInput } from './input.ts';
import { isTooSlow } from './pace.ts';
import { newServer } from './server.ts';

const kilobyte = 1024;

test.each([
  // seconds, seconds without a byte, bytes, a form?, is it too slow?
  [9, 9, 0, false, false],
  [10, 10, 1_000_000, false, true],
  [10, 10, 1_000_000, true, true],
  [10, 0, 160 * kilobyte, true, false],
  [10, 0, 160 * kilobyte - 1, true, true],
  [9, 0, 1, true, false],
  [60, 0, 960 * kilobyte, true, false],
  [60, 0, 959 * kilobyte, true, true],
  [29, 0, 2000 * kilobyte, false, false],
  [30, 0, 2000 * kilobyte, false, true],
])('after %i s, %i of them without a byte, %i bytes have come (form: %s): too slow is %s', (...row) => {
  const [seconds, idle, bytes, isForm, expected] = row;
  expect(isTooSlow({ seconds, idle, bytes, isForm })).toBe(expected);
});

const send = join(
  { method: 'POST', path: '/send' },
  shape({
    summary: 'Takes a note or a photo',
    body: z.object({ note: z.string().optional() }),
    uploads: { photo: { maxBytes: 2 ** 21, maxFiles: 1 } },
    response: z.object({}),
    refusals: [],
  }),
);
let server: ReturnType<typeof newServer>;
let port: number;
const handled: string[] = [];
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  server = newServer(readSettings({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }));
  server.post('/send', async (request) => {
    const { body } = await readInput(send, request);
    handled.push(body.note ?? '');
    return {};
  });
  server.post('/refused', { onRequest: async (_request, reply) => reply.code(401).send({}) }, async () => ({}));
  await server.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = server.server.address() as AddressInfo);
});
afterAll(async () => {
  vi.useRealTimers();
  await server.close();
});

/** Sends the beginning of a body of a thousand bytes, and waits until the server has read it. */
const begin = async (path: string, type: string, piece: string) => {
  const arrived = once(server.server, 'request');
  const headers = { 'content-type': type, 'content-length': 1000 };
  const call = open({ port, host: '127.0.0.1', method: 'POST', path, headers });
  const answered = once(call, 'response');
  call.on('error', () => {}); // the connection may end before everything was sent
  call.write(piece);
  await arrived;
  await setImmediate();
  return { call, answered };
};
const tooSlow = { error: 'The request took too long to arrive. Please try again.', code: 'request.too_slow' };
const multipart = '--x\r\ncontent-disposition: form-data; name="photo"; filename="a.png"\r\n\r\nabc';

test.each([
  ['JSON', 'application/json', '{"note":'],
  ['a form', 'application/x-www-form-urlencoded', 'note='],
  ['a file', 'multipart/form-data; boundary=x', multipart],
])('SYS-18 %s that stops arriving is ended after ten seconds', async (_what, type, piece) => {
  const { call, answered } = await begin('/send', type, piece);
  vi.advanceTimersByTime(10_000);
  const [reply] = (await answered) as [IncomingMessage];
  expect([reply.statusCode, JSON.parse(Buffer.concat(await reply.toArray()).toString())]).toEqual([408, tooSlow]);
  call.destroy();
  expect(handled).toEqual([]);
});

test('SYS-18 a body that goes on after nine seconds is read, and its connection serves the next call', async () => {
  const { call, answered } = await begin('/send', 'application/json', '{"note":"');
  vi.advanceTimersByTime(9000);
  call.end(`${'x'.repeat(989)}"}`);
  const [reply] = (await answered) as [IncomingMessage];
  reply.resume();
  vi.advanceTimersByTime(60_000);
  expect([reply.statusCode, handled.pop()]).toEqual([200, 'x'.repeat(989)]);
});

test('SYS-18 a body that nobody reads any more ends with its connection', async () => {
  const { call, answered } = await begin('/refused', 'application/json', '{"note":');
  const [reply] = (await answered) as [IncomingMessage];
  reply.resume();
  expect(reply.statusCode).toBe(401);
  const gone = once(call, 'close');
  vi.advanceTimersByTime(10_000);
  await gone;
});
