import { beforeEach, expect, test } from 'vitest';
import * as contract from '../../../contract/pairings/index.ts';
import { deleteAccount } from '../../../contract/accounts/index.ts';
import { myGroups, changePairing, listPairings, type ManagedPairing } from '../../../contract/pairings/index.ts';
import {
  changeParticipant,
  removeUser,
  toggleProgramme,
  type PairingMethod,
} from '../../../contract/programmes/index.ts';
import type { Person } from '../../testing/personas.fixture.ts';
import { lettersTo, onlyLetterTo, toldTo } from '../../testing/told.fixture.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { groupOfAlpha, pairOf } from './samples.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const connect = (as: Person, changes: object = {}) =>
  world.ask(as, contract.connect, { body: { ...pairOf(world), ...changes } });
const connection = async (as: Person, other: Person) =>
  (
    await world.ask(as, contract.showConnection, {
      query: { program_id: world.alpha.id, user_id: world.ids[other] },
    })
  ).body.connection as contract.Connection | null;
const method = (pairing: PairingMethod) =>
  world.rows('update programs set pairing_method = $2 where id = $1', [world.alpha.id, pairing]);
const joins = (person: Person, role: 'Mentor' | 'Mentee' = 'Mentee') =>
  world.rows('insert into program_memberships (program_id, user_id, role_id, joined_at) values ($1, $2, $3, $4)', [
    world.alpha.id,
    world.ids[person],
    world.alpha.roleIds[role],
    world.clock.now().toString(),
  ]);
const capacityOf = (capacity: number | null) =>
  world.rows('update program_memberships set capacity = $3 where program_id = $1 and user_id = $2', [
    world.alpha.id,
    world.ids.mentor,
    capacity,
  ]);
const pairs = () =>
  world.rows<{ mentor: number; mentee: number; status: string; hidden: boolean }>(
    `select mentor_id::int as mentor, mentee_id::int as mentee, status, hidden_at is not null as hidden from pairings order by id`,
  );

test('PAR-30 a mentee picks a mentor: one active pair of two participants, however often it is asked', async () => {
  const first = await connect('mentee');
  expect([first.status, first.body]).toEqual([
    200,
    { id: expect.any(Number), ...pairOf(world), status: 'active', created_at: world.clock.now().toString() },
  ]);
  const again = await connect('mentee');
  expect([again.status, again.body]).toEqual([200, first.body]);
  expect(await pairs()).toEqual([
    { mentor: world.ids.mentor, mentee: world.ids.mentee, status: 'active', hidden: false },
  ]);
  const people = await world.rows('select user_id::int, user_type from pairing_participants order by user_type');
  expect(people).toEqual([
    { user_id: world.ids.mentee, user_type: 'mentee' },
    { user_id: world.ids.mentor, user_type: 'mentor' },
  ]);
});

// Written by hand from the permissions table, row 'Pairings, groups': who may make this pair, by the programme's
// method.
const may: Record<PairingMethod, Person[]> = {
  mentee_picks: ['mentee'],
  mentor_picks: ['mentor'],
  admin_pairs: [],
};
const admins: Person[] = ['programme_admin', 'portal_owner', 'enterprise_admin', 'platform_admin'];

const methods = Object.keys(may) as PairingMethod[];

test.each(methods)('DIS-35 PRG-23 under %s only the side that picks connects, and an admin always', async (pairing) => {
  await method(pairing);
  for (const as of ['mentee', 'mentor', ...admins] as const) {
    await world.rollingBack(async () => {
      const { status, body } = await connect(as);
      const allowed = admins.includes(as) || may[pairing].includes(as);
      expect([as, status, body.error]).toEqual(
        allowed ? [as, 200, undefined] : [as, 403, 'Pairings are managed by your program admin.'],
      );
      expect(await pairs()).toHaveLength(allowed ? 1 : 0);
    });
  }
});

test('DIS-35 a mentee picks for themselves alone', async () => {
  await joins('other_mentee');
  const { status, body } = await connect('mentee', { mentee_id: world.ids.other_mentee });
  expect([status, body.error]).toEqual([403, 'Pairings are managed by your program admin.']);
});

