import { beforeEach, expect, test } from 'vitest';
import { changePassword, deleteAccount } from '../../../contract/accounts/index.ts';
import { currentEnterpriseAdmin } from '../../../contract/enterprises/index.ts';
import { password } from '../../testing/personas.fixture.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { goodPassword, isSignedIn, linkToken, signedInAs } from './accounts.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const body = { current_password: password, password: goodPassword, password_confirmation: goodPassword };
const fieldsOf = (reply: { body: unknown }) => (reply.body as { fields: object }).fields;
/** Posts to the printed address, even input that the contract would not allow. */
const post = async (browser: Awaited<ReturnType<typeof signedInAs>>['browser'], payload: object) => {
  const headers = { 'x-csrf-token': await browser.csrf() };
  const reply = await browser.inject({ method: 'POST', url: '/users/current/change_password', headers, payload });
  return { status: reply.statusCode, body: reply.json<{ message?: string; errors?: object; fields?: object }>() };
};

test('ACC-57 ACC-58 a changed password counts from now on; every other session ends, this one is renewed', async () => {
  const here = await signedInAs(world, 'mentee@example.com', password);
  const elsewhere = await signedInAs(world, 'mentee@example.com', password);
  const session = here.browser.cookies.get('session');
  const reply = await post(here.browser, body);
  expect(reply).toEqual({ status: 200, body: { message: 'Password successfully updated', token: null } });
  expect(here.browser.cookies.get('session')).not.toBe(session);
  expect(await isSignedIn(world, here.browser)).toBe(true);
  expect(await isSignedIn(world, elsewhere.browser)).toBe(false);
  expect((await signedInAs(world, 'mentee@example.com', goodPassword)).status).toBe(200);
  expect((await signedInAs(world, 'mentee@example.com', password)).status).toBe(401);
});

test('ACC-57 the CSRF token of before is dead, and so are reset links and bearer tokens', async () => {
  const { browser, body: entered } = await signedInAs(world, 'enterprise_admin@example.com', password);
  const old = await browser.csrf();
  const link = await linkToken(world, world.ids.enterprise_admin, 'reset');
  const reply = await browser.ask(changePassword, { body });
  const withBearer = (answer: unknown) =>
    world.newBrowser().ask(
      currentEnterpriseAdmin,
      {},
      {
        headers: { authorization: `Bearer ${(answer as { token: string }).token}` },
      },
    );
  expect((await withBearer(entered)).status).toBe(401);
  expect((await withBearer(reply.body)).status).toBe(200);
  expect((await browser.ask(changePassword, { body }, { csrf: old })).status).toBe(403);
  expect(await world.rows('select 1 from auth_tokens where used_at is null')).toEqual([]);
  expect(link).not.toBe('');
});

test('ACC-56 a wrong current password is said at its field, and guesses at it are counted', async () => {
  const { browser } = await signedInAs(world, 'mentee@example.com', password);
  const wrong = { ...body, current_password: 'Wrong-Harbour-41' };
  for (let i = 0; i < 5; i += 1) {
    const reply = await browser.ask(changePassword, { body: wrong });
    expect(reply.status).toBe(422);
    expect(fieldsOf(reply)).toEqual({ current_password: 'Current password is invalid' });
  }
  expect(fieldsOf(await browser.ask(changePassword, { body }))).toEqual({
    current_password: 'Current password is invalid',
  });
  expect(await isSignedIn(world, browser)).toBe(true);
});

test('ACC-57 ACC-58 what is wrong is said by field, under the documents’ name for it as under everybody’s', async () => {
  const { browser } = await signedInAs(world, 'mentee@example.com', password);
  const wrongNow = { current_password: 'Current password is invalid' };
  const guessed = await post(browser, { ...body, current_password: 'Wrong-Harbour-41' });
  expect(guessed).toMatchObject({ status: 422, body: { errors: wrongNow, fields: wrongNow } });
  const apart = { password_confirmation: 'Passwords must match' };
  const mistyped = await post(browser, { ...body, password_confirmation: 'Quiet-Harbour-42' });
  expect(mistyped).toMatchObject({ status: 422, body: { errors: apart, fields: apart } });
  const elsewhere = await browser.ask(deleteAccount, { body: { reason_for_leaving: '' } });
  expect(elsewhere.body).not.toHaveProperty('errors');
  const described = await browser.inject({ method: 'GET', url: '/api/openapi.json' });
  expect(described.body).toContain('and under `errors` as well');
});

test('ACC-56 ACC-22 ACC-23 ACC-24 the new password holds to the rules', async () => {
  const ask = async (changes: object) =>
    fieldsOf(await world.ask('mentee', changePassword, { body: { ...body, ...changes } }));
  expect(await ask({ current_password: '', password: 'short', password_confirmation: '' })).toEqual({
    current_password: 'Current password is a required field',
    password: 'Password must contain at least 8 characters, 1 uppercase, 1 number and 1 special character',
    password_confirmation: 'Password confirmation is required',
  });
  expect(await ask({ password_confirmation: 'Quiet-Harbour-42' })).toEqual({
    password_confirmation: 'Passwords must match',
  });
  expect(await ask({ password: 'Qwerty123!', password_confirmation: 'Qwerty123!' })).toEqual({
    password: 'This password is too easy to guess.',
  });
  expect((await signedInAs(world, 'mentee@example.com', password)).status).toBe(200);
});

test('ACC-57 a change is written down, without the passwords', async () => {
  await world.ask('mentee', changePassword, { body });
  const rows = await world.rows('select actor_id, action, object_id, data from audit_log');
  expect(rows).toEqual([
    {
      actor_id: String(world.ids.mentee),
      action: 'account.password_changed',
      object_id: String(world.ids.mentee),
      data: {},
    },
  ]);
});
