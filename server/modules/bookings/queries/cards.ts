import { and, desc, eq, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { preparedRead } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import type { BookingScope } from '../../../policies/bookings.ts';
import { bookings } from '../tables.ts';
import { mayBookAgain } from './again.ts';
import { type BookingView, bookingView, type ParticipantRow, withParticipant, withParts } from './views.ts';

/** A booking as its people see it, with what its buttons need. */
export interface BookingCard extends BookingView {
  /** BKG-65: the mentors who could ask for another session. */
  mayBookAgain: readonly number[];
}

const withButtons = async (tx: Tx, views: BookingView[], shown = views): Promise<BookingCard[]> => {
  const again = await mayBookAgain(tx, shown);
  return views.map((view) => ({ ...view, mayBookAgain: again.get(view.booking.id) ?? [] }));
};

export const bookingCard = async (tx: Tx, id: number, scope: BookingScope) => {
  const view = await bookingView(tx, id, scope);
  const [card] = view ? await withButtons(tx, [view]) : [];
  return card;
};

const longestList = 500;

const listOf = (name: string, where: SQL | undefined) =>
  preparedRead(name, (from) =>
    from
      .select()
      .from(bookings)
      .where(and(withParticipant(sql.placeholder('participantId')), isNull(bookings.hiddenAt), where))
      .orderBy(desc(bookings.startAt), desc(bookings.id))
      .limit(longestList),
  );
const there = { platform: isNull(bookings.programId), programme: eq(bookings.programId, sql.placeholder('programId')) };
const isOver = and(eq(bookings.status, 'upcoming'), lte(bookings.endAt, sql.placeholder('now')));
const onPlatform = listOf('bookings_on_platform', there.platform);
const inProgramme = listOf('bookings_in_programme', there.programme);
const overOnPlatform = listOf('bookings_over_on_platform', and(there.platform, isOver));
const overInProgramme = listOf('bookings_over_in_programme', and(there.programme, isOver));

/** A member's bookings on the platform (null) or in one programme, latest first. */
export const bookingCards = async (tx: Tx, participantId: number, place: number | null) => {
  const rows =
    place === null
      ? await onPlatform(tx, { participantId })
      : await inProgramme(tx, { participantId, programId: place });
  const views = await withParts(tx, rows);
  const asMentor = ({ userId, userType }: ParticipantRow) => userId === participantId && userType === 'mentor';
  return withButtons(
    tx,
    views,
    views.filter(({ participants }) => participants.some(asMentor)),
  );
};

/** A member's sessions of one place that are over and that nobody has concluded, latest first. */
export const overCards = async (tx: Tx, participantId: number, place: number | null, now: Temporal.Instant) => {
  const asked = { participantId, now: now.toString() };
  const rows =
    place === null ? await overOnPlatform(tx, asked) : await overInProgramme(tx, { ...asked, programId: place });
  return withButtons(tx, await withParts(tx, rows));
};
