import { beforeEach, expect, test } from 'vitest';
import {
  changeEmail,
  changePassword,
  confirmNewAddress,
  deleteAccount,
  forgotPassword,
  resetPassword,
  restoreOwnAccount,
  signIn,
  undoNewAddress,
} from '../../../contract/accounts/index.ts';
import { makeCalendarFeed } from '../../../contract/calendars/index.ts';
import { password } from '../../testing/personas.fixture.ts';
import { forgetTold, lettersTo, linkIn, onlyLetterTo } from '../../testing/told.fixture.ts';
import { beginning, openWorld, type World } from '../../testing/world.fixture.ts';
import { isSignedIn, member, signedInAs, signUpBody } from './accounts.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const oldAddress = 'mentee@example.com';
const newAddress = 'mei.new@example.com';
const base = () => world.settings.BASE_URL;
const askFor = (email: string, current_password = password) =>
  world.ask('mentee', changeEmail, { body: { email, current_password } });
const tokenIn = (address: string, which: 'token' | 'undo' = 'token') =>
  linkIn(lettersTo(world, address).at(-1) ?? { html: '' }, `${base()}/users/new_email`).searchParams.get(which) ?? '';
const resetTokenIn = (address: string) =>
  linkIn(lettersTo(world, address).at(-1) ?? { html: '' }, `${base()}/reset-password`).searchParams.get(
    'reset_password_token',
  ) ?? '';
const confirm = (token: string) => world.newBrowser().ask(confirmNewAddress, { body: { token } });
const undo = (token: string) => world.newBrowser().ask(undoNewAddress, { body: { token } });
const emailOf = async (id = world.ids.mentee) =>
  (await world.rows<{ email: string }>('select email from users where id = $1', [id]))[0]?.email;
const signsIn = async (email: string) => (await signedInAs(world, email, password)).status;
const hours = (count: number) => beginning.add({ hours: count });
const code = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code];
const fieldsOf = ({ body }: { body: unknown }) => (body as { fields?: object }).fields;

const reason_for_leaving = 'No longer need mentoring';
const back = (typed = password) =>
  world.newBrowser().ask(restoreOwnAccount, { body: { email: oldAddress, password: typed } });

/** The mentee has changed their address; the tokens of both links. */
const changed = async () => {
  expect((await askFor(newAddress)).status).toBe(200);
  await world.runJobs();
  const confirmToken = tokenIn(newAddress);
  expect((await confirm(confirmToken)).status).toBe(200);
  await world.runJobs();
  return { confirmToken, undoToken: tokenIn(oldAddress, 'undo') };
};

test('M39 a new address is the own one once its link is used; until then the old one stays', async () => {
  expect((await askFor(newAddress)).status).toBe(200);
  await world.runJobs();
  expect([await emailOf(), lettersTo(world, oldAddress)]).toEqual([oldAddress, []]);
  const { subject } = onlyLetterTo(world, newAddress);
  expect(subject).toBe('Confirm your new email address');
  const token = tokenIn(newAddress);
  const reply = await confirm(token);
  expect([reply.status, await emailOf()]).toEqual([200, newAddress]);
  expect([await signsIn(newAddress), await signsIn(oldAddress)]).toEqual([200, 401]);
  // The same link again changes nothing, and is no error.
  expect((await confirm(token)).status).toBe(200);
  const audited =
    'select action, actor_id::int as actor from audit_log where object_id = $1 and action like $2 order by id';
  expect(await world.rows(audited, [world.ids.mentee, 'account.address_%'])).toEqual([
    { action: 'account.address_asked', actor: world.ids.mentee },
    { action: 'account.address_changed', actor: world.ids.mentee },
  ]);
});

