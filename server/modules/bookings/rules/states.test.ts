import { expect, test } from 'vitest';
import type { BookingAct, BookingKind, BookingRole, StoredStatus } from '../../../../contract/bookings/index.ts';
import { at, bookingWith } from './facts.fixture.ts';
import type { BookingFacts } from './facts.ts';
import { firstStatus, nextStatus, whyNot } from './states.ts';

// Written by hand from C2 of the specification with its amendments, never imported from the table under test. The
// session lasts from 10:00 to 11:00; if someone completed it, they did so at 11:00; a request expires at the start.
const moments = {
  dayBefore: at('2026-11-20T09:00:00Z'),
  lobby: at('2026-11-21T09:55:00Z'),
  lastSecondBefore: at('2026-11-21T09:59:59Z'),
  start: at('2026-11-21T10:00:00Z'),
  end: at('2026-11-21T11:00:00Z'),
  over: at('2026-11-21T11:00:01Z'),
  closing: at('2026-11-21T11:05:00Z'),
  gone: at('2026-11-21T11:05:01Z'),
  almostFortnight: at('2026-12-05T10:59:59Z'),
  fortnight: at('2026-12-05T11:00:00Z'),
  later: at('2026-12-05T11:00:01Z'),
};
type Moment = keyof typeof moments;

const toStart: Moment[] = ['dayBefore', 'lobby', 'lastSecondBefore'];
const fromEnd: Moment[] = ['over', 'closing', 'gone', 'almostFortnight', 'fortnight', 'later'];
const any: Moment[] = [...toStart, 'start', 'end', ...fromEnd];
const spans: Record<string, Moment[]> = {
  any,
  toStart,
  moveOpen: ['dayBefore'],
  moveOver: ['lobby', 'lastSecondBefore', 'start', 'end', ...fromEnd],
  fromStart: ['start', 'end', ...fromEnd],
  afterEnd: fromEnd,
  toClosing: [...toStart, 'start', 'end', 'over', 'closing'],
  afterClosing: ['gone', 'almostFortnight', 'fortnight', 'later'],
  fromFortnight: ['fortnight', 'later'],
  startToFortnight: ['start', 'end', 'over', 'closing', 'gone', 'almostFortnight', 'fortnight'],
  beforeFortnight: [...toStart, 'start', 'end', 'over', 'closing', 'gone', 'almostFortnight'],
};

