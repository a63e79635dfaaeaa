import { beforeEach, expect, test } from 'vitest';
import type { AccountRestored, ResetRequested } from '../../domain-events/accounts.ts';
import type { BookingAccepted } from '../../domain-events/bookings.ts';
import { beginning, openWorld, type World } from '../../testing/world.fixture.ts';
import { confirmed } from '../bookings/bookings.fixture.ts';
import { bookingTellings } from '../bookings/tellings.ts';
import { bookingLines } from '../bookings/tellings/lines.ts';
import { sessionFile } from '../calendars/index.ts';
import { mentorsInstead } from '../discovery/index.ts';
import { lettersTo, onlyLetterTo, toldTo } from '../../testing/told.fixture.ts';
import { notificationSchedules } from './schedules.ts';
import { sendWaiting } from './send-waiting.ts';
import { accountTellings } from '../accounts/tellings.ts';
import { tellPeople } from './subscribers.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const askForReset = () =>
  world.transact(({ announce, now }) =>
    announce<ResetRequested>({ name: 'account.reset_requested', userId: world.ids.mentee, at: now.toString() }),
  );
const outbox = () =>
  world.rows<{ status: string; tries: number; error: string | null }>(
    // Without the one that tells admins of what waits too long.
    `select status, tries, error from deliveries where template <> 'queues.old' order by id`,
  );
const post = (mail = world.vendors.mail) => ({
  mail,
  whatsApp: null,
  push: world.vendors.push,
  settings: world.settings,
});
const job = () => ({ now: world.clock.now(), transact: world.transact, warn: () => {} });
const address = 'mentee@example.com';

test('NTF-16 what the mail server refuses is tried five times, later and later, then given up and visible', async () => {
  world.vendors.refused.add(address);
  await askForReset();
  await world.runJobs();
  const refused = { error: expect.stringContaining('No such mailbox') };
  expect(await outbox()).toMatchObject([{ status: 'queued', tries: 1, ...refused }]);
  let moment = beginning;
  for (const [at, minutes] of [1, 5, 30, 120].entries()) {
    moment = moment.add({ minutes });
    await world.moveClock(moment.subtract({ seconds: 1 }));
    expect(await outbox()).toMatchObject([{ tries: at + 1 }]);
    await world.moveClock(moment);
    expect(await outbox()).toMatchObject([{ tries: at + 2, ...refused }]);
  }
  expect(await outbox()).toMatchObject([{ status: 'failed', tries: 5, ...refused }]);
  world.vendors.refused.clear();
  await world.moveClock(moment.add({ hours: 24 }));
  expect(lettersTo(world, address)).toEqual([]);
});

test('NTF-16 a letter that was refused once arrives at the next try, and others do not wait for it', async () => {
  world.vendors.refused.add(address);
  await askForReset();
  await confirmed(world);
  await world.runJobs();
  expect(lettersTo(world, 'mentor@example.com')).toHaveLength(1);
  world.vendors.refused.clear();
  await world.moveClock(beginning.add({ minutes: 1 }));
  expect(lettersTo(world, address)).toHaveLength(2);
  expect((await outbox()).map(({ status, error }) => [status, error])).toEqual([
    ['sent', null],
    ['sent', null],
    ['sent', null],
  ]);
});

test('M20 a reaction that runs twice writes and sends once', async () => {
  const { id } = await confirmed(world);
  const event = {
    id: '7c1c0f5e-1f0c-4a57-9d8e-0d5f3f1f6a11',
    name: 'booking.accepted',
    bookingId: id,
    programId: null,
    mentorId: world.ids.mentor,
    mentorIds: [world.ids.mentor],
    menteeIds: [world.ids.mentee],
    byId: world.ids.mentor,
    startAt: '2026-11-23T02:00:00Z',
    endAt: '2026-11-23T03:00:00Z',
    at: beginning.toString(),
  } satisfies BookingAccepted & { id: string };
  await world.rows('truncate pgboss.job');
  const tell = tellPeople(post(), bookingTellings({ sessionFile, mentorsInstead }), bookingLines);
  await tell(job(), event);
  const once = await world.rows('select id, event_key, to_address from deliveries order by id');
  expect(once).toHaveLength(2);
  await tell(job(), event);
  expect(await world.rows('select id, event_key, to_address from deliveries order by id')).toEqual(once);
  expect(await toldTo(world, world.ids.mentee)).toHaveLength(1);
  expect(world.vendors.letters).toHaveLength(2);
});

