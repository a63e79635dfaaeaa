import { beforeEach, expect, test } from 'vitest';
import {
  confirmAddress,
  forgotEnterprisePassword,
  forgotPassword,
  resendConfirmation,
  resendEnterpriseConfirmation,
  resetEnterprisePassword,
  resetPassword,
} from '../../../contract/accounts/index.ts';
import { password } from '../../testing/personas.fixture.ts';
import { beginning, openWorld, type World } from '../../testing/world.fixture.ts';
import { goodPassword, isSignedIn, linkToken, otherPassword, signedInAs } from './accounts.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const sent = { message: 'Password reset link sent to your email.' };
const twice = (chosen: string) => ({ password: chosen, password_confirmation: chosen });
const resetBy = (token: string, chosen = goodPassword) =>
  world.newBrowser().ask(resetPassword, { body: { ...twice(chosen), reset_password_token: token } });

test.each([
  ['a member', forgotPassword],
  ['the enterprise API', forgotEnterprisePassword],
])('ACC-36 ACC-38 by the path of %s a known and an unknown address are answered alike', async (_title, endpoint) => {
  const known = await world.newBrowser().ask(endpoint, { body: { email: 'MENTEE@example.com' } });
  const unknown = await world.newBrowser().ask(endpoint, { body: { email: 'nobody@example.com' } });
  expect(known).toMatchObject({ status: 200, body: sent });
  expect(unknown).toMatchObject({ status: 200, body: sent });
});

test('ACC-35 the address is asked for, and must be one', async () => {
  const fieldsOf = async (body: object) =>
    (await world.newBrowser().ask(forgotPassword, { body: body as never })).body as { fields: object };
  expect((await fieldsOf({})).fields).toEqual({ email: 'Your email is required' });
  expect((await fieldsOf({ email: '' })).fields).toEqual({ email: 'Your email is required' });
  expect((await fieldsOf({ email: 'mentee@' })).fields).toEqual({ email: 'Email must be a valid email' });
});

test.each([
  ['a member', resetPassword],
  ['the enterprise API', resetEnterprisePassword],
])('ACC-39 ACC-41 by the path of %s a link sets a new password, once', async (_title, endpoint) => {
  const token = await linkToken(world, world.ids.mentee, 'reset');
  const body = { ...twice(goodPassword), reset_password_token: token };
  const reply = await world.newBrowser().ask(endpoint, { body });
  expect(reply).toMatchObject({ status: 200, body: { message: 'Password has been reset' } });
  expect((await signedInAs(world, 'mentee@example.com', goodPassword)).status).toBe(200);
  expect((await signedInAs(world, 'mentee@example.com', password)).status).toBe(401);
  const again = await world
    .newBrowser()
    .ask(endpoint, { body: { ...twice(otherPassword), reset_password_token: token } });
  expect(again).toMatchObject({ status: 422, body: { error: 'Reset password token is invalid' } });
  expect((await signedInAs(world, 'mentee@example.com', goodPassword)).status).toBe(200);
});

test('ACC-41 of two who use a link at once one does', async () => {
  const token = await linkToken(world, world.ids.mentee, 'reset');
  const replies = await Promise.all([resetBy(token), resetBy(token, otherPassword), resetBy(token, otherPassword)]);
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422]);
});

test('ACC-40 a link works for six hours, and no invented one does', async () => {
  const token = await linkToken(world, world.ids.mentee, 'reset');
  const invalid = { error: 'Reset password token is invalid', code: 'accounts.token_invalid' };
  expect((await resetBy('invented')).body).toEqual(invalid);
  expect((await resetBy(await linkToken(world, world.ids.mentee, 'confirm'))).body).toEqual(invalid);
  world.clock.moveTo(beginning.add({ hours: 6 }));
  expect((await resetBy(token)).body).toEqual(invalid);
  world.clock.moveTo(beginning.add({ hours: 5, minutes: 59 }));
  expect((await resetBy(token)).status).toBe(200);
});

test('ACC-41 ACC-70 a reset ends every session, uses up the other links, lifts the lock and confirms the address', async () => {
  const { browser } = await signedInAs(world, 'unconfirmed@example.com', password);
  const earlier = await linkToken(world, world.ids.unconfirmed, 'reset');
  for (let i = 0; i < 5; i += 1) await signedInAs(world, 'unconfirmed@example.com', 'Wrong-Harbour-41');
  expect((await resetBy(await linkToken(world, world.ids.unconfirmed, 'reset'))).status).toBe(200);
  expect(await isSignedIn(world, browser)).toBe(false);
  expect((await resetBy(earlier)).status).toBe(422);
  expect((await signedInAs(world, 'unconfirmed@example.com', goodPassword)).status).toBe(200);
  const [row] = await world.rows('select confirmed_at is not null as confirmed from users where id = $1', [
    world.ids.unconfirmed,
  ]);
  expect(row).toEqual({ confirmed: true });
});

