import { beforeEach, expect, test } from 'vitest';
import { viewAsUser } from '../../../contract/accounts/index.ts';
import * as contract from '../../../contract/safety/index.ts';
import type { Person } from '../../testing/personas.fixture.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { blockedBetween, blockedWith } from './index.ts';
import { blocked } from './safety.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const block = (as: Person, whom: Person) => world.ask(as, contract.blockPerson, { body: { user_id: world.ids[whom] } });
const unblock = (as: Person, whom: Person) =>
  world.ask(as, contract.unblockPerson, { params: { user_id: world.ids[whom] } });
const show = async (as: Person, whom: Person) =>
  (await world.ask(as, contract.showBlock, { params: { user_id: world.ids[whom] } })).body;
const own = async (as: Person) =>
  ((await world.ask(as, contract.listBlocks, {})).body.blocks as contract.BlockedPerson[]).map(({ person }) => person);
const areApart = (one: Person, other: Person) =>
  blockedBetween(world.database.reader, world.ids[one], world.ids[other]);

test('M47 a member blocks another: it counts both ways, is on their own list, and can be taken back', async () => {
  expect(await show('mentee', 'mentor')).toEqual({ blocked: false, why_not: { block: null, report: null } });
  const { status, body } = await block('mentee', 'mentor');
  expect([status, body.message]).toEqual([200, 'Blocked. Neither of you can book or message the other.']);
  expect((await block('mentee', 'mentor')).status).toBe(200);
  expect((await show('mentee', 'mentor')).blocked).toBe(true);
  expect(await own('mentee')).toEqual([{ id: world.ids.mentor, full_name: 'Mentor Tan', photo_url: null }]);
  // The other side sees nothing of it.
  expect(await own('mentor')).toEqual([]);
  expect((await show('mentor', 'mentee')).blocked).toBe(false);
  expect([await areApart('mentee', 'mentor'), await areApart('mentor', 'mentee')]).toEqual([true, true]);
  expect(await blockedWith(world.database.reader, world.ids.mentor)).toEqual([world.ids.mentee]);
  expect(await blockedWith(world.database.reader, world.ids.mentee)).toEqual([world.ids.mentor]);
  expect((await unblock('mentee', 'mentor')).body).toEqual({ message: 'Unblocked.' });
  expect((await unblock('mentee', 'mentor')).status).toBe(200);
  expect(await own('mentee')).toEqual([]);
  expect(await areApart('mentee', 'mentor')).toBe(false);
});

test('M47 both have blocked each other: one taking it back changes nothing for the other', async () => {
  await block('mentee', 'mentor');
  await block('mentor', 'mentee');
  expect(await blockedWith(world.database.reader, world.ids.mentee)).toEqual([world.ids.mentor]);
  await unblock('mentee', 'mentor');
  expect(await areApart('mentee', 'mentor')).toBe(true);
});

test.each(['programme_admin', 'portal_owner', 'enterprise_admin', 'platform_admin'] as const)(
  'M47 an admin of a shared program cannot be blocked, and blocks nobody in it: %s',
  async (admin) => {
    expect((await show('mentee', admin)).why_not).toEqual({ block: 'safety.admin', report: null });
    expect(await block('mentee', admin)).toMatchObject({ status: 422, body: { code: 'safety.admin' } });
    expect(await block(admin, 'mentee')).toMatchObject({ status: 422, body: { code: 'safety.you_administer' } });
    expect(await world.rows('select 1 from user_blocks')).toEqual([]);
  },
);

test('M47 whoever becomes an admin of a shared program reaches its members again, and they them', async () => {
  await block('mentee', 'mentor');
  await world.rows('update program_memberships set role_id = $1 where user_id = $2', [
    world.alpha.roleIds.Admin,
    world.ids.mentor,
  ]);
  expect(await areApart('mentee', 'mentor')).toBe(false);
  expect(await blockedWith(world.database.reader, world.ids.mentee)).toEqual([]);
  await world.rows('update program_memberships set removed_at = now() where user_id = $1', [world.ids.mentor]);
  expect(await areApart('mentee', 'mentor')).toBe(true);
});

test('M47 B15 nobody is told of people whom they may not know of; themselves they cannot block', async () => {
  for (const whom of ['other_mentee', 'other_programme_admin', 'unconfirmed'] as const) {
    expect(await block('mentee', whom), whom).toMatchObject({ status: 404, body: { code: 'accounts.not_found' } });
    const asked = await world.ask('mentee', contract.showBlock, { params: { user_id: world.ids[whom] } });
    expect(asked.status).toBe(404);
  }
  const nobody = await world.ask('mentee', contract.blockPerson, { body: { user_id: 999_999 } });
  expect(nobody).toMatchObject({ status: 404, body: { code: 'accounts.not_found' } });
  expect(await block('mentee', 'mentee')).toMatchObject({ status: 422, body: { code: 'safety.oneself' } });
  // A mentor of the platform is known to everybody.
  expect((await block('mentee', 'other_mentor')).status).toBe(200);
});

test('M47 admins see who blocked whom in their program, and platform admins all of it', async () => {
  await blocked(world, 'mentee', 'mentor');
  await blocked(world, 'mentee', 'other_mentor');
  const seen = async (as: Person, programId?: number) =>
    (
      (
        await world.ask(as, contract.listMemberBlocks, {
          query: programId === undefined ? {} : { program_id: programId },
        })
      ).body.blocks as contract.MemberBlock[]
    ).map((one) => `${one.blocker.full_name}: ${one.blocked.full_name}`);
  expect(await seen('programme_admin', world.alpha.id)).toEqual(['Mentee Tan: Mentor Tan']);
  expect(await seen('other_programme_admin', world.beta.id)).toEqual([]);
  expect((await seen('platform_admin')).toSorted()).toEqual(['Mentee Tan: Mentor Tan', 'Mentee Tan: Other Mentor Tan']);
  const asked = await world.ask('programme_admin', contract.listMemberBlocks, { query: {} });
  expect(asked).toMatchObject({ status: 403, body: { code: 'accounts.platform_admins_only' } });
});

test('M47 B11 nobody blocks or reports while viewing as somebody', async () => {
  await world.ask('platform_admin', viewAsUser, { params: { id: world.ids.mentee } });
  expect((await block('platform_admin', 'mentor')).body.code).toBe('accounts.not_while_viewing');
  expect((await unblock('platform_admin', 'mentor')).body.code).toBe('accounts.not_while_viewing');
  const report = { user_id: world.ids.mentor, reason: 'Rude' };
  const asked = await world.ask('platform_admin', contract.reportPerson, { body: report });
  expect(asked.body.code).toBe('accounts.not_while_viewing');
});

test('M47 more than 500 people are blocked by nobody', async () => {
  await world.rows(
    `insert into users (public_id, slug, firstname, lastname, email, user_type, timezone, created_at)
     select lpad(at::text, 32, 'b'), 'many-' || at, 'Many', at::text, 'many' || at || '@example.com', 'mentee', 'UTC', $1
     from generate_series(1, 500) as at`,
    [world.clock.now().toString()],
  );
  await world.rows(
    `insert into user_blocks (blocker_id, blocked_id, created_at) select $1, id, $2 from users where slug like 'many-%'`,
    [world.ids.mentee, world.clock.now().toString()],
  );
  expect(await own('mentee')).toHaveLength(500);
  expect(await block('mentee', 'mentor')).toMatchObject({ status: 422, body: { code: 'safety.too_many_blocks' } });
  expect(await areApart('mentee', 'mentor')).toBe(false);
});
