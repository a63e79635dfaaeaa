import { slotsByDay } from '../../server/modules/availability/rules/days-on-the-wire.ts';
import { openSlots, type SlotQuestion } from '../../server/modules/availability/rules/open-slots.ts';
import { say } from './figure.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const start = 1_795_996_800_000; // 30 November 2026
const mentors = 200;
const zones = ['Europe/Paris', 'Asia/Kuala_Lumpur', 'America/New_York', 'Australia/Sydney', 'Africa/Casablanca'];

/** A busy mentor: two ranges on six days, three overrides, forty busy times, buffers and a weekly limit. */
const mentor = (n: number): SlotQuestion => ({
  rules: [1, 2, 3, 4, 5, 6].flatMap((weekday) => [
    { weekday, from: '08:00', to: '12:30' },
    { weekday, from: '13:00', to: '20:00' },
  ]),
  overrides: [
    { day: '2026-12-08', blocked: true },
    { day: '2026-12-13', from: '10:00', to: '16:00' },
    { day: '2026-12-25', blocked: true },
  ],
  timeZone: zones[n % zones.length] ?? 'UTC',
  busy: Array.from({ length: 40 }, (_, i) => {
    const from = start + ((i * 7 + n) % 30) * DAY + ((i * 5 + n) % 24) * HOUR;
    return { start: from, end: from + HOUR };
  }),
  booked: Array.from({ length: 10 }, (_, i) => start + i * 3 * DAY),
  buffers: { before: 10, after: 15 },
  weeklyLimit: 5,
  dnd: false,
  now: start + n * HOUR,
  until: start + n * HOUR + 30 * DAY,
});

const timed = (questions: readonly SlotQuestion[], run: (question: SlotQuestion) => void): number => {
  const began = performance.now();
  for (const question of questions) run(question);
  return (performance.now() - began) / questions.length;
};

const median = (figures: readonly number[]) => figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? NaN;

/**
 * Milliseconds for computing one mentor's month of slots: alone, with the map for a viewer, and for a process's first
 * question about a zone (whose clock changes are looked up once). The target is 1 ms per mentor and month.
 */
const monthOfSlots = () => {
  const questions = Array.from({ length: mentors }, (_, n) => mentor(n));
  const first = timed(questions.slice(0, zones.length), openSlots);
  const rounds = Array.from({ length: 15 }, () => ({
    slots: timed(questions, openSlots),
    withMap: timed(questions, (question) => slotsByDay(openSlots(question), 'Asia/Kuala_Lumpur')),
  }));
  return {
    slots: median(rounds.map((round) => round.slots)),
    withMap: median(rounds.map((round) => round.withMap)),
    first,
    offered: questions.reduce((sum, question) => sum + openSlots(question).length, 0) / mentors,
  };
};

const { slots, withMap, first } = monthOfSlots();
say({ name: 'slots of a mentor-month', value: slots, unit: 'ms', bound: '≤ 1 ms', ok: slots <= 1 });
say({ name: 'the same with the days of a viewer', value: withMap, unit: 'ms', bound: '≤ 1 ms', ok: withMap <= 1 });
say({ name: 'the first question about a zone', value: first, unit: 'ms' });