// from | who | kind | when | to. `pending>mentor` awaits the mentor, and so does `upcoming>mentor`, for which another
// time is suggested: whatever may be done to an
// upcoming session may be done to it as well (M26), but for what is said of `=upcoming` alone. One review is in for every status from
// partially_rated on, and for reported and investigating; two people take part in a one-on-one, three in a group.
const cells: Partial<Record<BookingAct, string>> = {
  accept: `
    pending>mentor | mentor admin | one_on_one group | toStart | upcoming
    pending>mentee | mentee admin | one_on_one group | toStart | upcoming
    upcoming>mentor | mentor | one_on_one | moveOpen | upcoming
    upcoming>mentee | mentee | one_on_one | moveOpen | upcoming`,
  keep_time: `
    upcoming>mentor | mentor | one_on_one | moveOpen | upcoming
    upcoming>mentee | mentee | one_on_one | moveOpen | upcoming`,
  withdraw_move: `
    upcoming>mentor | mentee | one_on_one | moveOpen | upcoming
    upcoming>mentee | mentor | one_on_one | moveOpen | upcoming`,
  lapse_move: `
    upcoming>mentor upcoming>mentee | system | one_on_one | moveOver | upcoming`,
  reschedule: `
    pending>mentor pending>mentee | mentee | one_on_one | toStart | pending>mentor
    pending>mentor pending>mentee | mentor | one_on_one | toStart | pending>mentee
    pending>mentor | admin | one_on_one | toStart | pending>mentor
    pending>mentee | admin | one_on_one | toStart | pending>mentee
    pending>mentor | mentee mentor admin | group | toStart | pending>mentor
    pending>mentee | mentee mentor admin | group | toStart | pending>mentee
    upcoming | mentee | one_on_one | toClosing | upcoming>mentor
    upcoming | mentor | one_on_one | toClosing | upcoming>mentee
    upcoming | mentor | group | toClosing | upcoming
    upcoming | admin | one_on_one group | any | upcoming`,
  reschedule_not_carried_out: `
    upcoming | mentee | one_on_one | afterEnd | upcoming>mentor
    upcoming | mentor | one_on_one | afterEnd | upcoming>mentee
    upcoming | mentor | group | afterEnd | upcoming`,
  cancel: `
    pending>mentor pending>mentee upcoming | mentee mentor admin | one_on_one group | any | cancelled
    reported investigating | admin | one_on_one group | any | cancelled`,
  complete: `
    upcoming | mentee mentor admin | one_on_one | any | completed
    upcoming | mentor admin | group | any | completed
    reported investigating | admin | one_on_one group | any | partially_rated`,
  report_absent: `
    upcoming | mentee mentor | one_on_one group | afterClosing | reported
    completed partially_rated | mentee mentor | one_on_one group | startToFortnight | reported`,
  report_not_carried_out: `
    upcoming | mentee mentor | one_on_one group | afterEnd | reported`,
  miss: `
    upcoming | admin | one_on_one group | fromStart | missed
    completed partially_rated reported investigating | admin | one_on_one group | fromStart | missed`,
  investigate: `
    reported | admin | one_on_one group | any | investigating`,
  refund: `
    reported investigating missed cancelled | admin | one_on_one group | any | refunded`,
  review: `
    completed | mentee mentor | one_on_one | any | partially_rated
    completed | mentee mentor | group | beforeFortnight | partially_rated
    partially_rated | mentee mentor | one_on_one | any | fully_rated
    partially_rated | mentee mentor | group | beforeFortnight | partially_rated`,
  close_reviews: `
    partially_rated | system | group | fromFortnight | fully_rated`,
  expire: `
    pending>mentor pending>mentee | system | one_on_one group | fromStart | system_cancelled`,
  auto_complete: `
    =upcoming | system | one_on_one group | fromFortnight | completed`,
  withdraw: `
    pending>mentor pending>mentee | system | one_on_one group | any | system_cancelled
    upcoming | system | one_on_one group | toStart | system_cancelled
    upcoming>mentor upcoming>mentee | system | one_on_one | any | system_cancelled`,
  remove: `
    upcoming | system | one_on_one | any | system_cancelled`,
};

const proves: Partial<Record<BookingAct, string>> = {
  accept: 'BKG-69 ',
  cancel: 'BKG-66 ADB-25 ',
  complete: 'BKG-67 ADB-25 M35 ',
  reschedule: 'ADB-25 ',
  miss: 'ADB-25 ',
  investigate: 'ADB-25 ',
  refund: 'ADB-25 ',
  expire: 'BKG-126 ',
  keep_time: 'M26 ',
  withdraw_move: 'M26 ',
  lapse_move: 'M26 ',
};

const words = (text: string) => text.trim().split(/\s+/);
const everyAct = words(`
  request request_for_mentee create log_offline accept reschedule reschedule_not_carried_out cancel complete
  report_absent report_not_carried_out miss investigate refund review close_reviews
  expire auto_complete withdraw remove confirm_held deny_held keep_time withdraw_move lapse_move`) as BookingAct[];
const everyState = words(`
  pending>mentor pending>mentee upcoming upcoming>mentor upcoming>mentee completed partially_rated fully_rated
  reported investigating missed refunded cancelled system_cancelled`);
const everyRole: BookingRole[] = ['mentee', 'mentor', 'admin', 'system'];
const everyKind: BookingKind[] = ['one_on_one', 'group'];

const stateOf = ({ status, awaitingRole }: { status: string; awaitingRole: string | null }) =>
  awaitingRole === null ? status : `${status}>${awaitingRole}`;

/** Suggested two days before, so it lapses as the room opens for the standing time. */
const suggested = { startAt: at('2026-11-23T10:00:00Z'), endAt: at('2026-11-23T11:00:00Z') };

/** Another time is suggested for sessions of two alone. */
const exists = (state: string, kind: BookingKind) => kind === 'one_on_one' || !state.startsWith('upcoming>');

