import { beforeEach, expect, test } from 'vitest';
import { deleteAccount } from '../../../contract/accounts/index.ts';
import { listPosts } from '../../../contract/newsfeed/index.ts';
import * as contract from '../../../contract/safety/index.ts';
import type { Actor } from '../../policies/actor.ts';
import type { Person } from '../../testing/personas.fixture.ts';
import { toldTo } from '../../testing/told.fixture.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { reporterOf } from './permissions.ts';
import type { Ports } from './ports.ts';
import { report } from './report.ts';
import { personReported } from './safety.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const send = (as: Person, about: Person, more: object = {}) =>
  world.ask(as, contract.reportPerson, {
    body: { user_id: world.ids[about], program_id: world.alpha.id, reason: 'They shouted at me', ...more },
  });
const queue = async (as: Person = 'programme_admin', query: object = { program_id: world.alpha.id }) =>
  (await world.ask(as, contract.listSafetyReports, { query })).body.reports as contract.SafetyReport[];
const decide = (id: number, decision: contract.SafetyDecision, as: Person = 'programme_admin', note = '') =>
  world.ask(as, contract.decideSafetyReport, { params: { id }, body: { decision, note } });
const firstId = async () => (await queue())[0]?.id ?? 0;
const told = async (person: Person) => {
  await world.runJobs();
  return (await toldTo(world, world.ids[person])).map(({ message }) => message);
};
const audited = () =>
  world.rows(`select action, program_id::int as place, data from audit_log where action like 'safety.%' order by id`);

test('M47 a member is reported by two people and warned: everybody hears their part, and the log has it', async () => {
  expect((await send('mentee', 'mentor')).body).toEqual({ message: 'Thank you. An admin will look into it.' });
  await send('portal_owner', 'mentor', { reason: 'He was rude to a mentee' });
  const [entry, ...more] = await queue();
  expect(more).toEqual([]);
  expect(entry).toMatchObject({
    about: { id: world.ids.mentor, full_name: 'Mentor Tan', profile_link: '/app/acme/alpha/members/mentor' },
    excerpt: null,
    reports: [
      { by: 'Mentee Tan', reason: 'They shouted at me' },
      { by: 'Portal Owner Tan', reason: 'He was rude to a mentee' },
    ],
    decided: null,
    why_not: { remove: null },
  });
  expect(await told('programme_admin')).toEqual(['Somebody was reported in Alpha.', 'Somebody was reported in Alpha.']);
  expect(await told('mentor')).toEqual([]);
  expect((await decide(entry?.id ?? 0, 'warn', 'programme_admin', 'Talked to him')).body).toEqual({
    message: 'They were warned.',
  });
  expect(await queue()).toEqual([]);
  expect(await told('mentee')).toEqual(['An admin of Alpha looked into your report and warned the person.']);
  expect(await told('mentor')).toEqual([
    'You were reported in Alpha. An admin looked into it and warns you: please treat others with respect.',
  ]);
  expect(await audited()).toEqual([
    { action: 'safety.warned', place: world.alpha.id, data: { user_id: world.ids.mentor } },
  ]);
  const [closed] = await queue('programme_admin', { program_id: world.alpha.id, decided: 'true' });
  expect(closed?.reports).toHaveLength(2);
  expect(closed?.decided).toEqual({
    decision: 'warned',
    by: 'Programme Admin Tan',
    at: world.clock.now().toString(),
    note: 'Talked to him',
  });
});

test('M47 INV-10 who was reported is removed from the program, as by any other way', async () => {
  await send('mentee', 'mentor');
  expect((await decide(await firstId(), 'remove')).body).toEqual({ message: 'They were removed from the program.' });
  expect(
    await world.rows('select 1 from program_memberships where user_id = $1 and removed_at is null', [world.ids.mentor]),
  ).toEqual([]);
  expect((await world.ask('mentor', listPosts, { query: { program_id: world.alpha.id } })).status).toBe(404);
  expect(await told('mentee')).toEqual(['An admin of Alpha looked into your report and removed the person.']);
  expect(await audited()).toMatchObject([{ action: 'safety.removed', place: world.alpha.id }]);
});

