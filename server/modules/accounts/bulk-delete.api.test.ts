import { beforeEach, expect, test } from 'vitest';
import { bulkDeleteUsers } from '../../../contract/accounts/index.ts';
import { password } from '../../testing/personas.fixture.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { signedInAs } from './accounts.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const send = (content: string | Uint8Array, field = 'file') =>
  world.ask(
    'platform_admin',
    bulkDeleteUsers,
    {},
    { uploads: [{ field, name: 'leavers.csv', type: 'text/csv', bytes: Buffer.from(content) }] },
  );
const gone = async () =>
  (await world.rows<{ email: string }>('select email from users where deleted_at is not null order by id')).map(
    ({ email }) => email,
  );

test('INV-29 the accounts of a file are deleted as their owners would, and counted', async () => {
  const file =
    '\uFEFFName, Email \r\nX,OTHER_MENTEE@example.com\r\nY,"mentee@example.com"\r\n,mentee@example.com\r\nZ,nobody@example.com\r\n';
  expect(await send(file)).toMatchObject({
    status: 200,
    body: { message: '2 user(s) deleted, 1 not found.', kept: [] },
  });
  expect(await gone()).toEqual(['mentee@example.com', 'other_mentee@example.com']);
  expect((await signedInAs(world, 'mentee@example.com', password)).body).toMatchObject({
    error: 'Your account has been deactivated.',
  });
  expect(
    await world.rows('select extract(epoch from purge_at - requested_at)::int / 86400 as days from account_deletions'),
  ).toEqual([{ days: 30 }, { days: 30 }]);
  // B06: a deleted account is no longer in any programme.
  expect(
    await world.rows('select 1 from program_memberships where user_id = $1 and removed_at is null', [world.ids.mentee]),
  ).toEqual([]);
  expect(await world.rows("select actor_id from audit_log where action = 'account.deleted'")).toEqual([
    { actor_id: String(world.ids.platform_admin) },
    { actor_id: String(world.ids.platform_admin) },
  ]);
  expect((await send(file)).body).toMatchObject({ message: '0 user(s) deleted, 3 not found.' });
});

test('INV-29 the file may be Unicode text, in the Windows encoding, or have guarded cells', async () => {
  const unicode = Buffer.from('Name\temail\r\nAyşe\tother_mentee@example.com\r\n', 'utf16le');
  expect((await send(unicode)).body).toMatchObject({ message: '1 user(s) deleted, 0 not found.' });
  const windows = Buffer.from('Name;email\rZoë;mentee@example.com\r', 'latin1');
  expect((await send(windows)).body).toMatchObject({ message: '1 user(s) deleted, 0 not found.' });
  await world.rows("update users set email = '+tan@example.com' where id = $1", [world.ids.mentor]);
  expect((await send('"email"\r\n"\'+tan@example.com"\r\n')).body).toMatchObject({
    message: '1 user(s) deleted, 0 not found.',
  });
});

test('INV-29 who has to stay is named with the reason, and holds up nobody', async () => {
  const reply = await send('email\nportal_owner@example.com\nplatform_admin@example.com\nmentor@example.com\n');
  expect(reply.body).toEqual({
    message: '1 user(s) deleted, 0 not found.',
    kept: [
      { email: 'portal_owner@example.com', reason: 'Please hand over your role before you delete your account.' },
      { email: 'platform_admin@example.com', reason: 'Please delete your own account in your settings.' },
    ],
  });
  expect(await gone()).toEqual(['mentor@example.com']);
});

test('INV-29 what is no CSV of addresses, or too big, deletes nobody and says why beside the file', async () => {
  const refused = async (content: string | Uint8Array) => {
    const { status, body } = await send(content);
    return [status, (body as { fields: { file: string } }).fields.file];
  };
  const wrong = [422, 'Please choose a CSV file with the header email'];
  expect(await refused('mentee@example.com\n')).toEqual(wrong);
  expect(await refused('')).toEqual([422, 'This file has no rows below its headings']);
  expect(await refused('email\n"mentee@example.com')).toEqual([
    422,
    'Line 2: a quotation mark is opened and never closed',
  ]);
  expect(await refused(Uint8Array.from([0xff, 0xfe, 0x65]))).toEqual([
    422,
    'Line 1: a character cannot be read. Save the file as “CSV UTF-8” and choose it again',
  ]);
  expect(await refused(`email\n${'a,\n'.repeat(20_001)}`)).toEqual([422, 'Please use at most 20,000 rows']);
  const big = 'email\nmentee@example.com\n'.padEnd(2_097_153, '\n');
  expect(await refused(big)).toEqual([422, 'File exceeds 2MB']);
  const { status, body } = await world.ask('platform_admin', bulkDeleteUsers, {});
  expect([status, body]).toMatchObject([422, { fields: { file: 'File is a required field' } }]);
  expect(await gone()).toEqual([]);
  expect((await send('email\n\u0000\n')).body).toMatchObject({ message: '0 user(s) deleted, 1 not found.' });
});