test('PAR-30 a pair is a mentor and a mentee of that very programme', async () => {
  const { ids } = world;
  for (const wrong of [
    { mentor_id: ids.other_mentor },
    { mentee_id: ids.other_mentee },
    { mentor_id: ids.mentee, mentee_id: ids.mentor },
    { mentee_id: ids.programme_admin },
    { mentor_id: 999_999 },
  ]) {
    const { status, body } = await connect('portal_owner', wrong);
    expect([status, body.code]).toEqual([404, 'programmes.member_not_found']);
  }
  expect(await pairs()).toEqual([]);
});

test('B68 in a programme that is switched off nobody connects', async () => {
  await world.ask('portal_owner', toggleProgramme, { params: { id: world.alpha.id } });
  const { status, body } = await connect('mentee');
  expect([status, body.error]).toEqual([422, 'This program is no longer active.']);
  expect(await connection('mentee', 'mentor')).toMatchObject({
    why_not: { connect: 'programmes.inactive', book: 'programmes.inactive' },
  });
});

test('B68 PAR-29 in a programme that is switched off nothing can be done to a pair or group, and it is said before it is tried', async () => {
  await connect('mentee');
  const id = await groupOfAlpha(world);
  await world.ask('portal_owner', toggleProgramme, { params: { id: world.alpha.id } });
  const all = (code: string) => ({ pause: code, resume: code, end: code, change_people: code });
  for (const type of ['pair', 'group'] as const) {
    const query = { program_id: world.alpha.id, type };
    const { body } = await world.ask('programme_admin', listPairings, { query });
    expect(body.pairings.map((one: ManagedPairing) => one.why_not)).toEqual([all('programmes.inactive')]);
  }
  const own = await world.ask('mentor', myGroups, { query: { program_id: world.alpha.id } });
  expect(own.body.groups).toMatchObject([{ id, why_not: all('programmes.inactive') }]);
  const tried = await world.ask('programme_admin', changePairing, { params: { id }, body: { status: 'paused' } });
  expect(tried.body.code).toBe('programmes.inactive');
});

test('PAR-34 at capacity a mentor takes nobody new; who is their mentee stays, and a place that is free again is given', async () => {
  await joins('other_mentee');
  await capacityOf(1);
  expect((await connect('mentee')).status).toBe(200);
  const other = { mentee_id: world.ids.other_mentee };
  const full = await connect('other_mentee', other);
  expect([full.status, full.body.error]).toEqual([422, 'This mentor is not taking new mentees.']);
  expect((await connect('portal_owner', other)).status).toBe(422);
  expect((await connect('mentee')).status).toBe(200);
  expect(await connection('other_mentee', 'mentor')).toMatchObject({
    paired: false,
    why_not: { connect: 'pairings.mentor_full', book: 'pairings.mentor_full' },
  });
  expect(await connection('mentee', 'mentor')).toMatchObject({ paired: true, why_not: { connect: null, book: null } });

  await world.ask('programme_admin', removeUser, {
    body: { role_id: world.alpha.roleIds.Mentee, user_id: world.ids.mentee },
  });
  expect((await connect('other_mentee', other)).status).toBe(200);
});

test('PAR-34 a mentor sets how many mentees they take, and nobody else does; those they have stay', async () => {
  await connect('mentee');
  const set = (as: Person, capacity: number | null) =>
    world.ask(as, contract.setOwnCapacity, { body: { program_id: world.alpha.id, capacity } });
  expect((await set('mentor', 0)).body).toEqual({ capacity: 0, mentees: 1 });
  const read = await world.ask('mentor', contract.ownCapacity, { query: { program_id: world.alpha.id } });
  expect(read.body).toEqual({ capacity: 0, mentees: 1 });
  expect((await set('mentee', 5)).status).toBe(403);
  expect((await set('mentor', null)).body).toEqual({ capacity: null, mentees: 1 });
  expect((await set('mentor', 1001)).body.fields).toEqual({ capacity: 'Please use at most 1000' });
  expect(await pairs()).toMatchObject([{ status: 'active' }]);

  // The admin's row and the mentor's page show the same number (D29).
  await world.ask('programme_admin', changeParticipant, {
    params: { id: world.alpha.id, userId: world.ids.mentor },
    body: { capacity: 7 },
  });
  const after = await world.ask('mentor', contract.ownCapacity, { query: { program_id: world.alpha.id } });
  expect(after.body).toEqual({ capacity: 7, mentees: 1 });
});

