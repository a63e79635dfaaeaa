import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Temporal } from 'temporal-polyfill';
import { createAgenda, updateAgenda } from '../../../contract/agendas/index.ts';
import * as contract from '../../../contract/invitations/index.ts';
import { runPairImport } from '../../../contract/pairings/index.ts';
import { beginning, openWorld, type World } from '../../testing/world.fixture.ts';

let world: World;
let factor: number;
beforeEach(async () => {
  world = await openWorld();
  factor = world.settings.RATE_LIMIT_FACTOR;
  world.settings.RATE_LIMIT_FACTOR = 1;
  await companySince(24 * 30);
});
afterEach(() => {
  world.settings.RATE_LIMIT_FACTOR = factor;
});

/** Alpha's company was opened this many hours ago. */
const companySince = (hours: number) =>
  world.rows('update enterprises set created_at = $2 where id = $1', [
    world.acme,
    beginning.subtract({ hours }).toString(),
  ]);
const many = (count: number) => Array.from({ length: count }, (_none, n) => `many-${n}@example.com`);
const send = (more: object) => {
  const roleId = world.alpha.roleIds.Mentee;
  const body = { role_id: roleId, redirect_url: 'http://lantern.test/users/login', ...more };
  return world.ask('programme_admin', contract.sendInvites, { params: { roleId }, body });
};
const invited = async () => (await world.rows('select 1 from role_invite_emails')).length;

test('B09 a call takes 500 addresses, however they come; one more is refused at its field', async () => {
  const all = many(501);
  for (const [field, body] of [
    ['email', { email: all.map((email) => ({ email })) }],
    ['send_invite', { send_invite: all }],
    ['email', { batch_send_invites: all.join(' ') }],
  ] as const) {
    expect(await send(body)).toMatchObject({
      status: 422,
      body: {
        fields: { [field]: 'Please use at most 500 addresses at once' },
        field_codes: { [field]: { code: 'invitations.too_many_addresses', params: { most: 500 } } },
      },
    });
  }
  expect(await invited()).toBe(0);
  expect((await send({ batch_send_invites: many(500).join(' ') })).body.sent).toBe(500);
});

const sentBefore = (programId: number, emails: number, at: Temporal.Instant, kind = 'invitations') =>
  world.rows(
    `insert into emails_to_many (enterprise_id, program_id, kind, emails, at)
     select enterprise_id, id, $2, $3, $4 from programs where id = $1`,
    [programId, kind, emails, at.toString()],
  );
const refused = (emails: number, left: number, seconds = 120) => ({
  status: 422,
  body: {
    error: `That would send ${emails} ${emails === 1 ? 'email' : 'emails'}. This program and its company ${
      left === 0
        ? 'have sent as many as they may in 24 hours. Please try again later.'
        : `may send ${left} more within 24 hours. Please send fewer now, and the others later.`
    }`,
    code: 'programmes.too_many_emails',
    left,
    retry_after: seconds,
  },
});

test('B09 a program sends 2,000 emails to many in 24 hours, whoever they go to and of whatever kind', async () => {
  const almostADayAgo = beginning.subtract({ hours: 23, minutes: 58 });
  await sentBefore(world.alpha.id, 1000, almostADayAgo);
  await sentBefore(world.alpha.id, 400, almostADayAgo, 'agenda');
  await sentBefore(world.beta.id, 2000, beginning);
  const send_invite = many(500);
  expect((await send({ send_invite })).status).toBe(200);
  // People who were already invited count too: each of them would get another email.
  expect(await send({ send_invite: send_invite.slice(0, 101) })).toMatchObject(refused(101, 100));
  expect((await send({ send_invite: ['one@example.com', ...send_invite.slice(0, 99)] })).body.sent).toBe(100);
  expect(await send({ send_invite: ['two@example.com'] })).toMatchObject(refused(1, 0));
  // Nothing is half done.
  expect(await invited()).toBe(501);
  world.clock.moveTo(beginning.add({ minutes: 2 }));
  expect((await send({ send_invite: ['two@example.com'] })).status).toBe(200);
});

test('B09 a company sends 5,000 in 24 hours, whichever of its programs sends them', async () => {
  await world.rows('update programs set enterprise_id = $1 where id = $2', [world.acme, world.beta.id]);
  await sentBefore(world.beta.id, 4900, beginning.subtract({ hours: 23, minutes: 58 }));
  expect((await send({ send_invite: many(60) })).status).toBe(200);
  expect(await send({ send_invite: many(41) })).toMatchObject(refused(41, 40));
  expect((await send({ send_invite: many(40) })).status).toBe(200);
});

test('B09 a company younger than seven days sends 200', async () => {
  await companySince(24 * 7 - 1);
  expect(await send({ send_invite: many(201) })).toMatchObject(refused(201, 200, 86_400));
  expect((await send({ send_invite: many(200) })).status).toBe(200);
  world.clock.moveTo(beginning.add({ hours: 1 }));
  expect((await send({ send_invite: many(201) })).status).toBe(200);
});

const fields = {
  title: 'Kick-off',
  description: '',
  link: '',
  link_name: '',
  start_time: '2026-12-01T02:00:00Z',
  end_time: '2026-12-01T03:00:00Z',
};
/** An agenda of Alpha, which has four members; saving it sends the change to all of them. */
const agendaToSend = async () => {
  const made = await world.ask('programme_admin', createAgenda, {
    body: { program_id: world.alpha.id, ...fields, published: true },
  });
  const id = Number(made.body.id);
  return (title: string) =>
    world.ask('programme_admin', updateAgenda, {
      params: { id },
      body: { ...fields, title, sent_updated_agenda: true },
    });
};

test('B09 the same emails are counted for a changed agenda: refused whole, the entry stays as it was', async () => {
  const save = await agendaToSend();
  await sentBefore(world.alpha.id, 1993, beginning);
  expect((await save('First')).status).toBe(200);
  expect(await save('Second')).toMatchObject(refused(4, 3, 86_400));
  expect(await world.rows('select title from agendas')).toEqual([{ title: 'First' }]);
  expect(await world.rows("select emails from emails_to_many where kind = 'agenda'")).toEqual([{ emails: 4 }]);
});

test('B09 members who confirmed can be written to once a day however many they are; an unconfirmed one has to fit', async () => {
  const save = await agendaToSend();
  await sentBefore(world.alpha.id, 2000, beginning);
  await world.rows('update users set confirmed_at = null where id = $1', [world.ids.mentee]);
  expect(await save('First')).toMatchObject(refused(4, 0, 86_400));
  await world.rows('update users set confirmed_at = $2 where id = $1', [world.ids.mentee, beginning.toString()]);
  expect((await save('First')).status).toBe(200);
  expect(await save('Second')).toMatchObject(refused(4, 0, 86_400));
});

test('B09 a file of pairs is counted: two emails for each pair', async () => {
  const bytes = new TextEncoder().encode('mentor_email,mentee_email\nmentor@example.com,mentee@example.com\n');
  const pair = () =>
    world.ask(
      'programme_admin',
      runPairImport,
      { body: { program_id: world.alpha.id } },
      { uploads: [{ field: 'file', name: 'pairs.csv', type: 'text/csv', bytes }] },
    );
  await sentBefore(world.alpha.id, 1999, beginning, 'pairs');
  expect(await pair()).toMatchObject(refused(2, 1, 86_400));
  expect(await world.rows('select 1 from pairings')).toEqual([]);
  world.clock.moveTo(beginning.add({ hours: 24 }));
  expect((await pair()).status).toBe(200);
});
