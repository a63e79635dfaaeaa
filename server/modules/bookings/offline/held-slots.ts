import { Temporal } from 'temporal-polyfill';
import { offlineLimits } from '../../../../contract/bookings/index.ts';
import type { Tx } from '../../../platform/work.ts';
import { hoursOf, isOpenSlot, openSlots, type SlotQuestion } from '../../availability/index.ts';

/** Every half hour of every day, for a mentor who has set no hours (B46). */
const anyTime = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: '00:00', to: '24:00' }));

interface HeldSlotQuery {
  mentorId: number;
  /** The programme's own hours apply when the mentor has set some there (B24). */
  programId: number;
  minutes: number;
  now: Temporal.Instant;
}

/**
 * When the mentor could have met someone within the last 90 days: their weekly hours with the exceptions by date,
 * whatever else they had then. Notice, buffers, do-not-disturb and the weekly limit only concern the future.
 */
const questionOf = async (tx: Tx, { mentorId, programId, minutes, now }: HeldSlotQuery) => {
  const hours = (await hoursOf(tx, [mentorId], programId)).get(mentorId);
  const hasHours = hours !== undefined && hours.rules.length + hours.overrides.length > 0;
  const question: SlotQuestion = {
    rules: hasHours ? hours.rules : anyTime,
    overrides: hasHours ? hours.overrides : [],
    timeZone: hours?.timeZone ?? 'UTC',
    durationMinutes: minutes,
    busy: [],
    booked: [],
    notice: 0,
    dnd: false,
    now: now.subtract({ hours: 24 * offlineLimits.days }).epochMilliseconds,
    horizonDays: offlineLimits.days,
    // OFF-07: the session must be over; one that ends exactly now is.
    until: now.subtract({ minutes }).epochMilliseconds + 1,
  };
  return { question, hasHours };
};

/** OFF-09: the starts that can be chosen. */
export const slotsHeld = async (tx: Tx, asked: HeldSlotQuery) => {
  const { question, hasHours } = await questionOf(tx, asked);
  const slots = openSlots(question).map((slot) => Temporal.Instant.fromEpochMilliseconds(slot).toString());
  return { slots, has_hours: hasHours };
};

export const couldHaveMet = async (tx: Tx, startAt: Temporal.Instant, asked: HeldSlotQuery) =>
  isOpenSlot(startAt.epochMilliseconds, (await questionOf(tx, asked)).question);
