import { beforeEach, expect, test } from 'vitest';
import { forgotPassword } from '../contract/accounts/index.ts';
import { buildApp } from './app.ts';
import { requested } from './modules/bookings/bookings.fixture.ts';
import { readSettings } from './platform/config.ts';
import { openWorld, type World } from './testing/world.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

interface Shown {
  id: number;
  to: string;
  subject: string;
  status: string;
  links: string[];
}
const get = (url: string, accept = 'text/html') =>
  world.newBrowser().inject({ method: 'GET', url, headers: { accept } });

test('M20 whoever tries the product out reads every letter, and follows its links', async () => {
  world.vendors.refused.add('mentee@example.com');
  await requested(world);
  await world.runJobs();
  await world.newBrowser().ask(forgotPassword, { body: { email: 'mentee@example.com' } });
  await world.runJobs();
  const all = (await get('/dev/mailbox.json')).json<Shown[]>();
  expect(all.map(({ to, subject }) => [to, subject])).toEqual([
    ['mentee@example.com', 'Reset your password'],
    ['mentor@example.com', 'Mentee Tan would like a session with you'],
  ]);
  expect((await get('/dev/mailbox', 'application/json')).json()).toEqual(all);
  const [reset] = (await get('/dev/mailbox.json?to=MENTEE@example.com')).json<Shown[]>();
  expect(reset?.status).toBe('queued');
  expect(reset?.links.some((href) => href.startsWith('http://lantern.test/reset-password?reset_password_token='))).toBe(
    true,
  );

  const list = await get('/dev/mailbox');
  expect(list.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(list.payload).toContain(`<a href="/dev/mailbox/${reset?.id}">Reset your password</a>`);
  const page = await get(`/dev/mailbox/${reset?.id}`);
  expect(page.payload).toContain(`<iframe title="The letter" sandbox src="/dev/mailbox/${reset?.id}/letter">`);
  expect((await get('/dev/mailbox/999')).statusCode).toBe(404);
});

test('what people wrote into a letter runs nothing in the mailbox', async () => {
  await world.rows("update users set firstname = '<script>alert(1)</script>' where id = $1", [world.ids.mentee]);
  await requested(world);
  await world.runJobs();
  const [letter] = (await get('/dev/mailbox.json')).json<Shown[]>();
  for (const url of ['/dev/mailbox', `/dev/mailbox/${letter?.id}`, `/dev/mailbox/${letter?.id}/letter`]) {
    const { payload, headers } = await get(url);
    expect(payload).not.toContain('<script>');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  }
  expect((await get(`/dev/mailbox/${letter?.id}/letter`)).headers['content-security-policy']).toMatch(/^sandbox;/);
});

test('M20 in production there is no mailbox', async () => {
  const { database, clock, bus, vendors } = world;
  const settings = readSettings({
    NODE_ENV: 'production',
    LOG_LEVEL: 'silent',
    SECRET_KEY: 'a-secret-of-at-least-32-characters',
    BASE_URL: 'https://lantern.test',
  });
  const { server } = buildApp({ settings, database, clock, bus, vendors });
  for (const url of ['/dev/mailbox', '/dev/mailbox.json', '/dev/mailbox/1', '/dev/mailbox/1/letter'])
    expect((await server.inject({ method: 'GET', url })).statusCode).toBe(404);
  expect((await server.inject({ method: 'GET', url: '/csrf' })).statusCode).toBe(200);
  await server.close();
});
