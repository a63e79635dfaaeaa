import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { endOf, isHere, isValid, minutesOf, type Span, statusAt, timesOf, togetherMs } from './attendance.ts';
import { mayRecord, whoseConsent } from './consent.ts';
import { whyNotEnter } from './window.ts';

const at = (time: string) => Temporal.Instant.from(`2026-11-21T${time}Z`);
const span = (userId: number, from: string, seen: string, left: string | null = seen): Span => ({
  userId,
  joinedAt: at(from),
  seenAt: at(seen),
  leftAt: left === null ? null : at(left),
});

const window = { opensAt: at('09:55:00'), closesAt: at('11:05:00'), closedAt: null };
test.each([
  ['09:54:59.999', 'meetings.not_open'],
  ['09:55:00', null],
  ['11:05:00', null],
  ['11:05:00.001', 'meetings.closed'],
] as const)('MTG-03 at %s the room answers %s', (now, answer) => {
  expect(whyNotEnter(window, at(now))).toBe(answer);
});

test('MTG-03 a room that was called off lets nobody in', () => {
  expect(whyNotEnter({ ...window, closedAt: at('10:00:00') }, at('10:01:00'))).toBe('meetings.closed');
});

const validity: readonly [string, Span[], boolean][] = [
  ['nobody came', [], false],
  ['one of them, for an hour', [span(1, '10:00:00', '11:00:00')], false],
  ['one after the other', [span(1, '10:00:00', '10:10:00'), span(2, '10:10:00', '10:20:00')], false],
  ['five minutes together', [span(1, '10:00:00', '10:10:00'), span(2, '10:05:00', '10:20:00')], true],
  ['a second less', [span(1, '10:00:00', '10:09:59'), span(2, '10:05:00', '10:20:00')], false],
  [
    'five minutes in pieces, with reloads',
    [span(1, '10:00:00', '10:03:00'), span(1, '10:03:10', '10:05:10'), span(2, '10:00:00', '10:30:00')],
    true,
  ],
  ['twice the same person', [span(1, '10:00:00', '10:30:00'), span(1, '10:00:00', '10:30:00')], false],
];
test.each(validity)('MTG-01 valid or not: %s', (_what, spans, valid) => {
  expect(isValid(spans)).toBe(valid);
});

test('a span without a leaving reaches to the last sign of life, and is over after 75 seconds of silence', () => {
  const open = span(1, '10:00:00', '10:02:00', null);
  expect(endOf(open).toString()).toBe('2026-11-21T10:02:00Z');
  expect([isHere(open, at('10:03:15')), isHere(open, at('10:03:16'))]).toEqual([true, false]);
  expect(togetherMs([open, span(2, '10:00:00', '10:30:00')])).toBe(120_000);
  expect(minutesOf([open, span(1, '10:10:00', '10:11:30'), span(2, '10:00:00', '10:30:00')], 1)).toBe(3);
});

test('MTG-01 scheduled until somebody comes, in progress until the end and the last has gone, then completed', () => {
  const endsAt = at('11:00:00');
  const spans = [span(1, '10:00:00', '10:58:00', null), span(2, '10:01:00', '10:59:30')];
  expect(statusAt({ endsAt, spans: [] }, at('12:00:00'))).toBe('scheduled');
  expect(statusAt({ endsAt, spans }, at('10:59:59'))).toBe('in_progress');
  const still = [...spans, span(3, '10:30:00', '11:00:30', null)];
  expect(statusAt({ endsAt, spans: still }, at('11:01:00'))).toBe('in_progress');
  expect(statusAt({ endsAt, spans }, at('11:01:00'))).toBe('completed');
  expect(String(timesOf({ endsAt, spans }, at('10:30:00')).endedAt)).toBe('null');
  const { startedAt, endedAt } = timesOf({ endsAt, spans }, at('11:01:00'));
  expect([String(startedAt), String(endedAt)]).toEqual(['2026-11-21T10:00:00Z', '2026-11-21T10:59:30Z']);
});

test('MTG-10 everybody who takes part has to have agreed, each for themselves; who has left the session is not asked', () => {
  const yes = (userId: number) => ({ userId, givenAt: 'then', withdrawnAt: null });
  const withdrawn = { userId: 2, givenAt: 'then', withdrawnAt: 'later' };
  expect(mayRecord([], [])).toBe(false);
  expect(mayRecord([1, 2], [yes(1)])).toBe(false);
  expect(mayRecord([1, 2], [yes(1), withdrawn])).toBe(false);
  expect(mayRecord([1, 2], [yes(1), yes(2)])).toBe(true);
  expect(mayRecord([1, 2], [yes(1), { userId: 2, givenAt: null, withdrawnAt: 'then' }])).toBe(false);
  expect(whoseConsent({ people: [1, 2, 3], turnedAway: [2] })).toEqual([1, 3]);
});
