import { beforeEach, expect, test } from 'vitest';
import { killSession, signIn, signOut, changePassword } from '../../../contract/accounts/index.ts';
import { currentEnterpriseAdmin } from '../../../contract/enterprises/index.ts';
import { password } from '../../testing/personas.fixture.ts';
import { beginning, openWorld, type World } from '../../testing/world.fixture.ts';
import { goodPassword, isSignedIn, member, signedInAs } from './accounts.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const refused = { error: 'Invalid email or password.', code: 'accounts.wrong_credentials' };

test('ACC-28 ACC-30 the right password opens a session of 14 days that only the server can read', async () => {
  const { browser, status, body, headers } = await signedInAs(world, 'mentee@example.com', password);
  expect(status).toBe(200);
  expect(body).toEqual({ message: 'Login successful', location: '/main/dashboard', token: null });
  expect(String(headers['set-cookie'])).toMatch(/session=[\w-]{43};.*HttpOnly; SameSite=Lax/);
  expect(await isSignedIn(world, browser)).toBe(true);
  const stored = await world.rows<{ token_hash: string; hours: string }>(
    'select token_hash, extract(epoch from expires_at - created_at) / 3600 as hours from auth_sessions order by id desc limit 1',
  );
  expect(Number(stored[0]?.hours)).toBe(14 * 24);
  expect(stored[0]?.token_hash).not.toBe(browser.cookies.get('session'));
});

test('ACC-70 a session in use slides on; one that nobody used for 14 days is over', async () => {
  const { browser } = await signedInAs(world, 'mentee@example.com', password);
  world.clock.moveTo(beginning.add({ hours: 13 * 24 }));
  expect(await isSignedIn(world, browser)).toBe(true);
  world.clock.moveTo(beginning.add({ hours: 26 * 24 }));
  expect(await isSignedIn(world, browser)).toBe(true);
  world.clock.moveTo(beginning.add({ hours: 41 * 24 }));
  expect(await isSignedIn(world, browser)).toBe(false);
});

test('ACC-28 the address counts in any case, and the kind of account decides, whichever kind is asked for', async () => {
  const browser = world.newBrowser();
  const body = { email: 'MENTEE@Example.com', password, user_type: 'enterprise' };
  const reply = await browser.ask(signIn, { body });
  expect(reply.body).toMatchObject({ location: '/main/dashboard', token: null });
  const platform = await signedInAs(world, 'platform_admin@example.com', password);
  expect(platform.body).toMatchObject({ location: '/main/admins', token: null });
});

test('ACC-29 ACC-69 ACC-70 an enterprise account gets a bearer token for its own API, good for 12 hours from its last use', async () => {
  const { body } = await signedInAs(world, 'enterprise_admin@example.com', password);
  expect(body).toMatchObject({ message: 'Login successful', location: '/dashboard' });
  const { token } = body as { token: string };
  const nobody = world.newBrowser();
  const withBearer = { headers: { authorization: `Bearer ${token}` } };
  expect((await nobody.ask(currentEnterpriseAdmin, {}, withBearer)).status).toBe(200);
  // Using the token after 11 and 22 hours prolongs it; 12 hours after that it has expired.
  for (const hours of [11, 22]) {
    world.clock.moveTo(beginning.add({ hours }));
    expect((await nobody.ask(currentEnterpriseAdmin, {}, withBearer)).status).toBe(200);
  }
  world.clock.moveTo(beginning.add({ hours: 34 }));
  expect((await nobody.ask(currentEnterpriseAdmin, {}, withBearer)).status).toBe(401);
});

test('ACC-29 the cookie alone does not open the enterprise API', async () => {
  expect((await world.ask('enterprise_admin', currentEnterpriseAdmin, {})).status).toBe(401);
});