test('M47 nothing more is done: whoever reported is told, and can report again', async () => {
  await send('mentee', 'mentor');
  await decide(await firstId(), 'keep');
  expect(await told('mentee')).toEqual(['An admin of Alpha looked into your report and decided to do nothing more.']);
  expect(await told('mentor')).toEqual([]);
  await send('mentee', 'mentor');
  expect(await queue()).toHaveLength(1);
});

test('M47 the same decision twice is the same; another one comes too late', async () => {
  await send('mentee', 'mentor');
  const id = await firstId();
  expect((await decide(id, 'warn')).status).toBe(200);
  expect((await decide(id, 'warn', 'portal_owner')).status).toBe(200);
  expect(await decide(id, 'keep')).toMatchObject({ status: 422, body: { code: 'safety.decided_already' } });
  expect(await decide(id, 'remove')).toMatchObject({ status: 422, body: { code: 'safety.decided_already' } });
  expect(await audited()).toHaveLength(1);
});

test('M47 only people in the program are removed from it, and never its owner', async () => {
  const owner = await personReported(world, { about: 'portal_owner' });
  expect(await decide(owner, 'remove')).toMatchObject({ status: 403, body: { code: 'programmes.owner_stays' } });
  await world.rows('update program_memberships set removed_at = now() where user_id = $1', [world.ids.mentor]);
  // One can be reported after having been removed.
  expect((await send('mentee', 'mentor')).status).toBe(200);
  const [, entry] = await queue();
  expect(entry).toMatchObject({ about: { profile_link: null }, why_not: { remove: 'safety.not_in_program' } });
  expect(await decide(entry?.id ?? 0, 'remove')).toMatchObject({
    status: 422,
    body: { code: 'safety.not_in_program' },
  });
  expect((await decide(entry?.id ?? 0, 'warn')).status).toBe(200);
});

test('M47 an admin neither reads nor decides what was reported about themselves; where nobody else is left, the platform is told', async () => {
  await send('mentee', 'programme_admin');
  expect(await queue()).toEqual([]);
  const [entry] = await queue('portal_owner');
  expect((await decide(entry?.id ?? 0, 'keep')).body.code).toBe('safety.not_found');
  expect(await told('programme_admin')).toEqual([]);
  expect(await told('portal_owner')).toEqual(['Somebody was reported in Alpha.']);
  expect(await told('platform_admin')).toEqual([]);
  await world.rows('update program_memberships set removed_at = now() where user_id = $1', [world.ids.portal_owner]);
  await send('mentor', 'programme_admin');
  expect(await told('platform_admin')).toEqual(['Somebody was reported in Alpha.']);
});

test('M47 what is reported on the platform is for its admins', async () => {
  expect((await send('other_mentee', 'mentor', { program_id: null })).status).toBe(200);
  expect(await queue()).toEqual([]);
  const [entry] = await queue('platform_admin', {});
  expect(entry).toMatchObject({
    about: { profile_link: '/mentor_profile/mentor' },
    why_not: { remove: 'safety.no_program' },
  });
  expect(await told('platform_admin')).toEqual(['Somebody was reported in Lantern.']);
  const id = entry?.id ?? 0;
  expect((await decide(id, 'warn')).status).toBe(404);
  expect(await decide(id, 'remove', 'platform_admin')).toMatchObject({ body: { code: 'safety.no_program' } });
  expect((await decide(id, 'warn', 'platform_admin')).status).toBe(200);
  expect(await told('other_mentee')).toEqual(['An admin of Lantern looked into your report and warned the person.']);
  expect(await audited()).toMatchObject([{ action: 'safety.warned', place: null }]);
  const asked = await world.ask('programme_admin', contract.listSafetyReports, { query: {} });
  expect(asked).toMatchObject({ status: 403, body: { code: 'accounts.platform_admins_only' } });
});

test('M47 B15 one reports people one may know of, in programs that both belong to', async () => {
  expect((await send('mentee', 'other_mentor')).status).toBe(404);
  expect((await send('mentee', 'other_mentee', { program_id: null })).status).toBe(404);
  expect((await send('mentee', 'other_mentor', { program_id: world.beta.id })).body.code).toBe('programmes.not_found');
  expect(await send('mentee', 'mentee')).toMatchObject({ status: 422, body: { code: 'safety.oneself' } });
  expect((await send('mentee', 'enterprise_admin')).status).toBe(200);
  for (const [reason, words] of [
    [' ', 'Please say what happened'],
    ['x'.repeat(501), 'Please use at most 500 characters'],
  ] as const)
    expect(await send('mentee', 'mentor', { reason })).toMatchObject({
      status: 422,
      body: { fields: { reason: words } },
    });
});

