import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelMyBooking, requestBooking, rescheduleMyBooking } from '../../../../contract/bookings/index.ts';
import { type Answer, type Caller, openCaller } from '../../../crash/caller.fixture.ts';
import { type ServerPlace, ownGround, prepare } from '../../../crash/ground.fixture.ts';
import { endAll, startServer } from '../../../crash/process.fixture.ts';
import { racers } from '../../../crash/racers.fixture.ts';
import { people } from '../../../testing/personas.fixture.ts';
import { systemClock } from '../../../platform/clock.ts';
import { bodyFor, movedTo, zone } from '../bookings.fixture.ts';

// A server in its own process, 64 real connections, 50 rounds.
const connections = 64;
const rounds = 50;

let ground: ServerPlace;
let url: string;
let callers: Caller[];
let mentors: number[];

beforeAll(async () => {
  ground = await ownGround();
  const now = systemClock.now();
  const guests = await prepare(ground, async (database) => {
    const ids = await people(database.transact, now);
    return { mentors: [ids.mentor, ids.other_mentor], racers: await racers(database, connections, now) };
  });
  ({ mentors } = guests);
  ({ url } = await startServer(ground.settings));
  callers = guests.racers.map(({ token }) => openCaller(url, token));
});
afterAll(async () => {
  for (const caller of callers) caller.close();
  await endAll();
  await ground.drop();
});

/** The mentor's hours by number: eight a day, beginning in three days. */
const hourAt = (at: number) =>
  systemClock
    .now()
    .toZonedDateTimeISO(zone)
    .startOfDay()
    .add({ days: 3 + Math.floor(at / 8) })
    .with({ hour: 9 + (at % 8) });
const mentorOf = (which: number) => mentors[which] ?? 0;
const idOf = ({ body }: Answer) => (body as { booking: { id: number } }).booking.id;
const isWon = ({ status }: Answer) => status === 200;

/** The refusal the documents print: its sentence, and three other hours. */
const isRefused = ({ status, body }: Answer) =>
  status === 422 &&
  body.error === 'This time slot is no longer available.' &&
  body.code === 'bookings.slot_taken' &&
  Array.isArray(body.alternatives) &&
  body.alternatives.length === 3;

const tally = (answers: readonly Answer[]) => ({
  won: answers.filter(isWon).length,
  refused: answers.filter(isRefused).length,
  others: answers.filter((one) => !isWon(one) && !isRefused(one)),
});

const expectNoOverlap = async () => {
  // Only the server itself can query the embedded database, so there we rely on the answers alone.
  if (ground.settings.DATABASE_URL === '') return;
  const met = await ground.inspect((database) =>
    database.runSql(`select a.booking_id from occupancies a join occupancies b
      on a.user_id = b.user_id and a.booking_id < b.booking_id and a.period && b.period`),
  );
  expect(met.rows).toEqual([]);
};

/** Cancels whatever was won, so that everyone is as free as before. */
const giveUp = async (answers: readonly Answer[]) => {
  for (const [at, answer] of answers.entries()) {
    if (!isWon(answer)) continue;
    const off = await callers[at]?.ask(cancelMyBooking, { params: { id: idOf(answer) }, body: { reason: 'ill' } });
    expect(off?.status).toBe(200);
  }
};

test('BKG-125 BKG-127 64 connections at once for one hour, 50 times: one wins, the others read so with three other hours', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const body = bodyFor(mentorOf(0), hourAt(round));
    const answers = await Promise.all(callers.map((caller) => caller.ask(requestBooking, { body })));
    expect(tally(answers)).toEqual({ won: 1, refused: connections - 1, others: [] });
    await expectNoOverlap();
    await giveUp(answers);
  }
});

test('BKG-125 BKG-127 64 connections at once for hours that are staggered by 15 minutes, 50 times: no two of them meet', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const from = hourAt((round % 40) * 8 + 1);
    const starts = callers.map((_caller, at) => from.add({ minutes: 15 * (at % 8) }));
    const answers = await Promise.all(
      callers.map((caller, at) => caller.ask(requestBooking, { body: bodyFor(mentorOf(0), starts[at]) })),
    );
    const { won, refused, others } = tally(answers);
    expect(others).toEqual([]);
    expect(won + refused).toBe(connections);
    // With starts on the half hour, these two and three quarter hours fit two of an hour, or one in the middle.
    expect([1, 2]).toContain(won);
    const minutes = answers.flatMap((answer, at) => (isWon(answer) ? [starts[at]?.minute] : []));
    expect(minutes.filter((minute) => minute !== 0 && minute !== 30)).toEqual([]);
    await expectNoOverlap();
    await giveUp(answers);
  }
});

test('BKG-125 BKG-127 64 sessions moved at once onto one hour, 50 times: one arrives, the others stay where they were', async () => {
  const own: number[] = [];
  for (const [at, caller] of callers.entries()) {
    const booked = await caller.ask(requestBooking, { body: bodyFor(mentorOf(1), hourAt(at)) });
    expect(booked.status).toBe(200);
    own.push(idOf(booked));
  }
  for (let round = 0; round < rounds; round += 1) {
    const at = hourAt(connections + round);
    const body = movedTo(at);
    const answers = await Promise.all(
      callers.map((caller, who) => caller.ask(rescheduleMyBooking, { params: { id: own[who] ?? 0 }, body })),
    );
    expect(tally(answers)).toEqual({ won: 1, refused: connections - 1, others: [] });
    await expectNoOverlap();
  }
  for (const [who, caller] of callers.entries())
    await caller.ask(cancelMyBooking, { params: { id: own[who] ?? 0 }, body: { reason: 'ill' } });
});

test('BKG-125 50 parallel sends with one key are one booking and 50 equal answers; another body with that key is refused', async () => {
  const [first] = callers;
  if (first === undefined) throw new Error('nobody is there');
  const proof = await first.proof();
  const send = async (body: object) => {
    const headers = {
      ...proof,
      'idempotency-key': 'one-tap',
      'content-type': 'application/json',
      accept: 'application/json',
    };
    const reply = await fetch(`${url}${requestBooking.path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return { status: reply.status, body: (await reply.json()) as Answer['body'] };
  };
  const body = bodyFor(mentorOf(0), hourAt(200));
  const answers = await Promise.all(Array.from({ length: 50 }, () => send(body)));
  expect(answers[0]?.status).toBe(200);
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(await send(bodyFor(mentorOf(0), hourAt(201)))).toMatchObject({
    status: 422,
    body: { code: 'request.key_reused' },
  });
  const mine = await first.get('/api/v2/my/bookings');
  expect((mine.body as { upcoming: object[] }).upcoming).toHaveLength(1);
});
