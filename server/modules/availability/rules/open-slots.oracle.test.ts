import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeTime } from './days-and-minutes.ts';
import { openSlots, type SlotQuestion } from './open-slots.ts';
import { everyClockChange, oracleSlots, questionsAround } from './oracle.fixture.ts';

const HOUR = 3_600_000;
const changes = everyClockChange();

const range = fc
  .uniqueArray(
    fc.oneof(
      fc.nat(48).map((n) => n * 30),
      fc.nat(288).map((n) => n * 5),
    ),
    { minLength: 2, maxLength: 2 },
  )
  .map((ends) => ends.toSorted((a, b) => a - b))
  .map(([from = 0, to = 0]) => ({ from: writeTime(from), to: writeTime(to) }));
const weekday = fc.integer({ min: 0, max: 6 });
const rules = fc.array(
  fc.tuple(weekday, range).map(([day, hours]) => ({ weekday: day, ...hours })),
  { maxLength: 14 },
);

/**
 * Around a clock change three times out of four, otherwise anywhere in ten years; with busy and booked times nearby.
 */
const question: fc.Arbitrary<SlotQuestion> = fc
  .record({
    change: fc.constantFrom(...changes),
    away: fc.oneof(
      { weight: 3, arbitrary: fc.integer({ min: -5 * 24 * 60, max: 24 * 60 }) },
      { weight: 1, arbitrary: fc.integer({ min: 0, max: 100 * 24 * 60 }) },
    ),
    timeZone: fc.option(fc.constantFrom(...Intl.supportedValuesOf('timeZone'))),
    rules,
    overridden: fc.array(fc.tuple(fc.nat(5), fc.option(range, { freq: 3 })), { maxLength: 4 }),
    busy: fc.array(fc.tuple(fc.nat(8 * 24 * 12), fc.nat(40)), { maxLength: 8 }),
    booked: fc.array(fc.integer({ min: -7 * 24, max: 14 * 24 }), { maxLength: 4 }),
    weeklyLimit: fc.option(fc.nat(3)),
    durationMinutes: fc.constantFrom(15, 30, 45, 60, 90),
    notice: fc.constantFrom(0, 120, 1_500),
    buffers: fc.record({ before: fc.constantFrom(0, 10, 45), after: fc.constantFrom(0, 5, 30) }),
    hoursShown: fc.constantFrom(30, 96, 190),
    skipped: fc.option(fc.nat(48)),
  })
  .map(({ change, away, timeZone, overridden, busy, booked, hoursShown, skipped, ...rest }) => {
    const now = change.at + away * 60_000;
    const dayText = (n: number) => {
      const shown = new Intl.DateTimeFormat('en-CA', { timeZone: change.timeZone, dateStyle: 'short' });
      return shown.format(now + n * 24 * HOUR);
    };
    return {
      ...rest,
      timeZone: timeZone ?? change.timeZone,
      now,
      from: skipped === null ? undefined : now + skipped * HOUR,
      until: now + hoursShown * HOUR,
      overrides: overridden.map(([n, open]) =>
        open ? { day: dayText(n), ...open } : { day: dayText(n), blocked: true as const },
      ),
      busy: busy.map(([start, length]) => ({
        start: now + start * 300_000,
        end: now + (start + length) * 300_000,
      })),
      booked: booked.map((hours) => now + hours * HOUR),
      dnd: false,
    };
  });

test(
  'AVL-14 AVL-17 whatever the hours, the zone and the day, slots equal those Temporal finds',
  { timeout: 60_000 },
  () => {
    let offered = 0;
    fc.assert(
      fc.property(question, (asked) => {
        const slots = openSlots(asked);
        offered += slots.length;
        expect(slots).toEqual(oracleSlots(asked));
      }),
      { numRuns: 1_000 },
    );
    expect(offered).toBeGreaterThan(5_000);
  },
);

test('around a twentieth of all clock changes slots equal those Temporal finds', { timeout: 60_000 }, () => {
  // Not every twentieth: most zones have twenty changes, so we would test the same spring of each.
  const sample = changes.filter((_, index) => index % 19 === 0);
  for (const change of sample)
    for (const asked of questionsAround(change)) expect(openSlots(asked), change.timeZone).toEqual(oracleSlots(asked));
  expect(sample.length).toBeGreaterThan(125);
});
