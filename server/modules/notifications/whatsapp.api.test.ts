import { beforeEach, expect, test } from 'vitest';
import { acceptBooking, cancelMyBooking } from '../../../contract/bookings/index.ts';
import { deliveredLetter, deliveries } from '../../../contract/notifications/index.ts';
import type { ResetRequested } from '../../domain-events/accounts.ts';
import type { BookingRequested } from '../../domain-events/bookings.ts';
import { lettersTo } from '../../testing/told.fixture.ts';
import { beginning, openWorld, type World } from '../../testing/world.fixture.ts';
import { askedInAlpha, confirmed, requested, tenOClock } from '../bookings/bookings.fixture.ts';
import { bookingTellings } from '../bookings/tellings.ts';
import { bookingLines } from '../bookings/tellings/lines.ts';
import { sessionFile } from '../calendars/index.ts';
import { mentorsInstead } from '../discovery/index.ts';
import { tellPeople } from './subscribers.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const number = '60123456789';
/** Sets the mentor's own switch and number, and Alpha's switch. */
const switches = async ({
  own = true,
  alpha = false,
  phone = number,
}: {
  own?: boolean;
  alpha?: boolean;
  phone?: string | null;
}) => {
  await world.rows('update users set whatsapp_notification = $1, phone_no = $2 where id = $3', [
    own,
    phone,
    world.ids.mentor,
  ]);
  await world.rows('update programs set whatsapp_notification = $1 where id = $2', [alpha, world.alpha.id]);
};
const outbox = () =>
  world.rows<{
    channel: string;
    to_address: string;
    status: string;
    tries: number;
    error: string | null;
    body: string;
  }>(
    `select channel, to_address, status, tries, error, body from deliveries
     where user_id = ${world.ids.mentor} order by channel, id`,
  );
const statuses = async () => (await outbox()).map(({ channel, status, tries }) => [channel, status, tries]);

test.each([
  [true, true, 1],
  [true, false, 0],
  [false, true, 0],
  [false, false, 0],
])(
  'NTF-14 NTF-15 in a programme a message goes where the switch of the person (%s) and the programme’s (%s) are on',
  async (own, alpha, messages) => {
    await switches({ own, alpha });
    expect((await askedInAlpha(world, 'mentee', 'mentor')).status).toBe(200);
    await world.runJobs();
    expect(world.vendors.messages).toHaveLength(messages);
    expect(lettersTo(world, 'mentor@example.com')).toHaveLength(1);
  },
);

test('NTF-14 outside a programme the person’s switch alone decides, and nobody without a number has a message', async () => {
  await switches({ own: true, alpha: false });
  await requested(world);
  await world.runJobs();
  await switches({ own: false, alpha: true });
  await requested(world, tenOClock(4));
  await world.runJobs();
  for (const phone of [null, '']) {
    await switches({ phone });
    await requested(world, tenOClock(phone === null ? 5 : 6));
    await world.runJobs();
  }
  expect(world.vendors.messages.map(({ to }) => to)).toEqual([number]);
  expect(lettersTo(world, 'mentor@example.com')).toHaveLength(4);
});

test('NTF-16 a message says in three lines what the letter says: who, when in the reader’s own zone, and where', async () => {
  await switches({ alpha: true });
  const { id } = await requested(world);
  await askedInAlpha(world, 'mentee', 'mentor', tenOClock(4));
  await world.rows("update users set timezone = 'Europe/London' where id = $1", [world.ids.mentor]);
  await world.runJobs();
  // Both are sent in parallel, so sort them.
  const byFirst = ([one = '']: string[], [other = '']: string[]) => one.localeCompare(other);
  const texts = world.vendors.messages.map(({ text }) => text.split('\n')).toSorted(byFirst);
  expect(texts).toEqual([
    [
      'Alpha: Mentee Tan would like a session with you',
      'Tuesday, 24 November 2026, 2:00 am – 3:00 am (Europe/London, UTC+00:00)',
      expect.stringContaining('http://lantern.test/app/acme/alpha/bookings?booking='),
    ],
    [
      'Lantern: Mentee Tan would like a session with you',
      'Monday, 23 November 2026, 2:00 am – 3:00 am (Europe/London, UTC+00:00)',
      `http://lantern.test/main/bookings?booking=${id}`,
    ],
  ]);
});

test('NTF-16 requests, answers, cancellations and reminders are told to the phone; what else there is, by letter alone', async () => {
  await switches({});
  const { id } = await requested(world);
  await world.runJobs();
  await world.ask('mentor', acceptBooking, { params: { id } });
  await world.runJobs();
  const start = tenOClock().toInstant();
  await world.moveClock(start.subtract({ hours: 24 }));
  await world.moveClock(start.subtract({ hours: 1 }));
  await world.ask('mentee', cancelMyBooking, { params: { id }, body: { reason: 'I am ill' } });
  await world.runJobs();
  const kinds = await world.rows<{ template: string }>(
    "select template from deliveries where channel = 'whatsapp' order by id",
  );
  expect(kinds.map(({ template }) => template)).toEqual([
    'booking.requested',
    'booking.accepted',
    'booking.day_before',
    'booking.hour_before',
    'booking.cancelled',
  ]);
  await world.transact(({ announce, now }) =>
    announce<ResetRequested>({ name: 'account.reset_requested', userId: world.ids.mentor, at: now.toString() }),
  );
  await world.runJobs();
  expect(await statuses()).toContainEqual(['email', 'sent', 1]);
  expect(world.vendors.messages).toHaveLength(5);
});

