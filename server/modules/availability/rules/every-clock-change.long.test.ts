import { expect, test } from 'vitest';
import { openSlots } from './open-slots.ts';
import { everyClockChange, intlWall, oracleSlots, questionsAround } from './oracle.fixture.ts';
import { slotsByDay, instantOf } from './days-on-the-wire.ts';
import { zoneClock } from './zone-offsets.ts';

const DAY = 86_400_000;
const zones = Intl.supportedValuesOf('timeZone');

test(
  'around every clock change of every zone in ten years slots equal those Temporal finds',
  { timeout: 600_000 },
  () => {
    const changes = everyClockChange();
    let offered = 0;
    for (const change of changes) {
      for (const asked of questionsAround(change)) {
        const slots = openSlots(asked);
        const expected = oracleSlots(asked);
        offered += slots.length;
        // `toEqual` on millions of numbers is slow: it is called only to report a difference.
        if (slots.join() !== expected.join()) expect(slots, `${change.timeZone} ${change.at}`).toEqual(expected);
      }
    }
    expect(changes.length).toBeGreaterThan(2_500);
    expect(new Set(changes.map((change) => change.timeZone)).size).toBeGreaterThan(120);
    expect(offered).toBeGreaterThan(400_000);
  },
);

test('AVL-12 around every clock change a booking of what the map says is the slot meant', { timeout: 600_000 }, () => {
  for (const change of everyClockChange()) {
    const [asked] = questionsAround(change);
    const starts = asked ? openSlots(asked) : [];
    const { timeslots, available_dates } = slotsByDay(starts, change.timeZone);
    const told = available_dates.flatMap((day) => timeslots[day]?.map((time) => instantOf(day, time, change.timeZone)));
    const shown = intlWall(change.timeZone);
    const walls = starts.map(shown);
    // All starts except those that repeat a wall time shown before.
    const first = starts.filter((_, index) => walls.indexOf(walls[index] ?? NaN) === index);
    if (told.join() !== first.join()) expect(told, `${change.timeZone} ${change.at}`).toEqual(first);
    expect(told.length).toBeGreaterThan(60);
  }
});

test(
  'no clock change is missed: at every noon and midnight of ten years all zones show what Intl shows',
  { timeout: 600_000 },
  () => {
    const from = 56 * 365.25 * DAY;
    const until = from + 3_652 * DAY;
    let wrong = 0;
    for (const timeZone of zones) {
      const shown = intlWall(timeZone);
      const clock = zoneClock(timeZone, from, until);
      for (let instant = from; instant < until; instant += DAY / 2)
        if (clock.wallAt(instant) !== shown(instant)) wrong += 1;
    }
    expect(wrong).toBe(0);
    expect(zones.length).toBeGreaterThan(400);
  },
);
