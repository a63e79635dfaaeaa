import { randomInt } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import { expect } from 'vitest';
import { cancelMyBooking } from '../../contract/bookings/index.ts';
import { people } from '../testing/personas.fixture.ts';
import { systemClock } from '../platform/clock.ts';
import type { Database } from '../platform/database/open.ts';
import { type Caller, openCaller } from './caller.fixture.ts';
import { type ServerPlace, prepare } from './ground.fixture.ts';
import { idOf, loadUntilGone, nothingPromised, type Promised, sendRequest, type Sent } from './load.fixture.ts';
import { type Running, startServer } from './process.fixture.ts';
import { racers, type Racer } from './racers.fixture.ts';
import { settle } from './settle.fixture.ts';

const connections = 12;
/** Ten times as long as a restart may take: a guard against hanging. */
const healthyWithin = 50_000;

/** Pseudo-random numbers: the same seed gives the same sequence. */
const diceOf = (seed: number) => {
  let state = seed >>> 0;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

interface Scene {
  ground: ServerPlace;
  mentors: readonly number[];
  racers: readonly Racer[];
  promised: Promised;
}

const openScene = async (ground: ServerPlace): Promise<Scene> =>
  prepare(ground, async (database) => {
    const now = systemClock.now();
    const ids = await people(database.transact, now);
    const mentors = [ids.mentor, ids.other_mentor];
    return { ground, mentors, racers: await racers(database, connections, now), promised: nothingPromised() };
  });

const callersOf = ({ racers: all }: Scene, { url }: Running) => all.map(({ token }) => openCaller(url, token));

/** Puts load on all connections and kills the process in the middle of it. Returns what was sent. */
const killUnderLoad = async (scene: Scene, server: Running, round: number, roll: (below: number) => number) => {
  const { mentors, promised } = scene;
  const callers = callersOf(scene, server);
  const sent: Sent[] = [];
  let answers = 10 + roll(80);
  let struck: Promise<unknown> | undefined;
  const strike = async (milliseconds: number) => {
    await after(milliseconds);
    await server.kill();
  };
  const onAnswer = () => {
    answers -= 1;
    if (answers === 0) struck = strike(roll(20));
  };
  await Promise.all(
    callers.map((caller, lane) =>
      loadUntilGone({ url: server.url, caller, lane, round, mentors, promised, sent, onAnswer }),
    ),
  );
  await struck;
  for (const caller of callers) caller.close();
  return sent;
};

/**
 * Sends everything again under its key: answered calls must get the same answer, and unanswered ones take effect at
 * most once.
 */
const sendAgain = async (callers: readonly Caller[], sent: readonly Sent[], promised: Promised) => {
  for (const one of sent) {
    const caller = callers[one.caller];
    if (caller === undefined) throw new Error('no such caller');
    const again = await sendRequest(caller, one);
    const earlier = promised.requests.get(one.key);
    expect(again.status, one.key).toBe(200);
    if (earlier) expect(again.body, one.key).toEqual(earlier.answer);
    else promised.requests.set(one.key, { id: idOf(again), answer: again.body });
    const id = idOf(again);
    if (promised.cancelled.has(id)) continue;
    const off = await caller.ask(cancelMyBooking, { params: { id }, body: { reason: 'ill' } });
    expect(off.status, one.key).toBe(200);
    promised.cancelled.add(id);
  }
};

const numbers = async (database: Database, text: string) =>
  (await database.runSql(text)).rows.map((row) => Object.values(row).map(Number));

const sorted = (ids: Iterable<number>) => [...ids].toSorted((a, b) => a - b);

const expectNothingLost = async (database: Database, { promised, racers: all }: Scene) => {
  const booked = await database.runSql('select id::int, topic, status from bookings order by id');
  const wanted = [...promised.requests].map(([topic, { id }]) => ({ id, topic, status: 'cancelled' }));
  expect(booked.rows).toEqual(wanted.toSorted((a, b) => a.id - b.id));

  const notes = await database.runSql('select booking_id::int as id, user_id::int as by, note from booking_notes');
  // A note may have been written without its answer getting through; then it belongs to a booking with the same key.
  const known = new Map([...promised.requests].map(([key, { id }]) => [id, key]));
  for (const { id, note } of notes.rows) expect(note).toBe(known.get(Number(id)));
  const kept = new Map(notes.rows.map(({ id, by }) => [Number(id), Number(by)]));
  for (const [id, { by }] of promised.notes) expect(kept.get(id)).toBe(all[by]?.id);

  const members = await database.runSql("select email from users where email like 'friend-%'");
  expect(members.rows.map(({ email }) => email)).toEqual(expect.arrayContaining([...promised.members]));

  // The time is free again, and nobody was in two sessions simultaneously.
  expect(await numbers(database, 'select booking_id from occupancies')).toEqual([]);

  // Every session was paid for once and refunded once, and every balance is the sum of its ledger.
  const entries = `select booking_id from credit_entries where booking_id is not null
    group by booking_id having array_agg(points order by points) = array[-10, 10] order by booking_id`;
  expect((await numbers(database, entries)).flat()).toEqual(sorted(promised.cancelled));
  const wrong = `select b.user_id from credit_balances b
    where points <> (select coalesce(sum(points), 0) from credit_entries e where e.user_id = b.user_id)`;
  expect(await numbers(database, wrong)).toEqual([]);
};

/**
 * What the jobs must have done: every mentor was told once of each request and once of its end, every member got one
 * email.
 */
const expectToldOnce = async (database: Database, { promised }: Scene) => {
  const left = "select 1 from pgboss.job where name like 'reactions%' and state < 'completed'";
  expect(await numbers(database, left)).toEqual([]);
  const told = `select n.object_id from notifications n join bookings b on b.id = n.object_id and b.mentor_id = n.user_id
    group by n.object_id having count(*) = 2 and count(distinct n.message) = 2 order by n.object_id`;
  expect((await numbers(database, told)).flat()).toEqual(sorted(promised.cancelled));
  expect(await numbers(database, 'select count(*) from notifications')).toEqual([[promised.cancelled.size * 2]]);
  const letters = await database.runSql(`select u.email, count(d.id)::int as letters from users u
    left join deliveries d on d.user_id = u.id and d.template = 'account.confirm'
    where u.email like 'friend-%' group by u.email having count(d.id) <> 1`);
  expect(letters.rows).toEqual([]);
};

/** Finds sessions of one person that overlap, checked while sessions exist. */
const overlaps = `select a.booking_id from occupancies a join occupancies b
  on a.user_id = b.user_id and a.booking_id < b.booking_id and a.period && b.period`;

/**
 * Kills the server this many times under load, restarts it on the same data, and checks that it kept its promises. Set
 * KILL_SEED, which each run prints, to repeat a run.
 */
export const killAndLook = async (ground: ServerPlace, kills: number) => {
  const seed = Number(process.env.KILL_SEED ?? randomInt(1_000_000));
  process.stderr.write(`KILL_SEED=${seed}\n`);
  const roll = diceOf(seed);
  const scene = await openScene(ground);
  let server = await startServer(ground.settings);
  for (let round = 0; round < kills; round += 1) {
    const sent = await killUnderLoad(scene, server, round, roll);
    if (round === 0) expect(await ground.inspect((database) => numbers(database, overlaps))).toEqual([]);
    const began = performance.now();
    server = await startServer(ground.settings);
    const callers = callersOf(scene, server);
    expect((await callers[0]?.get('/readyz'))?.status).toBe(200);
    expect(performance.now() - began, `seed ${seed}`).toBeLessThan(healthyWithin);
    await sendAgain(callers, sent, scene.promised);
    for (const caller of callers) caller.close();
  }
  expect((await server.stop()).code).toBe(0);
  expect(scene.promised.requests.size).toBeGreaterThan(kills);
  await settle(ground);
  await ground.inspect(async (database) => {
    await expectNothingLost(database, scene);
    await expectToldOnce(database, scene);
  });
};
