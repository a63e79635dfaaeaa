import { Temporal } from 'temporal-polyfill';
import { beforeEach, expect, test } from 'vitest';
import { showCertificate, withdrawCertificate } from '../../../contract/records/index.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { asked, endAlpha, entitled, held, recordOf } from './records.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const shown = (number: string) => world.ask('visitor', showCertificate, { params: { number } });
const withdrawn = (id: number, as: 'mentee' | 'mentor' | 'platform_admin' = 'mentee') =>
  world.ask(as, withdrawCertificate, { params: { id } });
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];

test('M49 a certificate says name, program, dates and hours, and its public page shows these and nothing else', async () => {
  await entitled(world);
  await held(world, { at: '2026-10-20T02:00:00Z', minutes: 45 });
  const { status, body } = await asked(world);
  expect(status).toBe(200);
  expect(body.number).toMatch(/^LNT(-[0-9A-HJKMNP-TV-Z]{4}){4}$/);
  const page = {
    number: body.number,
    name: 'Mentee Tan',
    program_name: 'Alpha',
    starts_on: '2026-08-03',
    ends_on: '2026-10-31',
    minutes: 105,
  };
  expect(body).toEqual({
    ...page,
    id: expect.any(Number),
    program_id: world.alpha.id,
    issued_at: world.clock.now().toString(),
  });
  const reply = await shown(body.number);
  expect([reply.status, reply.body]).toEqual([200, page]);
  const { headers } = await world.newBrowser().inject({ method: 'GET', url: `/api/v2/certificates/${body.number}` });
  expect(headers['cache-control']).toContain('no-store');
});

test('M49 the number is found in small letters and without dashes; what is no number is not there', async () => {
  await entitled(world);
  const { number } = (await asked(world)).body;
  for (const typed of [number.toLowerCase(), number.replaceAll('-', ''), number.slice('LNT-'.length)])
    expect((await shown(typed)).body.number).toBe(number);
  for (const typed of ['LNT-0000-0000-0000-0000', 'nothing', '1'])
    expect(codeOf(await shown(typed))).toEqual([404, 'records.certificate_not_found']);
});

test('M49 each number is another one', async () => {
  await entitled(world);
  const numbers = new Set<string>();
  for (let round = 0; round < 5; round += 1) {
    const { body } = await asked(world);
    numbers.add(body.number);
    await withdrawn(body.id);
  }
  expect(numbers.size).toBe(5);
});

test('M49 whoever asks again gets the same one, also when the program has been opened again', async () => {
  await entitled(world);
  const first = await asked(world);
  expect((await asked(world)).body).toEqual(first.body);
  await world.rows(`update programs set end_date = '2027-10-31' where id = $1`, [world.alpha.id]);
  expect((await asked(world)).body).toEqual(first.body);
  expect(await world.rows('select 1 from certificates')).toHaveLength(1);
});

test('M49 there is none before the program has ended, on its own calendar', async () => {
  await held(world, { at: '2026-11-10T02:00:00Z' });
  await world.rows(`update programs set end_date = '2026-11-20' where id = $1`, [world.alpha.id]);
  const why = async () => (await recordOf(world, 'mentee', world.alpha.id)).why_not.certificate;
  // The program is in Kuala Lumpur: its day is over at 16:00 UTC.
  world.clock.moveTo(Temporal.Instant.from('2026-11-20T15:59:59Z'));
  expect(codeOf(await asked(world))).toEqual([422, 'records.not_ended']);
  expect(await why()).toBe('records.not_ended');
  world.clock.moveTo(Temporal.Instant.from('2026-11-20T16:00:00Z'));
  expect(await why()).toBe(null);
  expect((await asked(world)).status).toBe(200);
});

test('M49 a program without a last day ends when it is switched off; one with a last day does not', async () => {
  await held(world, { at: '2026-11-10T02:00:00Z' });
  await world.rows(`update programs set is_active = false, end_date = '2027-04-28' where id = $1`, [world.alpha.id]);
  expect(codeOf(await asked(world))).toEqual([422, 'records.not_ended']);
  await world.rows('update programs set end_date = null where id = $1', [world.alpha.id]);
  expect((await asked(world)).body).toMatchObject({ starts_on: '2026-11-02', ends_on: '2026-11-10', minutes: 60 });
});

test('M49 there is none without a completed session of the program', async () => {
  await endAlpha(world);
  await held(world, { at: '2026-09-10T02:00:00Z', programId: null });
  await held(world, { at: '2026-09-11T02:00:00Z', status: 'missed' });
  await held(world, { at: '2026-09-12T02:00:00Z', logged: 'awaited' });
  expect(codeOf(await asked(world))).toEqual([422, 'records.no_sessions']);
  expect((await recordOf(world, 'mentee', world.alpha.id)).why_not.certificate).toBe('records.no_sessions');
});

test('M49 mentors and admins of the program get none, and strangers do not learn that it exists', async () => {
  await entitled(world);
  for (const who of ['mentor', 'programme_admin', 'enterprise_admin', 'platform_admin'] as const)
    expect(codeOf(await asked(world, who)), who).toEqual([403, 'records.mentees_only']);
  for (const who of ['other_mentee', 'other_programme_admin'] as const)
    expect(codeOf(await asked(world, who)), who).toEqual([404, 'programmes.not_found']);
  expect(codeOf(await asked(world, 'mentee', world.beta.id))).toEqual([404, 'programmes.not_found']);
});

