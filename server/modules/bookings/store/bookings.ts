import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import type { BookingSide } from '../../../../contract/bookings/index.ts';
import { db } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/work.ts';
import type { BookingScope } from '../../../policies/bookings.ts';
import { visibleTo } from '../queries/views.ts';
import {
  bookingAttachments,
  bookingLinks,
  bookingNotes,
  bookingNotices,
  bookingObjectives,
  bookingParticipants,
  bookingReports,
  bookingReschedules,
  bookings,
  occupancies,
} from '../tables.ts';

/** Locks the row, so that two acts on one booking run one after the other. */
export const lockBooking = async (tx: Tx, id: number, scope: BookingScope) => {
  const [row] = await db(tx)
    .select()
    .from(bookings)
    .where(and(eq(bookings.id, id), visibleTo(scope)))
    .for('update');
  return row;
};

/**
 * The open bookings of someone who leaves, everywhere or in one programme. All are locked before the first is changed.
 */
export const lockOpenBookingsOf = (tx: Tx, userId: number, programId?: number) =>
  db(tx)
    .select({ id: bookings.id })
    .from(bookings)
    .innerJoin(bookingParticipants, eq(bookingParticipants.bookingId, bookings.id))
    .where(
      and(
        eq(bookingParticipants.userId, userId),
        inArray(bookings.status, ['pending', 'upcoming']),
        programId === undefined ? undefined : eq(bookings.programId, programId),
      ),
    )
    .orderBy(asc(bookings.id))
    .for('update', { of: bookings });

/** The same of two people who meet alone in a programme. */
export const lockOpenOfPair = (
  tx: Tx,
  { programId, mentorId, menteeId }: { programId: number; mentorId: number; menteeId: number },
) =>
  db(tx)
    .select({ id: bookings.id })
    .from(bookings)
    .innerJoin(bookingParticipants, eq(bookingParticipants.bookingId, bookings.id))
    .where(
      and(
        eq(bookings.programId, programId),
        eq(bookings.mentorId, mentorId),
        eq(bookings.bookingType, 'one_on_one'),
        eq(bookingParticipants.userId, menteeId),
        inArray(bookings.status, ['pending', 'upcoming']),
      ),
    )
    .orderBy(asc(bookings.id))
    .for('update', { of: bookings });

/** The requests in a programme that wait for an answer. */
export const lockPendingIn = (tx: Tx, programId: number) =>
  db(tx)
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.programId, programId), eq(bookings.status, 'pending')))
    .orderBy(asc(bookings.id))
    .for('update');

export const insertBooking = async (tx: Tx, values: typeof bookings.$inferInsert) => {
  const [row] = await db(tx).insert(bookings).values(values).returning();
  if (!row) throw new Error('the booking was not written');
  return row;
};

/** Undefined when the mentor has logged another session at that time (`offline_apart`). */
export const insertUnlessMet = async (tx: Tx, values: typeof bookings.$inferInsert) => {
  const [row] = await db(tx).insert(bookings).values(values).onConflictDoNothing().returning();
  return row;
};

interface Parts {
  participants: { userId: number; userType: BookingSide }[];
  objectives: string[];
  links: string[];
  attachments: { fileName: string; fileType: string; fileKey: string; size: number }[];
}

export const insertParts = async (
  tx: Tx,
  bookingId: number,
  { participants, objectives, links, attachments }: Parts,
) => {
  await db(tx)
    .insert(bookingParticipants)
    .values(participants.map((one) => ({ bookingId, ...one })));
  await db(tx)
    .insert(bookingObjectives)
    .values(objectives.map((objective, position) => ({ bookingId, objective, position })));
  if (links.length > 0)
    await db(tx)
      .insert(bookingLinks)
      .values(links.map((internalLink) => ({ bookingId, internalLink })));
  if (attachments.length > 0)
    await db(tx)
      .insert(bookingAttachments)
      .values(attachments.map((one) => ({ bookingId, ...one })));
};

export interface Occupancy {
  userId: number;
  asRole: BookingSide;
  from: Temporal.Instant;
  to: Temporal.Instant;
}

/**
 * Takes everyone's time for a booking; answers the people who were not free. The exclusion constraint decides. A
 * conflict is skipped rather than raised, because plain inserts deadlock under contention.
 */
export const occupy = async (
  tx: Tx,
  bookingId: number,
  people: readonly Occupancy[],
  isProposed: boolean,
): Promise<Occupancy[]> => {
  const refused: Occupancy[] = [];
  for (const one of people) {
    const { rows } = await db(tx).execute(
      sql`insert into ${occupancies} (booking_id, user_id, as_role, period, is_proposed)
          values (${bookingId}, ${one.userId}, ${one.asRole}, tstzrange(${one.from.toString()}::timestamptz, ${one.to.toString()}::timestamptz), ${isProposed})
          on conflict do nothing returning user_id`,
    );
    if (rows.length === 0) refused.push(one);
  }
  return refused;
};

