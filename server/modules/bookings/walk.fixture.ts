import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect } from 'vitest';
import {
  acceptBooking,
  cancelMyBooking,
  completeBooking,
  requestBooking,
  rescheduleMyBooking,
} from '../../../contract/booking-acts.ts';
import { beginning, type World } from '../../world.fixture.ts';
import { bodyFor, zone } from './bookings.fixture.ts';

const mentees = ['mentee', 'other_mentee'] as const;
const actors = [...mentees, 'mentor', 'platform_admin'] as const;
type Mentee = (typeof mentees)[number];
type Who = (typeof actors)[number];
type Side = 'mentor' | 'mentee';
type Status = 'pending' | 'upcoming' | 'completed' | 'cancelled' | 'system_cancelled';

interface Session {
  id: number;
  mentee: Mentee;
  status: Status;
  awaiting: Side | null;
  askedAt: number;
  start: number;
}

/** C2 as a few lines of its own: what stands where, and what everybody owns. Times are epoch milliseconds. */
interface Model {
  now: number;
  sessions: Session[];
  points: Record<Mentee, number>;
}

const HOUR = 3_600_000;
const isOpen = ({ status }: Session) => status === 'pending' || status === 'upcoming';
const endOf = ({ start }: Session) => start + HOUR;

/** On which side somebody meets a session; null: it is not there for them. */
const sideOf = ({ mentee }: Session, who: Who): Side | 'admin' | null => {
  if (who === 'platform_admin') return 'admin';
  if (who === 'mentor') return 'mentor';
  return who === mentee ? 'mentee' : null;
};

/** The only mentor has time, so has the mentee, and it is two hours ahead at least. */
const isFree = ({ now, sessions }: Model, start: number, moving: Session | null) =>
  start >= now + 2 * HOUR &&
  !sessions.some((one) => one !== moving && isOpen(one) && one.start < start + HOUR && start < endOf(one));

const giveBack = (model: Model, { mentee }: Session) => {
  model.points[mentee] += 10;
};

/** The status that is answered; the model has changed when it is 200. */
type Outcome = 200 | 404 | 422;

const modelRequest = (model: Model, mentee: Mentee, start: number): Outcome => {
  const waiting = model.sessions.filter((one) => one.mentee === mentee && one.status === 'pending').length;
  if (waiting >= 5 || model.points[mentee] < 10 || !isFree(model, start, null)) return 422;
  model.points[mentee] -= 10;
  model.sessions.push({ id: 0, mentee, status: 'pending', awaiting: 'mentor', askedAt: model.now, start });
  return 200;
};

const modelAccept = (one: Session, side: Side | 'admin'): Outcome => {
  if (one.status === 'upcoming') return 200;
  if (one.status !== 'pending' || (side !== 'admin' && side !== one.awaiting)) return 422;
  one.status = 'upcoming';
  one.awaiting = null;
  return 200;
};

const modelReschedule = (model: Model, one: Session, side: Side | 'admin', start: number): Outcome => {
  if (start === one.start) return one.status === 'pending' && side !== one.awaiting ? 200 : 422;
  if (!isOpen(one)) return 422;
  // The room closes five minutes after the end; an admin may move a session at any time.
  if (one.status === 'upcoming' && side !== 'admin' && model.now > endOf(one) + HOUR / 12) return 422;
  if (!isFree(model, start, one)) return 422;
  one.start = start;
  if (side === 'admin') return 200;
  const awaiting = side === 'mentee' ? 'mentor' : 'mentee';
  if (one.awaiting !== awaiting) one.askedAt = model.now;
  one.status = 'pending';
  one.awaiting = awaiting;
  return 200;
};

const modelCancel = (model: Model, one: Session, side: Side | 'admin'): Outcome => {
  if (one.status === 'cancelled') return 200;
  if (!isOpen(one)) return 422;
  const tooLate = one.status === 'upcoming' && side === 'mentee' && model.now > one.start - 24 * HOUR;
  if (!tooLate) giveBack(model, one);
  one.status = 'cancelled';
  one.awaiting = null;
  return 200;
};

const modelComplete = (model: Model, one: Session, early: boolean): Outcome => {
  if (one.status === 'completed') return 200;
  if (one.status !== 'upcoming' || (model.now < one.start && !early)) return 422;
  one.status = 'completed';
  return 200;
};

const modelClock = (model: Model, now: number) => {
  model.now = now;
  for (const one of model.sessions) {
    if (one.status === 'pending' && (now >= one.askedAt + 48 * HOUR || now >= one.start)) {
      one.status = 'system_cancelled';
      one.awaiting = null;
      giveBack(model, one);
    }
    if (one.status === 'upcoming' && now >= endOf(one) + 14 * 24 * HOUR) one.status = 'completed';
  }
};

