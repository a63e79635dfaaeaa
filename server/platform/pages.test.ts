import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from './clock.ts';
import { readSettings } from './config.ts';
import { newServer } from './http/server.ts';
import { servePages } from './pages.ts';

const script = `export const words = ${JSON.stringify('mentor '.repeat(400))};`;
const folder = mkdtempSync(join(tmpdir(), 'lantern-pages-'));
const server = newServer(readSettings({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }));

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), `<title>__PRODUCT__</title><meta content="__CSRF__">${' '.repeat(2000)}`);
  writeFileSync(join(folder, 'pages.json'), '[]');
  writeFileSync(join(folder, 'service-worker.js'), '');
  writeFileSync(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(folder, 'assets', 'main-1a2b.js'), script);
  writeFileSync(join(folder, 'assets', 'main-1a2b.js.br'), brotliCompressSync(script));
  const isPage = (path: string) => path === '/known';
  servePages(server, { folder, isPage, forBuilders: false }, { clock: systemClock, productName: 'Lantern <&>' });
  await server.ready();
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' | 'POST' = 'GET') =>
  server.inject({ method, url, headers });
const asPage = { accept: 'text/html,application/xhtml+xml' };

test('a script is sent as the build has packed it, and kept for a year by who takes that encoding', async () => {
  const { headers, rawPayload } = await get('/assets/main-1a2b.js', { 'accept-encoding': 'gzip, br' });
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': expect.stringContaining('javascript'),
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
  });
  expect(brotliDecompressSync(rawPayload).toString()).toBe(script);
  const plain = await get('/assets/main-1a2b.js');
  expect([plain.headers['content-encoding'], plain.headers.vary, plain.body]).toEqual([
    undefined,
    'Accept-Encoding',
    script,
  ]);
  expect(plain.headers.etag).not.toBe(headers.etag);
});

test.each(['/dev/gallery', '/DEV/gallery/', '/%64ev/gallery', '/dev%2Fgallery', '/dev'])(
  'SYS-24 %s is for those who build the product: elsewhere not even the page comes that would show it',
  async (path) => {
    const { statusCode, body } = await get(path, asPage);
    expect([statusCode, body.includes('<title>')]).toEqual([404, false]);
  },
);

test('the page has the name of the product, and a token that is never kept', async () => {
  const { statusCode, headers, body } = await get('/known?tab=one', asPage);
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
  expect(body).toContain('<title>Lantern &lt;&amp;></title>');
  expect(body).not.toContain('__CSRF__');
  const packed = await get('/known', { ...asPage, 'accept-encoding': 'br' });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(packed.rawPayload).toString()).toContain('<title>');
});

test('NAV-27 an address that is no page is answered with the page, which says so, and the status 404', async () => {
  const unknown = await get('/nowhere/at/all', asPage);
  expect([unknown.statusCode, unknown.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  expect(unknown.body).toContain('<title>');
  expect((await get('/nowhere/at/all', asPage, 'HEAD')).statusCode).toBe(404);
  expect((await get('/known', asPage, 'HEAD')).statusCode).toBe(200);
});

test('a page is a page for whatever asks for it (M02); elsewhere a call is told so in the words of a call', async () => {
  expect((await get('/known', { accept: '*/*' })).headers['content-type']).toBe('text/html; charset=utf-8');
  for (const reply of [await get('/nowhere', { accept: 'application/json' }), await get('/known', asPage, 'POST')]) {
    expect([reply.statusCode, reply.json()]).toMatchObject([404, { code: 'request.unknown_address' }]);
  }
});

test('a browser installs it under its name, and takes a new worker at once', async () => {
  const reply = await get('/manifest.webmanifest');
  expect(reply.headers['content-type']).toContain('application/manifest+json');
  expect(reply.json()).toMatchObject({ display: 'standalone', start_url: '/', scope: '/' });
  expect((await get('/service-worker.js')).headers['cache-control']).toBe('no-cache');
});

test('what the build keeps for the server is served to nobody', async () => {
  for (const url of ['/pages.json', '/index.html']) expect((await get(url)).statusCode, url).toBe(404);
  expect((await get('/favicon.svg')).headers['content-type']).toContain('image/svg+xml');
});