test.each([
  ['nothing', {}, { email: 'Email is a required field', password: 'Password is a required field' }],
  [
    'blanks',
    { email: '  ', password: '' },
    { email: 'Email is a required field', password: 'Password is a required field' },
  ],
  ['half an address', { email: 'mentee@', password: 'x' }, { email: 'Email must be a valid email' }],
  [
    'no text',
    { email: { $gt: '' }, password: 5 },
    { email: 'Email is a required field', password: 'Password is a required field' },
  ],
])('ACC-27 %s is refused at the fields', async (_title, body, fields) => {
  const reply = await world.newBrowser().ask(signIn, { body: body as never });
  expect(reply.status).toBe(422);
  expect(reply.body).toEqual({ error: 'Please check the marked fields.', code: 'request.invalid', fields });
});

test('ACC-30 SYS-01 a server that broke says so in the same words to every form', async () => {
  await world.rollingBack(async () => {
    await world.rows('alter table login_attempts rename to taken_away');
    const { status, body } = await signedInAs(world, 'mentee@example.com', password);
    expect([status, body]).toEqual([500, { error: 'Oops, something went wrong!', code: 'request.fault' }]);
  });
});

test('ACC-30 a wrong password and an unknown address are told alike', async () => {
  const wrong = await signedInAs(world, 'mentee@example.com', 'Wrong-Harbour-41');
  const unknown = await signedInAs(world, 'nobody@example.com', 'Wrong-Harbour-41');
  expect(wrong.status).toBe(401);
  expect(wrong.body).toEqual(refused);
  expect({ status: unknown.status, body: unknown.body }).toEqual({ status: wrong.status, body: wrong.body });
  expect(wrong.browser.cookies.has('session')).toBe(false);
});

test('ACC-70 an unknown address costs a hash as well: it is not answered in a fraction of the time', async () => {
  const { email } = await member(world);
  const time = async (address: string) => {
    const began = performance.now();
    await signedInAs(world, address, 'Wrong-Harbour-41');
    return performance.now() - began;
  };
  const best = async (address: string) => Math.min(await time(address), await time(address), await time(address));
  const known = await best(email);
  expect(await best('nobody@example.com')).toBeGreaterThan(known / 5);
});

test('ACC-70 after five failures even the right password is refused, for 15 minutes, from that source only', async () => {
  const attempt = (given: string, remoteAddress: string) =>
    world.server.inject({
      method: 'POST',
      url: '/login.json',
      remoteAddress,
      payload: { email: 'mentee@example.com', password: given },
    });
  for (let i = 0; i < 5; i += 1) expect((await attempt('Wrong-Harbour-41', '10.0.0.1')).json()).toEqual(refused);
  const locked = await attempt(password, '10.0.0.1');
  expect(locked.statusCode).toBe(401);
  expect(locked.json()).toEqual(refused);
  expect((await attempt(password, '10.0.0.2')).statusCode).toBe(200);
  expect((await signedInAs(world, 'mentor@example.com', password)).status).toBe(200);
  world.clock.moveTo(beginning.add({ minutes: 14, seconds: 59 }));
  expect((await attempt(password, '10.0.0.1')).statusCode).toBe(401);
  world.clock.moveTo(beginning.add({ minutes: 15 }));
  expect((await attempt(password, '10.0.0.1')).statusCode).toBe(200);
});

test('ACC-70 an address that nobody has is locked in the same way, and four failures lock nothing', async () => {
  for (let i = 0; i < 6; i += 1)
    expect((await signedInAs(world, 'nobody@example.com', password)).body).toEqual(refused);
  for (let i = 0; i < 4; i += 1) await signedInAs(world, 'mentee@example.com', 'Wrong-Harbour-41');
  expect((await signedInAs(world, 'mentee@example.com', password)).status).toBe(200);
  for (let i = 0; i < 4; i += 1) await signedInAs(world, 'mentee@example.com', 'Wrong-Harbour-41');
  expect((await signedInAs(world, 'mentee@example.com', password)).status).toBe(200);
});

