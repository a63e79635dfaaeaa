import { beforeEach, expect, test } from 'vitest';
import { deleteAccount, restoreAccount } from '../../../contract/accounts/index.ts';
import { password } from '../../testing/personas.fixture.ts';
import { beginning, openWorld, type World } from '../../testing/world.fixture.ts';
import { isSignedIn, linkToken, member, signedInAs } from './accounts.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const body = { reason_for_leaving: "No longer need mentoring;Didn't find enough relevant mentors" };
const restore = (id: number) => world.ask('platform_admin', restoreAccount, { params: { id } });
const days = (count: number) => beginning.add({ hours: count * 24 });
const personal = `select firstname, lastname, email, phone_no, purged_at is not null as purged from users where id = $1`;

test('ACC-63 ACC-64 ACC-65 a deleted account is closed at once, and its data is due in 30 days', async () => {
  const here = await signedInAs(world, 'mentee@example.com', password);
  const elsewhere = await signedInAs(world, 'mentee@example.com', password);
  const reply = await here.browser.inject({
    method: 'POST',
    url: '/users/current/delete_account',
    headers: { 'x-csrf-token': await here.browser.csrf() },
    payload: body,
  });
  expect([reply.statusCode, reply.json()]).toEqual([200, { message: 'Account has been deleted' }]);
  expect(here.browser.cookies.has('session')).toBe(false);
  expect(await isSignedIn(world, elsewhere.browser)).toBe(false);
  expect((await signedInAs(world, 'mentee@example.com', password)).body).toMatchObject({
    error: 'Your account has been deactivated.',
  });
  const rows = await world.rows<{ reasons: string; days: string }>(
    'select reasons, extract(epoch from purge_at - requested_at) / 86400 as days from account_deletions where user_id = $1',
    [world.ids.mentee],
  );
  expect(rows.map((row) => [row.reasons, Number(row.days)])).toEqual([[body.reason_for_leaving, 30]]);
  expect(await world.rows('select 1 from auth_sessions where user_id = $1', [world.ids.mentee])).toEqual([]);
});

test('ACC-61 a reason is needed', async () => {
  for (const given of [{}, { reason_for_leaving: '' }, { reason_for_leaving: '  ' }]) {
    const reply = await world.ask('mentee', deleteAccount, { body: given as never });
    expect(reply.status).toBe(422);
    expect(reply.body).toMatchObject({ fields: { reason_for_leaving: 'Reasons is a required field' } });
  }
  expect(await world.rows('select 1 from account_deletions')).toEqual([]);
});

test('ACC-64 ACC-66 after 30 days the personal columns are wiped, the row stays as Deleted User', async () => {
  const { browser, id } = await member(world);
  await world.rows("update users set phone_no = '60123456789' where id = $1", [id]);
  await linkToken(world, id, 'reset');
  await browser.ask(deleteAccount, { body });
  await world.moveClock(days(30).subtract({ minutes: 1 }));
  expect(await world.rows(personal, [id])).toEqual([
    { firstname: 'Aisyah', lastname: 'Rahman', email: 'aisyah@example.com', phone_no: '60123456789', purged: false },
  ]);
  await world.moveClock(days(30));
  expect(await world.rows(personal, [id])).toEqual([
    {
      firstname: 'Deleted',
      lastname: 'User',
      email: expect.stringMatching(/^deleted-[0-9a-f]{32}@deleted\.invalid$/),
      phone_no: null,
      purged: true,
    },
  ]);
  for (const table of ['identities', 'auth_sessions', 'auth_tokens']) {
    expect(await world.rows(`select 1 from ${table} where user_id = $1`, [id])).toEqual([]);
  }
  expect(await world.rows("select 1 from login_attempts where email = 'aisyah@example.com'")).toEqual([]);
  expect((await signedInAs(world, 'aisyah@example.com', password)).body).toMatchObject({
    error: 'Invalid email or password.',
  });
  expect((await member(world)).reply.status).toBe(200);
});

test('ACC-64 purging is done once, and written down', async () => {
  await world.ask('mentee', deleteAccount, { body });
  await world.moveClock(days(31));
  await world.moveClock(days(32));
  expect(await world.rows("select actor_id from audit_log where action = 'account.purged'")).toEqual([
    { actor_id: null },
  ]);
});

test('ACC-64 within 30 days a platform admin takes a deletion back, and it is not purged then', async () => {
  await world.ask('mentee', deleteAccount, { body });
  await world.moveClock(days(29));
  expect(await restore(world.ids.mentee)).toMatchObject({
    status: 200,
    body: { message: 'Account has been restored' },
  });
  expect((await restore(world.ids.mentee)).status).toBe(200);
  expect((await signedInAs(world, 'mentee@example.com', password)).status).toBe(200);
  await world.moveClock(days(40));
  expect(await world.rows(personal, [world.ids.mentee])).toMatchObject([{ firstname: 'Mentee', purged: false }]);
  expect(await world.rows("select actor_id from audit_log where action = 'account.restored'")).toEqual([
    { actor_id: String(world.ids.platform_admin) },
  ]);
});

test('ACC-64 what is purged is not brought back, and only a platform admin brings anything back', async () => {
  await world.ask('mentee', deleteAccount, { body });
  const params = { id: world.ids.mentee };
  expect((await world.ask('programme_admin', restoreAccount, { params })).status).toBe(403);
  expect((await restore(999_999)).status).toBe(404);
  world.clock.moveTo(days(30));
  expect(await restore(world.ids.mentee)).toMatchObject({ status: 422, body: { code: 'accounts.purged' } });
  await world.moveClock(days(31));
  expect(await restore(world.ids.mentee)).toMatchObject({ status: 422, body: { code: 'accounts.purged' } });
});

test('ACC-65 the only platform admin stays until the role is handed over', async () => {
  const kept = { status: 422, body: { error: 'Please hand over your role before you delete your account.' } };
  expect(await world.ask('platform_admin', deleteAccount, { body })).toMatchObject(kept);
  expect(await world.rows('select 1 from account_deletions')).toEqual([]);
  await world.rows('update users set is_platform_admin = true where id = $1', [world.ids.mentor]);
  expect((await world.ask('platform_admin', deleteAccount, { body })).status).toBe(200);
  expect(await world.ask('mentor', deleteAccount, { body })).toMatchObject(kept);
});
