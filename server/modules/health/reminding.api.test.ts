import { Temporal } from 'temporal-polyfill';
import { beforeEach, expect, test } from 'vitest';
import { pairingHealth, pairingHealthFile, sendFeedbackReminder } from '../../../contract/health/index.ts';
import { readProgramme } from '../../../contract/programmes/index.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { dayFromNow, makePair, makeReview, makeSession } from './health.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const send = () => world.ask('programme_admin', sendFeedbackReminder, { body: { program_id: world.alpha.id } });
const emails = () =>
  world.rows<{ subject: string }>(
    "select subject from deliveries where template = 'feedback.reminded' and channel = 'email' order by to_address",
  );
const shown = async () =>
  (await world.ask('programme_admin', pairingHealth, { query: { program_id: world.alpha.id } })).body;

test('PAR-06 NTF-10 B75 everyone who owes feedback is told once by email and in the app, and nobody else', async () => {
  await makePair(world);
  const { ids } = world;
  const first = await makeSession(world, { at: dayFromNow(-20) });
  await makeSession(world, { at: dayFromNow(-10) });
  await makeSession(world, { at: dayFromNow(-5), automatic: true });
  await makeReview(world, {
    bookingId: first,
    raterId: ids.mentor,
    rateeId: ids.mentee,
    by: 'mentor',
    stars: 5,
    at: dayFromNow(-19),
  });
  await world.moveClock(dayFromNow(0.1));
  const { status, body } = await send();
  expect([status, body]).toEqual([200, { message: 'Feedback reminder sent to 2 participant(s).' }]);
  await world.runJobs();
  const told = await world.rows<{ user_id: number; key: string }>(
    "select user_id::int, line_key as key from notifications where line_key = 'feedback.reminded' order by user_id",
  );
  expect(told.map(({ user_id: id }) => id)).toEqual([ids.mentor, ids.mentee].toSorted((a, b) => a - b));
  expect((await emails()).map(({ subject }) => subject).toSorted()).toEqual([
    '2 sessions are waiting for your feedback',
    'A session is waiting for your feedback',
  ]);
  const { program_pairs: pairs } = await shown();
  expect(pairs).toMatchObject([{ reminder_sent: true, reminder_sent_at: world.clock.now().toString() }]);
});

test('PAR-05 within 24 hours the page is told to ask first; exactly 24 hours later it is not', async () => {
  await makePair(world);
  await makeSession(world, { at: dayFromNow(-10) });
  await send();
  const sentAt = world.clock.now();
  const asks = async () => (await shown()).feedback_reminders;
  expect(await asks()).toEqual({ sent_at: sentAt.toString(), asks_first: true });
  const { body } = await world.ask('programme_admin', readProgramme, { params: { id: world.alpha.id } });
  expect(body.feedback_reminders).toEqual({ sent_at: sentAt.toString() });
  world.clock.moveTo(sentAt.add({ hours: 24 }));
  expect(await asks()).toMatchObject({ asks_first: false });
});

test('B75 when nobody owes any, nothing is sent', async () => {
  await makePair(world);
  await makeSession(world, { at: dayFromNow(-10), automatic: true });
  expect(await send()).toMatchObject({ status: 422, body: { error: 'No pending feedback to remind.' } });
  expect(await shown()).toMatchObject({ feedback_reminders: { sent_at: null } });
});

test('NTF-10 who has given their feedback by the time of the email gets none', async () => {
  await makePair(world);
  const { ids } = world;
  const session = await makeSession(world, { at: dayFromNow(-10) });
  await send();
  await makeReview(world, {
    bookingId: session,
    raterId: ids.mentee,
    rateeId: ids.mentor,
    by: 'mentee',
    stars: 5,
    at: dayFromNow(0),
  });
  await world.runJobs();
  expect(await emails()).toHaveLength(1);
});

test('PAR-03 SYS-04 the file says on which day of its reader a reminder was sent, as its own name does', async () => {
  await makePair(world);
  await makeSession(world, { at: dayFromNow(-10) });
  // 17:00 in London, when it is the next day in Kuala Lumpur.
  await world.moveClock(Temporal.Instant.from('2026-11-21T17:00:00Z'));
  await send();
  await world.runJobs();
  const { body } = await world.ask('programme_admin', pairingHealthFile, {
    query: { program_id: world.alpha.id, type: 'pair' },
  });
  expect(String(body)).toContain('"2026-11-22"');
});
