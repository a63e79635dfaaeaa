import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildApp, type BuiltApp } from '../../app.ts';
import { readSettings } from '../../platform/config.ts';
import { password } from '../../testing/personas.fixture.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';

let world: World;
let app: BuiltApp;
const everyDay = { NODE_ENV: 'test', LOG_LEVEL: 'silent', DEMO: 'off', BASE_URL: 'http://lantern.test' };

beforeAll(async () => {
  world = await openWorld();
  // A server on the same database, with the default limits.
  app = buildApp({ ...world, settings: readSettings(everyDay) });
  await app.jobs.prepare();
  await app.server.ready();
});
beforeEach(async () => {
  world = await openWorld();
});
afterAll(async () => {
  await app.server.close();
  await app.jobs.close();
});

const tooMany = { error: 'Too many requests. Please try again later.', code: 'request.too_many' };
const post = (url: string, payload: object, remoteAddress: string) =>
  app.server.inject({ method: 'POST', url, payload, remoteAddress });

test('SYS-17 the fourth letter of a kind for an address within an hour is refused, had or not', async () => {
  for (const email of ['mentee@example.com', 'nobody@example.com']) {
    const ask = (typed = email) => post('/api/enterprise/v1/auth/forgot_password', { email: typed }, '10.1.0.1');
    for (let i = 0; i < 3; i += 1) expect((await ask()).statusCode).toBe(200);
    const fourth = await ask(email.toUpperCase());
    expect(fourth.statusCode).toBe(429);
    expect(fourth.json()).toMatchObject({ ...tooMany, retry_after: 3600 });
  }
  const other = await post('/api/enterprise/v1/auth/resend_confirmation', { email: 'nobody@example.com' }, '10.1.0.1');
  expect(other.statusCode).toBe(200);
  world.clock.moveTo(world.clock.now().add({ minutes: 61 }));
  const later = await post('/api/enterprise/v1/auth/forgot_password', { email: 'nobody@example.com' }, '10.1.0.1');
  expect(later.statusCode).toBe(200);
});

test('SYS-17 ACC-70 a source signs in at most 300 times a minute', async () => {
  const ask = (source: string) => post('/login.json', {}, source);
  for (let i = 0; i < 300; i += 1) expect((await ask('10.2.0.1')).statusCode).toBe(422);
  const last = await ask('10.2.0.1');
  expect(last.statusCode).toBe(429);
  expect(last.json()).toEqual(tooMany);
  expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
  expect((await ask('10.2.0.2')).statusCode).toBe(422);
});

test('B05 ACC-70 guesses from the addresses of one IPv6 network lock it out together; another network goes on', async () => {
  const email = 'mentee@example.com';
  const ask = async (typed: string, source: string) =>
    (await post('/login.json', { email, password: typed }, source)).statusCode;
  for (let n = 1; n <= 5; n += 1) expect(await ask('Wrong-Harbour-41', `2001:db8:5:1::${n}`)).toBe(401);
  expect(await ask(password, '2001:db8:5:1::6')).toBe(401);
  expect(await ask(password, '2001:db8:5:2::1')).toBe(200);
});

test.each([
  ['people sign up at most 300 times', '/users', 300],
  ['companies at most 20 times', '/api/enterprise/v1/auth/sign_up', 20],
])('SYS-17 from one source %s an hour', async (_title, path, most) => {
  const ask = () => post(path, {}, '10.3.0.1');
  for (let i = 0; i < most; i += 1) expect((await ask()).statusCode).not.toBe(429);
  expect((await ask()).statusCode).toBe(429);
});

test('SYS-17 the 601st call of a person within a minute is refused, by another sign-in or bearer, too; others of the address go on', async () => {
  const ask = (session: string) =>
    app.server.inject({ url: '/impact_counters', cookies: { session }, remoteAddress: '10.5.0.1' });
  const [own, other] = [world.tokens.get('mentee') ?? '', world.tokens.get('mentor') ?? ''];
  for (let i = 0; i < 600; i += 1) expect((await ask(own)).statusCode).toBe(200);
  const last = await ask(own);
  expect([last.statusCode, last.json()]).toEqual([429, tooMany]);
  const second = (await world.browserFor(world.ids.mentee)).cookies.get('session') ?? '';
  expect((await ask(second)).statusCode).toBe(429);
  const bearer = { authorization: `Bearer ${second}` };
  const elsewhere = { url: '/impact_counters', headers: bearer, remoteAddress: '10.5.0.9' };
  expect((await app.server.inject(elsewhere)).statusCode).toBe(429);
  expect((await ask(other)).statusCode).toBe(200);
});

