import { beforeEach, expect, test } from 'vitest';
import { agendaFields as fields } from '../../../contract/agendas/agendas.fixture.ts';
import * as contract from '../../../contract/agendas/index.ts';
import type { Announced } from '../../platform/work.ts';
import type { AgendaUpdated } from '../../domain-events/agendas.ts';
import { lettersTo, linkIn, onlyLetterTo } from '../../testing/told.fixture.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { agendaTellings } from '../agendas/tellings.ts';
import { tellPeople } from './subscribers.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const agenda = async (published: boolean) => {
  const body = { program_id: world.alpha.id, ...fields, published };
  return (await world.ask('programme_admin', contract.createAgenda, { body })).body.id as number;
};
const save = (id: number, more: object = {}, key?: string) =>
  world.ask(
    'programme_admin',
    contract.updateAgenda,
    { params: { id }, body: { ...fields, sent_updated_agenda: true, ...more } },
    key === undefined ? {} : { headers: { 'idempotency-key': key } },
  );
const receivers = () => world.vendors.letters.flatMap(({ to }) => to).toSorted();
const everyMember = ['mentee', 'mentor', 'portal_owner', 'programme_admin'].map((one) => `${one}@example.com`);

test('AGD-04 NTF-09 a published agenda is e-mailed to every member of its programme, once, after the save', async () => {
  const id = await agenda(true);
  await world.rows(`update users set timezone = 'America/New_York' where id = $1`, [world.ids.mentee]);
  const saved = await save(id, { title: 'Opening' });
  expect(saved).toMatchObject({ status: 200, body: { title: 'Opening', sent_updated_agenda: true } });
  expect(receivers()).toEqual([]);
  await world.runJobs();
  expect(receivers()).toEqual(everyMember);
  const letter = onlyLetterTo(world, 'mentee@example.com');
  expect(letter).toMatchObject({ subject: 'Updated: Opening', from: 'Alpha' });
  for (const said of [
    'Monday, 30 November 2026, 9:00 pm – 10:00 pm',
    'Meet everybody',
    'https://meet.example/kick-off',
  ])
    expect(letter.text).toContain(said);
  expect(linkIn(letter, 'http://lantern.test/app/').pathname).toBe('/app/acme/alpha/overviews');
});

test('AGD-04 nobody is written to unless asked, nor of an agenda that members cannot see', async () => {
  const id = await agenda(true);
  expect((await save(id, { sent_updated_agenda: false })).body.sent_updated_agenda).toBe(false);
  const hidden = await agenda(false);
  expect(await save(hidden)).toMatchObject({
    status: 422,
    body: { fields: { sent_updated_agenda: 'Please publish the agenda before you e-mail it' } },
  });
  // Hide it again before its emails are written.
  await save(id);
  await world.ask('programme_admin', contract.togglePublishAgenda, { params: { id } });
  await world.runJobs();
  expect(receivers()).toEqual([]);
});

test('AGD-04 B03 who has not confirmed their own address saves an agenda, but writes to nobody', async () => {
  const id = await agenda(true);
  await world.rows('update users set confirmed_at = null where id = $1', [world.ids.programme_admin]);
  expect(await save(id, { title: 'Opening' })).toMatchObject({
    status: 403,
    body: { error: 'You have to confirm your email address before continuing.' },
  });
  const { body } = await save(id, { title: 'Closing', sent_updated_agenda: false });
  expect(body).toMatchObject({ title: 'Closing', sent_updated_agenda: false });
  await world.runJobs();
  expect(receivers()).toEqual([]);
});

test('AGD-04 two taps on Save write to everybody once', async () => {
  const id = await agenda(true);
  await Promise.all([save(id, {}, 'tap'), save(id, {}, 'tap')]);
  await world.runJobs();
  expect(receivers()).toEqual(everyMember);
});

test('AGD-04 many members are written to some at a time, once each also when a job runs again; who left is not', async () => {
  await world.rows(
    `with people as (
       insert into users (public_id, slug, firstname, lastname, email, user_type, timezone, created_at)
       select md5('many' || n), 'many-' || n, 'Many', 'No ' || n, 'many' || n || '@example.com', 'mentee', 'UTC', $3
       from generate_series(1, 60) n returning id)
     insert into program_memberships (program_id, user_id, role_id, joined_at) select $1, id, $2, $3 from people`,
    [world.alpha.id, world.alpha.roleIds.Mentee, '2026-11-20T10:00:00Z'],
  );
  const id = await agenda(true);
  await world.rows('truncate pgboss.job');
  await save(id);
  const jobs = await world.rows<{ event: Announced<AgendaUpdated> }>(
    `select data -> 'event' as event from pgboss.job where data -> 'event' ->> 'name' = 'agenda.updated'`,
  );
  expect(jobs.map(({ event }) => event.userIds.length).toSorted((a, b) => a - b)).toEqual([14, 25, 25]);
  await world.rows(
    `update program_memberships set removed_at = $1 where user_id = (select id from users where slug = 'many-1')`,
    ['2026-11-20T10:00:00Z'],
  );
  await world.runJobs();
  const post = { mail: world.vendors.mail, whatsApp: null, push: world.vendors.push, settings: world.settings };
  const tell = tellPeople(post, agendaTellings, {});
  for (const { event } of jobs) await tell({ now: world.clock.now(), transact: world.transact, warn: () => {} }, event);
  expect(receivers()).toHaveLength(63);
  expect(new Set(receivers()).size).toBe(63);
  expect(lettersTo(world, 'many1@example.com')).toEqual([]);
});
