import type { Temporal } from 'temporal-polyfill';
import type { BrokenWhy } from '../../../contract/calendars/values.ts';
import type { AvailabilityChanged } from '../../domain-events/availability.ts';
import type { Change, Tx } from '../../platform/work.ts';
import { calendarReadingsOf } from './queries/calendars.ts';
import { isKnown } from './rules/known-calendars.ts';
import {
  type BusyTime,
  type CalendarKey,
  deleteBusy,
  deleteBusyBefore,
  deleteReading,
  insertBusy,
  insertReading,
  updateReading,
} from './store/calendars.ts';

/** A calendar was linked; until it is read, nobody knows when its owner is busy. */
export const openCalendar = (tx: Tx, which: CalendarKey) => insertReading(tx, which);

/** Lists of mentors show the next free slot. */
const slotsChanged = ({ now, announce }: Change, { userId }: CalendarKey) =>
  announce<AvailabilityChanged>({ name: 'availability.changed', userId, at: now.toString() });

/** It is linked no more, and its busy times close nothing any longer. */
export const closeCalendar = async (change: Change, which: CalendarKey) => {
  await deleteReading(change.tx, which);
  await slotsChanged(change, which);
};

interface Times {
  /** Whether `busy` is all there is, instead of what changed. */
  isWhole: boolean;
  busy: readonly BusyTime[];
  /** Events that take no time (any longer). */
  gone: readonly string[];
}

/** B25, B54: the calendar was read. */
export const keepCalendarTimes = async (change: Change, which: CalendarKey, { isWhole, busy, gone }: Times) => {
  const { tx, now } = change;
  await deleteBusy(tx, which, isWhole ? null : [...gone, ...busy.map(({ eventKey }) => eventKey)]);
  await insertBusy(tx, which, busy);
  await updateReading(tx, which, { readAt: now, brokenSince: null, brokenWhy: null });
  if (isWhole || busy.length + gone.length > 0) await slotsChanged(change, which);
};

/** The event is one of ours after all: it takes no time. */
export const freeCalendarTime = (tx: Tx, which: CalendarKey, eventKey: string) => deleteBusy(tx, which, [eventKey]);

/** It cannot be read. What was read last goes on closing slots, and the open ones say that they may not be. */
export const noteCalendarBroken = ({ tx, now }: Change, which: CalendarKey, brokenWhy: BrokenWhy, since = now) =>
  updateReading(tx, which, { brokenSince: since, brokenWhy });

export const forgetPastTimes = ({ tx, now }: Pick<Change, 'tx' | 'now'>) =>
  deleteBusyBefore(tx, now.subtract({ hours: 24 }));

/** The people among these whose calendars are linked, while nobody knows when they are busy. */
export const unknownCalendarsAmong = async (tx: Tx, userIds: readonly number[], now: Temporal.Instant) => {
  const readings = userIds.length === 0 ? [] : await calendarReadingsOf(tx, userIds);
  return new Set(readings.filter((reading) => !isKnown(reading, now)).map(({ userId }) => userId));
};
