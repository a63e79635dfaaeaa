import { once } from 'node:events';
import { Agent, request as open } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { join, shape } from '../../../contract/endpoint.ts';
import { listEndpoints } from '../../testing/listing.fixture.ts';
import { readSettings } from '../config.ts';
import { boundsOf } from './form.ts';
import { readInput } from './input.ts';
import { newServer } from './server.ts';

const megabyte = 2 ** 20;
/** The body that a profile photo is sent in: one file of two megabytes. */
const send = join(
  { method: 'POST', path: '/send' },
  shape({
    summary: 'Says what has come',
    body: z.object({ note: z.string().optional() }),
    uploads: { photo: { maxBytes: 2 * megabyte, maxFiles: 1 } },
    response: z.object({}),
    refusals: [],
  }),
);

const server = newServer(readSettings({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }));
let port: number;
beforeAll(async () => {
  server.get('/healthz', () => 'well');
  server.post('/send', async (request) => {
    const { body, uploads } = await readInput(send, request);
    return { note: body.note ?? null, files: uploads.map(({ bytes }) => bytes.length) };
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = server.server.address() as AddressInfo);
});
afterAll(() => server.close());

const begin = (disposition: string) => `--x\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n`;
const field = (name: string, value: string) => Buffer.from(`${begin(`name="${name}"`)}${value}\r\n`);
const file = (bytes: Buffer) =>
  Buffer.concat([Buffer.from(begin('name="photo"; filename="a.png"')), bytes, Buffer.from('\r\n')]);
const end = Buffer.from('--x--\r\n');

interface Answer {
  status: number | undefined;
  body: unknown;
  /** How many bytes had been sent when the answer arrived. */
  written: number;
}

/** Sends one piece after the other, as fast as they are accepted, until none are left or the answer has arrived. */
const post = async (pieces: Iterable<Buffer>, headers: Record<string, string | number> = {}): Promise<Answer> => {
  // A connection that stays open, like a browser's: one that closes with the answer may close before the answer is
  // read.
  const agent = new Agent({ keepAlive: true });
  const call = open({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/send',
    agent,
    headers: { 'content-type': 'multipart/form-data; boundary=x', ...headers },
  });
  let answered = false;
  const answer = new Promise<Answer>((resolve, reject) => {
    call.on('response', async (reply) => {
      answered = true;
      const written = call.socket?.bytesWritten ?? 0;
      const body: unknown = JSON.parse(Buffer.concat(await reply.toArray()).toString());
      resolve({ status: reply.statusCode, body, written });
    });
    call.on('error', reject); // after the answer it changes nothing
  });
  call.flushHeaders();
  for (const piece of pieces) {
    if (answered || call.destroyed) break;
    if (!call.write(piece)) await Promise.race([once(call, 'drain'), answer]);
  }
  if (!answered) call.end();
  return answer.finally(() => agent.destroy());
};

const health = async () => (await fetch(`http://127.0.0.1:${port}/healthz`)).text();

const tooBig = { status: 413, body: { error: 'What was sent is too big.', code: 'request.too_big' } };
const times = function* (count: number, piece: Buffer) {
  for (let sent = 0; sent < count; sent += 1) yield piece;
};

test('SYS-18 a form is read: fields, and files to the byte', async () => {
  const photo = Buffer.alloc(2 * megabyte, 1);
  expect(await post([field('note', 'Hello'), file(photo), end])).toMatchObject({
    status: 200,
    body: { note: 'Hello', files: [2 * megabyte] },
  });
});

test('PRO-53 a file that is somewhat too big, and one file too many, are left to the endpoint to tell', async () => {
  const cut = 2 * megabyte + 1;
  expect((await post([file(Buffer.alloc(5 * megabyte)), end])).body).toMatchObject({ files: [cut] });
  expect((await post([...times(4, file(Buffer.alloc(10))), end])).body).toMatchObject({ files: [10, 10] });
});

test('SYS-18 what says that it is too big is refused before any of it is read', async () => {
  const most = boundsOf(send.uploads).request;
  expect(most).toBe(6 * megabyte);
  expect(await post([], { 'content-length': most + 1 })).toMatchObject(tooBig);
  const fields = 199 * field('note', 'x'.repeat(megabyte)).length;
  expect(await post([], { 'content-length': fields })).toMatchObject(tooBig);
});

test('SYS-18 199 fields of a megabyte, seven times at once, are refused, and health answers meanwhile', async () => {
  const one = field('note', 'x'.repeat(megabyte));
  const all = Promise.all(Array.from({ length: 7 }, () => post(times(199, one))));
  expect(await health()).toBe('well');
  for (const { status, body, written } of await all) {
    expect({ status, body }).toEqual(tooBig);
    expect(written).toBeLessThan(100 * megabyte);
  }
});

test('SYS-18 a file without an end is stopped at the sum, and none of it is kept', async () => {
  const opening = file(Buffer.alloc(0)).subarray(0, -2);
  const pieces = function* () {
    yield opening;
    yield* times(100_000, Buffer.alloc(megabyte));
  };
  const before = process.memoryUsage().rss;
  const all = Promise.all(Array.from({ length: 7 }, () => post(pieces())));
  expect(await health()).toBe('well');
  for (const reply of await all) expect(reply).toMatchObject(tooBig);
  expect(process.memoryUsage().rss - before).toBeLessThan(300 * megabyte);
});

test.each([
  ['a field that is too long', [field('note', 'x'.repeat(2 ** 18 + 1)), end]],
  ['a name that is too long', [field('n'.repeat(201), 'x'), end]],
  ['too many fields', [...times(201, field('note', 'x')), end]],
  ['too many parts of no name', [...times(300, Buffer.from('--x\r\ncontent-type: text/plain\r\n\r\nx\r\n')), end]],
  ['too much text', [...times(9, field('note', 'x'.repeat(2 ** 18))), end]],
])('SYS-18 %s is refused', async (_what, pieces) => {
  expect(await post(pieces)).toMatchObject(tooBig);
});

test('SYS-18 a field of the greatest length is taken whole, and a form that breaks off is told so', async () => {
  const note = 'x'.repeat(2 ** 18);
  expect((await post([field('note', note), end])).body).toEqual({ note, files: [] });
  expect(await post([field('note', 'x')])).toMatchObject({ status: 422, body: { code: 'request.unreadable' } });
});

test('every endpoint can be sent the greatest file it takes, and what is too big by as much again', () => {
  const forms = listEndpoints().flatMap(({ uploads }) => (uploads ? [uploads] : []));
  expect(forms.length).toBeGreaterThan(8);
  for (const uploads of forms)
    for (const { maxBytes } of Object.values(uploads))
      expect(boundsOf(uploads).request).toBeGreaterThanOrEqual(2 * maxBytes + 2 * megabyte);
});
