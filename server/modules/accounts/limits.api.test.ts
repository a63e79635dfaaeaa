import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildApp, type BuiltApp } from '../../app.ts';
import { readSettings } from '../../platform/config.ts';
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

test('SYS-17 a source signs up at most 300 times an hour', async () => {
  const ask = () => post('/api/enterprise/v1/auth/sign_up', {}, '10.3.0.1');
  for (let i = 0; i < 300; i += 1) expect((await ask()).statusCode).toBe(422);
  expect((await ask()).statusCode).toBe(429);
});

test('SYS-17 the 601st call of a session within a minute is refused, and another of the same address goes on', async () => {
  const ask = (session: string) =>
    app.server.inject({ url: '/impact_counters', cookies: { session }, remoteAddress: '10.5.0.1' });
  const [own, other] = [world.tokens.get('mentee') ?? '', world.tokens.get('mentor') ?? ''];
  for (let i = 0; i < 600; i += 1) expect((await ask(own)).statusCode).toBe(200);
  const last = await ask(own);
  expect([last.statusCode, last.json()]).toEqual([429, tooMany]);
  expect((await ask(other)).statusCode).toBe(200);
});

test('the log of asked letters holds no address', async () => {
  await post('/api/enterprise/v1/auth/forgot_password', { email: 'mentee@example.com' }, '10.4.0.1');
  const rows = await world.rows("select action, object_type, data from audit_log where action like '%letter%'");
  expect(rows).toEqual([
    { action: 'account.reset_letter_asked', object_type: 'address', data: { digest: expect.any(String) } },
  ]);
  expect(JSON.stringify(rows)).not.toContain('mentee');
});