test('ACC-64 ACC-70 who deleted the account reads so, but only with the right password', async () => {
  await world.rows('update users set deleted_at = $2 where id = $1', [world.ids.mentee, beginning.toString()]);
  const right = await signedInAs(world, 'mentee@example.com', password);
  expect(right.status).toBe(401);
  expect(right.body).toMatchObject({ error: 'Your account has been deactivated.' });
  expect((await signedInAs(world, 'mentee@example.com', 'Wrong-Harbour-41')).body).toEqual(refused);
});

test('ACC-10 an enterprise account cannot come in before it is confirmed; a member can', async () => {
  await world.rows('update users set confirmed_at = null where id = $1', [world.ids.enterprise_admin]);
  const { status, body, browser } = await signedInAs(world, 'enterprise_admin@example.com', password);
  expect(status).toBe(403);
  expect(body).toEqual({
    error: 'You have to confirm your email address before continuing.',
    code: 'accounts.not_confirmed',
  });
  expect(browser.cookies.has('session')).toBe(false);
  expect((await signedInAs(world, 'unconfirmed@example.com', password)).status).toBe(200);
});

test('ACC-49 ACC-51 the return address of the cookie is used once', async () => {
  const browser = world.newBrowser();
  browser.cookies.set('return_to', encodeURIComponent('/main/bookings?tab=closed'));
  const body = { email: 'mentee@example.com', password };
  expect((await browser.ask(signIn, { body })).body).toMatchObject({ location: '/main/bookings?tab=closed' });
  expect(browser.cookies.has('return_to')).toBe(false);
  expect((await browser.ask(signIn, { body })).body).toMatchObject({ location: '/main/dashboard' });
});

test('ACC-51 a return address elsewhere is not followed', async () => {
  const browser = world.newBrowser();
  browser.cookies.set('return_to', encodeURIComponent('//evil.example/main'));
  const reply = await browser.ask(signIn, { body: { email: 'mentee@example.com', password } });
  expect(reply.body).toMatchObject({ location: '/main/dashboard' });
});

test('ACC-70 signing in again ends the session that this browser had, and its CSRF token', async () => {
  const { browser } = await signedInAs(world, 'mentee@example.com', password);
  const old = { session: String(browser.cookies.get('session')), token: await browser.csrf() };
  await browser.ask(signIn, { body: { email: 'mentor@example.com', password } });
  const input = { body: { current_password: 'x', password: goodPassword, password_confirmation: goodPassword } };
  const withOldToken = await browser.ask(changePassword, input, { csrf: old.token });
  expect(withOldToken.status).toBe(403);
  expect(withOldToken.body).toMatchObject({ code: 'request.untrusted' });
  expect((await browser.ask(changePassword, input)).body).toMatchObject({
    fields: { current_password: 'Current password is invalid' },
  });
  const thief = world.newBrowser();
  thief.cookies.set('session', old.session);
  expect(await isSignedIn(world, thief)).toBe(false);
});

test('ACC-70 a sign-in sent by a foreign page is refused', async () => {
  const reply = await world
    .newBrowser()
    .ask(signIn, { body: { email: 'mentee@example.com', password } }, { headers: { origin: 'https://evil.example' } });
  expect(reply.status).toBe(403);
  expect(reply.headers['set-cookie']).toBeUndefined();
});

test('ACC-31 ACC-33 logging out ends the session for good', async () => {
  const { browser } = await signedInAs(world, 'mentee@example.com', password);
  const session = String(browser.cookies.get('session'));
  const reply = await browser.ask(signOut, {});
  expect(reply).toMatchObject({ status: 200, body: { message: 'Logout successful' } });
  expect(browser.cookies.has('session')).toBe(false);
  const thief = world.newBrowser();
  thief.cookies.set('session', session);
  expect(await isSignedIn(world, thief)).toBe(false);
  expect((await browser.ask(signOut, {})).status).toBe(200);
});

test('ACC-33 without its CSRF token a logout changes nothing', async () => {
  const { browser } = await signedInAs(world, 'mentee@example.com', password);
  expect((await browser.ask(signOut, {}, { csrf: null })).status).toBe(403);
  expect(await isSignedIn(world, browser)).toBe(true);
});