export const vacate = async (tx: Tx, bookingId: number) => {
  await db(tx).execute(sql`delete from ${occupancies} where booking_id = ${bookingId}`);
};

/** M26: gives up the time that was only suggested. */
export const vacateProposed = async (tx: Tx, bookingId: number) => {
  await db(tx).execute(sql`delete from ${occupancies} where booking_id = ${bookingId} and is_proposed`);
};

/** M26: the suggested time, which is held already, takes the place of the standing one. */
export const occupyAsProposed = async (tx: Tx, bookingId: number) => {
  await db(tx).execute(sql`delete from ${occupancies} where booking_id = ${bookingId} and not is_proposed`);
  await db(tx).execute(sql`update ${occupancies} set is_proposed = false where booking_id = ${bookingId}`);
};

/** The columns that change without an act; only `settle` writes the state of a booking. */
type Contents = Pick<
  typeof bookings.$inferInsert,
  'brief' | 'discussionPoints' | 'mentorId' | 'requesteeId' | 'requesterId'
>;

export const editBooking = async (tx: Tx, id: number, contents: Partial<Contents>, now: Temporal.Instant) => {
  await db(tx)
    .update(bookings)
    .set({ ...contents, updatedAt: now })
    .where(eq(bookings.id, id));
};

/** Takes a session out of every list and count. */
export const hideBooking = async (tx: Tx, id: number, hiddenAt: Temporal.Instant) => {
  await db(tx).update(bookings).set({ hiddenAt, updatedAt: hiddenAt }).where(eq(bookings.id, id));
};

/** Hides everything this person had in the programme (B77). */
export const hideBookingsOf = async (
  tx: Tx,
  { programId, userId }: { programId: number; userId: number },
  hiddenAt: Temporal.Instant,
) => {
  const theirs = sql`(select ${bookingParticipants.bookingId} from ${bookingParticipants} where ${bookingParticipants.userId} = ${userId})`;
  await db(tx)
    .update(bookings)
    .set({ hiddenAt })
    .where(
      and(eq(bookings.programId, programId), eq(bookings.bookingType, 'one_on_one'), inArray(bookings.id, theirs)),
    );
  // The other members of a group still see its sessions.
  await db(tx)
    .update(bookingParticipants)
    .set({ hiddenAt })
    .where(
      and(
        eq(bookingParticipants.userId, userId),
        inArray(
          bookingParticipants.bookingId,
          db(tx)
            .select({ id: bookings.id })
            .from(bookings)
            .where(and(eq(bookings.programId, programId), eq(bookings.bookingType, 'group'))),
        ),
      ),
    );
};

/** Someone leaves a session that goes on without them. */
export const dropParticipant = async (tx: Tx, bookingId: number, userId: number) => {
  await db(tx).execute(sql`delete from ${occupancies} where booking_id = ${bookingId} and user_id = ${userId}`);
  await db(tx)
    .delete(bookingParticipants)
    .where(and(eq(bookingParticipants.bookingId, bookingId), eq(bookingParticipants.userId, userId)));
};

/** Records that this participant's review is in. */
export const noteRated = async (tx: Tx, bookingId: number, userId: number, ratedAt: Temporal.Instant) => {
  await db(tx)
    .update(bookingParticipants)
    .set({ ratedAt })
    .where(and(eq(bookingParticipants.bookingId, bookingId), eq(bookingParticipants.userId, userId)));
};

export const insertReport = async (tx: Tx, report: typeof bookingReports.$inferInsert) => {
  const [row] = await db(tx).insert(bookingReports).values(report).returning();
  if (!row) throw new Error('the report was not written');
  return row;
};

export const recordReschedule = async (tx: Tx, reschedule: typeof bookingReschedules.$inferInsert) => {
  await db(tx).insert(bookingReschedules).values(reschedule);
};

/** True the first time; false when this notice was already recorded for this booking and time. */
export const noteOnce = async (
  tx: Tx,
  bookingId: number,
  kind: string,
  forStartAt: Temporal.Instant,
  at: Temporal.Instant,
) => {
  const said = await db(tx)
    .insert(bookingNotices)
    .values({ bookingId, kind, forStartAt, at })
    .onConflictDoNothing()
    .returning();
  return said.length > 0;
};

export const writeNote = async (tx: Tx, note: typeof bookingNotes.$inferInsert) => {
  await db(tx)
    .insert(bookingNotes)
    .values(note)
    .onConflictDoUpdate({
      target: [bookingNotes.bookingId, bookingNotes.userId],
      set: { note: note.note, updatedAt: note.updatedAt },
    });
};

export const dropNotesOf = async (tx: Tx, userId: number) => {
  await db(tx).delete(bookingNotes).where(eq(bookingNotes.userId, userId));
};
