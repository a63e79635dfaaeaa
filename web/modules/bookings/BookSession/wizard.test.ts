import { expect, test } from 'vitest';
import { CallRefused } from '../../../lib/call.ts';
import { takenBy } from '../refusals.ts';
import {
  atSlot,
  back,
  forward,
  inZone,
  missing,
  onDay,
  onFirstDay,
  refusedTime,
  startOf,
  takeInstead,
} from './wizard.ts';

const zone = 'Asia/Kuala_Lumpur';
const slot = '2026-12-02T03:30:00Z';

test('BKG-19 nothing known begins with the date, and four steps lead to the end', () => {
  const begun = startOf({}, zone);
  expect(begun).toEqual({ step: 0, zone, day: null, slot: null, taken: null });
  const stepsOn = [forward, forward, forward, forward].reduce((all, go) => [...all, go(all.at(-1) ?? begun)], [begun]);
  expect(stepsOn.map(({ step }) => step)).toEqual([0, 1, 2, 3, 3]);
});

test('BKG-21 date and time known begin at 2; topic and objectives too, at 3', () => {
  expect(startOf({ slot }, zone)).toMatchObject({ step: 2, day: '2026-12-02', slot });
  expect(startOf({ slot, topic: 'CV', objectives: ['A plan'] }, zone).step).toBe(3);
  expect(startOf({ slot, topic: 'CV', objectives: [' '] }, zone).step).toBe(2);
  expect(startOf({ day: '2026-12-02' }, zone)).toMatchObject({ step: 1, day: '2026-12-02', slot: null });
});

test('BKG-20 a portal begins at 1, on the first open day; a start that is known at its own step', () => {
  const begun = startOf({}, zone, true);
  expect(begun).toMatchObject({ step: 1, day: null, slot: null });
  const late = '2026-12-01T16:30:00Z';
  expect(onFirstDay(begun, [late, slot])).toMatchObject({ step: 1, day: '2026-12-02', slot: null });
  expect(onFirstDay(begun, [])).toMatchObject({ step: 0, day: null });
  expect(startOf({ slot }, zone, true).step).toBe(2);
  const dated = onDay(begun, '2026-12-03');
  expect(onFirstDay(dated, [slot])).toBe(dated);
  const back0 = { ...begun, step: 0 } as const;
  expect(onFirstDay(back0, [slot])).toBe(back0);
});

test('a step is left only when its choice is made; another day has other times', () => {
  const begun = startOf({}, zone);
  expect(missing(begun)).toBe('day');
  const dated = onDay(begun, '2026-12-02');
  expect(missing(dated)).toBeNull();
  expect(missing(forward(dated))).toBe('time');
  const timed = atSlot(forward(dated), slot);
  expect(missing(timed)).toBeNull();
  expect(onDay(timed, '2026-12-03')).toMatchObject({ day: '2026-12-03', slot: null });
  expect(onDay(timed, '2026-12-02').slot).toBe(slot);
  expect(back(timed)).toMatchObject({ step: 0, slot });
});

test('in another zone a chosen moment stays the same moment, under that zone’s day', () => {
  const late = '2026-12-01T16:30:00Z';
  const timed = atSlot(onDay(startOf({}, zone), '2026-12-02'), late);
  expect(inZone(timed, 'Europe/London', [late])).toMatchObject({
    slot: late,
    day: '2026-12-01',
    zone: 'Europe/London',
  });
});

test('in another zone a day without an open start is chosen no more', () => {
  const late = '2026-12-01T16:30:00Z';
  const dated = forward(onDay(startOf({}, zone), '2026-12-02'));
  expect(inZone(dated, 'Europe/London', [late])).toMatchObject({ day: null, step: 0 });
  expect(inZone(dated, 'Asia/Singapore', [late])).toMatchObject({ day: '2026-12-02', step: 1 });
});

const refusal = (code: 'bookings.slot_taken' | 'bookings.already_busy' | 'credits.not_enough', more: object) =>
  new CallRefused(422, { error: 'No.', code, ...more });

test('BKG-125 BKG-127 a time that has gone leads back to the times; one of the three offered, straight to the end', () => {
  const alternatives = ['2026-12-02T02:00:00Z', '2026-12-02T05:00:00Z', '2026-12-03T01:00:00Z'];
  const taken = takenBy(
    refusal('bookings.slot_taken', { error: 'This time slot is no longer available.', alternatives }),
  );
  expect(taken).toEqual({ message: 'This time slot is no longer available.', alternatives });
  if (!taken) return;
  const refused = refusedTime(startOf({ slot, topic: 'CV', objectives: ['A plan'] }, zone), taken);
  expect(refused).toEqual({ step: 1, zone, day: '2026-12-02', slot: null, taken });
  expect(takeInstead(refused, '2026-12-03T01:00:00Z')).toEqual({
    step: 3,
    zone,
    day: '2026-12-03',
    slot: '2026-12-03T01:00:00Z',
    taken: null,
  });
});

test('BKG-125 who is busy themselves is told so at the times, without others being offered', () => {
  expect(takenBy(refusal('bookings.already_busy', { error: 'You already have a session at this time.' }))).toEqual({
    message: 'You already have a session at this time.',
    alternatives: [],
  });
  expect(takenBy(refusal('credits.not_enough', {}))).toBeNull();
});