test('NTF-16 what the provider refuses is tried five times and given up, and the letter has gone long before', async () => {
  await switches({});
  world.vendors.refusedNumbers.add(number);
  await requested(world);
  await world.runJobs();
  expect(lettersTo(world, 'mentor@example.com')).toHaveLength(1);
  expect(await statuses()).toEqual([
    ['email', 'sent', 1],
    ['whatsapp', 'queued', 1],
  ]);
  let moment = beginning;
  for (const minutes of [1, 5, 30, 120]) {
    moment = moment.add({ minutes });
    await world.moveClock(moment);
  }
  const [, message] = await outbox();
  expect(message).toMatchObject({ status: 'failed', tries: 5, error: 'The WhatsApp provider answered 503.' });
  world.vendors.refusedNumbers.clear();
  await world.moveClock(moment.add({ hours: 24 }));
  expect(world.vendors.messages.filter(({ text }) => text.includes('would like'))).toEqual([]);
});

test('NTF-16 a message that was refused once arrives at the next try, once', async () => {
  await switches({});
  world.vendors.refusedNumbers.add(number);
  await requested(world);
  await world.runJobs();
  world.vendors.refusedNumbers.clear();
  await world.moveClock(beginning.add({ minutes: 1 }));
  await world.moveClock(beginning.add({ minutes: 20 }));
  expect(world.vendors.messages).toHaveLength(1);
  expect(await statuses()).toContainEqual(['whatsapp', 'sent', 2]);
});

test('NTF-16 letters that the mail server refuses hold no message back, nor do many messages a letter', async () => {
  await switches({});
  const { id } = await confirmed(world);
  await world.runJobs();
  world.vendors.messages.length = 0;
  // Twelve messages that are always refused were due before it.
  world.vendors.refusedNumbers.add('60999999999');
  await world.rows(
    `insert into deliveries (event_key, to_address, channel, template, subject, body, status, created_at, next_try_at)
     select 'e' || n, '60999999999', 'whatsapp', 'booking.requested', 's', 'b', 'queued', $1, $1 from generate_series(1, 12) n`,
    [beginning.subtract({ hours: 1 }).toString()],
  );
  await world.ask('mentee', cancelMyBooking, { params: { id }, body: { reason: 'I am ill' } });
  await world.runJobs();
  const subjects = lettersTo(world, 'mentor@example.com').map(({ subject }) => subject);
  expect(subjects).toContain('Your session with Mentee Tan was cancelled');

  world.vendors.refused.add('mentor@example.com');
  await switches({ phone: '60111111111' });
  await requested(world, tenOClock(5));
  await world.runJobs();
  await world.moveClock(beginning.add({ minutes: 1 }));
  expect(world.vendors.messages.map(({ to }) => to)).toContain('60111111111');
});

test('NTF-16 without a provider messages stay in the outbox: to be read there, and in the mailbox', async () => {
  await switches({});
  const { id } = await requested(world);
  await world.rows('truncate pgboss.job');
  const event = {
    id: '5ab0cb0f-4b37-4a50-9f0e-0f4a1de4c1b7',
    name: 'booking.requested',
    bookingId: id,
    programId: null,
    mentorId: world.ids.mentor,
    mentorIds: [world.ids.mentor],
    menteeIds: [world.ids.mentee],
    awaiting: 'mentor',
    byId: world.ids.mentee,
    startAt: tenOClock().toInstant().toString(),
    endAt: tenOClock(3, 11).toInstant().toString(),
    at: beginning.toString(),
  } satisfies BookingRequested & { id: string };
  const post = { mail: world.vendors.mail, whatsApp: null, push: world.vendors.push, settings: world.settings };
  await tellPeople(
    post,
    bookingTellings({ sessionFile, mentorsInstead }),
    bookingLines,
  )({ now: world.clock.now(), transact: world.transact, warn: () => {} }, event);
  expect(await statuses()).toEqual([
    ['email', 'sent', 1],
    ['whatsapp', 'logged', 0],
  ]);
  const query = { query: 'whatsapp', field: 'channel' } as const;
  const list = await world.ask('platform_admin', deliveries, { query });
  expect(list.body).toMatchObject({
    total: 1,
    data: [{ to: number, channel: 'whatsapp', kind: 'booking.requested', state: 'logged' }],
  });
  const read = await world.ask('platform_admin', deliveredLetter, { params: { id: list.body.data[0].id as number } });
  expect(read.body.text).toContain('Lantern: Mentee Tan would like a session with you');
  const url = `/dev/mailbox.json?to=${number}`;
  const mailbox = await world.newBrowser().inject({ method: 'GET', url });
  expect(mailbox.json()).toMatchObject([
    { channel: 'whatsapp', status: 'logged', links: [`http://lantern.test/main/bookings?booking=${id}`] },
  ]);
  const [{ id: shown }] = mailbox.json<[{ id: number }]>();
  const page = await world.newBrowser().inject({ method: 'GET', url: `/dev/mailbox/${shown}` });
  expect(page.payload).not.toContain('<iframe');
  expect(page.payload).toContain('would like a session with you');
});