test('M49 B77 whoever is a mentor by now gets what they did as a mentee; whoever has left keeps what they have, and gets nothing new', async () => {
  await entitled(world);
  await world.rows('update bookings set hidden_at = $1', [world.clock.now().toString()]);
  await world.rows('update program_memberships set removed_at = $1 where user_id = $2', [
    world.clock.now().toString(),
    world.ids.mentee,
  ]);
  expect(codeOf(await asked(world))).toEqual([403, 'records.mentees_only']);
  await world.rows('update program_memberships set removed_at = null where user_id = $1', [world.ids.mentee]);
  const { number } = (await asked(world)).body;
  await world.rows('update program_memberships set removed_at = $1 where user_id = $2', [
    world.clock.now().toString(),
    world.ids.mentee,
  ]);
  expect((await asked(world)).body).toMatchObject({ number, name: 'Mentee Tan', minutes: 60 });
  await held(world, { at: '2026-09-12T02:00:00Z', mentee: 'mentor', mentor: 'other_mentor' });
  expect((await asked(world, 'mentor')).body).toMatchObject({ name: 'Mentor Tan', minutes: 60 });
});

test('M49 name and program stay as they were on the day', async () => {
  await entitled(world);
  const { number } = (await asked(world)).body;
  await world.rows(`update users set firstname = 'Another' where id = $1`, [world.ids.mentee]);
  await world.rows(`update programs set name = 'Renamed', end_date = '2026-11-01' where id = $1`, [world.alpha.id]);
  await held(world, { at: '2026-10-21T02:00:00Z' });
  expect((await shown(number)).body).toMatchObject({
    name: 'Mentee Tan',
    program_name: 'Alpha',
    ends_on: '2026-10-31',
    minutes: 60,
  });
});

test('M49 its owner withdraws it: the address answers as for a number that never was, and a new one has a new number', async () => {
  await entitled(world);
  const first = (await asked(world)).body;
  for (const who of ['mentor', 'platform_admin'] as const)
    expect(codeOf(await withdrawn(first.id, who))).toEqual([404, 'records.certificate_not_found']);
  expect((await shown(first.number)).status).toBe(200);
  expect((await withdrawn(first.id)).status).toBe(200);
  expect((await withdrawn(first.id)).status).toBe(200);
  const gone = await shown(first.number);
  const never = await shown('LNT-0000-0000-0000-0000');
  expect([gone.status, gone.body]).toEqual([never.status, never.body]);
  expect((await recordOf(world, 'mentee', world.alpha.id)).certificate).toBe(null);
  const second = (await asked(world)).body;
  expect(second.number).not.toBe(first.number);
  expect([(await shown(second.number)).status, (await shown(first.number)).status]).toEqual([200, 404]);
});

test('M49 the record names the certificate of its program, and that of the platform names all of them', async () => {
  await entitled(world);
  const { body } = await asked(world);
  const inAlpha = await recordOf(world, 'mentee', world.alpha.id);
  expect([inAlpha.certificate, inAlpha.certificates]).toEqual([body, []]);
  const ofPlatform = await recordOf(world);
  expect([ofPlatform.certificate, ofPlatform.certificates]).toEqual([null, [body]]);
  await withdrawn(body.id);
  expect((await recordOf(world)).certificates).toEqual([]);
});

test('M49 ACC-66 nobody finds the certificate of a deleted account', async () => {
  await entitled(world);
  const { number } = (await asked(world)).body;
  await world.rows('update users set deleted_at = $1 where id = $2', [world.clock.now().toString(), world.ids.mentee]);
  expect((await shown(number)).status).toBe(404);
  await world.rows('update users set deleted_at = null where id = $1', [world.ids.mentee]);
  expect((await shown(number)).status).toBe(200);
});

test('M49 B11 an admin who views as a member makes and withdraws nothing in their name', async () => {
  await entitled(world);
  const { body } = await asked(world);
  await world.rows('update auth_sessions set admin_base_user_id = $1 where user_id = $2', [
    world.ids.platform_admin,
    world.ids.mentee,
  ]);
  expect(codeOf(await asked(world))).toEqual([403, 'accounts.not_while_viewing']);
  expect(codeOf(await withdrawn(body.id))).toEqual([403, 'accounts.not_while_viewing']);
  expect((await recordOf(world, 'mentee', world.alpha.id)).why_not).toEqual({
    certificate: 'accounts.not_while_viewing',
    withdraw: 'accounts.not_while_viewing',
  });
});

test('M49 a session that was not held after all takes its hour with it; without any the number leads to nothing', async () => {
  await entitled(world);
  const second = await held(world, { at: '2026-09-14T02:00:00Z' });
  const { number } = (await asked(world)).body;
  expect((await shown(number)).body).toMatchObject({ minutes: 120 });
  await world.rows(`update bookings set status = 'missed' where id = $1`, [second]);
  expect((await shown(number)).body).toMatchObject({ minutes: 60 });
  expect((await recordOf(world, 'mentee', world.alpha.id)).certificate).toMatchObject({ number, minutes: 60 });
  await world.rows(`update bookings set status = 'missed'`);
  expect((await shown(number)).status).toBe(404);
  expect(await recordOf(world, 'mentee', world.alpha.id)).toMatchObject({
    certificate: null,
    why_not: { certificate: 'records.no_sessions' },
  });
  await held(world, { at: '2026-09-15T02:00:00Z' });
  expect((await asked(world)).body).toMatchObject({ number, minutes: 60 });
  expect((await shown(number)).body).toMatchObject({ minutes: 60 });
});
