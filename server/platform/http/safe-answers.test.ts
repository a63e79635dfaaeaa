import { expect, test } from 'vitest';
import { readSettings } from '../config.ts';
import { newServer } from './server.ts';

const open = async (environment: Record<string, string>) => {
  const server = newServer(readSettings({ LOG_LEVEL: 'silent', ...environment }));
  server.get('/here', async (_request, reply) => ({ token: reply.generateCsrf({ userInfo: '' }) }));
  server.get('/broken', async () => {
    throw new Error('the password is hush');
  });
  await server.ready();
  return server;
};
const production = {
  NODE_ENV: 'production',
  SECRET_KEY: 'a-secret-of-more-than-thirty-two-characters',
  BASE_URL: 'https://lantern.example',
};

/** Written by hand: what a browser is told with every answer. */
const everywhere = {
  'content-security-policy':
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; " +
    "font-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
};

test.each(['/here', '/broken', '/nowhere'])(
  '%s answers with what keeps a browser safe, and for a year by HTTPS alone',
  async (url) => {
    const { headers } = await (await open(production)).inject({ url });
    expect(headers).toMatchObject({
      ...everywhere,
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
  },
);

test('outside production a browser may stay with HTTP', async () => {
  const { headers } = await (await open({})).inject({ url: '/here' });
  expect(headers).toMatchObject(everywhere);
  expect(headers).not.toHaveProperty('strict-transport-security');
});

test('in production cookies are for HTTPS alone, out of reach of scripts and of other sites', async () => {
  const { headers } = await (await open(production)).inject({ url: '/here' });
  expect(String(headers['set-cookie'])).toMatch(/^_csrf=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
});

test('no other site is ever let in, whatever it calls itself', async () => {
  const server = await open(production);
  for (const origin of ['https://elsewhere.example', 'null', 'https://lantern.example'])
    for (const method of ['GET', 'OPTIONS'] as const) {
      const asked = { origin, 'access-control-request-method': 'POST' };
      const { headers } = await server.inject({ method, url: '/here', headers: asked });
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
});

test('a method that nobody asked for is not answered', async () => {
  const server = await open(production);
  for (const method of ['TRACE', 'PUT', 'DELETE'])
    expect((await server.inject({ method: method as 'PUT', url: '/here' })).statusCode, method).toBe(404);
});
