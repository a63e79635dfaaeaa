import { afterEach, beforeEach, expect, test } from 'vitest';
import { invitesADay, sendInvites } from '../../../contract/invitations/index.ts';
import { beginning, openWorld, type World } from '../../testing/world.fixture.ts';
import { lettersSince } from './queries.ts';
import { insertBatch } from './store.ts';

let world: World;
let factor: number;
beforeEach(async () => {
  world = await openWorld();
  factor = world.settings.RATE_LIMIT_FACTOR;
  world.settings.RATE_LIMIT_FACTOR = 1;
  await sent(1400);
});
afterEach(() => {
  world.settings.RATE_LIMIT_FACTOR = factor;
});

const admins = ['programme_admin', 'portal_owner', 'enterprise_admin', 'platform_admin'] as const;
const calls = 10;
const each = 100;
const sent = (letters: number) =>
  world.database.transact((tx) => insertBatch(tx, { programId: world.alpha.id, letters, at: beginning }));
const since = () =>
  world.database.transact((tx) => lettersSince(tx, world.alpha.id, beginning.subtract({ hours: 24 })));

test('B09 admins who invite at once send no more than the day allows', async () => {
  for (const one of admins) await world.browserOf(one).csrf();
  const roleId = world.alpha.roleIds.Mentee;
  const answers = await Promise.all(
    Array.from({ length: calls }, (_none, at) =>
      world.ask(admins[at % admins.length] ?? 'portal_owner', sendInvites, {
        params: { roleId },
        body: {
          role_id: roleId,
          redirect_url: 'http://lantern.test/users/login',
          send_invite: Array.from({ length: each }, (_one, n) => `many-${at}-${n}@example.com`),
        },
      }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    ...Array.from({ length: 6 }, () => 200),
    ...Array.from({ length: 4 }, () => 429),
  ]);
  expect((await since()).letters).toBe(invitesADay);
  expect(await world.rows('select 1 from role_invite_emails')).toHaveLength(6 * each);
});

test('B09 its twin: counted without the lock on the programme, they send more', async () => {
  // Everyone reads before anyone writes, which the lock normally prevents.
  const looked = await Promise.all(Array.from({ length: calls }, since));
  for (const { letters } of looked) if (letters + each <= invitesADay) await sent(each);
  expect((await since()).letters).toBeGreaterThan(invitesADay);
});
