import { beforeEach, expect, test } from 'vitest';
import * as contract from '../../../contract/profiles/index.ts';
import type { Person } from '../../testing/personas.fixture.ts';
import { beginning, openWorld, type World } from '../../testing/world.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const follow = (persona: Person, mentor: Person = 'mentor') =>
  world.ask(persona, contract.setFollow, { body: { mentor_id: world.ids[mentor] } });
const statusOf = async (persona: Person, mentor: Person = 'mentor') =>
  (await world.ask(persona, contract.followStatus, { query: { mentor_id: world.ids[mentor] } })).body;

test('DIS-31 DIS-32 following is switched on and off, and read back', async () => {
  expect(await statusOf('mentee')).toEqual({ active: false });
  expect(await follow('mentee')).toMatchObject({ status: 200, body: { active: true } });
  expect(await statusOf('mentee')).toEqual({ active: true });
  expect(await statusOf('other_mentee')).toEqual({ active: false });
  expect(await follow('mentee')).toMatchObject({ status: 200, body: { active: false } });
  expect(await statusOf('mentee')).toEqual({ active: false });
  expect(await world.rows('select * from follows')).toEqual([]);
});

test('DIS-32 the second path does the same', async () => {
  const path = `/mentors/${world.ids.mentor}/toggle_follow` as const;
  const toggle = () => world.ask('mentee', { ...contract.setFollow, path }, { body: {} as never });
  expect((await toggle()).body).toEqual({ active: true });
  expect(await statusOf('mentee')).toEqual({ active: true });
  expect((await toggle()).body).toEqual({ active: false });
});

test('DIS-32 an admin and another mentor follow too; nobody follows themselves', async () => {
  expect((await follow('programme_admin')).body).toEqual({ active: true });
  expect((await follow('other_mentor')).body).toEqual({ active: true });
  expect(await follow('mentor')).toMatchObject({ status: 422, body: { error: 'This is your own profile.' } });
});

test('DIS-31 DIS-32 who is no mentor of the platform, or left, is not there', async () => {
  const notFound = { status: 404, body: { error: "Whoops, we couldn't find that mentor!" } };
  expect(await follow('mentee', 'other_mentee')).toMatchObject(notFound);
  expect(await follow('mentee', 'pending_mentor')).toMatchObject(notFound);
  await world.rows(`update users set deleted_at = '2026-11-20' where id = $1`, [world.ids.mentor]);
  expect(await follow('mentee')).toMatchObject(notFound);
  const asked = await world.ask('mentee', contract.followStatus, { query: { mentor_id: world.ids.mentor } });
  expect(asked).toMatchObject(notFound);
  expect(await world.rows('select * from follows')).toEqual([]);
});

const refer = (persona: Person, fields: object = {}) =>
  world.ask(persona, contract.referFriend, {
    body: { referee_name: 'Ben', referee_email: 'ben@example.org', ...fields },
  });
const fieldsOf = ({ body }: { body: unknown }) => (body as { fields?: Record<string, string> }).fields;
const referrals = () => world.rows('select * from referrals order by id');

test("PRO-81 PRO-82 an invitation with all that is printed is kept as its sender's, whatever kind they claim to be", async () => {
  const { status } = await refer('mentee', {
    mentor_id: world.ids.mentor,
    user_id: world.ids.mentee,
    user_type: 'admin',
  });
  expect(status).toBe(200);
  const [row] = await referrals();
  expect(row).toMatchObject({ referee_name: 'Ben', referee_email: 'ben@example.org', user_type: 'mentee' });
  expect([row?.user_id, row?.mentor_id].map(Number)).toEqual([world.ids.mentee, world.ids.mentor]);
});

test("PRO-82 nobody invites in another's name, an admin neither", async () => {
  for (const persona of ['mentee', 'platform_admin'] as const) {
    const reply = await refer(persona, { user_id: world.ids.other_mentee, user_type: 'mentee' });
    expect(reply).toMatchObject({ status: 403, body: { code: 'profiles.referral_not_yours' } });
  }
  expect(await referrals()).toEqual([]);
});

test.each([
  ['no name', { referee_name: ' ' }, { referee_name: 'Recipient name is a required field' }],
  ['no address', { referee_email: '' }, { referee_email: 'Email is a required field' }],
  ['half an address', { referee_email: 'ben@' }, { referee_email: 'Email must be a valid email' }],
])('PRO-81 %s is refused beside the field', async (_title, fields, expected) => {
  const reply = await refer('mentee', fields);
  expect(reply.status).toBe(422);
  expect(fieldsOf(reply)).toEqual(expected);
  expect(await referrals()).toEqual([]);
});

test('PRO-81 a mentor who is none cannot be recommended', async () => {
  expect((await refer('mentee', { mentor_id: world.ids.other_mentee })).status).toBe(404);
});

test('PRO-82 the same address again within 30 days is refused, in any case; afterwards and by others it is not', async () => {
  await refer('mentee');
  const again = await refer('mentee', { referee_email: 'BEN@example.org' });
  expect(again).toMatchObject({
    status: 422,
    body: { error: 'You have already invited this person in the last 30 days.' },
  });
  expect((await refer('mentor')).status).toBe(200);
  world.clock.moveTo(beginning.add({ hours: 24 * 30 - 1 }));
  expect((await refer('mentee')).status).toBe(422);
  world.clock.moveTo(beginning.add({ hours: 24 * 30 }));
  expect((await refer('mentee')).status).toBe(200);
  expect(await referrals()).toHaveLength(3);
});

test('PRO-82 B09 an address is invited five times a day at most, whoever does it, and by nobody whose own is not confirmed', async () => {
  const { RATE_LIMIT_FACTOR: factor } = world.settings;
  world.settings.RATE_LIMIT_FACTOR = 1;
  expect((await refer('unconfirmed')).body).toMatchObject({ code: 'accounts.not_confirmed' });
  for (const who of ['mentee', 'mentor', 'other_mentee', 'programme_admin', 'portal_owner'] as const)
    expect((await refer(who)).status).toBe(200);
  expect((await refer('other_mentor')).body).toMatchObject({ code: 'accounts.emailed_enough' });
  world.clock.moveTo(beginning.add({ hours: 24 }));
  expect((await refer('other_mentor')).status).toBe(200);
  world.settings.RATE_LIMIT_FACTOR = factor;
});

test('PRO-82 everybody has one link of their own, which stays', async () => {
  const linkOf = async (persona: Person) => {
    const { body } = await world.ask(persona, contract.referralLink, { query: { user_id: world.ids.mentor } });
    return (body as { invite_link: string }).invite_link;
  };
  const link = await linkOf('mentee');
  expect(link).toMatch(/^http:\/\/lantern\.test\/users\/sign_up\?ref=[\w-]{43}$/);
  expect(await linkOf('mentee')).toBe(link);
  expect(await linkOf('other_mentee')).not.toBe(link);
});