const bookingIn = (state: string, kind: BookingKind): BookingFacts => {
  const [status, awaitingRole] = state.split('>');
  const concluded = !['pending', 'upcoming'].includes(status ?? '');
  return bookingWith({
    status: status as StoredStatus,
    awaitingRole: (awaitingRole ?? null) as BookingFacts['awaitingRole'],
    kind,
    proposed: state.startsWith('upcoming>') ? suggested : null,
    requestExpiryHours: 0,
    completedAt: concluded ? moments.end : null,
    participants: kind === 'group' ? 3 : 2,
    reviewsGiven: concluded && status !== 'completed' ? 1 : 0,
  });
};

/** The lines of a table, split into columns, and each column into its words. */
const linesOf = (table: string) =>
  table
    .split('\n')
    .filter((line) => line.includes('|'))
    .map((line) => {
      const [first = [], who = [], kinds = [], fourth = [], fifth = []] = line.split('|').map(words);
      return { first, who, kinds, fourth, fifth };
    });

/** `=upcoming` is a session for which no other time is suggested. */
const statesMeant = (word: string) => {
  if (word === 'upcoming') return ['upcoming', 'upcoming>mentor', 'upcoming>mentee'];
  return [word.replace('=', '')];
};

/** The table of one act as a map from cell to the state it leads to. */
const expectedOf = (act: BookingAct) => {
  const map = new Map<string, string>();
  for (const { first: from, who, kinds, fourth: span, fifth: to } of linesOf(cells[act] ?? ''))
    for (const state of from.flatMap(statesMeant))
      for (const role of who)
        for (const kind of kinds)
          for (const moment of spans[span.join()] ?? []) map.set(`${state} ${kind} ${role} ${moment}`, to.join());
  return map;
};

const outcome = (act: BookingAct, booking: BookingFacts, role: BookingRole, moment: Moment) => {
  if (whyNot(act, booking, role, moments[moment]) === null)
    return stateOf(nextStatus(act, booking, role, moments[moment]));
  expect(() => nextStatus(act, booking, role, moments[moment])).toThrow('may not');
  return 'refused';
};

for (const act of everyAct) {
  test(`${proves[act] ?? ''}every cell of ${act}: status, role, kind and time`, () => {
    const expected = expectedOf(act);
    const wrong: string[] = [];
    let walked = 0;
    for (const state of everyState)
      for (const kind of everyKind.filter((one) => exists(state, one)))
        for (const role of everyRole)
          for (const moment of any) {
            const cell = `${state} ${kind} ${role} ${moment}`;
            const reached = outcome(act, bookingIn(state, kind), role, moment);
            if (reached !== (expected.get(cell) ?? 'refused')) wrong.push(`${cell}: ${reached}`);
            walked += 1;
          }
    expect(wrong).toEqual([]);
    expect(walked).toBe((12 * 2 + 2) * 4 * 11);
  });
}

test('C2 who has no part in a booking may do nothing to it', () => {
  for (const act of everyAct)
    for (const state of everyState)
      expect(whyNot(act, bookingIn(state, 'one_on_one'), null, moments.dayBefore)).toBe('bookings.not_allowed_now');
});

// How a booking is made: act | who | kind | first state.
const births = `
  request | mentee | one_on_one group | pending>mentor
  request_for_mentee | mentor | one_on_one | pending>mentee
  create | admin | one_on_one group | upcoming
  create | mentor | group | upcoming
  log_offline | mentee mentor admin | one_on_one group | completed`;

test('B30 B47 D11 who may make a booking of which kind, and in which state it begins', () => {
  const expected = new Map<string, string>();
  for (const { first: act, who, kinds, fourth: state } of linesOf(births))
    for (const role of who) for (const kind of kinds) expected.set(`${act.join()} ${role} ${kind}`, state.join());
  const made = new Map<string, string>();
  for (const act of everyAct)
    for (const role of everyRole)
      for (const kind of everyKind) {
        const first = firstStatus(act, kind, role);
        if (first) made.set(`${act} ${role} ${kind}`, stateOf(first));
      }
  expect(Object.fromEntries(made)).toEqual(Object.fromEntries(expected));
});
