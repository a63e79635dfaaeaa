import type { Temporal } from 'temporal-polyfill';
import type { Tx } from '../../platform/work.ts';
import { confirmedAmong } from './queries/people.ts';
import { busyInCalendars, hoursOf, isOpenSlot, openSlots, type SlotQuestion } from '../availability/index.ts';
import { bookedStarts, busyPeriods } from './queries/taken-time.ts';

interface SlotQuery {
  now: Temporal.Instant;
  durationMinutes?: number;
  /** A booking that is being moved; it does not block its own time. */
  movingId?: number;
  /**
   * The programme whose hours apply (B24), although busy times count everywhere. Null or absent for the personal hours.
   */
  programId?: number | null;
  /** The people who have to be free as well: those of a group. */
  alsoFree?: readonly number[];
  /** Only slots before this; all 60 days when absent. */
  until?: Temporal.Instant;
}

/** The rows of each person, found at once: of a thousand mentors there are many. */
const byPerson = <Row extends { userId: number }>(rows: readonly Row[]) => {
  const known = new Map<number, Row[]>();
  for (const row of rows) {
    const own = known.get(row.userId);
    if (own) own.push(row);
    else known.set(row.userId, [row]);
  }
  return (id: number): readonly Row[] => known.get(id) ?? [];
};

/** What the slot arithmetic needs to know about each mentor, by id. */
const questionsOf = async (tx: Tx, mentorIds: readonly number[], asked: SlotQuery) => {
  const { now, durationMinutes, movingId, programId, until, alsoFree = [] } = asked;
  const hours = await hoursOf(tx, mentorIds, programId);
  const busy = await busyPeriods(tx, [...new Set([...mentorIds, ...alsoFree])], now, movingId);
  // Only a mentor's calendar closes slots: those of the others are nobody else's business.
  const elsewhere = await busyInCalendars(tx, mentorIds, now);
  const booked = await bookedStarts(tx, mentorIds, now, movingId);
  const [busyOf, elsewhereOf, bookedOf] = [byPerson(busy), byPerson(elsewhere), byPerson(booked)];
  const questionOf = (id: number): SlotQuestion | null => {
    const own = hours.get(id);
    if (!own) return null;
    return {
      ...own,
      durationMinutes,
      busy: [...[...new Set([id, ...alsoFree])].flatMap(busyOf), ...elsewhereOf(id)],
      booked: bookedOf(id).map(({ start }) => start),
      now: now.epochMilliseconds,
      until: until?.epochMilliseconds,
    };
  };
  return new Map(mentorIds.map((id) => [id, questionOf(id)]));
};

/**
 * Open slots of these mentors by id, in sorted epoch milliseconds (B25). One statement per table, however many mentors.
 */
export const openSlotsOf = async (
  tx: Tx,
  mentorIds: readonly number[],
  asked: SlotQuery,
): Promise<Map<number, number[]>> => {
  const questions = await questionsOf(tx, mentorIds, asked);
  return new Map([...questions].map(([id, question]) => [id, question ? openSlots(question) : []]));
};

/** M41: the same as members are offered it: a mentor without a confirmed address has none. */
export const bookableSlotsOf = async (tx: Tx, mentorIds: readonly number[], asked: SlotQuery) =>
  openSlotsOf(tx, await confirmedAmong(tx, mentorIds), asked);

/** Checks again, in the transaction that books, that exactly this start is open (B25). */
export const isStillOpen = async (tx: Tx, mentorId: number, start: Temporal.Instant, asked: SlotQuery) => {
  const question = (await questionsOf(tx, [mentorId], asked)).get(mentorId);
  return question ? isOpenSlot(start.epochMilliseconds, question) : false;
};

/** M03: the three other free slots nearest to the wanted one, in chronological order. */
export const slotsInstead = async (tx: Tx, mentorId: number, wanted: Temporal.Instant, asked: SlotQuery) => {
  const open = (await openSlotsOf(tx, [mentorId], asked)).get(mentorId) ?? [];
  const distance = (slot: number) => Math.abs(slot - wanted.epochMilliseconds);
  return open
    .filter((slot) => slot !== wanted.epochMilliseconds)
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, 3)
    .toSorted((a, b) => a - b);
};
