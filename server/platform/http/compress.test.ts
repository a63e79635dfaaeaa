import { Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSettings } from '../config.ts';
import { newServer } from './server.ts';

const long = { data: Array.from({ length: 100 }, (_none, id) => ({ id, name: `Mentor ${id}` })) };
const text = JSON.stringify(long);
const picture = Buffer.alloc(4096, 7);

const server = newServer(readSettings({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }));
beforeAll(async () => {
  server.get('/long', () => long);
  server.get('/short', () => ({ data: [] }));
  server.get('/page', (_request, reply) => reply.type('text/html; charset=utf-8').header('vary', 'Accept').send(text));
  server.get('/picture', (_request, reply) => reply.type('image/webp').send(picture));
  server.get('/packed', (_request, reply) =>
    reply.type('application/json').header('content-encoding', 'br').send(Buffer.from(text)),
  );
  server.get('/tagged', (_request, reply) => reply.header('etag', '"one"').send(long));
  server.get('/weak', (_request, reply) => reply.header('etag', 'W/"one"').send(long));
  server.get('/stream', (_request, reply) => reply.type('application/json').send(Readable.from([text])));
  server.get('/events', (_request, reply) => reply.type('text/event-stream').send(`data: ${text}\n\n`));
  await server.ready();
});
afterAll(() => server.close());

const get = (url: string, accepts?: string, method: 'GET' | 'HEAD' = 'GET') =>
  server.inject({ method, url, headers: accepts === undefined ? {} : { 'accept-encoding': accepts } });

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate, br;q=0.5', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000, gzip; q=0', undefined],
  ['identity', undefined],
  [undefined, undefined],
])('who accepts %s is sent %s', async (accepts, encoding) => {
  const { headers, rawPayload, statusCode } = await get('/long', accepts);
  expect([statusCode, headers['content-encoding'], headers.vary]).toEqual([200, encoding, 'Accept-Encoding']);
  expect(headers['content-length']).toBe(String(rawPayload.length));
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
  const bytes = encoding === 'br' || encoding === 'gzip' ? unpack[encoding](rawPayload) : rawPayload;
  expect(bytes.toString()).toBe(text);
  if (encoding) expect(rawPayload.length).toBeLessThan(text.length / 3);
});

test('what is packed goes by what else the reply varies with as well', async () => {
  const { headers } = await get('/page', 'br');
  expect([headers['content-encoding'], headers.vary]).toEqual(['br', 'Accept, Accept-Encoding']);
});

test.each(['/short', '/picture', '/packed', '/stream', '/events'])('%s is sent as it is', async (url) => {
  const plain = await get(url);
  const offered = await get(url, 'br, gzip');
  expect(offered.rawPayload).toEqual(plain.rawPayload);
  expect(offered.headers['content-encoding']).toBe(plain.headers['content-encoding']);
  expect(offered.headers.vary).toBeUndefined();
});

test('a tag that promises the very bytes promises the meaning once they are packed', async () => {
  const tagOf = async (url: string, accepts?: string) => (await get(url, accepts)).headers.etag;
  expect(await tagOf('/tagged')).toBe('"one"');
  expect(await tagOf('/tagged', 'br')).toBe('W/"one"');
  expect(await tagOf('/weak', 'br')).toBe('W/"one"');
});

test('asked for its head alone, a reply says what the whole one says', async () => {
  const [whole, head] = [await get('/long', 'br'), await get('/long', 'br', 'HEAD')];
  expect(head.rawPayload).toHaveLength(0);
  for (const name of ['content-encoding', 'content-length', 'vary'] as const) {
    expect(head.headers[name], name).toBe(whole.headers[name]);
  }
});