test('M39 the old address is told, and undoes it once within seven days: every browser is signed out', async () => {
  const { undoToken } = await changed();
  await world.ask('mentee', makeCalendarFeed, {});
  const { subject, text } = onlyLetterTo(world, oldAddress);
  expect([subject, text.includes(newAddress)]).toEqual(['Your email address was changed', true]);
  const elsewhere = await signedInAs(world, newAddress, password);
  await world.newBrowser().ask(forgotPassword, { body: { email: newAddress } });
  await world.runJobs();
  await world.moveClock(hours(7 * 24).subtract({ seconds: 1 }));
  expect((await undo(undoToken)).status).toBe(200);
  expect([await emailOf(), await isSignedIn(world, elsewhere.browser)]).toEqual([oldAddress, false]);
  // Whoever took the account knows this password.
  expect([await signsIn(oldAddress), await signsIn(newAddress)]).toEqual([401, 401]);
  // M27: so is the calendar address that somebody may have read.
  expect(await world.rows('select 1 from calendar_feeds')).toEqual([]);
  // Links to choose a password that the other address had received are dead.
  expect(await world.rows('select 1 from auth_tokens where user_id = $1', [world.ids.mentee])).toEqual([]);
  // The way in is the link that goes to the old one.
  await world.runJobs();
  const reset_password_token = resetTokenIn(oldAddress);
  const chosen = { password: 'Silver-Kettle-58', password_confirmation: 'Silver-Kettle-58', reset_password_token };
  expect((await world.newBrowser().ask(resetPassword, { body: chosen })).status).toBe(200);
  expect((await signedInAs(world, oldAddress, chosen.password)).status).toBe(200);
  expect(code(await undo(undoToken))).toEqual([422, 'accounts.address_link_invalid']);
  expect(await world.rows("select 1 from audit_log where action = 'account.address_undone'")).toHaveLength(1);
});

test('M39 the old address undoes it even when whoever took the account closed it at once', async () => {
  await askFor(newAddress);
  await world.runJobs();
  expect((await confirm(tokenIn(newAddress))).status).toBe(200);
  const closing = { body: { reason_for_leaving: 'Others' } };
  expect((await world.ask('mentee', deleteAccount, closing)).status).toBe(200);
  await world.runJobs(); // only now is the old address told
  expect((await undo(tokenIn(oldAddress, 'undo'))).status).toBe(200);
  await world.runJobs();
  expect([await emailOf(), resetTokenIn(oldAddress).length > 20]).toEqual([oldAddress, true]);
});

test('M39 B04 whoever knew the password has no way back by an address they asked for before it was changed', async () => {
  const chosen = { password: 'Silver-Kettle-58', password_confirmation: 'Silver-Kettle-58' };
  type Browser = Awaited<ReturnType<typeof signedInAs>>['browser'];
  const endings = [
    async () => {
      await world.newBrowser().ask(forgotPassword, { body: { email: oldAddress } });
      await world.runJobs();
      const body = { ...chosen, reset_password_token: resetTokenIn(oldAddress) };
      return world.newBrowser().ask(resetPassword, { body });
    },
    ({ ask }: Browser) => ask(changePassword, { body: { ...chosen, current_password: chosen.password } }),
    async ({ ask }: Browser) => {
      await ask(deleteAccount, { body: { reason_for_leaving } });
      return back(chosen.password);
    },
  ];
  let known = password;
  for (const end of endings) {
    const { browser } = await signedInAs(world, oldAddress, known);
    expect((await browser.ask(changeEmail, { body: { email: newAddress, current_password: known } })).status).toBe(200);
    await world.runJobs();
    known = chosen.password;
    const token = tokenIn(newAddress);
    expect((await end(browser)).status).toBe(200);
    expect(code(await confirm(token))).toEqual([422, 'accounts.address_link_invalid']);
    expect(await emailOf()).toBe(oldAddress);
  }
});

test('M39 M27 a new password by link ends the calendar address too, which whoever had the account may have read', async () => {
  await world.ask('mentee', makeCalendarFeed, {});
  await world.newBrowser().ask(forgotPassword, { body: { email: oldAddress } });
  await world.runJobs();
  const reset_password_token = resetTokenIn(oldAddress);
  const chosen = { password: 'Silver-Kettle-58', password_confirmation: 'Silver-Kettle-58', reset_password_token };
  expect((await world.newBrowser().ask(resetPassword, { body: chosen })).status).toBe(200);
  expect(await world.rows('select 1 from calendar_feeds')).toEqual([]);
});

test('M39 after seven days the change stays', async () => {
  const { undoToken } = await changed();
  await world.moveClock(hours(7 * 24));
  expect(code(await undo(undoToken))).toEqual([422, 'accounts.address_link_invalid']);
  expect(await emailOf()).toBe(newAddress);
});

test('M39 the first old address gets the account back even after a second change', async () => {
  const { undoToken } = await changed();
  expect((await askFor('third@example.com')).status).toBe(200);
  await world.runJobs();
  expect((await confirm(tokenIn('third@example.com'))).status).toBe(200);
  expect((await undo(undoToken)).status).toBe(200);
  expect(await emailOf()).toBe(oldAddress);
  // The link of the second change, sent to the address in between, has gone with it.
  await world.runJobs();
  expect(lettersTo(world, newAddress).map(({ subject }) => subject)).toEqual(['Confirm your new email address']);
});