test('ACC-33 ACC-65 the link /users/logout ends the session and leads to the sign-in page', async () => {
  const { browser } = await signedInAs(world, 'mentee@example.com', password);
  const reply = await browser.inject({ method: 'GET', url: '/users/logout', headers: { accept: 'text/html' } });
  expect(reply.statusCode).toBe(303);
  expect(reply.headers.location).toBe('/users/sign_in');
  expect(browser.cookies.has('session')).toBe(false);
  // The next page then deletes what this browser has kept.
  expect(browser.cookies.get('signed_out')).toBe('yes');
  const sessions = await world.rows('select 1 from auth_sessions where user_id = $1 and browser_key <> $2', [
    world.ids.mentee,
    'mentee',
  ]);
  expect(sessions).toEqual([]);
});

test.each<[string, Record<string, string>]>([
  ['from another site', { 'sec-fetch-site': 'cross-site' }],
  ['from a neighbour of our site', { 'sec-fetch-site': 'same-site' }],
  ['from another page, in an old browser', { referer: 'https://elsewhere.example/page' }],
  ['from who knows where, in an old browser', {}],
])('ACC-33 the link /users/logout ends nothing when it is followed %s', async (_from, headers) => {
  const { browser } = await signedInAs(world, 'mentee@example.com', password);
  const asked = { accept: 'text/html', cookie: `session=${browser.cookies.get('session')}`, ...headers };
  const reply = await world.server.inject({ method: 'GET', url: '/users/logout', headers: asked });
  expect(reply.statusCode).not.toBe(303); // the page that asks (pages.test.ts); here no pages are built
  expect(reply.cookies.filter(({ name }) => name === 'session')).toEqual([]);
  expect(await isSignedIn(world, browser)).toBe(true);
});

test.each<[string, Record<string, string>]>([
  ['typed', { 'sec-fetch-site': 'none' }],
  ['followed on a page of ours', { 'sec-fetch-site': 'same-origin' }],
  ['followed on a page of ours, in an old browser', { referer: 'http://lantern.test/main/dashboard' }],
])('ACC-33 the link /users/logout ends the session when it is %s', async (_how, headers) => {
  const { browser } = await signedInAs(world, 'mentee@example.com', password);
  const asked = { cookie: `session=${browser.cookies.get('session')}`, ...headers };
  const reply = await world.server.inject({ method: 'GET', url: '/users/logout', headers: asked });
  expect([reply.statusCode, reply.headers.location]).toEqual([303, '/users/sign_in']);
  expect(await isSignedIn(world, browser)).toBe(false);
});

test('ACC-32 ACC-31 killing the bearer token ends the cookie of that browser, and no other', async () => {
  const one = await signedInAs(world, 'enterprise_admin@example.com', password);
  const other = await signedInAs(world, 'enterprise_admin@example.com', password);
  const bearerOf = ({ body }: { body: unknown }) => ({
    headers: { authorization: `Bearer ${(body as { token: string }).token}` },
  });
  const killed = await world.newBrowser().inject({ method: 'DELETE', url: '/kill-session', ...bearerOf(one) });
  expect([killed.statusCode, killed.json()]).toEqual([200, { message: 'Logout successful' }]);
  expect(await isSignedIn(world, one.browser)).toBe(false);
  expect((await world.newBrowser().ask(currentEnterpriseAdmin, {}, bearerOf(one))).status).toBe(401);
  expect(await isSignedIn(world, other.browser)).toBe(true);
  await other.browser.ask(signOut, {});
  expect((await world.newBrowser().ask(currentEnterpriseAdmin, {}, bearerOf(other))).status).toBe(401);
  expect((await world.newBrowser().ask(killSession, {}, bearerOf(other))).status).toBe(401);
});

test('ACC-07 a doubled slash before reset-password leads to the clean path, with its query', async () => {
  const reply = await world.server.inject({ method: 'GET', url: '//reset-password?reset_password_token=abc-1' });
  expect(reply.statusCode).toBe(302);
  expect(reply.headers.location).toBe('/reset-password?reset_password_token=abc-1');
});
