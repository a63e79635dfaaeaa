import { beforeEach, expect, test } from 'vitest';
import { currentUser } from '../../../contract/me/index.ts';
import { signIn } from '../../../contract/accounts/index.ts';
import { programmeOpened } from '../../../contract/programmes/index.ts';
import { password, type Person } from '../../testing/personas.fixture.ts';
import { beginning, openWorld, type World } from '../../testing/world.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const kinds: [Person, Record<string, unknown>][] = [
  ['mentee', { user_type: 'mentee', is_fl_mentor: false, home_url: '/main/dashboard', balance: 100 }],
  ['mentor', { user_type: 'mentor', is_fl_mentor: true, home_url: '/main/dashboard' }],
  ['unconfirmed', { user_type: 'mentee', confirmed_at: null }],
  ['programme_admin', { home_url: '/app/acme/alpha/admin/' }],
  ['portal_owner', { home_url: '/app/acme/alpha/admin/' }],
  ['enterprise_admin', { user_type: 'admin', is_enterprise: true, home_url: '/dashboard' }],
  ['platform_admin', { user_type: 'admin', is_platform_admin: true, home_url: '/main/admins' }],
];

test.each(kinds)('ACC-67 %s is told who they are, and nobody else', async (person, known) => {
  const { status, body } = await world.ask(person, currentUser, {});
  expect(status).toBe(200);
  expect(body).toMatchObject({ id: world.ids[person], email: `${person}@example.com`, lastname: 'Tan', ...known });
  expect(JSON.stringify(body)).not.toMatch(/argon2|secret|token/);
});

test('D01 an admin of several programmes comes back to the one they used last', async () => {
  const home = async () => (await world.ask('programme_admin', currentUser, {})).body.home_url;
  const open = (id: number) => world.ask('programme_admin', programmeOpened, { params: { id }, body: {} });
  await world.rows(
    'insert into program_memberships (program_id, user_id, role_id, joined_at) values ($1, $2, $3, $4)',
    [world.beta.id, world.ids.programme_admin, world.beta.roleIds.Admin, beginning.toString()],
  );
  expect(await home()).toBe('/app/umbra/beta/admin/');
  expect((await open(world.alpha.id)).body).toEqual({ home_url: '/app/acme/alpha/admin/' });
  expect(await home()).toBe('/app/acme/alpha/admin/');
  world.clock.moveTo(beginning.add({ hours: 1 }));
  await open(world.beta.id);
  const signedIn = await world.newBrowser().ask(signIn, {
    body: { email: 'programme_admin@example.com', password },
  });
  expect(signedIn.body.location).toBe('/app/umbra/beta/admin/');
  await world.rows('update program_memberships set removed_at = now() where program_id = $1', [world.beta.id]);
  expect(await home()).toBe('/app/acme/alpha/admin/');
});

test('ACC-67 a visitor is told to sign in', async () => {
  const { status, body } = await world.ask('visitor', currentUser, {});
  expect([status, body]).toMatchObject([401, { error: 'Please sign in first.' }]);
});
