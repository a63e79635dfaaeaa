import type { Temporal } from 'temporal-polyfill';
import type { DemoPerson } from './types.ts';

interface Span {
  start: number;
  end: number;
}

const minute = 60_000;
const sessionMinutes = 60;

/** When a session ends: every session is one hour, like every request (BKG-36). */
export const endOf = (startAt: Temporal.Instant) => startAt.add({ minutes: sessionMinutes });

/** How long someone is busy with a session, including a mentor's buffers (M05). */
const spanOf = (person: DemoPerson, startAt: Temporal.Instant): Span => {
  const start = startAt.epochMilliseconds;
  const { bufferBeforeMinutes = 0, bufferAfterMinutes = 0 } = person.availability ?? {};
  return { start: start - bufferBeforeMinutes * minute, end: start + (sessionMinutes + bufferAfterMinutes) * minute };
};

/** The mentor's week, Monday to Sunday in the mentor's time zone. */
const weekOf = ({ key, timeZone }: DemoPerson, startAt: Temporal.Instant) => {
  const { yearOfWeek, weekOfYear } = startAt.toZonedDateTimeISO(timeZone).toPlainDate();
  return `${key} ${yearOfWeek} ${weekOfYear}`;
};

/** Keeps track of who is busy when. A session is entered only when both are free and the mentor's week is not full. */
export const openDiary = () => {
  const spans = new Map<string, Span[]>();
  const weeks = new Map<string, number>();

  const isBusy = (person: DemoPerson, { start, end }: Span) =>
    (spans.get(person.key) ?? []).some((other) => start < other.end && other.start < end);
  const keep = (person: DemoPerson, span: Span) => spans.set(person.key, [...(spans.get(person.key) ?? []), span]);

  return (mentor: DemoPerson, mentee: DemoPerson, startAt: Temporal.Instant): boolean => {
    const week = weekOf(mentor, startAt);
    const sessions = weeks.get(week) ?? 0;
    if (sessions >= (mentor.availability?.sessionsAWeek ?? Infinity)) return false;
    const both = [mentor, mentee].map((person) => ({ person, span: spanOf(person, startAt) }));
    if (both.some(({ person, span }) => isBusy(person, span))) return false;
    for (const { person, span } of both) keep(person, span);
    weeks.set(week, sessions + 1);
    return true;
  };
};
export type Diary = ReturnType<typeof openDiary>;
