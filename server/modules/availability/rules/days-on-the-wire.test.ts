import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { instantOf, nextThreeDays, slotsByDay, wallTimes } from './days-on-the-wire.ts';
import { everyClockChange } from './oracle.fixture.ts';

const at = (text: string) => Temporal.Instant.from(text).epochMilliseconds;

// Two evenings in London: in Kuala Lumpur, eight hours ahead, one slot of each falls on the next day.
const starts = ['2026-11-30T15:30Z', '2026-11-30T16:00Z', '2026-12-01T09:05Z', '2026-12-31T16:30Z'].map(at);

test('AVL-12 slots are a map of the viewer’s dates to times, with the zone inside, and the dates beside it', () => {
  expect(slotsByDay(starts, 'Asia/Kuala_Lumpur')).toEqual({
    timeslots: {
      '30/11/2026': ['23:30'],
      '01/12/2026': ['00:00', '17:05'],
      '01/01/2027': ['00:30'],
      timeslot_timezone: 'Asia/Kuala_Lumpur',
    },
    available_dates: ['30/11/2026', '01/12/2026', '01/01/2027'],
  });
  expect(slotsByDay(starts, 'America/New_York')).toEqual({
    timeslots: {
      '30/11/2026': ['10:30', '11:00'],
      '01/12/2026': ['04:05'],
      '31/12/2026': ['11:30'],
      timeslot_timezone: 'America/New_York',
    },
    available_dates: ['30/11/2026', '01/12/2026', '31/12/2026'],
  });
});

test('AVL-12 without slots the map has its zone and no dates', () => {
  expect(slotsByDay([], 'Asia/Kuala_Lumpur')).toEqual({
    timeslots: { timeslot_timezone: 'Asia/Kuala_Lumpur' },
    available_dates: [],
  });
});

// London, 25 October 2026: at 01:00 UTC the clock goes from 02:00 back to 01:00.
const repeatedHour = ['2026-10-25T00:00Z', '2026-10-25T00:30Z', '2026-10-25T01:00Z', '2026-10-25T02:00Z'].map(at);

test('a time of a repeated hour stands once, for the earlier instant, and not at all when only the later is open', () => {
  const times = (open: number[]) => slotsByDay(open, 'Europe/London').timeslots['25/10/2026'];
  expect(times(repeatedHour)).toEqual(['01:00', '01:30', '02:00']);
  expect(times(repeatedHour.slice(2))).toEqual(['02:00']);
  expect(slotsByDay(repeatedHour.slice(2, 3), 'Europe/London').available_dates).toEqual([]);
});

test('date, time and zone of a booking mean one instant', () => {
  expect(instantOf('2026-12-01', '17:05', 'Asia/Kuala_Lumpur')).toBe(at('2026-12-01T09:05Z'));
  expect(instantOf('01/12/2026', '17:05', 'Asia/Kuala_Lumpur')).toBe(at('2026-12-01T09:05Z'));
  expect(instantOf('2026-07-01', '00:00', 'Europe/London')).toBe(at('2026-06-30T23:00Z'));
  expect(instantOf('2026-10-25', '01:30', 'Europe/London')).toBe(at('2026-10-25T00:30Z'));
});

test('a wall time that does not exist, and what is no date or time, means none', () => {
  expect(instantOf('2026-03-29', '00:59', 'Europe/London')).toBe(at('2026-03-29T00:59Z'));
  expect(instantOf('2026-03-29', '01:00', 'Europe/London')).toBeNull();
  expect(instantOf('2026-03-29', '01:59', 'Europe/London')).toBeNull();
  expect(instantOf('2026-03-29', '02:00', 'Europe/London')).toBe(at('2026-03-29T01:00Z'));
  for (const [day, time] of [
    ['2026-02-30', '10:00'],
    ['12/31/2026', '10:00'],
    ['2026-12-01', '24:00'],
    ['2026-12-01', '10:60'],
    ['2026-12-01', '10 am'],
    ['9999-12-01', '10:00'],
    ['', ''],
  ] as const)
    expect(instantOf(day, time, 'Europe/London'), `${day} ${time}`).toBeNull();
  expect(() => instantOf('2026-12-01', '10:00', 'Mars/Olympus')).toThrow(RangeError);
});

test('AVL-12 whatever the viewer’s zone, the map names each start it can, and each name leads back to its start', () => {
  const changes = everyClockChange();
  const asked = fc.record({
    change: fc.constantFrom(...changes),
    steps: fc.uniqueArray(fc.integer({ min: -100, max: 100 }), { minLength: 1, maxLength: 60 }),
  });
  fc.assert(
    fc.property(asked, ({ change, steps }) => {
      const open = steps.toSorted((a, b) => a - b).map((step) => change.at + step * 1_800_000);
      const { timeslots, available_dates } = slotsByDay(open, change.timeZone);
      const told = available_dates.flatMap((day) =>
        (timeslots[day] ?? []).map((time) => instantOf(day, time, change.timeZone)),
      );
      const canBeTold = open.filter((start) => {
        const moment = Temporal.Instant.fromEpochMilliseconds(start).toZonedDateTimeISO(change.timeZone);
        return moment.toPlainDateTime().toZonedDateTime(change.timeZone).equals(moment);
      });
      expect(told).toEqual(canBeTold);
      expect(Object.keys(timeslots).toSorted()).toEqual([...available_dates, 'timeslot_timezone'].toSorted());
    }),
    { numRuns: 500 },
  );
});

test('a card shows the first three dates, each with its first slot', () => {
  const more = [...starts, at('2027-01-05T00:00Z'), at('2027-01-06T00:00Z')];
  expect(nextThreeDays(more, 'Asia/Kuala_Lumpur')).toEqual([
    { date: '30/11/2026', time: '23:30', start: at('2026-11-30T15:30Z') },
    { date: '01/12/2026', time: '00:00', start: at('2026-11-30T16:00Z') },
    { date: '01/01/2027', time: '00:30', start: at('2026-12-31T16:30Z') },
  ]);
  expect(nextThreeDays(starts.slice(0, 2), 'America/New_York')).toHaveLength(1);
  expect(nextThreeDays(repeatedHour.slice(2), 'Europe/London')).toEqual([
    { date: '25/10/2026', time: '02:00', start: at('2026-10-25T02:00Z') },
  ]);
  expect(nextThreeDays([], 'Europe/London')).toEqual([]);
});

test('a session that runs through midnight, and over a clock change, is told as the clock on the wall shows it', () => {
  expect(wallTimes(at('2026-11-22T15:30:00Z'), at('2026-11-22T16:30:00Z'), 'Asia/Kuala_Lumpur')).toEqual({
    start: { day: '2026-11-22', time: '23:30' },
    end: { day: '2026-11-23', time: '00:30' },
  });
  expect(wallTimes(at('2027-03-28T00:30:00Z'), at('2027-03-28T01:30:00Z'), 'Europe/London')).toEqual({
    start: { day: '2027-03-28', time: '00:30' },
    end: { day: '2027-03-28', time: '02:30' },
  });
});
