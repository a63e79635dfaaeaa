import { instantOf, nextThreeDays, slotsByDay } from './days-on-the-wire.ts';
import { openSlots } from './open-slots.ts';
import { questionsAround } from './oracle.fixture.ts';

// Run as a separate process, in the zone given by TZ: prints that zone, then everything the rules return.

const changes = [
  { timeZone: 'Europe/Paris', at: 1_774_746_000_000 }, // 29 March 2026, 01:00 UTC
  { timeZone: 'America/New_York', at: 1_793_512_800_000 }, // 1 November 2026, 06:00 UTC
];
const told = changes.flatMap((change) =>
  questionsAround(change).map((question) => {
    const starts = openSlots(question);
    const wire = slotsByDay(starts, 'Asia/Kuala_Lumpur');
    const back = wire.available_dates.map((day) => instantOf(day, wire.timeslots[day]?.[0] ?? '', 'Asia/Kuala_Lumpur'));
    return { starts, wire, back, card: nextThreeDays(starts, change.timeZone) };
  }),
);
process.stdout.write(`${Intl.DateTimeFormat().resolvedOptions().timeZone}\n${JSON.stringify(told)}`);
