import { beforeEach, expect, test } from 'vitest';
import { currentUser } from '../../../contract/me.ts';
import type { Person } from '../../personas.fixture.ts';
import { openWorld, type World } from '../../world.fixture.ts';

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

test('ACC-67 a visitor is told to sign in', async () => {
  const { status, body } = await world.ask('visitor', currentUser, {});
  expect([status, body]).toMatchObject([401, { error: 'Please sign in first.' }]);
});
