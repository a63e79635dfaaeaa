import { and, eq, inArray, sql } from 'drizzle-orm';
import { db, writeRows } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/work.ts';
import { calendarBusy, calendarReadings } from '../tables.ts';

type Reading = typeof calendarReadings.$inferInsert;
export type CalendarKey = Pick<Reading, 'userId' | 'provider'>;
export type BusyTime = Pick<typeof calendarBusy.$inferInsert, 'eventKey' | 'startAt' | 'endAt'>;

const readingOf = ({ userId, provider }: CalendarKey) =>
  and(eq(calendarReadings.userId, userId), eq(calendarReadings.provider, provider));
const busyOf = ({ userId, provider }: CalendarKey) =>
  and(eq(calendarBusy.userId, userId), eq(calendarBusy.provider, provider));

export const insertReading = async (tx: Tx, { userId, provider }: CalendarKey) => {
  const none = { readAt: null, brokenSince: null, brokenWhy: null };
  await db(tx)
    .insert(calendarReadings)
    .values({ userId, provider, ...none })
    .onConflictDoUpdate({ target: [calendarReadings.userId, calendarReadings.provider], set: none });
};

export const updateReading = async (tx: Tx, which: CalendarKey, changed: Omit<Reading, keyof CalendarKey>) => {
  await db(tx).update(calendarReadings).set(changed).where(readingOf(which));
};

/** Takes its busy times along. */
export const deleteReading = async (tx: Tx, which: CalendarKey) => {
  await db(tx).delete(calendarReadings).where(readingOf(which));
};

export const deleteReadingsOf = async (tx: Tx, userId: number) => {
  await db(tx).delete(calendarReadings).where(eq(calendarReadings.userId, userId));
};

/** Null: all of them. */
export const deleteBusy = async (tx: Tx, which: CalendarKey, eventKeys: readonly string[] | null) => {
  if (eventKeys?.length === 0) return;
  const these = eventKeys === null ? undefined : inArray(calendarBusy.eventKey, [...eventKeys]);
  await db(tx)
    .delete(calendarBusy)
    .where(and(busyOf(which), these));
};

export const insertBusy = (tx: Tx, { userId, provider }: CalendarKey, times: readonly BusyTime[]) =>
  writeRows(
    tx,
    calendarBusy,
    times.map((time) => ({ userId, provider, ...time })),
  );

/** Times that are over are of no use to anybody. */
export const deleteBusyBefore = async (tx: Tx, before: NonNullable<Reading['readAt']>) => {
  await db(tx)
    .delete(calendarBusy)
    .where(sql`${calendarBusy.endAt} < ${before.toString()}::timestamptz`);
};
