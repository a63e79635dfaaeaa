import { afterEach, beforeEach, expect, test } from 'vitest';
import { sendInvites } from '../../../contract/invitations/index.ts';
import { beginning, openWorld, type World } from '../../testing/world.fixture.ts';
import { emailsSince } from '../programmes/queries/emails-to-many.ts';
import { insertEmails } from '../programmes/store/emails-to-many.ts';

let world: World;
let factor: number;
beforeEach(async () => {
  world = await openWorld();
  factor = world.settings.RATE_LIMIT_FACTOR;
  world.settings.RATE_LIMIT_FACTOR = 1;
  await world.rows('update enterprises set created_at = $2 where id = $1', [
    world.acme,
    beginning.subtract({ hours: 24 * 30 }).toString(),
  ]);
  await sent(1400);
});
afterEach(() => {
  world.settings.RATE_LIMIT_FACTOR = factor;
});

const admins = ['programme_admin', 'portal_owner', 'enterprise_admin', 'platform_admin'] as const;
const calls = 10;
const each = 100;
const most = 2000;
const sent = (emails: number) =>
  world.database.transact((tx) =>
    insertEmails(tx, {
      enterpriseId: world.acme,
      programId: world.alpha.id,
      kind: 'invitations',
      emails,
      at: beginning,
    }),
  );
const since = () =>
  world.database.transact(
    async (tx) =>
      (
        await emailsSince(
          tx,
          { programId: world.alpha.id, enterpriseId: world.acme },
          beginning.subtract({ hours: 24 }),
        )
      ).program,
  );

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
    ...Array.from({ length: 4 }, () => 422),
  ]);
  expect((await since()).emails).toBe(most);
  expect(await world.rows('select 1 from role_invite_emails')).toHaveLength(6 * each);
});

test('B09 its twin: counted without the lock on the company, they send more', async () => {
  // Everyone reads before anyone writes, which the lock normally prevents.
  const looked = await Promise.all(Array.from({ length: calls }, since));
  for (const { emails } of looked) if (emails + each <= most) await sent(each);
  expect((await since()).emails).toBeGreaterThan(most);
});

test('B09 two programs of one company that send at once stay within the day of the company', async () => {
  await world.rows('update programs set enterprise_id = $1 where id = $2', [world.acme, world.beta.id]);
  world.settings.EMAILS_A_DAY_COMPANY = 1700;
  await world.browserOf('enterprise_admin').csrf();
  const answers = await Promise.all(
    [world.alpha, world.beta].flatMap(({ roleIds }, program) =>
      [0, 1].map((at) =>
        world.ask('enterprise_admin', sendInvites, {
          params: { roleId: roleIds.Mentee },
          body: {
            role_id: roleIds.Mentee,
            redirect_url: 'http://lantern.test/users/login',
            send_invite: Array.from({ length: each }, (_one, n) => `both-${program}-${at}-${n}@example.com`),
          },
        }),
      ),
    ),
  );
  world.settings.EMAILS_A_DAY_COMPANY = 5000;
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 200, 422]);
});
