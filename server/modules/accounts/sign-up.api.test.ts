import { beforeEach, expect, test } from 'vitest';
import { signUp } from '../../../contract/accounts/index.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { goodPassword, isSignedIn, member, signedInAs, signUpBody } from './accounts.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const ruleText = 'Password must contain at least 8 characters, 1 uppercase, 1 number and 1 special character';
const refusedFields = async (changes: object) => {
  const { status, body } = await world.newBrowser().ask(signUp, { body: signUpBody(changes) });
  expect(status).toBe(422);
  return (body as { fields: Record<string, string> }).fields;
};

test('ACC-01 ACC-52 a mentee signs up, is signed in and goes on to the profile set-up', async () => {
  const { browser, reply, id, slug } = await member(world);
  expect(reply.body).toEqual({ message: 'Registration successful', location: '/profile/setup', token: null });
  expect(slug).toBe('aisyah-rahman');
  expect(await isSignedIn(world, browser)).toBe(true);
  const [row] = await world.rows('select * from users where id = $1', [id]);
  expect(row).toMatchObject({
    firstname: 'Aisyah',
    lastname: 'Rahman',
    email: 'aisyah@example.com',
    user_type: 'mentee',
    is_fl_mentor: false,
    is_platform_admin: false,
    is_enterprise: false,
    timezone: 'Asia/Kuala_Lumpur',
    lang: 'en',
    confirmed_at: null,
    onboarded_at: null,
  });
  expect(String(row?.public_id)).toMatch(/^[0-9a-f]{32}$/);
});

test('ACC-01 who signs up as a mentor books as a mentee until they are approved (B138)', async () => {
  const { reply, id } = await member(world, { user_type: 'mentor' });
  expect(reply.body).toMatchObject({ location: '/profile/setup?user_type=mentor' });
  expect(await world.rows('select user_type, is_fl_mentor from users where id = $1', [id])).toEqual([
    { user_type: 'mentee', is_fl_mentor: false },
  ]);
});

test('ACC-70 passwords are stored as Argon2id with 19 MiB and two rounds, in the identity of a password', async () => {
  const { id } = await member(world);
  const rows = await world.rows('select provider, subject, secret_hash from identities where user_id = $1', [id]);
  expect(rows).toEqual([
    {
      provider: 'password',
      subject: String(id),
      secret_hash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/),
    },
  ]);
});

test('ACC-52 the zone of the browser is kept when it is one', async () => {
  const paris = await member(world, { timezone: 'Europe/Paris' });
  const nowhere = await member(world, { email: 'b@example.com', timezone: 'Nowhere/Land' });
  expect(
    await world.rows('select timezone from users where id = any($1) order by id', [[paris.id, nowhere.id]]),
  ).toEqual([{ timezone: 'Europe/Paris' }, { timezone: 'Asia/Kuala_Lumpur' }]);
});

test('ACC-52 a second person of the same name gets an address of their own', async () => {
  const first = await member(world);
  const second = await member(world, { email: 'other@example.com' });
  expect(second.slug).toMatch(/^aisyah-rahman-[0-9a-f]{8}$/);
  expect(first.slug).not.toBe(second.slug);
});

test('ACC-18 an address is one person’s, in any case (B14)', async () => {
  await member(world);
  expect(await refusedFields({ email: 'AISYAH@example.com' })).toEqual({ email: 'Email has already been taken' });
  expect(await world.rows("select id from users where email = 'aisyah@example.com'")).toHaveLength(1);
});

test('ACC-18 of two who take an address at once one gets it', async () => {
  const replies = await Promise.all(
    [1, 2, 3, 4].map((n) => world.newBrowser().ask(signUp, { body: signUpBody({ firstname: `Twin ${n}` }) })),
  );
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422, 422]);
});

