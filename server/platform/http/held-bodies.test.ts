import { EventEmitter, once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request as open } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { join, shape } from '../../../contract/endpoint.ts';
import { readSettings } from '../config.ts';
import { readInput } from './input.ts';
import { newServer } from './server.ts';

const megabyte = 2 ** 20;
const send = join(
  { method: 'POST', path: '/send' },
  shape({
    summary: 'Takes anything',
    body: z.looseObject({}),
    uploads: { recording: { maxBytes: 20 * megabyte, maxFiles: 1 } },
    response: z.object({}),
    refusals: [],
  }),
);
const server = newServer(readSettings({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }));
const signs = new EventEmitter();
let port: number;
beforeAll(async () => {
  server.get('/healthz', { config: { alwaysAnswered: true } }, async () => 'well');
  server.post('/send', async (request) => {
    const input = readInput(send, request);
    signs.emit('reading');
    return Object.keys((await input).body);
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = server.server.address() as AddressInfo);
});
afterAll(() => server.close());

const address = () => `http://127.0.0.1:${port}`;
const json = { 'content-type': 'application/json' };
const post = async (body: string, headers: Record<string, string> = json) => {
  const reply = await fetch(`${address()}/send`, { method: 'POST', headers, body });
  const answer = (await reply.json()) as { code?: string };
  return [reply.status, answer.code];
};

const unreadable = [422, 'request.unreadable'];
test.each([
  ['lists', `${'['.repeat(200_000)}${']'.repeat(200_000)}`],
  ['objects', `${'{"a":'.repeat(200_000)}1${'}'.repeat(200_000)}`],
  ['lists without an end', '['.repeat(200_000)],
  ['lists in a field', `{"a":${'['.repeat(200_000)}${']'.repeat(200_000)}}`],
])('SYS-18 200,000 nested %s are refused', async (_what, body) => {
  expect(await post(body)).toEqual(unreadable);
});

test('SYS-18 nested fields of a form and lists within a text are read', async () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  expect(await post(`a${'[b]'.repeat(10_000)}=1`, form)).toEqual([200, undefined]);
  expect(await post(JSON.stringify({ a: '['.repeat(200_000) }))).toEqual([200, undefined]);
});

test('SYS-18 a part of a form that is JSON with 200,000 levels is refused', async () => {
  const part = '--x\r\ncontent-disposition: form-data; name="a"\r\ncontent-type: application/json\r\n\r\n';
  const body = `${part}${'['.repeat(120_000)}${']'.repeat(120_000)}\r\n--x--\r\n`;
  expect(await post(body, { 'content-type': 'multipart/form-data; boundary=x' })).toEqual(unreadable);
});

/** Begins a form that does not say how long it is, and waits until the server reads it. */
const beginForm = async () => {
  const isRead = once(signs, 'reading');
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const call = open({ port, host: '127.0.0.1', method: 'POST', path: '/send', headers, agent: false });
  call.on('error', () => {});
  call.write('--x\r\ncontent-disposition: form-data; name="note"\r\n\r\n');
  await isRead;
  return call;
};
const endForm = async (call: ClientRequest) => {
  const answered = once(call, 'response');
  call.end('x\r\n--x--\r\n');
  const [reply] = (await answered) as [IncomingMessage];
  await reply.toArray();
};

test('M38 a large body is refused while others take all the room there is, and a small one is taken', async () => {
  const large = JSON.stringify({ a: 'x'.repeat(2 * megabyte - 10) });
  const forms = [await beginForm(), await beginForm(), await beginForm()]; // 42 MB each, of 128
  expect(await post(large)).toEqual([200, undefined]);
  const closed = forms.map((call) => once(call, 'close'));
  const [refused] = (await once(await beginForm(), 'response')) as [IncomingMessage];
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2']);
  refused.destroy();
  expect(await post('{}')).toEqual([200, undefined]);
  for (const call of forms) await endForm(call);
  await Promise.all(closed);
  await endForm(await beginForm());
});

test('M38 a hundred bodies of two megabytes at once keep the memory in bounds, and health answers', async () => {
  const large = JSON.stringify({ a: 'x'.repeat(2 * megabyte - 10) });
  const before = process.memoryUsage().rss;
  const all = Promise.all(Array.from({ length: 100 }, () => post(large)));
  expect(await (await fetch(`${address()}/healthz`)).text()).toBe('well');
  const statuses = new Set((await all).map(([status]) => status));
  expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  // The texts on both sides: this process sends them, too.
  expect(process.memoryUsage().rss - before).toBeLessThan(900 * megabyte);
});
