import { beforeEach, expect, test } from 'vitest';
import { adminProgrammes, adminProgrammesFile } from '../../../contract/programmes/index.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

test('SYS-04 SYS-07 the programmes of every company with who is in them, and as a file', async () => {
  await world.rows('update programs set is_active = false where id = $1', [world.beta.id]);
  await world.rows('update program_memberships set removed_at = joined_at where program_id = $1 and user_id = $2', [
    world.beta.id,
    world.ids.pending_mentor,
  ]);
  const ask = async (query: { query?: string; field?: 'enterprise' }) =>
    (await world.ask('platform_admin', adminProgrammes, { query })).body as object;
  const beta = { id: world.beta.id, status: 'Inactive', mentees: 0, mentors: 1, admins: 1 };
  expect(await ask({})).toMatchObject({
    total: 2,
    data: [
      { ...beta, enterprise: { id: world.umbra, slug: 'umbra' } },
      { id: world.alpha.id, status: 'Active', mentees: 1, mentors: 1, admins: 2, enterprise: { slug: 'acme' } },
    ],
  });
  expect(await ask({ query: 'umb', field: 'enterprise' })).toMatchObject({ total: 1, data: [beta] });
  const { body } = await world.ask('platform_admin', adminProgrammesFile, {
    query: { query: 'Alpha', columns: 'name,enterprise,status,mentees,mentors,admins,start_date' },
  });
  expect(body).toBe(
    '\uFEFF"Name","Enterprise","Status","Mentees","Mentors","Admins","Start date"\r\n"Alpha","Acme","Active","1","1","2","2026-11-02"\r\n',
  );
});