test('M39 what is wrong is said at its field: the password, the same address, one that somebody has', async () => {
  expect(fieldsOf(await askFor(newAddress, 'Wrong-Password-1'))).toEqual({
    current_password: 'Current password is invalid',
  });
  expect(fieldsOf(await askFor('Mentee@Example.com'))).toEqual({ email: 'This is your address already.' });
  expect(fieldsOf(await askFor('mentor@example.com'))).toEqual({ email: 'Email has already been taken' });
  expect(fieldsOf(await askFor('not an address'))).toEqual({ email: 'Email must be a valid email' });
  expect(await world.rows('select 1 from address_changes')).toEqual([]);
});

test('M39 a link is dead after three days, after a later request, and where somebody took the address', async () => {
  const asked = async (email: string) => {
    await askFor(email);
    await world.runJobs();
    return tokenIn(email);
  };
  const first = await asked('first@example.com');
  const second = await asked('second@example.com');
  expect(code(await confirm(first))).toEqual([422, 'accounts.address_link_invalid']);
  await member(world, { email: 'second@example.com' });
  expect(code(await confirm(second))).toEqual([422, 'accounts.address_taken']);
  const third = await asked('third@example.com');
  world.clock.moveTo(hours(72));
  expect(code(await confirm(third))).toEqual([422, 'accounts.address_link_invalid']);
  expect(await emailOf()).toBe(oldAddress);
});

test('M39 the old address is kept for its owner while the change can be undone, and is free afterwards', async () => {
  await changed();
  const signUp = async () => {
    const browser = world.newBrowser();
    const headers = { 'x-csrf-token': await browser.csrf() };
    return browser.inject({ method: 'POST', url: '/users', headers, payload: signUpBody({ email: oldAddress }) });
  };
  expect((await signUp()).json()).toMatchObject({ fields: { email: 'Email has already been taken' } });
  await world.moveClock(hours(7 * 24));
  expect((await signUp()).statusCode).toBe(200);
});

test('M39 an address that was never confirmed cannot take the account back: it may be a stranger’s', async () => {
  const { browser, id, email } = await member(world);
  await forgetTold(world);
  await browser.ask(changeEmail, { body: { email: newAddress, current_password: signUpBody().password } });
  await world.runJobs();
  expect((await confirm(tokenIn(newAddress))).status).toBe(200);
  await world.runJobs();
  expect(lettersTo(world, email)).toEqual([]);
  expect(
    await world.rows('select email, confirmed_at is not null as confirmed from users where id = $1', [id]),
  ).toEqual([{ email: newAddress, confirmed: true }]);
});

test('M39 B06 whoever closed their own account is offered it back when they sign in, for 30 days', async () => {
  await world.ask('mentee', deleteAccount, { body: { reason_for_leaving } });
  const offered = await world.newBrowser().ask(signIn, { body: { email: oldAddress, password } });
  expect([offered.status, offered.body]).toMatchObject([
    401,
    { code: 'accounts.closed_by_owner', restorable_until: hours(30 * 24).toString() },
  ]);
  expect(code(await back('Wrong-Password-1'))).toEqual([401, 'accounts.wrong_credentials']);
  expect(await signsIn(oldAddress)).toBe(401);
  const restored = await back();
  expect([restored.status, restored.body]).toMatchObject([200, { message: 'Your account has been restored' }]);
  expect(await signsIn(oldAddress)).toBe(200);
  const audited = "select actor_id::int as actor from audit_log where action = 'account.restored'";
  expect(await world.rows(audited)).toEqual([{ actor: world.ids.mentee }]);
});

test('M39 B06 after 30 days, or when an admin closed it, it is the printed 401', async () => {
  await world.ask('mentee', deleteAccount, { body: { reason_for_leaving } });
  const says = async () => {
    const { status, body } = await world.newBrowser().ask(signIn, { body: { email: oldAddress, password } });
    const { error, code: why } = body as { error: string; code: string };
    return [status, error, why];
  };
  const printed = [401, 'Your account has been deactivated.', 'accounts.deactivated'];
  await world.rows('update account_deletions set by_owner = false');
  expect([await says(), code(await back())]).toEqual([printed, [401, 'accounts.deactivated']]);
  await world.rows('update account_deletions set by_owner = true');
  world.clock.moveTo(hours(30 * 24));
  expect([await says(), code(await back())]).toEqual([printed, [422, 'accounts.purged']]);
});
