import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { isOpenSlot, openSlots, type SlotQuestion } from './open-slots.ts';

const at = (text: string) => Temporal.Instant.from(text).epochMilliseconds;
const MINUTE = 60_000;

// A Monday morning in Kuala Lumpur (UTC+8, without clock changes); open on Mondays from nine to twelve.
const monday: SlotQuestion = {
  rules: [{ weekday: 1, from: '09:00', to: '12:00' }],
  overrides: [],
  timeZone: 'Asia/Kuala_Lumpur',
  busy: [],
  booked: [],
  dnd: false,
  now: at('2026-11-22T16:00Z'),
  until: at('2026-11-24T00:00Z'),
};

/** Slots as the zone's clock shows them: 'HH:mm', or with the date before it when `length` is 11. */
const shown = (question: SlotQuestion, length = 5) =>
  openSlots(question).map((start) => {
    const text = Temporal.Instant.fromEpochMilliseconds(start).toZonedDateTimeISO(question.timeZone).toString();
    return text.slice(16 - length, 16);
  });
const period = (from: string, to: string) => ({
  start: at(`2026-11-23T${from}:00+08:00`),
  end: at(`2026-11-23T${to}:00+08:00`),
});

test('slots start every half hour and end inside the hours', () => {
  expect(shown(monday)).toEqual(['09:00', '09:30', '10:00', '10:30', '11:00']);
  expect(shown({ ...monday, durationMinutes: 30 })).toEqual(['09:00', '09:30', '10:00', '10:30', '11:00', '11:30']);
  expect(shown({ ...monday, durationMinutes: 90 })).toEqual(['09:00', '09:30', '10:00', '10:30']);
  expect(shown({ ...monday, durationMinutes: 181 })).toEqual([]);
});

test('steps are counted from the start of the hours, and hours that touch are one', () => {
  const rules = [
    { weekday: 1, from: '09:10', to: '10:00' },
    { weekday: 1, from: '10:00', to: '10:45' },
  ];
  expect(shown({ ...monday, rules })).toEqual(['09:10', '09:40']);
});

test('hours of two days are not joined over midnight', () => {
  const rules = [
    { weekday: 1, from: '22:30', to: '24:00' },
    { weekday: 2, from: '00:00', to: '01:30' },
  ];
  expect(shown({ ...monday, rules }, 11)).toEqual(['11-23T22:30', '11-23T23:00', '11-24T00:00', '11-24T00:30']);
});

test('AVL-17 the first slot is two hours away unless the mentor says otherwise', () => {
  const now = period('07:30', '08:00').start;
  expect(shown({ ...monday, now })[0]).toBe('09:30');
  expect(shown({ ...monday, now: now + 1 })[0]).toBe('10:00');
  expect(shown({ ...monday, now, notice: 0 })[0]).toBe('09:00');
  expect(shown({ ...monday, now, notice: 180 })[0]).toBe('10:30');
});

test('the last slot starts before the sixtieth day is over', () => {
  const rules = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: '00:00', to: '24:00' }));
  const all = { ...monday, rules, until: undefined, notice: 0 };
  const starts = openSlots(all);
  expect(starts[0]).toBe(monday.now);
  expect(starts.at(-1)).toBe(at('2027-01-21T15:00Z')); // 23:00 of the last day; at 23:30 the day is too short
  expect(openSlots({ ...all, now: all.now + 1 }).at(-1)).toBe(at('2027-01-21T16:00Z'));
  expect(starts).toHaveLength(60 * 47);
});

test('AVL-14 a slot that overlaps a booking or a linked calendar is not offered, one that touches it is', () => {
  expect(shown({ ...monday, busy: [period('10:00', '11:00')] })).toEqual(['09:00', '11:00']);
  expect(shown({ ...monday, busy: [period('10:29', '10:31')] })).toEqual(['09:00', '11:00']);
  expect(shown({ ...monday, busy: [period('08:00', '09:30')] })).toEqual(['09:30', '10:00', '10:30', '11:00']);
  expect(shown({ ...monday, busy: [period('08:00', '12:00'), period('09:00', '09:15')] })).toEqual([]);
});

test('AVL-14 busy times may come in any order, overlap and be empty', () => {
  const busy = [period('11:30', '12:00'), period('09:00', '09:10'), period('09:05', '09:20'), period('10:15', '10:15')];
  expect(shown({ ...monday, busy })).toEqual(['09:30', '10:00', '10:30']);
});

test('AVL-17 buffers keep the time around a session free, and there are none unless set', () => {
  const busy = [period('10:00', '10:30')];
  expect(shown({ ...monday, busy })).toEqual(['09:00', '10:30', '11:00']);
  expect(shown({ ...monday, busy, buffers: { before: 1, after: 0 } })).toEqual(['09:00', '11:00']);
  expect(shown({ ...monday, busy, buffers: { before: 0, after: 1 } })).toEqual(['10:30', '11:00']);
  expect(shown({ ...monday, busy, buffers: { before: 30, after: 30 } })).toEqual(['11:00']);
  // A buffer may extend beyond the hours: only the session must fall inside them.
  expect(shown({ ...monday, buffers: { before: 60, after: 60 } })).toHaveLength(5);
});

