import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BookingAct, BookingRole } from '../../../../contract/bookings/index.ts';
import { at, bookingWith } from './facts.fixture.ts';
import type { BookingFacts } from './facts.ts';
import { returnsPoints } from './points.ts';
import { askedAtAfter } from './requests.ts';
import { firstStatus, nextStatus, whyNot } from './states.ts';

// Every arrow of C2, written by hand: from, act, to.
const arrows = new Set(
  `pending accept upcoming, pending reschedule pending, pending cancel cancelled, pending expire system_cancelled,
  pending withdraw system_cancelled,
  upcoming reschedule upcoming, upcoming reschedule_not_carried_out upcoming, upcoming accept upcoming,
  upcoming keep_time upcoming, upcoming withdraw_move upcoming, upcoming lapse_move upcoming, upcoming cancel cancelled, upcoming complete completed,
  upcoming report_absent reported, upcoming report_not_carried_out reported, upcoming miss missed,
  upcoming auto_complete completed, upcoming withdraw system_cancelled, upcoming remove system_cancelled,
  completed review partially_rated, completed review fully_rated, completed report_absent reported,
  completed miss missed, completed confirm_held completed, completed deny_held completed,
  partially_rated review partially_rated, partially_rated review fully_rated,
  partially_rated report_absent reported, partially_rated miss missed, partially_rated close_reviews fully_rated,
  reported investigate investigating, reported complete completed, reported complete partially_rated,
  reported complete fully_rated, reported cancel cancelled, reported miss missed, reported refund refunded,
  investigating complete completed, investigating complete partially_rated, investigating complete fully_rated,
  investigating cancel cancelled, investigating miss missed, investigating refund refunded,
  missed refund refunded, cancelled refund refunded`
    .split(',')
    .map((arrow) => arrow.trim()),
);
const statuses =
  'pending upcoming completed partially_rated fully_rated reported investigating missed refunded cancelled system_cancelled';
const byAsked = ['confirm_held', 'deny_held'];
const bySystem = ['expire', 'lapse_move', 'auto_complete', 'withdraw', 'remove', 'close_reviews'];
const byAdminOnly = ['miss', 'investigate', 'refund'];
const byMembers =
  'accept keep_time withdraw_move reschedule reschedule_not_carried_out cancel complete report_absent report_not_carried_out review';
const acts = [...byMembers.split(' '), ...byAsked, ...byAdminOnly, ...bySystem] as BookingAct[];

const roles: BookingRole[] = ['mentee', 'mentor', 'admin', 'system'];

/** A blind step tries any act; otherwise it takes one that is allowed now, so that the life goes on. */
interface Step {
  blind: boolean;
  pick: number;
  person: number;
  minutes: number;
}
const step: fc.Arbitrary<Step> = fc.record({
  blind: fc.boolean(),
  pick: fc.nat(100_000),
  person: fc.nat(1),
  minutes: fc.constantFrom(0, 0, 0, 0, 0, 30, 120, 1_500, 11_000),
});

interface Life {
  now: ReturnType<typeof at>;
  booking: BookingFacts;
  raters: readonly string[];
  returns: number;
}

const births: [BookingAct, BookingRole][] = [
  ['request', 'mentee'],
  ['create', 'admin'],
  ['log_offline', 'mentor'],
];

const bear = (kind: BookingFacts['kind'], [act, role]: [BookingAct, BookingRole]): Life => {
  const now = at('2026-11-01T08:00:00Z');
  const startAt = now.add({ hours: act === 'log_offline' ? -2 : 36 });
  const first = firstStatus(act, kind, role);
  if (first === null) throw new Error(`${role} may not ${act}`);
  const times = { askedAt: now, startAt, endAt: startAt.add({ hours: 1 }) };
  const completedAt = first.status === 'completed' ? now : null;
  const logged = { confirmation: 'awaited', confirmingRole: 'mentee', createdAt: now, completedAt: null } as const;
  const booking = bookingWith({
    ...first,
    ...times,
    kind,
    completedAt,
    participants: kind === 'group' ? 3 : 2,
    ...(act === 'log_offline' && logged),
  });
  return { now, booking, raters: [], returns: 0 };
};

const raterOf = ({ kind }: BookingFacts, role: BookingRole, person: number) =>
  kind === 'group' && role === 'mentee' ? `mentee ${person}` : role;

const answers: Partial<Record<BookingAct, BookingFacts['confirmation']>> = {
  confirm_held: 'confirmed',
  deny_held: 'denied',
};

const completedAfter = (booking: BookingFacts, act: BookingAct, status: string, now: Life['now']) => {
  if (act === 'deny_held') return null;
  return booking.completedAt ?? (status === 'completed' ? now : null);
};

const hourFrom = (startAt: Life['now']) => ({ startAt, endAt: startAt.add({ hours: 1 }) });

