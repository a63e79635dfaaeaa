import { afterEach, beforeEach, expect, test } from 'vitest';
import { resetPassword, signIn } from '../../contract/accounts/index.ts';
import { systemClock } from '../platform/clock.ts';
import { people } from '../testing/personas.fixture.ts';
import { openCaller } from './caller.fixture.ts';
import { emptyGround, type ServerPlace, ownGround, postgresUrl, prepare } from './ground.fixture.ts';
import { endAll, runCommand, startServer } from './process.fixture.ts';
import { signedIn } from './racers.fixture.ts';

let ground: ServerPlace;
beforeEach(async () => {
  ground = await ownGround();
});
afterEach(async () => {
  await endAll();
  await ground.drop();
});

const production = {
  NODE_ENV: 'production',
  SECRET_KEY: 'a-secret-of-more-than-thirty-two-characters',
  BASE_URL: 'https://lantern.example',
};
const admin = (words: string, more: Record<string, string> = {}) =>
  runCommand(['admin', ...words.split(' ')], { ...ground.settings, ...more });
const rows = (text: string) => ground.inspect(async (database) => (await database.runSql(text)).rows);
const admins = () =>
  rows('select email::text from users where is_platform_admin and deleted_at is null order by email');
const audited = () =>
  rows("select action, source, actor_id, object_type from audit_log where source = 'command_line' order by id");
const line = (action: string, objectType = 'user') => ({
  action,
  source: 'command_line',
  actor_id: null,
  object_type: objectType,
});

/** One person, with something special in one column. */
const person = (email: string, column: string, value: string | null) =>
  ground.inspect((database) =>
    database.runSql(
      `insert into users (public_id, slug, firstname, lastname, email, user_type, timezone, created_at, ${column})
       values (md5($1), $1, 'Nur', 'Aisyah', $1, 'mentee', 'Asia/Kuala_Lumpur', now(), $2)`,
      [email, value],
    ),
  );

test('the first platform admin of an empty installation gets an account, a link, and a line in the log', async () => {
  await ground.drop();
  ground = await emptyGround();
  const ended = await admin('first Nur@Example.com --name Nur', production);
  expect(ended).toMatchObject({ code: 0, complained: '' });
  const [made, noMail, works, link = '', ...rest] = ended.said.split('\n');
  expect([made, noMail, works, rest]).toEqual([
    'Nur@Example.com is now a platform admin. An account was opened for this address.',
    'No mail server is set (SMTP_URL), so no email goes out.',
    'Open this link to choose a password. It works once, for 6 hours:',
    [''],
  ]);
  expect(link).toMatch(/^https:\/\/lantern\.example\/reset-password\?reset_password_token=[\w-]{43}$/);
  expect(await admins()).toEqual([{ email: 'Nur@Example.com' }]);
  expect(await audited()).toEqual([line('platform_admin.first')]);

  // The link opens the account, and the account the platform's own pages.
  const server = await startServer(ground.settings);
  const visitor = openCaller(server.url, null);
  const password = 'Harbour-at-night-7';
  const body = { reset_password_token: link.split('=')[1] ?? '', password, password_confirmation: password };
  expect((await visitor.ask(resetPassword, { body })).status).toBe(200);
  expect((await visitor.ask(signIn, { body: { email: 'nur@example.com', password } })).status).toBe(200);
  const log = await visitor.get('/main/admins/audit.json?query=command+line&field=actor');
  expect(log.body).toMatchObject({
    total: 1,
    data: [{ action: 'platform_admin.first', actor: null, source: 'command_line' }],
  });
  visitor.close();
});

test('nobody is first twice, nor two at the same moment', async () => {
  const once = await admin('first one@example.com');
  expect(once.code).toBe(0);
  const twice = await admin('first two@example.com');
  expect(twice).toMatchObject({
    code: 2,
    said: '',
    complained: 'There is a platform admin already: "list" says who. Make somebody else one with "grant".\n',
  });
  expect(await admins()).toEqual([{ email: 'one@example.com' }]);
  expect(await audited()).toEqual([line('platform_admin.first')]);
});

test('with a mail server the link goes out by email and is not printed', async () => {
  const { code, said } = await admin('first one@example.com', { SMTP_URL: 'smtp://127.0.0.1:9' });
  expect(code).toBe(0);
  expect(said).toContain('A link to choose a password is sent by email');
  expect(said).not.toContain('reset_password_token');
  expect(await rows("select 1 as waits from pgboss.job where name = 'reactions'")).toEqual([{ waits: 1 }]);
});

test('an account that was raised before its address was confirmed loses the password of whoever opened it', async () => {
  await person('squatted@example.com', 'confirmed_at', null);
  await rows(
    `insert into identities (user_id, provider, subject, secret_hash, created_at)
       select id, 'password', id::text, 'x', now() from users`,
  );
  // Their way back in: another address, asked for and not confirmed yet.
  await rows(
    `insert into address_changes (user_id, old_email, new_email, requested_at)
       select id, email, 'theirs@example.com', now() from users`,
  );
  const { said } = await admin('first squatted@example.com');
  expect(said).toContain('The account with this address was raised.');
  expect(await rows('select 1 as kept from identities union all select 1 from address_changes')).toEqual([]);
});

