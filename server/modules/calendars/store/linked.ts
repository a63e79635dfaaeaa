import { and, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { db } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/work.ts';
import type { EntryRow, LinkKey, LinkRow } from '../queries/linked.ts';
import { calendarEntries, linkedCalendars } from '../tables.ts';

const isLink = ({ userId, provider }: LinkKey) =>
  and(eq(linkedCalendars.userId, userId), eq(linkedCalendars.provider, provider));
const isEntry = ({ bookingId, userId, provider }: LinkKey & { bookingId: number }) =>
  and(
    eq(calendarEntries.bookingId, bookingId),
    eq(calendarEntries.userId, userId),
    eq(calendarEntries.provider, provider),
  );

type NewLink = Omit<LinkRow, 'failures' | 'leasedUntil'>;

/** Linked once more: what was written stays known, and everything is read again. */
export const saveLink = async (tx: Tx, link: NewLink) => {
  const { userId: _user, provider: _provider, ...changed } = link;
  await db(tx)
    .insert(linkedCalendars)
    .values(link)
    .onConflictDoUpdate({
      target: [linkedCalendars.userId, linkedCalendars.provider],
      set: { ...changed, failures: 0, leasedUntil: null },
    });
};

export const lockLink = async (tx: Tx, which: LinkKey) => {
  const [row] = await db(tx).select().from(linkedCalendars).where(isLink(which)).for('update');
  return row;
};

export const updateLink = async (tx: Tx, which: LinkKey, changed: Partial<Omit<LinkRow, keyof LinkKey>>) => {
  await db(tx).update(linkedCalendars).set(changed).where(isLink(which));
};

/** Takes its entries along. */
export const deleteLink = async (tx: Tx, which: LinkKey) => {
  await db(tx).delete(linkedCalendars).where(isLink(which));
};

/** The sessions of these people may have to be written. */
export const markWriteDue = async (tx: Tx, userIds: readonly number[], at: Temporal.Instant) => {
  const marked = await db(tx)
    .update(linkedCalendars)
    .set({ writeDueAt: at })
    .where(and(inArray(linkedCalendars.userId, [...userIds]), isNotNull(linkedCalendars.readDueAt)))
    .returning({ userId: linkedCalendars.userId });
  return marked.length > 0;
};

/**
 * Takes calendars that are due to be read or written; two processes never take the same one. Whoever dies before giving
 * one back has it until `until`.
 */
export const claimLinks = async (
  tx: Tx,
  { now, until, most }: { now: Temporal.Instant; until: Temporal.Instant; most: number },
): Promise<LinkRow[]> => {
  const due = await db(tx)
    .select({ userId: linkedCalendars.userId, provider: linkedCalendars.provider })
    .from(linkedCalendars)
    .where(
      and(
        or(isNull(linkedCalendars.leasedUntil), lte(linkedCalendars.leasedUntil, now)),
        or(lte(linkedCalendars.readDueAt, now), lte(linkedCalendars.writeDueAt, now)),
      ),
    )
    .orderBy(sql`least(${linkedCalendars.readDueAt}, ${linkedCalendars.writeDueAt})`, linkedCalendars.userId)
    .limit(most)
    .for('update', { skipLocked: true });
  if (due.length === 0) return [];
  return db(tx)
    .update(linkedCalendars)
    .set({ leasedUntil: until })
    .where(or(...due.map(isLink)))
    .returning();
};

/** Gives it back. Sessions that were marked again in the meantime stay due. */
export const releaseLink = async (tx: Tx, claimed: LinkRow, writeDueAt: Temporal.Instant | null) => {
  const isAsClaimed = sql`${linkedCalendars.writeDueAt} is not distinct from ${claimed.writeDueAt?.toString() ?? null}::timestamptz`;
  await db(tx)
    .update(linkedCalendars)
    .set({
      leasedUntil: null,
      writeDueAt: sql`case when ${isAsClaimed} then ${writeDueAt?.toString() ?? null}::timestamptz else ${linkedCalendars.writeDueAt} end`,
    })
    .where(and(isLink(claimed), eq(linkedCalendars.linkedAt, claimed.linkedAt)));
};

export const saveEntry = async (tx: Tx, entry: EntryRow) => {
  const { bookingId: _booking, userId: _user, provider: _provider, ...changed } = entry;
  await db(tx)
    .insert(calendarEntries)
    .values(entry)
    .onConflictDoUpdate({
      target: [calendarEntries.bookingId, calendarEntries.userId, calendarEntries.provider],
      set: changed,
    });
};

type EntryKey = Pick<EntryRow, 'bookingId' | 'userId' | 'provider'>;

export const updateEntry = async (tx: Tx, which: EntryKey, changed: Partial<Omit<EntryRow, keyof EntryKey>>) => {
  await db(tx).update(calendarEntries).set(changed).where(isEntry(which));
};

/** The session is written anew wherever its owner had put it, and nothing is asked any more. */
export const rewriteMoved = async (tx: Tx, bookingId: number) => {
  await db(tx)
    .update(calendarEntries)
    .set({ written: '', seenStartAt: null, seenEndAt: null, question: null, askedAt: null })
    .where(and(eq(calendarEntries.bookingId, bookingId), isNotNull(calendarEntries.seenStartAt)));
};

export const deleteEntry = async (tx: Tx, which: EntryKey) => {
  await db(tx).delete(calendarEntries).where(isEntry(which));
};

/** Sessions that are over stay in the calendars, and need no row here. */
export const deleteEntriesBefore = async (tx: Tx, before: Temporal.Instant) => {
  await db(tx).delete(calendarEntries).where(lte(calendarEntries.endAt, before));
};