test('AVL-17 a week with as many sessions as the mentor wants offers nothing, Monday to Sunday on their clock', () => {
  const weekly = { ...monday, until: at('2026-12-08T00:00Z') };
  const sunday = at('2026-11-29T23:30+08:00');
  const nextMonday = at('2026-11-30T00:00+08:00');
  const mondays = (question: SlotQuestion) => [...new Set(shown(question, 11).map((text) => text.slice(0, 5)))];
  expect(mondays({ ...weekly, booked: [sunday, sunday, sunday] })).toEqual(['11-23', '11-30', '12-07']);
  expect(mondays({ ...weekly, booked: [sunday], weeklyLimit: 2 })).toEqual(['11-23', '11-30', '12-07']);
  expect(mondays({ ...weekly, booked: [sunday], weeklyLimit: 1 })).toEqual(['11-30', '12-07']);
  expect(mondays({ ...weekly, booked: [nextMonday], weeklyLimit: 1 })).toEqual(['11-23', '12-07']);
  expect(mondays({ ...weekly, booked: [sunday, nextMonday], weeklyLimit: 2 })).toEqual(['11-23', '11-30', '12-07']);
});

test('AVL-10 a mentor who does not want to be disturbed offers nothing, and no slot is open at booking', () => {
  expect(openSlots({ ...monday, dnd: true })).toEqual([]);
  const nine = period('09:00', '10:00').start;
  expect(isOpenSlot(nine, monday)).toBe(true);
  expect(isOpenSlot(nine, { ...monday, dnd: true })).toBe(false);
});

test('a start is open when it is one of the slots, whatever window was shown', () => {
  const slots = openSlots(monday);
  const asked = Array.from({ length: 24 * 60 }, (_, minute) => period('00:00', '00:00').start + minute * MINUTE);
  expect(asked.filter((start) => isOpenSlot(start, monday))).toEqual(slots);
  expect(isOpenSlot(slots[0] ?? NaN, { ...monday, from: monday.until })).toBe(true);
  expect(isOpenSlot(slots[0] ?? NaN, { ...monday, now: monday.now + 7 * 86_400_000 })).toBe(false);
});

// Paris, 29 March 2026: 02:00 becomes 03:00. 25 October 2026: 03:00 becomes 02:00.
const paris = (day: string, from: string, to: string, durationMinutes = 60): SlotQuestion => ({
  ...monday,
  rules: [],
  overrides: [{ day, from, to }],
  timeZone: 'Europe/Paris',
  durationMinutes,
  now: at(`${day}T00:00Z`) - 86_400_000,
  until: undefined,
});

test.each<[string, string, number, string[]]>([
  ['01:00', '04:00', 60, ['01:00', '01:30', '03:00']],
  ['02:00', '03:00', 30, []],
  ['02:00', '02:30', 30, []],
  ['02:30', '05:00', 60, ['03:00', '03:30', '04:00']],
  ['02:15', '05:00', 60, ['03:15', '03:45']],
  ['01:00', '02:30', 60, ['01:00']],
])('when the clock jumps from 02:00 to 03:00, %s–%s offers %i minutes at %j', (from, to, duration, slots) => {
  expect(shown(paris('2026-03-29', from, to, duration))).toEqual(slots);
});

test.each<[string, string, number, string[]]>([
  ['01:00', '04:00', 60, ['01:00', '01:30', '02:00', '02:30', '02:00', '02:30', '03:00']],
  ['02:00', '03:00', 60, ['02:00', '02:30', '02:00']],
  ['02:30', '03:00', 60, ['02:30', '02:00']],
  ['01:00', '02:30', 60, ['01:00', '01:30']],
])('when the clock goes from 03:00 back to 02:00, %s–%s offers %i minutes at %j', (from, to, duration, slots) => {
  expect(shown(paris('2026-10-25', from, to, duration))).toEqual(slots);
});

test('a day that is closed stays closed when the hours of the day before run into a jump over midnight', () => {
  // Nuuk, 28 March 2026: 23:00 becomes midnight. If its times were moved past the jump, 22:30–23:30 would extend into
  // Sunday.
  const overrides = [{ day: '2026-03-29', blocked: true } as const, { day: '2026-03-28', from: '22:30', to: '23:30' }];
  const question = { ...monday, rules: [], overrides, timeZone: 'America/Nuuk', durationMinutes: 30, until: undefined };
  expect(shown({ ...question, now: at('2026-03-27T00:00Z') }, 11)).toEqual(['03-28T22:30']);
});

test('a slot after midnight is found although the clock was set back to the day before', () => {
  // St John's, 7 November 2010: at 00:01 (02:31 UTC) the clock goes back to 23:01.
  const question = { ...monday, rules: [], timeZone: 'America/St_Johns', durationMinutes: 30 };
  const overrides = [{ day: '2010-11-07', from: '00:00', to: '01:00' }];
  const window = { now: at('2010-11-06T00:00Z'), until: at('2010-11-07T03:01Z') };
  expect(openSlots({ ...question, overrides, ...window })).toEqual(['2010-11-07T02:30Z', '2010-11-07T03:00Z'].map(at));
});

test('AVL-17 a session counts for its own week also when the clock changes between it and the slots', () => {
  const rules = [0, 2].map((weekday) => ({ weekday, from: '10:00', to: '11:00' }));
  const limited = { ...monday, rules, weeklyLimit: 1 };
  // Paris, Monday 30 March 2026, 00:30 summer time: not in the week of Tuesday the 24th.
  const inParis = { ...limited, timeZone: 'Europe/Paris', booked: [at('2026-03-29T22:30Z')] };
  expect(openSlots({ ...inParis, now: at('2026-03-24T00:00Z'), until: at('2026-03-25T00:00Z') })).toHaveLength(1);
  // Cairo, Monday 26 October 2026, 00:30 summer time: in the week of Sunday 1 November.
  const cairo = { ...limited, timeZone: 'Africa/Cairo', booked: [at('2026-10-25T21:30Z')] };
  const sunday = { now: at('2026-11-01T02:00Z'), until: at('2026-11-01T20:00Z') };
  expect(openSlots({ ...cairo, ...sunday })).toEqual([]);
  expect(openSlots({ ...cairo, ...sunday, booked: [] })).toHaveLength(1);
});