test('B70 what two members are to each other, and what may be done about it', async () => {
  const { mentor, mentee } = world.ids;
  const two = { mentor_id: mentor, mentee_id: mentee };
  const refused = 'pairings.admins_pair';
  expect(await connection('mentee', 'mentor')).toEqual({
    ...two,
    viewer_is: 'mentee',
    paired: false,
    pairing_id: null,
    why_not: { connect: null, book: null },
  });
  expect(await connection('mentor', 'mentee')).toEqual({
    ...two,
    viewer_is: 'mentor',
    paired: false,
    pairing_id: null,
    why_not: { connect: refused, book: refused },
  });
  await method('mentor_picks');
  expect((await connection('mentor', 'mentee'))?.why_not).toEqual({ connect: null, book: refused });
  expect((await connection('mentee', 'mentor'))?.why_not).toEqual({ connect: refused, book: refused });
  await connect('mentor');
  for (const [as, other] of [
    ['mentor', 'mentee'],
    ['mentee', 'mentor'],
  ] as const) {
    expect(await connection(as, other)).toMatchObject({ paired: true, why_not: { connect: null, book: null } });
  }
});

test('B70 among mentees, with an admin and with oneself there is nothing to connect', async () => {
  await joins('other_mentee');
  expect(await connection('mentee', 'other_mentee')).toBeNull();
  expect(await connection('mentee', 'mentee')).toBeNull();
  expect(await connection('mentee', 'programme_admin')).toBeNull();
  expect(await connection('programme_admin', 'mentor')).toBeNull();
  const stranger = await world.ask('mentee', contract.showConnection, {
    query: { program_id: world.alpha.id, user_id: world.ids.other_mentor },
  });
  expect([stranger.status, stranger.body.code]).toEqual([404, 'programmes.member_not_found']);
});

test('INV-10 who is removed is nobody’s mentor or mentee any more, there and nowhere else, and not when they come back', async () => {
  await connect('mentee');
  const elsewhere = await world.ask('other_programme_admin', contract.connect, {
    body: {
      program_id: world.beta.id,
      mentor_id: world.ids.other_mentor,
      mentee_id: world.ids.pending_mentor,
    },
  });
  expect(elsewhere.status).toBe(200);
  const { status } = await world.ask('programme_admin', removeUser, {
    body: { role_id: world.alpha.roleIds.Mentor, user_id: world.ids.mentor },
  });
  expect(status).toBe(200);
  expect(await pairs()).toEqual([
    { mentor: world.ids.mentor, mentee: world.ids.mentee, status: 'ended', hidden: true },
    { mentor: world.ids.other_mentor, mentee: world.ids.pending_mentor, status: 'active', hidden: false },
  ]);
  await joins('mentor', 'Mentor');
  expect(await connection('mentee', 'mentor')).toMatchObject({ paired: false });
});

test('B70 both are told, in the app and by letter in the programme’s name', async () => {
  await connect('mentee');
  await connect('mentee');
  await world.runJobs();
  const portal = '/app/acme/alpha/members';
  expect(await toldTo(world, world.ids.mentee)).toMatchObject([
    {
      object_type: 'Pairing',
      message: 'Mentor Tan is your mentor in Alpha now.',
      link_path: `${portal}/mentor`,
    },
  ]);
  expect(await toldTo(world, world.ids.mentor)).toMatchObject([
    {
      object_type: 'Pairing',
      message: 'Mentee Tan is your mentee in Alpha now.',
      link_path: `${portal}/mentee`,
    },
  ]);
  const letter = onlyLetterTo(world, 'mentee@example.com');
  expect(letter.subject).toBe('Mentor Tan is your mentor now');
  expect(letter.text).toContain('Alpha on Lantern');
  expect(letter.text).toContain(`http://lantern.test${portal}/mentor`);
  expect(lettersTo(world, 'mentor@example.com').map(({ subject }) => subject)).toEqual([
    'Mentee Tan is your mentee now',
  ]);
});

test('ACC-66 who deletes their account leaves their pairs, and what others were told of them names them no longer', async () => {
  await connect('mentee');
  await world.runJobs();
  const { status } = await world.ask('mentee', deleteAccount, {
    body: { reason_for_leaving: 'No longer need mentoring' },
  });
  expect(status).toBe(200);
  expect(await pairs()).toMatchObject([{ status: 'ended', hidden: true }]);
  const [told] = await toldTo(world, world.ids.mentor);
  expect(told?.message).toBe('Deleted User is your mentee in Alpha now.');
});
