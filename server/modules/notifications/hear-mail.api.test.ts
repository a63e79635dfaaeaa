import { createHmac } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import {
  deliveredLetter,
  mailEvents,
  notificationChoices,
  writeAgain,
  writeAgainTo,
} from '../../../contract/notifications/index.ts';
import type { ResetRequested } from '../../domain-events/accounts.ts';
import { lettersTo } from '../../testing/told.fixture.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';

const key = 'only-here';
const address = 'mentee@example.com';

let world: World;
beforeEach(async () => {
  world = await openWorld();
  world.settings.MAIL_EVENTS_KEY = key;
});

/** What the provider says, signed as it signs. */
const say = (event: object, { by = key }: { by?: string } = {}) => {
  const [timestamp, token] = ['1795000000', 'a-token-of-theirs'];
  const signature = createHmac('sha256', by)
    .update(timestamp + token)
    .digest('hex');
  return world.newBrowser().ask(mailEvents, {
    body: { signature: { timestamp, token, signature }, 'event-data': { recipient: address, ...event } as never },
  });
};
const bounced = { event: 'failed', severity: 'permanent' };
const resetAsked = async () => {
  await world.transact(({ announce, now }) =>
    announce<ResetRequested>({ name: 'account.reset_requested', userId: world.ids.mentee, at: now.toString() }),
  );
  await world.runJobs();
};
const sent = () => lettersTo(world, address).length;
const why = async () => (await world.ask('mentee', notificationChoices, {})).body.unreachable;

test('B113 nothing more is sent to an address that refused an email for good, and its owner sees why', async () => {
  await resetAsked();
  expect([sent(), await why()]).toEqual([1, null]);
  expect((await say({ ...bounced, recipient: 'Mentee@Example.com' })).status).toBe(200);
  expect((await say(bounced)).status).toBe(200);
  await resetAsked();
  expect([sent(), await why()]).toEqual([1, 'bounced']);
  expect(await world.rows('select status, error from deliveries order by id desc limit 1')).toEqual([
    { status: 'failed', error: 'This address refused an email for good' },
  ]);
  expect((await world.ask('mentee', writeAgain, { body: {} })).status).toBe(200);
  await resetAsked();
  expect([sent(), await why()]).toEqual([2, null]);
});

test('B113 the same of an address whose owner called an email unwanted, until an admin writes to it again', async () => {
  await say({ event: 'complained' });
  await resetAsked();
  expect([sent(), await why()]).toEqual([0, 'complained']);
  const [row] = await world.rows<{ id: number }>(
    `insert into deliveries (event_key, to_address, channel, template, subject, body, status, created_at)
     values ('x', $1, 'email', 'account.welcome', 'Welcome', 'Hello.', 'failed', now()) returning id::int`,
    [address],
  );
  const letter = { params: { id: row?.id ?? 0 } };
  expect((await world.ask('platform_admin', deliveredLetter, letter)).body.unreachable).toBe('complained');
  expect((await world.ask('platform_admin', writeAgainTo, { body: { address } })).status).toBe(200);
  expect((await world.ask('platform_admin', deliveredLetter, letter)).body.unreachable).toBeNull();
  await resetAsked();
  expect(sent()).toBe(1);
});

test('B113 what only delays an email, or says that it arrived, changes nothing', async () => {
  for (const event of [{ event: 'failed', severity: 'temporary' }, { event: 'delivered' }, { event: 'opened' }])
    expect((await say(event)).status).toBe(200);
  expect(await why()).toBeNull();
});

test('B113 whoever does not have the key says nothing, and without one nobody does', async () => {
  expect(await say(bounced, { by: 'another' })).toMatchObject({
    status: 403,
    body: { code: 'request.untrusted' },
  });
  world.settings.MAIL_EVENTS_KEY = undefined;
  expect(await say(bounced)).toMatchObject({ status: 404, body: { code: 'request.unknown_address' } });
  expect(await why()).toBeNull();
});
