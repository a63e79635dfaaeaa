import { beforeEach, expect, test } from 'vitest';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { sendWaiting } from './send-waiting.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const letters = 40;

/** Waiting emails, as an outage leaves them behind. */
const fillOutbox = () =>
  world.rows(
    `insert into deliveries (event_key, to_address, channel, template, subject, html, body, status, created_at, next_try_at)
     select 'event-' || n, 'p' || n || '@example.com', 'email', 'account.welcome', 'Welcome', '<p>Welcome</p>', 'Welcome',
       'queued', $1::timestamptz, $1::timestamptz from generate_series(1, ${letters}) as n`,
    [world.clock.now().toString()],
  );

test('NTF-16 two processes that send at once send each letter once', async () => {
  await fillOutbox();
  const job = { now: world.clock.now(), transact: world.transact, warn: () => {} };
  const post = { mail: world.vendors.mail, whatsApp: null, push: world.vendors.push, settings: world.settings };
  await Promise.all(Array.from({ length: 4 }, () => sendWaiting(job, post)));
  const receivers = world.vendors.letters.flatMap(({ to }) => to);
  expect(receivers).toHaveLength(letters);
  expect(new Set(receivers).size).toBe(letters);
  expect(await world.rows("select id from deliveries where status <> 'sent' or tries <> 1")).toEqual([]);
});