test('SYS-17 visitors are counted by their source: a made-up cookie or bearer for each call is no new count', async () => {
  const ask = (n: number, remoteAddress: string) =>
    app.server.inject({
      url: '/industries',
      remoteAddress,
      ...(n % 2 ? { cookies: { session: `made-up-${n}` } } : { headers: { authorization: `Bearer made-up-${n}` } }),
    });
  const statuses = [];
  // One search of a person is 120 a minute: 1,200 for all visitors of a source, so that a workshop can sign up (D02).
  for (let n = 0; n < 1201; n += 1) statuses.push((await ask(n, '10.7.0.1')).statusCode);
  expect([statuses.indexOf(429), statuses.at(-1)]).toEqual([1200, 429]);
  expect((await ask(0, '10.7.0.2')).statusCode).toBe(200);
});

describe('the coarse limit', () => {
  const calls = '50';
  const openWith = async (settings: Record<string, string>) => {
    const server = buildApp({ ...world, settings: readSettings({ ...everyDay, ...settings }) });
    await server.server.ready();
    return server;
  };
  const counted = (server: BuiltApp, n: number, from: { remoteAddress: string; headers?: Record<string, string> }) =>
    // Another endpoint, cookie and address of the same network each time.
    server.server.inject({
      url: ['/csrf', '/impact_counters', '/users/current'][n % 3] ?? '',
      ...from,
      headers: { ...from.headers, cookie: `session=made-up-${n}` },
    });
  const flood = async (server: BuiltApp, from: (n: number) => Parameters<typeof counted>[2]) => {
    const refused = [];
    for (let n = 0; n < 60; n += 1) if ((await counted(server, n, from(n))).statusCode === 429) refused.push(n);
    return refused;
  };
  const lastTen = Array.from({ length: 10 }, (_none, n) => n + 50);

  test('SYS-17 counts all calls of a source together, before anybody is looked up', async () => {
    const coarse = await openWith({ SOURCE_CALLS_A_MINUTE: calls });
    expect(await flood(coarse, () => ({ remoteAddress: '10.8.0.1' }))).toEqual(lastTen);
    const last = await counted(coarse, 0, { remoteAddress: '10.8.0.1' });
    expect([last.json(), Number(last.headers['retry-after']) > 0]).toEqual([tooMany, true]);
    expect((await counted(coarse, 0, { remoteAddress: '10.8.0.2' })).statusCode).toBe(200);
    await coarse.server.close();
  });

  test('SYS-17 an IPv6 network is one source, whichever of its addresses asks', async () => {
    const coarse = await openWith({ SOURCE_CALLS_A_MINUTE: calls });
    expect(await flood(coarse, (n) => ({ remoteAddress: `2001:db8:0:1::${n.toString(16)}` }))).toEqual(lastTen);
    expect((await counted(coarse, 0, { remoteAddress: '2001:db8:0:2::1' })).statusCode).toBe(200);
    await coarse.server.close();
  });

  test('SYS-17 without a proxy nobody chooses their own address; behind one the last entry counts, whatever stands before it', async () => {
    const open = await openWith({ SOURCE_CALLS_A_MINUTE: calls });
    const invented = (n: number) => ({ remoteAddress: '10.9.0.1', headers: { 'x-forwarded-for': `203.0.113.${n}` } });
    expect(await flood(open, invented)).toEqual(lastTen);
    await open.server.close();
    const proxied = await openWith({ SOURCE_CALLS_A_MINUTE: calls, TRUSTED_PROXIES: '1' });
    const through = (client: string) => (n: number) => ({
      remoteAddress: '10.9.0.1',
      headers: { 'x-forwarded-for': `203.0.113.${n}, ${client}` },
    });
    expect(await flood(proxied, through('198.51.100.1'))).toEqual(lastTen);
    expect((await counted(proxied, 0, through('198.51.100.2')(0))).statusCode).toBe(200);
    await proxied.server.close();
  });
});

test('SYS-17 the fourth confirmation is refused alike, for a verified, an unknown and an unconfirmed address', async () => {
  const seen = await Promise.all(
    ['mentee@example.com', 'nobody@example.com', 'unconfirmed@example.com'].map(async (email) => {
      const ask = () => post('/api/enterprise/v1/auth/resend_confirmation', { email }, '10.6.0.1');
      const statuses: number[] = [];
      for (let i = 0; i < 3; i += 1) statuses.push((await ask()).statusCode);
      const last = await ask();
      return [...statuses, last.statusCode, last.json()];
    }),
  );
  expect(seen).toEqual(seen.map(() => [200, 200, 200, 429, { ...tooMany, retry_after: 3600 }]));
});

test('the log of asked letters holds no address', async () => {
  await post('/api/enterprise/v1/auth/forgot_password', { email: 'mentee@example.com' }, '10.4.0.1');
  const rows = await world.rows("select action, object_type, data from audit_log where action like '%letter%'");
  expect(rows).toEqual([
    { action: 'account.reset_letter_asked', object_type: 'address', data: { digest: expect.any(String) } },
  ]);
  expect(JSON.stringify(rows)).not.toContain('mentee');
});
