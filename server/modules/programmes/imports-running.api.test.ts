import { beforeEach, expect, test } from 'vitest';
import * as contract from '../../../contract/programmes/index.ts';
import { signUp } from '../../../contract/accounts/index.ts';
import { type Invited, listInvited, lookUpInvite, sendInvites } from '../../../contract/invitations/index.ts';
import { lettersTo, onlyLetterTo } from '../../testing/told.fixture.ts';
import { beginning, openWorld, type World } from '../../testing/world.fixture.ts';
import { signUpBody } from '../accounts/accounts.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const file = (text: string | Uint8Array) => ({
  uploads: [
    {
      field: 'file',
      name: 'people.csv',
      type: 'text/csv',
      bytes: typeof text === 'string' ? new TextEncoder().encode(text) : text,
    },
  ],
});
const open = (text: string | Uint8Array) =>
  world.ask(
    'programme_admin',
    contract.openImport,
    { params: { id: world.alpha.id }, body: { role_id: world.alpha.roleIds.Mentee } },
    file(text),
  );
const of = (importId: number) => ({ params: { id: world.alpha.id, importId } });
const run = (importId: number) => world.ask('programme_admin', contract.runImport, of(importId));
const read = (importId: number, query: object = {}) =>
  world.ask('programme_admin', contract.readImport, { ...of(importId), query });
const counted = () =>
  world.rows<{ emails: number; kind: string }>('select emails, kind from emails_to_many order by id');

test('B09 bulk add: what the day does not allow is said beforehand, waits, and goes on by itself', async () => {
  const { RATE_LIMIT_FACTOR: factor, EMAILS_A_DAY_PROGRAM: program } = world.settings;
  Object.assign(world.settings, { RATE_LIMIT_FACTOR: 1, EMAILS_A_DAY_PROGRAM: 4 });
  const addresses = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => `${name}@example.com`);
  const { body } = await open(`email\n${addresses.join('\n')}\n`);
  expect(body).toMatchObject({ counts: { ready: 7 }, emails_left: 3, waits_until: null });
  await run(body.id);
  await world.runJobs();
  const inADay = beginning.add({ hours: 24 });
  const waiting = { status: 'running', emails_left: 0, waits_until: inADay.toString() };
  expect((await read(body.id)).body).toMatchObject({ ...waiting, counts: { ready: 4, invited: 3 } });
  await run(body.id);
  await world.moveClock(inADay.subtract({ seconds: 1 }));
  expect((await read(body.id)).body).toMatchObject({ counts: { ready: 4, invited: 3 } });
  await world.moveClock(inADay);
  expect((await read(body.id)).body).toMatchObject({ counts: { ready: 1, invited: 6 }, status: 'running' });
  await world.moveClock(inADay.add({ hours: 24 }));
  expect((await read(body.id)).body).toMatchObject({
    counts: { ready: 0, invited: 7 },
    status: 'done',
    waits_until: null,
  });
  expect(world.vendors.letters.flatMap(({ to }) => to).toSorted()).toEqual(addresses);
  expect(await counted()).toEqual([3, 3, 1].map((emails) => ({ emails, kind: 'import' })));
  Object.assign(world.settings, { RATE_LIMIT_FACTOR: factor, EMAILS_A_DAY_PROGRAM: program });
});

test('B09 bulk add: a file leaves a fifth of the day to what people do by hand', async () => {
  const { RATE_LIMIT_FACTOR: factor, EMAILS_A_DAY_PROGRAM: program } = world.settings;
  Object.assign(world.settings, { RATE_LIMIT_FACTOR: 1, EMAILS_A_DAY_PROGRAM: 5 });
  const { body } = await open(`email\n${['a', 'b', 'c', 'd', 'e'].map((name) => `${name}@example.com`).join('\n')}\n`);
  await run(body.id);
  await world.runJobs();
  expect((await read(body.id)).body).toMatchObject({ counts: { ready: 1, invited: 4 }, status: 'running' });
  const roleId = world.alpha.roleIds.Mentee;
  const letter = {
    role_id: roleId,
    redirect_url: 'http://lantern.test/users/login',
    send_invite: ['late@example.com'],
  };
  expect((await world.ask('programme_admin', sendInvites, { params: { roleId }, body: letter })).status).toBe(200);
  Object.assign(world.settings, { RATE_LIMIT_FACTOR: factor, EMAILS_A_DAY_PROGRAM: program });
});