test('M47 a second report of one person changes nothing while the first is open; 20 a day are the most', async () => {
  await send('mentee', 'mentor', { reason: 'First' });
  expect((await send('mentee', 'mentor', { reason: 'Second' })).status).toBe(200);
  expect((await queue())[0]?.reports.map(({ reason }) => reason)).toEqual(['First']);
  for (let at = 1; at < contract.safetyLimits.reportsADay; at += 1) {
    await decide(await firstId(), 'keep');
    expect((await send('mentee', 'mentor')).status).toBe(200);
  }
  await decide(await firstId(), 'keep');
  expect(await send('mentee', 'mentor')).toMatchObject({ status: 422, body: { code: 'safety.too_many_reports' } });
  expect(await queue()).toEqual([]);
  world.clock.moveTo(world.clock.now().add({ hours: 24 }));
  expect((await send('mentee', 'mentor')).status).toBe(200);
});

/** The chat knows one message: what the mentor wrote to the mentee in Alpha. */
const messages = (text = 'Send me your address or else'): Ports => ({
  haveMet: async () => false,
  goneAmong: async () => new Set(),
  excerptOf: async (_tx, id, readerId) =>
    id === 7 && readerId === world.ids.mentee ? { senderId: world.ids.mentor, text, programId: world.alpha.id } : null,
});

const asMember = (person: Person): Actor => ({
  id: world.ids[person],
  slug: person,
  userType: 'mentee',
  isFlMentor: false,
  isPlatformAdmin: false,
  isEnterprise: false,
  confirmed: true,
  timezone: 'Asia/Kuala_Lumpur',
  sessionId: 1,
  sessionKind: 'cookie',
  adminBaseUserId: null,
  enterprises: [],
  memberships: [],
});

const sendMessage = (as: Person, about: Person, messageId = 7, ports = messages()) =>
  world.transact(async (change) => {
    const work = { ...change, actor: asMember(as) };
    const named = { user_id: world.ids[about], message_id: messageId, program_id: null };
    await report(work, await reporterOf(() => named, ports).load(work, named), 'This frightens me');
  });

test('M47 a reported message is kept as it was, for the admins of the program it was written in', async () => {
  await sendMessage('mentee', 'mentor');
  const [entry] = await queue();
  expect(entry).toMatchObject({ excerpt: 'Send me your address or else', reports: [{ reason: 'This frightens me' }] });
  // The person, and a message of theirs, are two things.
  await send('mentee', 'mentor');
  expect(await queue()).toHaveLength(2);
  await decide(entry?.id ?? 0, 'warn');
  expect(await queue()).toHaveLength(1);
});

test('M47 messages that one may not read, or that somebody else wrote, are reported by nobody', async () => {
  await expect(sendMessage('portal_owner', 'mentor')).rejects.toMatchObject({ code: 'safety.message_not_found' });
  await expect(sendMessage('mentee', 'portal_owner')).rejects.toMatchObject({ code: 'safety.message_not_found' });
  await expect(sendMessage('mentee', 'mentor', 8)).rejects.toMatchObject({ code: 'safety.message_not_found' });
  expect((await send('mentee', 'mentor', { message_id: 7 })).body.code).toBe('safety.message_not_found');
  expect(await queue()).toEqual([]);
});

test('M47 of a very long message its beginning is kept', async () => {
  await sendMessage('mentee', 'mentor', 7, messages('😱'.repeat(3000)));
  expect((await queue())[0]?.excerpt).toBe('😱'.repeat(2000));
});

test('ACC-64 M47 whoever was reported has deleted their account: the report waits without a name', async () => {
  await send('mentee', 'mentor');
  await world.ask('mentor', deleteAccount, { body: { reason_for_leaving: 'Moving on' } });
  const [entry] = await queue();
  expect(entry?.about).toMatchObject({ full_name: 'Deleted User', photo_url: null, profile_link: null });
  expect((await decide(entry?.id ?? 0, 'warn')).status).toBe(200);
  expect(await told('mentor')).toEqual([]);
});