test('M20 a letter with a token is written once, and mints one token', async () => {
  const event = {
    id: '0b0f3c52-52f0-4d19-8c2c-6f0b9ad2a0c4',
    name: 'account.reset_requested',
    userId: world.ids.mentee,
    at: beginning.toString(),
  } satisfies ResetRequested & { id: string };
  const tell = tellPeople(post(), accountTellings, {});
  await tell(job(), event);
  await tell(job(), event);
  expect(await world.rows('select id from auth_tokens')).toHaveLength(1);
  expect(world.vendors.letters).toHaveLength(1);
});

test('what is rolled back tells nobody', async () => {
  const undone = world.transact(async ({ announce, now }) => {
    await announce<ResetRequested>({ name: 'account.reset_requested', userId: world.ids.mentee, at: now.toString() });
    throw new Error('not after all');
  });
  await expect(undone).rejects.toThrow('not after all');
  await world.runJobs();
  expect(await outbox()).toEqual([]);
  expect(world.vendors.letters).toEqual([]);
  // Control: the same event does send an email when it is committed.
  await askForReset();
  await world.runJobs();
  expect(world.vendors.letters).toHaveLength(1);
});

test('a letter whose sender died is sent again after its lease, as the same letter', async () => {
  await askForReset();
  const dying = { ...world.vendors.mail, send: () => new Promise<never>(() => {}) };
  await world.runJobs();
  const first = onlyLetterTo(world, address);
  // It was sent, but the process ended before recording that.
  await world.rows("update deliveries set status = 'queued', next_try_at = $1, body = 'again'", [
    world.clock.now().toString(),
  ]);
  void sendWaiting(job(), post(dying));
  await expect.poll(() => outbox().then(([row]) => row?.tries)).toBe(2);
  await world.moveClock(beginning.add({ minutes: 9 }));
  expect(lettersTo(world, address)).toHaveLength(1);
  await world.moveClock(beginning.add({ minutes: 10 }));
  const [, second] = lettersTo(world, address);
  expect(second?.messageId).toBe(first.messageId);
  expect(await outbox()).toMatchObject([{ status: 'sent' }]);
});

test('NTF-16 without a mail server letters stay in the outbox, to be read there', async () => {
  const event = { id: 'f2a3', name: 'account.reset_requested', userId: world.ids.mentee, at: beginning.toString() };
  await tellPeople(post(null), accountTellings, {})(job(), event as ResetRequested & { id: string });
  const rows = await world.rows<{ status: string; next_try_at: unknown; body: string }>('select * from deliveries');
  expect(rows).toMatchObject([{ status: 'logged', next_try_at: null, tries: 0 }]);
  expect(rows[0]?.body).toContain('http://lantern.test/reset-password?reset_password_token=');
  await world.runJobs();
  expect(world.vendors.letters).toEqual([]);
});

test('NTF-16 letters that waited when the mail server was taken away are to be read there as well', async () => {
  world.vendors.refused.add(address);
  await askForReset();
  await world.runJobs();
  for (const { name, run } of notificationSchedules(post(null)))
    if (name === 'notifications.sendWaiting') await run(job());
  expect(await outbox()).toMatchObject([{ status: 'logged', tries: 1 }]);
});

test('B112 B122 what was told is forgotten after 90 days, and letters after 180', async () => {
  await confirmed(world);
  await world.runJobs();
  const left = async () => [
    (await world.rows("select id from notifications where message like '%accepted%'")).length,
    (await world.rows("select id from deliveries where template = 'booking.accepted'")).length,
  ];
  expect(await left()).toEqual([1, 2]);
  await world.moveClock(beginning.add({ hours: 24 * 90 }));
  expect(await left()).toEqual([1, 2]);
  await world.moveClock(beginning.add({ hours: 24 * 90, minutes: 1 }));
  expect(await left()).toEqual([0, 2]);
  await world.moveClock(beginning.add({ hours: 24 * 180 }));
  expect(await left()).toEqual([0, 2]);
  await world.moveClock(beginning.add({ hours: 24 * 180, minutes: 1 }));
  expect(await left()).toEqual([0, 0]);
});

test('an event of which nobody is told leaves the outbox empty', async () => {
  await world.transact(({ announce, now }) =>
    announce<AccountRestored>({ name: 'account.restored', userId: world.ids.mentee, at: now.toString() }),
  );
  await world.runJobs();
  expect(await outbox()).toEqual([]);
});