const step = fc.record({
  act: fc.constantFrom(
    ...(['request', 'request', 'accept', 'accept', 'reschedule', 'cancel', 'complete', 'clock'] as const),
  ),
  who: fc.constantFrom(...actors),
  pick: fc.nat(1_000),
  days: fc.integer({ min: 1, max: 4 }),
  hour: fc.integer({ min: 9, max: 16 }),
  hours: fc.constantFrom(1, 7, 25, 49, 15 * 24),
  early: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const startOf = ({ now }: Model, { days, hour }: Step) =>
  Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone).startOfDay().add({ days }).with({ hour });

const newTime = (at: Temporal.ZonedDateTime) => ({
  reschedule_date: at.toPlainDate().toString(),
  reschedule_time: at.toPlainTime().toString().slice(0, 5),
  user_timezone: zone,
});

type Reply = { status: number; body: { booking?: { id: number } } };

/** What the model says becomes of the act, and what the server answers. */
const take = async (world: World, model: Model, one: Step): Promise<[Outcome, Reply]> => {
  const { act, who, pick, early } = one;
  const at = startOf(model, one);
  const session = model.sessions[pick % Math.max(1, model.sessions.length)];
  if (act === 'clock') {
    modelClock(model, model.now + one.hours * HOUR);
    // A walk lasts for months: nobody is signed out meanwhile.
    await world.rows("update auth_sessions set expires_at = '2099-01-01'");
    world.clock.moveTo(Temporal.Instant.fromEpochMilliseconds(model.now));
    await world.jobs.runSchedules();
    return [200, { status: 200, body: {} }];
  }
  if (act === 'request' || !session) {
    const mentee = mentees[pick % 2] ?? 'mentee';
    const expected = modelRequest(model, mentee, at.epochMilliseconds);
    const reply: Reply = await world.ask(mentee, requestBooking, { body: bodyFor(world.ids.mentor, at) });
    const made = model.sessions.at(-1);
    if (expected === 200 && made) made.id = reply.body.booking?.id ?? 0;
    return [expected, reply];
  }
  const side = sideOf(session, who);
  const params = { id: session.id };
  const seen = (judge: (known: Side | 'admin') => Outcome): Outcome => (side === null ? 404 : judge(side));
  if (act === 'accept')
    return [seen((known) => modelAccept(session, known)), await world.ask(who, acceptBooking, { params })];
  if (act === 'cancel') {
    const body = { reason: 'ill' };
    const expected = seen((known) => modelCancel(model, session, known));
    return [expected, await world.ask(who, cancelMyBooking, { params, body })];
  }
  if (act === 'complete') {
    const body = { confirm_early: early };
    const expected = seen(() => modelComplete(model, session, early));
    return [expected, await world.ask(who, completeBooking, { params, body })];
  }
  const expected = seen((known) => modelReschedule(model, session, known, at.epochMilliseconds));
  return [expected, await world.ask(who, rescheduleMyBooking, { params, body: newTime(at) })];
};

const bookingsNow = `select id::int, status, awaiting_role as awaiting,
    (extract(epoch from start_at) * 1000)::bigint::text as start, (extract(epoch from end_at) * 1000)::bigint::text as "end",
    (select count(*)::int from occupancies o where o.booking_id = b.id
      and o.period @> b.start_at and upper(o.period) = b.end_at) as held
  from bookings b order by id`;
const pointsNow = `select user_id::int as id, points,
    (select sum(points)::int from credit_entries e where e.user_id = b.user_id) as ledger
  from credit_balances b where user_id = any($1) order by user_id`;

const expectAgreement = async (world: World, { sessions, points }: Model, after: string) => {
  expect(await world.rows(bookingsNow), after).toEqual(
    sessions.map((one) => ({
      id: one.id,
      status: one.status,
      awaiting: one.awaiting,
      start: String(one.start),
      end: String(endOf(one)),
      held: isOpen(one) ? 2 : 0,
    })),
  );
  const owners = mentees.map((who) => ({ id: world.ids[who], points: points[who], ledger: points[who] }));
  expect(await world.rows(pointsNow, [owners.map(({ id }) => id)]), after).toEqual(
    owners.toSorted((a, b) => a.id - b.id),
  );
};

const walk = async (world: World, steps: readonly Step[], reached: Set<string>) => {
  world.clock.moveTo(beginning);
  const model: Model = {
    now: beginning.epochMilliseconds,
    sessions: [],
    points: { mentee: 100, other_mentee: 100 },
  };
  for (const [at, one] of steps.entries()) {
    const [expected, reply] = await take(world, model, one);
    const after = `step ${at}: ${JSON.stringify(one)} answered ${JSON.stringify(reply.body).slice(0, 300)}`;
    expect(reply.status, after).toBe(expected);
    await expectAgreement(world, model, after);
    for (const { status } of model.sessions) reached.add(status);
    reached.add(`${one.act} ${expected}`);
  }
};

/** Random lives of sessions at the real server: after every act the database stands where C2 says. */
export const walkAtRandom = async (world: World, walks: number, seed?: number) => {
  const reached = new Set<string>();
  const steps = fc.array(step, { minLength: 30, maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(steps, (taken) => world.rollingBack(() => walk(world, taken, reached))),
    { numRuns: walks, endOnFailure: true, ...(seed !== undefined && { seed }) },
  );
  const all = ['pending', 'upcoming', 'completed', 'cancelled', 'system_cancelled'];
  const acts = ['request', 'accept', 'reschedule', 'cancel', 'complete'];
  // A walk that was never refused, or never let through, would prove nothing.
  const must = [...all, ...acts.flatMap((act) => [`${act} 200`, `${act} 422`]), 'accept 404'];
  expect(must.filter((one) => !reached.has(one))).toEqual([]);
};
