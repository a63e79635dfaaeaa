import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect } from 'vitest';
import {
  acceptBooking,
  cancelMyBooking,
  completeBooking,
  keepTime,
  requestBooking,
  rescheduleMyBooking,
  reportBooking,
  investigateByAdmin,
  missByAdmin,
  refundByAdmin,
  withdrawMove,
} from '../../../../contract/bookings/index.ts';
import { beginning, type World } from '../../../testing/world.fixture.ts';
import { bodyFor, movedTo, zone } from '../bookings.fixture.ts';
import {
  actors,
  endOf,
  HOUR,
  isOpen,
  mentees,
  type Model,
  modelAccept,
  modelCancel,
  modelClock,
  modelComplete,
  modelGiveUp,
  modelGroup,
  modelInvestigate,
  modelMiss,
  modelRefund,
  modelReport,
  modelRequest,
  modelReschedule,
  type Outcome,
  type ModelSession,
  type Side,
  sideOf,
} from './walk-model.fixture.ts';

const step = fc.record({
  // Weighted so that the walks reach every state.
  act: fc.constantFrom(
    ...(['request', 'request', 'group', 'accept', 'accept', 'accept', 'cancel', 'complete'] as const),
    ...(['reschedule', 'reschedule', 'keep', 'keep', 'keep', 'takeBack'] as const),
    ...([
      'report',
      'report',
      'report',
      'group',
      'investigate',
      'investigate',
      'miss',
      'refund',
      'clock',
      'clock',
      'clock',
    ] as const),
  ),
  who: fc.constantFrom(...actors),
  pick: fc.nat(1_000),
  days: fc.integer({ min: 1, max: 4 }),
  hour: fc.integer({ min: 9, max: 16 }),
  hours: fc.constantFrom(1, 7, 25, 49, 15 * 24),
  early: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const plain = { who: 'mentor', pick: 0, days: 1, hour: 9, hours: 49, early: false } as const;
/** A session that is over but not concluded: random steps rarely get as far as reports and investigations. */
const heldAlready: readonly Step[] = (['request', 'accept', 'clock'] as const).map((act) => ({ ...plain, act }));
/** A confirmed session for which its mentor suggests another day (M26). */
const suggestedAlready: readonly Step[] = (['request', 'accept', 'reschedule'] as const).map((act, at) => ({
  ...plain,
  act,
  days: 2 + at,
}));
const acts = 30;
const anySteps = fc.array(step, { minLength: acts, maxLength: acts });
const steps = fc.oneof(
  anySteps,
  anySteps.map((taken) => [...heldAlready, ...taken.slice(heldAlready.length)]),
  anySteps.map((taken) => [...suggestedAlready, ...taken.slice(suggestedAlready.length)]),
);

const startOf = ({ now }: Model, { days, hour }: Step) =>
  Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone).startOfDay().add({ days }).with({ hour });

type Reply = { status: number; body: { booking?: { id: number } } };

interface Walk {
  world: World;
  model: Model;
  groupId: number;
}

const passTime = async ({ world, model }: Walk, hours: number) => {
  modelClock(model, model.now + hours * HOUR);
  // A walk lasts for months; keep everyone signed in.
  await world.rows("update auth_sessions set expires_at = '2099-01-01'");
  world.clock.moveTo(Temporal.Instant.fromEpochMilliseconds(model.now));
  await world.jobs.runSchedules();
};

/** A new session, one to one or of the group. */
const arrange = async ({ world, model, groupId }: Walk, one: Step): Promise<[Outcome, Reply]> => {
  const at = startOf(model, one);
  const isGroup = one.act === 'group';
  const mentee = mentees[one.pick % 2] ?? 'mentee';
  const who = isGroup && one.who === 'mentor' ? one.who : mentee;
  const expected = isGroup
    ? modelGroup(model, who, at.epochMilliseconds)
    : modelRequest(model, mentee, at.epochMilliseconds);
  const { booking } = bodyFor(world.ids.mentor, at);
  const body = { booking: isGroup ? { ...booking, group_id: groupId } : booking };
  const reply: Reply = await world.ask(who, requestBooking, { body });
  const made = model.sessions.at(-1);
  if (expected === 200 && made) made.id = reply.body.booking?.id ?? 0;
  return [expected, reply];
};

/** What only admins do; the permission table tests who else may not. */
const settle = async (
  { world, model }: Walk,
  { act: how, early }: Step,
  session: ModelSession,
): Promise<[Outcome, Reply]> => {
  const params = { id: session.id };
  if (how === 'investigate')
    return [modelInvestigate(session), await world.ask('platform_admin', investigateByAdmin, { params })];
  if (how === 'refund')
    return [modelRefund(model, session), await world.ask('platform_admin', refundByAdmin, { params })];
  const missing = early ? 'mentor' : 'mentee';
  const body = { missed_participant_id: world.ids[early ? 'mentor' : session.mentee] };
  return [modelMiss(model, session, missing), await world.ask('platform_admin', missByAdmin, { params, body })];
};

/** What participants do with a session, and an admin acting like one. */
const act = async ({ world, model }: Walk, one: Step, session: ModelSession): Promise<[Outcome, Reply]> => {
  const { who, early } = one;
  const side = sideOf(session, who);
  const params = { id: session.id };
  const seen = (judge: (known: Side | 'admin') => Outcome): Outcome => (side === null ? 404 : judge(side));
  if (one.act === 'accept')
    return [seen((known) => modelAccept(model, session, known)), await world.ask(who, acceptBooking, { params })];
  if (one.act === 'keep' || one.act === 'takeBack') {
    const { act: how } = one;
    const expected = seen((known) => modelGiveUp(model, session, how, { who, side: known }));
    return [expected, await world.ask(who, how === 'keep' ? keepTime : withdrawMove, { params })];
  }
  if (one.act === 'cancel') {
    const expected = seen((known) => modelCancel(model, session, known));
    return [expected, await world.ask(who, cancelMyBooking, { params, body: { reason: 'ill' } })];
  }
  if (one.act === 'complete') {
    const expected = seen((known) => modelComplete(model, session, known, early));
    return [expected, await world.ask(who, completeBooking, { params, body: { confirm_early: early } })];
  }
  if (one.act === 'report') {
    const body = { reportedUserId: world.ids[side === 'mentor' ? session.mentee : 'mentor'] };
    const expected = seen((known) => modelReport(model, session, { who, side: known }));
    return [expected, await world.ask(who, reportBooking, { params, body })];
  }
  const at = startOf(model, one);
  const expected = seen((known) => modelReschedule(model, session, { who, side: known }, at.epochMilliseconds));
  return [expected, await world.ask(who, rescheduleMyBooking, { params, body: movedTo(at) })];
};

const settled = new Set(['investigate', 'miss', 'refund']);

/** Takes one step: what the model expects, and what the server answers. */
const take = async (walk: Walk, one: Step): Promise<[Outcome, Reply]> => {
  const { sessions } = walk.model;
  // Pick one of the latest: a session needs several acts to come to its end.
  const session = sessions.at(-1 - (one.pick % Math.min(3, Math.max(1, sessions.length))));
  if (one.act === 'clock') {
    await passTime(walk, one.hours);
    return [200, { status: 200, body: {} }];
  }
  if (one.act === 'request' || one.act === 'group' || !session) return arrange(walk, one);
  return settled.has(one.act) ? settle(walk, one, session) : act(walk, one, session);
};

const bookingsNow = `select id::int, status, awaiting_role as awaiting,
    (extract(epoch from start_at) * 1000)::bigint::text as start,
    (extract(epoch from proposed_start_at) * 1000)::bigint::text as suggested,
    (select count(*)::int from occupancies o where o.booking_id = b.id and o.is_proposed
      and o.period @> b.proposed_start_at and upper(o.period) = b.proposed_end_at) as held_beside, (extract(epoch from end_at) * 1000)::bigint::text as "end",
    (select count(*)::int from occupancies o where o.booking_id = b.id and not o.is_proposed
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
      suggested: one.suggested === null ? null : String(one.suggested),
      held_beside: one.suggested === null ? 0 : 2,
      end: String(endOf(one)),
      held: isOpen(one) ? (one.kind === 'group' ? 3 : 2) : 0,
    })),
  );
  const owners = mentees.map((who) => ({ id: world.ids[who], points: points[who], ledger: points[who] }));
  expect(await world.rows(pointsNow, [owners.map(({ id }) => id)]), after).toEqual(
    owners.toSorted((a, b) => a.id - b.id),
  );
};

/** A group on the platform: its mentor and both mentees (D11). */
const groupOfThree = async ({ rows, ids }: World) => {
  const [group] = await rows<{ id: string }>(
    `insert into pairings (type, name, created_by, created_at) values ('group', 'Three', $1, now()) returning id`,
    [ids.mentor],
  );
  await rows(
    `insert into pairing_participants (pairing_id, user_id, user_type) values ($1, $2, 'mentor'), ($1, $3, 'mentee'), ($1, $4, 'mentee')`,
    [group?.id, ids.mentor, ids.mentee, ids.other_mentee],
  );
  return Number(group?.id);
};

const walk = async (world: World, steps: readonly Step[], reached: Set<string>) => {
  world.clock.moveTo(beginning);
  const model: Model = {
    now: beginning.epochMilliseconds,
    sessions: [],
    points: { mentee: 100, other_mentee: 100 },
  };
  const groupId = await groupOfThree(world);
  for (const [at, one] of steps.entries()) {
    const [expected, reply] = await take({ world, model, groupId }, one);
    const after = `step ${at}: ${JSON.stringify(one)} answered ${JSON.stringify(reply.body).slice(0, 300)}`;
    expect(reply.status, after).toBe(expected);
    await expectAgreement(world, model, after);
    for (const { kind, status } of model.sessions) reached.add(`${kind} ${status}`);
    reached.add(`${one.act} ${expected}`);
    if (model.sessions.some(({ suggested }) => suggested !== null)) reached.add('suggested');
  }
};

/**
 * Runs random lives of sessions against the real server and checks after every act that the database matches C2.
 * Answers what the walks reached.
 */
export const walkAtRandom = async (world: World, walks: number, seed?: number) => {
  const reached = new Set<string>();
  await fc.assert(
    fc.asyncProperty(steps, (taken) => world.rollingBack(() => walk(world, taken, reached))),
    { numRuns: walks, endOnFailure: true, ...(seed !== undefined && { seed }) },
  );
  return reached;
};

/** A walk that was never refused, or never let through, would prove nothing. */
export const expectAllReached = (reached: ReadonlySet<string>) => {
  const open = ['pending', 'upcoming', 'completed', 'cancelled', 'system_cancelled', 'reported'];
  const states = [...open, 'investigating', 'missed', 'refunded'].map((status) => `one_on_one ${status}`);
  const tried = ['request', 'group', 'accept', 'reschedule', 'cancel', 'complete', 'report', 'investigate', 'miss'];
  const answers = [...tried, 'refund', 'keep', 'takeBack'].flatMap((act) => [`${act} 200`, `${act} 422`]);
  const must = [...states, ...open.map((status) => `group ${status}`), ...answers, 'accept 404', 'suggested'];
  expect(must.filter((one) => !reached.has(one))).toEqual([]);
};
