import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { bookingNotes, bookings } from '../tables.ts';
import { withParticipant, withParts } from './views.ts';

interface Whose {
  personId: number;
  /** Null for anyone. */
  withId: number | null;
  /** Null for everywhere. */
  programId: number | null;
}

/** A person's sessions, newest first, without those hidden with a removed member (BKG-123) and unconfirmed ones (M43). */
export const latestOf = async (tx: Tx, { personId, withId, programId }: Whose, most: number) => {
  const rows = await read(tx)
    .select()
    .from(bookings)
    .where(
      and(
        withParticipant(personId),
        withId === null ? undefined : withParticipant(withId),
        programId === null ? undefined : eq(bookings.programId, programId),
        isNull(bookings.hiddenAt),
        eq(bookings.confirmation, 'confirmed'),
      ),
    )
    .orderBy(desc(bookings.startAt), desc(bookings.id))
    .limit(most);
  return withParts(tx, rows);
};

/** This user's own notes on these bookings, by booking id. */
export const notesOn = async (tx: Tx, bookingIds: readonly number[], userId: number) => {
  if (bookingIds.length === 0) return new Map<number, string>();
  const rows = await read(tx)
    .select({ bookingId: bookingNotes.bookingId, note: bookingNotes.note })
    .from(bookingNotes)
    .where(and(inArray(bookingNotes.bookingId, [...bookingIds]), eq(bookingNotes.userId, userId)));
  return new Map(rows.map(({ bookingId, note }) => [bookingId, note]));
};
