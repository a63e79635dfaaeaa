import { beforeEach, expect, test } from 'vitest';
import * as contract from '../../../contract/programmes/index.ts';
import { manyRemind, manyRemove } from '../../../contract/programmes/index.ts';
import { lettersTo } from '../../testing/told.fixture.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { crowdIn } from './many.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const admins = ['programme_admin', 'portal_owner', 'enterprise_admin', 'platform_admin'] as const;
const atOnce = async (one: 'manyRemind' | 'manyRemove', bodies: readonly object[]) => {
  for (const admin of admins) await world.browserOf(admin).csrf();
  const answers = await Promise.all(
    bodies.map((body, at) =>
      world.ask(admins[at % admins.length] ?? 'portal_owner', { manyRemind, manyRemove }[one], {
        params: { id: world.alpha.id },
        body,
      }),
    ),
  );
  return answers.map(({ body }) => body as contract.ManyActState);
};

test('four admins who remind the same people at once send each of them one email', async () => {
  const ids = await crowdIn(world, 20);
  const done = await atOnce(
    'manyRemind',
    admins.map(() => ({ user_ids: ids })),
  );
  expect(done.reduce((sum, one) => sum + one.done, 0)).toBe(20);
  await world.runJobs();
  for (const n of [1, 7, 20]) expect(lettersTo(world, `crowdMentee${n}@example.com`)).toHaveLength(1);
});

test('admins who remove all admins at once leave one', async () => {
  await world.rows(
    `update program_memberships set removed_at = joined_at where program_id = $1 and user_id in ($2, $3)`,
    [world.alpha.id, world.ids.portal_owner, world.ids.programme_admin],
  );
  const ids = await crowdIn(world, 4, 'Admin');
  const pairs = [ids.slice(0, 2), ids.slice(2), ids.slice(1, 3), ids];
  for (const admin of ['enterprise_admin', 'platform_admin'] as const) await world.browserOf(admin).csrf();
  await Promise.all(
    pairs.map((userIds, at) =>
      world.ask(at % 2 === 0 ? 'enterprise_admin' : 'platform_admin', contract.manyRemove, {
        params: { id: world.alpha.id },
        body: { user_ids: userIds },
      }),
    ),
  );
  const left = await world.rows(
    `select 1 from program_memberships m join roles r on r.id = m.role_id
     where m.program_id = $1 and r.user_type = 'admin' and m.removed_at is null`,
    [world.alpha.id],
  );
  expect(left).toHaveLength(1);
});

test('the same job twice removes each once, and whoever joins meanwhile stays', async () => {
  await crowdIn(world, 230);
  const body = { filter: { search: 'crowd' }, count: 230 };
  await atOnce('manyRemove', [body]);
  await crowdIn(world, 3, 'Mentor');
  await Promise.all([world.runJobs(), world.runJobs()]);
  const removed = await world.rows(
    `select 1 from program_memberships where program_id = $1 and removed_at is not null`,
    [world.alpha.id],
  );
  expect(removed).toHaveLength(230);
  expect(await world.rows(`select 1 from audit_log where action = 'member.removed'`)).toHaveLength(230);
});