test('ACC-17 ACC-18 ACC-22 ACC-23 everything that is missing is said at its field', async () => {
  const { status, body } = await world.newBrowser().ask(signUp, { body: {} as never });
  expect(status).toBe(422);
  expect(body).toEqual({
    error: 'Please check the marked fields.',
    code: 'request.invalid',
    fields: {
      firstname: 'First name is a required field',
      lastname: 'Last name is a required field',
      email: 'Email is a required field',
      password: ruleText,
      password_confirmation: 'Password confirmation is required',
      user_type: 'User type is a required field',
    },
  });
});

test.each([
  ['seven characters', 'Aa1!aaa'],
  ['no upper case', 'quiet-harbour-41'],
  ['no digit', 'Quiet-Harbour'],
  ['no special character', 'QuietHarbour41'],
  ['a blank for a special character', 'Quiet Harbour 41'],
])('ACC-22 a password with %s is refused', async (_title, password) => {
  expect(await refusedFields({ password, password_confirmation: password })).toEqual({ password: ruleText });
});

test('ACC-22 where only the lower case letter is missing, which the printed sentence does not name, it is named', async () => {
  const said = { password: 'Password must also contain 1 lowercase letter' };
  expect(await refusedFields({ password: 'QUIET-HARBOUR-41', password_confirmation: 'QUIET-HARBOUR-41' })).toEqual(
    said,
  );
});

test('ACC-24 the confirmation must match, also while another field is wrong', async () => {
  expect(await refusedFields({ password_confirmation: 'Quiet-Harbour-42', email: 'x' })).toEqual({
    email: 'Email must be a valid email',
    password_confirmation: 'Passwords must match',
  });
});

test('ACC-22 eight characters of the four kinds are enough, but for a common password or the own name (M19)', async () => {
  const easy = { password: 'This password is too easy to guess.' };
  expect(await refusedFields({ password: 'P@ssw0rd1', password_confirmation: 'P@ssw0rd1' })).toEqual(easy);
  expect(await refusedFields({ password: 'Aisyah#2026', password_confirmation: 'Aisyah#2026' })).toEqual(easy);
  const shortest = await member(world, { password: 'Xk9$mQ2v', password_confirmation: 'Xk9$mQ2v' });
  expect(shortest.reply.status).toBe(200);
});

test('ACC-22 a password of 200 characters is taken whole: without its last one nobody signs in', async () => {
  const password = `Xk9$mQ2v${'-quiet-harbour'.repeat(14)}`.slice(0, 200);
  const { reply } = await member(world, { password, password_confirmation: password });
  expect(reply.status).toBe(200);
  expect((await signedInAs(world, 'aisyah@example.com', password.slice(0, -1))).status).toBe(401);
  expect((await signedInAs(world, 'aisyah@example.com', password)).status).toBe(200);
});

test('ACC-01 nobody makes themselves more than they are: other fields of a person are not taken', async () => {
  const { id } = await member(world, {
    ...({ is_platform_admin: true, is_fl_mentor: true, confirmed_at: '2020-01-01T00:00:00Z', id: 1 } as object),
  });
  expect(
    await world.rows('select is_platform_admin, is_fl_mentor, confirmed_at from users where id = $1', [id]),
  ).toEqual([{ is_platform_admin: false, is_fl_mentor: false, confirmed_at: null }]);
  expect(await refusedFields({ user_type: 'admin' })).toEqual({ user_type: 'User type is a required field' });
});

test('ACC-52 a new member can sign in', async () => {
  await member(world);
  expect((await signedInAs(world, 'aisyah@example.com', goodPassword)).status).toBe(200);
});

test('ACC-70 a second sign-up in one browser ends the session of the first', async () => {
  const { browser } = await member(world);
  const first = world.newBrowser();
  first.cookies.set('session', browser.cookies.get('session') ?? '');
  expect(await isSignedIn(world, first)).toBe(true);
  const again = await browser.ask(signUp, { body: signUpBody({ email: 'second@example.com' }) });
  expect(again.status).toBe(200);
  expect(await isSignedIn(world, browser)).toBe(true);
  expect(await isSignedIn(world, first)).toBe(false);
});