test('D30 the role is granted, listed and revoked, never from the last one', async () => {
  await admin('first one@example.com');
  await person('two@example.com', 'confirmed_at', '2026-01-01T00:00:00Z');
  expect(await admin('grant two@example.com')).toMatchObject({
    code: 0,
    said: 'two@example.com is now a platform admin.\n',
  });
  expect(await admin('grant two@example.com')).toMatchObject({
    code: 0,
    said: 'two@example.com is a platform admin already.\n',
  });
  expect((await admin('list')).said).toBe(
    'one@example.com, Platform Admin, address not confirmed\ntwo@example.com, Nur Aisyah, never signed in\n',
  );
  expect(await admin('revoke one@example.com')).toMatchObject({
    code: 0,
    said: 'one@example.com is no longer a platform admin.\n',
  });
  expect(await admin('revoke two@example.com')).toMatchObject({
    code: 2,
    complained: 'two@example.com is the only platform admin. Make somebody else one first, with "grant".\n',
  });
  expect(await admin('reset-password one@example.com')).toMatchObject({
    code: 0,
    said: expect.stringContaining('/reset-password?reset_password_token='),
  });
  expect(await admins()).toEqual([{ email: 'two@example.com' }]);
  expect(await audited()).toEqual([
    line('platform_admin.first'),
    line('platform_admin.granted'),
    line('platform_admin.listed', 'platform'),
    line('platform_admin.revoked'),
    line('account.reset_sent'),
  ]);
});

test('what cannot be done is said in a sentence, with the code 2, and changes nothing', async () => {
  const refusals: [string, string][] = [
    ['first not-an-address', '“not-an-address” is not an email address.'],
    ['grant nobody@example.com', 'Nobody has an account with the address nobody@example.com.'],
    ['grant one@example.com two@example.com', 'Who may run the platform'],
    ['list --loud', 'Who may run the platform'],
  ];
  for (const [words, sentence] of refusals) {
    const ended = await admin(words);
    expect(ended, words).toMatchObject({ code: 2, said: '' });
    expect(ended.complained, words).toContain(sentence);
  }
  expect(await admins()).toEqual([]);
  expect(await audited()).toEqual([]);
});

const onOneFolder = () => {
  test('a running server keeps the folder: the command says what to do, and touches nothing', async () => {
    const server = await startServer(ground.settings);
    const ended = await admin('first one@example.com');
    expect(ended).toMatchObject({ code: 1, said: '' });
    expect(ended.complained).toContain(`is in use by process ${server.pid}.`);
    expect(ended.complained).toContain('stop the server, run this command again, then start the server.');
    expect(await server.stop()).toMatchObject({ code: 0 });
    expect(await admins()).toEqual([]);
  });
};

const onOneDatabase = () => {
  test('beside a running server the role and the views of a revoked admin end at once', async () => {
    const now = systemClock.now();
    const guests = await prepare(ground, async (database) => {
      const { mentor, mentee } = await people(database.transact, now);
      return { mentor: await signedIn(database, mentor, now), mentee: await signedIn(database, mentee, now) };
    });
    const server = await startServer(ground.settings);
    const caller = openCaller(server.url, guests.mentor.token);
    const ask = async () => (await caller.get('/main/admins/audit.json')).status;
    expect(await ask()).toBe(403);
    await rows(`update users set confirmed_at = now() where id = ${guests.mentor.id}`);
    expect((await admin('grant mentor@example.com')).code).toBe(0);
    expect(await ask()).toBe(200);
    await rows(`update auth_sessions set admin_base_user_id = ${guests.mentor.id} where user_id = ${guests.mentee.id}`);
    expect((await admin('revoke mentor@example.com')).code).toBe(0);
    expect(await ask()).toBe(403);
    expect(await rows(`select 1 as views from auth_sessions where admin_base_user_id is not null`)).toEqual([]);
    caller.close();
  });

  test('of two commands at once only one makes the first platform admin', async () => {
    const ended = await Promise.all([admin('first one@example.com'), admin('first two@example.com')]);
    expect(new Set(ended.map(({ code }) => code))).toEqual(new Set([0, 2]));
    expect(await admins()).toHaveLength(1);
  });
};

if (postgresUrl) onOneDatabase();
else onOneFolder();

test('in production the server says that there is no platform admin, until there is one', async () => {
  const warning = 'there is no platform admin yet';
  const loud = { ...ground.settings, ...production, LOG_LEVEL: 'warn' };
  const before = await startServer(loud);
  const { said } = await before.stop();
  expect(said).toContain(`${warning}: make the first one with \\"node dist/server/admin.js first you@example.com\\"`);
  await admin('first one@example.com');
  const after = await startServer(loud);
  expect((await after.stop()).said).not.toContain(warning);
});