test('ACC-22 ACC-23 ACC-24 a reset holds to the rules of passwords', async () => {
  const token = await linkToken(world, world.ids.mentee, 'reset');
  const fieldsOf = async (body: object) =>
    (
      (await world.newBrowser().ask(resetPassword, { body: { reset_password_token: token, ...body } as never }))
        .body as {
        fields: object;
      }
    ).fields;
  expect(await fieldsOf({ password: 'short', password_confirmation: '' })).toEqual({
    password: 'Password must contain at least 8 characters, 1 uppercase, 1 number and 1 special character',
    password_confirmation: 'Password confirmation is required',
  });
  expect(await fieldsOf({ password: goodPassword, password_confirmation: otherPassword })).toEqual({
    password_confirmation: 'Passwords must match',
  });
  expect(await fieldsOf(twice('Welcome@123'))).toEqual({ password: 'This password is too easy to guess.' });
  expect(await fieldsOf(twice('Mentee#2026'))).toEqual({ password: 'This password is too easy to guess.' });
});

test('ACC-48 ACC-71 posting the link confirms the address; opening it does not; posting it again changes nothing', async () => {
  const token = await linkToken(world, world.ids.unconfirmed, 'confirm');
  const url = `/users/confirmation?confirmation_token=${token}`;
  await world.server.inject({ method: 'GET', url, headers: { accept: 'text/html' } });
  const at = () => world.rows('select confirmed_at from users where id = $1', [world.ids.unconfirmed]);
  expect(await at()).toEqual([{ confirmed_at: null }]);
  const post = () => world.newBrowser().ask(confirmAddress, { body: { confirmation_token: token } });
  expect(await post()).toMatchObject({ status: 200, body: { message: 'Your email address has been confirmed.' } });
  const first = await at();
  expect(first).not.toEqual([{ confirmed_at: null }]);
  world.clock.moveTo(beginning.add({ hours: 1 }));
  expect((await post()).status).toBe(200);
  expect(await at()).toEqual(first);
});

test('ACC-48 a link works for three days', async () => {
  const token = await linkToken(world, world.ids.unconfirmed, 'confirm');
  const post = (confirmation_token: string) => world.newBrowser().ask(confirmAddress, { body: { confirmation_token } });
  const invalid = { error: 'Confirmation token is invalid', code: 'accounts.confirmation_invalid' };
  expect((await post('')).body).toEqual(invalid);
  expect((await post(await linkToken(world, world.ids.unconfirmed, 'reset'))).body).toEqual(invalid);
  world.clock.moveTo(beginning.add({ hours: 72 }));
  expect((await post(token)).body).toEqual(invalid);
  world.clock.moveTo(beginning.add({ hours: 71 }));
  expect((await post(token)).status).toBe(200);
});

test('ACC-70 only hashes of links are stored', async () => {
  const token = await linkToken(world, world.ids.mentee, 'reset');
  const rows = await world.rows('select token_hash, used_at from auth_tokens');
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('ACC-42 ACC-44 ACC-46 the confirmation link is sent again, until the account is verified', async () => {
  const reply = await world.ask('unconfirmed', resendConfirmation, {});
  expect(reply).toMatchObject({ status: 200, body: { message: 'Confirmation email sent' } });
  expect(await world.ask('mentee', resendConfirmation, {})).toMatchObject({
    status: 422,
    body: { error: 'Your account is already verified.' },
  });
  expect((await world.ask('visitor', resendConfirmation, {})).status).toBe(401);
  expect((await world.ask('unconfirmed', resendConfirmation, {}, { csrf: null })).status).toBe(403);
});

test('ACC-43 ACC-44 ACC-46 by the address as well, for who cannot sign in yet', async () => {
  const ask = (email: string) => world.newBrowser().ask(resendEnterpriseConfirmation, { body: { email } });
  expect(await ask('unconfirmed@example.com')).toMatchObject({
    status: 200,
    body: { message: 'Confirmation email sent' },
  });
  const own = world.browserOf('mentee');
  expect(await own.ask(resendEnterpriseConfirmation, { body: { email: 'MENTEE@example.com' } })).toMatchObject({
    status: 422,
    body: { error: 'Your account is already verified.' },
  });
});

test('ACC-43 SYS-17 a stranger learns of no address whether it has an account, nor after three tries', async () => {
  await world.rows("update users set deleted_at = $1 where email = 'other_mentee@example.com'", [beginning.toString()]);
  const addresses = ['unconfirmed', 'mentee', 'nobody', 'other_mentee'].map((name) => `${name}@example.com`);
  const stranger = world.newBrowser();
  const answers = async () =>
    Promise.all(
      addresses.map(async (email) => {
        const { status, body } = await stranger.ask(resendEnterpriseConfirmation, { body: { email } });
        return { status, body };
      }),
    );
  const jobs = () => world.rows("select 1 from pgboss.job where data ->> 'subscriber' like '%confirmation_requested%'");
  const before = (await jobs()).length;
  expect(await answers()).toEqual(addresses.map(() => ({ status: 200, body: { message: 'Confirmation email sent' } })));
  // The same work each time, too: an address without an account leaves a job as well.
  expect((await jobs()).length - before).toBe(4);
  await world.runJobs();
  const written = await world.rows<{ to_address: string }>('select to_address from deliveries');
  expect(written.map((one) => one.to_address)).toEqual(['unconfirmed@example.com']);
});