/** M26: a confirmed session of two stays where it is until the suggested time is accepted. */
const timesAfter = (
  booking: BookingFacts,
  act: BookingAct,
  awaiting: BookingFacts['awaitingRole'],
  now: Life['now'],
) => {
  const moves = act === 'reschedule' || act === 'reschedule_not_carried_out';
  const another = hourFrom(now.add({ hours: 30 }));
  if (moves && booking.status === 'upcoming' && awaiting !== null) return { proposed: another };
  const accepted = act === 'accept' ? booking.proposed : null;
  return { ...(moves ? another : accepted), proposed: null };
};

/** The changes that a store would keep after the act. */
const keep = ({ now, booking, raters, returns }: Life, act: BookingAct, role: BookingRole, person: number): Life => {
  const next = nextStatus(act, booking, role, now);
  const givesBack =
    !booking.pointsReturned && returnsPoints(act, booking, role, now, person === 0 ? 'mentor' : 'mentee');
  const given = act === 'review' ? [...raters, raterOf(booking, role, person)] : raters;
  const changed = {
    ...next,
    ...timesAfter(booking, act, next.awaitingRole, now),
    askedAt: askedAtAfter(booking, next.awaitingRole, now),
    confirmation: answers[act] ?? booking.confirmation,
    completedAt: completedAfter(booking, act, next.status, now),
    autoCompleted: booking.autoCompleted || act === 'auto_complete',
    reviewsGiven: given.length,
    pointsReturned: booking.pointsReturned || givesBack,
  };
  return { now, booking: { ...booking, ...changed }, raters: given, returns: returns + (givesBack ? 1 : 0) };
};

const oneOf = <T>(list: readonly T[], pick: number): T => {
  const chosen = list[pick % list.length];
  if (chosen === undefined) throw new Error('nothing to choose from');
  return chosen;
};

type Told = (arrow: string, role: BookingRole, kind: BookingFacts['kind']) => void;

/** One step of a life; `told` is called with every act that was allowed. */
const live = (life: Life, { blind, pick, person, minutes }: Step, told: Told) => {
  const now = life.now.add({ minutes });
  const seenBy = (role: BookingRole) => ({
    ...life.booking,
    hasRated: life.raters.includes(raterOf(life.booking, role, person)),
  });
  const mayDo = (act: BookingAct, role: BookingRole) => whyNot(act, seenBy(role), role, now) === null;
  const open = acts.filter((act) => roles.some((role) => mayDo(act, role)));
  const act = oneOf(blind || open.length === 0 ? acts : open, pick);
  const able = roles.filter((role) => mayDo(act, role));
  const role = oneOf(blind || able.length === 0 ? roles : able, Math.floor(pick / 1_000));
  const seen = { ...life, now, booking: seenBy(role) };
  if (whyNot(act, seen.booking, role, now) !== null) {
    expect(() => nextStatus(act, seen.booking, role, now)).toThrow('may not');
    return { ...life, now };
  }
  const after = keep(seen, act, role, person);
  told(`${seen.booking.status} ${act} ${after.booking.status}`, role, seen.booking.kind);
  return after;
};

test('C2 M35 1,000 random lives of 30 acts never leave the model', () => {
  const reached = new Set<string>();
  const told: Told = (arrow, role, kind) => {
    const [, act = '', to = ''] = arrow.split(' ');
    expect(arrows).toContain(arrow);
    expect(role === 'system').toBe(bySystem.includes(act));
    if (byAdminOnly.includes(act)) expect(role).toBe('admin');
    if (act === 'complete' && kind === 'group') expect(role).not.toBe('mentee'); // M35
    reached.add(to);
  };
  const kinds = fc.constantFrom<BookingFacts['kind']>('one_on_one', 'group');
  fc.assert(
    fc.property(
      kinds,
      fc.constantFrom(...births),
      fc.array(step, { minLength: 30, maxLength: 30 }),
      (kind, birth, steps) => {
        let life = bear(kind, birth);
        for (const next of steps) {
          life = live(life, next, told);
          const { status, awaitingRole, proposed } = life.booking;
          expect(awaitingRole !== null).toBe(status === 'pending' || proposed !== null);
          // M26: a session of two that is confirmed stays so, whoever suggests another time.
          if (proposed !== null) expect([status, kind]).toEqual(['upcoming', 'one_on_one']);
          // M43: while the other side has not confirmed it, nothing else happens to a logged session.
          if (life.booking.confirmation !== 'confirmed') expect(life.booking.status).toBe('completed');
          expect(life.returns).toBeLessThan(2);
          if (['refunded', 'system_cancelled'].includes(life.booking.status)) expect(life.returns).toBe(1);
        }
      },
    ),
    { numRuns: 1_000 },
  );
  // A walk that never left the first status would prove nothing.
  expect(statuses.split(' ').filter((status) => !reached.has(status))).toEqual([]);
}, 120_000);