test('a running import is found again, can be stopped, and goes on with the others when it is run again', async () => {
  const { RATE_LIMIT_FACTOR: factor, EMAILS_A_DAY_PROGRAM: program } = world.settings;
  Object.assign(world.settings, { RATE_LIMIT_FACTOR: 1, EMAILS_A_DAY_PROGRAM: 3 });
  const begun = async () =>
    (await world.ask('programme_admin', contract.listImports, { params: { id: world.alpha.id } })).body.imports;
  const { body } = await open('email\na@example.com\nb@example.com\nc@example.com\nnobody\n');
  expect(await begun()).toEqual([]);
  await run(body.id);
  await world.runJobs();
  const half = { id: body.id, file_name: 'people.csv', done: 2, total: 3 };
  const inADay = beginning.add({ hours: 24 });
  expect(await begun()).toEqual([{ ...half, status: 'running', waits_until: inADay.toString() }]);
  const stopped = await world.ask('programme_admin', contract.stopImport, of(body.id));
  expect(stopped.body).toMatchObject({ status: 'draft', waits_until: null, counts: { ready: 1, invited: 2 } });
  const { mapping, role_id } = stopped.body;
  const again = { ...of(body.id), body: { mapping, role_id } };
  expect(await world.ask('programme_admin', contract.mapImport, again)).toMatchObject({
    status: 422,
    body: { code: 'programmes.import_started' },
  });
  await world.moveClock(inADay);
  expect(await begun()).toEqual([{ ...half, status: 'draft', waits_until: null }]);
  expect(lettersTo(world, 'c@example.com')).toEqual([]);
  await run(body.id);
  await world.runJobs();
  expect((await read(body.id)).body).toMatchObject({ status: 'done', counts: { ready: 0, invited: 3 } });
  expect(await begun()).toEqual([]);
  expect(lettersTo(world, 'a@example.com')).toHaveLength(1);
  Object.assign(world.settings, { RATE_LIMIT_FACTOR: factor, EMAILS_A_DAY_PROGRAM: program });
});

test('B09 bulk add: who is invited already gets no second email, and none is counted', async () => {
  for (const _time of [1, 2]) {
    const { body } = await open('email\nnew@example.com\n');
    await run(body.id);
    await world.runJobs();
  }
  expect(await counted()).toEqual([{ emails: 1, kind: 'import' }]);
});

test('what a file says about somebody who is invited begins their sign-up and is theirs, until then it is shown to admins', async () => {
  await world.rows(`update enterprises set country_id = (select id from countries where iso = 'MY')`);
  const { body } = await open('name,email,phone\nNur Aina,nur@example.com,012-345 6789\n,bo@example.com,\n');
  await run(body.id);
  await world.runJobs();
  const { roleIds, id } = world.alpha;
  const names = async () => {
    const list = await world.ask('programme_admin', listInvited, { params: { roleId: roleIds.Mentee }, query: {} });
    return Object.fromEntries(list.body.invited.map(({ email, name }: Invited) => [email, name]));
  };
  expect(await names()).toEqual({ 'nur@example.com': 'Nur Aina', 'bo@example.com': '' });
  const invite = /invite=([\w-]+)/.exec(onlyLetterTo(world, 'nur@example.com').text)?.[1] ?? '';
  const browser = world.newBrowser();
  expect((await browser.ask(lookUpInvite, { query: { program_id: id, invite } })).body).toMatchObject({
    email: 'nur@example.com',
    firstname: 'Nur',
    lastname: 'Aina',
  });
  await browser.ask(signUp, { body: signUpBody({ email: 'nur@example.com', firstname: 'Nur', invite }) });
  expect(await world.rows(`select phone_no from users where email = 'nur@example.com'`)).toEqual([
    { phone_no: '60123456789' },
  ]);
  expect(await names()).toEqual({ 'nur@example.com': '', 'bo@example.com': '' });
  // Whoever never joins is not kept by name for ever.
  await world.rows(`update role_invite_emails set firstname = 'Bo', phone_no = '60123456780'`);
  await world.moveClock(beginning.add({ hours: 24 * 90 + 1 }));
  expect(await world.rows('select 1 from role_invite_emails where phone_no is not null')).toEqual([]);
});
