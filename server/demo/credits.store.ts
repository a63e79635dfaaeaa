import type { Temporal } from 'temporal-polyfill';
import { creditBalances, creditEntries } from '../modules/credits/tables.ts';
import type { Tx } from '../platform/work.ts';
import { isCharged } from './bookings.store.ts';
import type { DemoBooking, DemoPerson } from './types.ts';
import { writeRows } from './write-rows.store.ts';

interface Options {
  people: readonly DemoPerson[];
  ids: ReadonlyMap<string, number>;
  bookingIds: ReadonlyMap<string, number>;
}

interface Move {
  at: Temporal.Instant;
  points: number;
  kind: 'adjustment' | 'booking' | 'booking_return' | 'refund';
  bookingId: number | null;
}

const freeCancellationHours = 24;

/** When the points of a booking went back, if they did (B35). */
const returnOf = ({ cancellation, acceptedAt, startAt, refundedAt, missing, missedAt }: DemoBooking) => {
  if (refundedAt) return { at: refundedAt, kind: 'refund' as const };
  if (missing === 'mentor' && missedAt) return { at: missedAt, kind: 'booking_return' as const };
  if (!cancellation) return null;
  const late = cancellation.at.until(startAt).total('hours') < freeCancellationHours;
  const keeps = cancellation.by === 'mentee' && acceptedAt !== null && late;
  return keeps ? null : { at: cancellation.at, kind: 'booking_return' as const };
};

const movesOf = (booking: DemoBooking, bookingId: number): Move[] => {
  const back = returnOf(booking);
  return [
    { at: booking.requestedAt, points: -10, kind: 'booking', bookingId },
    ...(back ? [{ at: back.at, points: 10, kind: back.kind, bookingId }] : []),
  ];
};

/** What everybody has left to spend once all of that is over. */
const pointsLeft = 50;

/** Every mentee's ledger: points given when they joined, what their sessions cost, and what came back. */
export const writeCredits = async (tx: Tx, plan: readonly DemoBooking[], { people, ids, bookingIds }: Options) => {
  const entries: (typeof creditEntries.$inferInsert)[] = [];
  const balances: (typeof creditBalances.$inferInsert)[] = [];
  for (const person of people) {
    const userId = ids.get(person.key);
    if (userId === undefined || person.userType !== 'mentee') continue;
    const own = plan.filter((booking) => booking.mentee === person.key && isCharged(booking, people));
    const moves = own.flatMap((booking) => {
      const bookingId = bookingIds.get(booking.key);
      return bookingId === undefined ? [] : movesOf(booking, bookingId);
    });
    const spent = moves.reduce((sum, { points }) => sum + points, 0);
    const charged = -10 * moves.filter(({ kind }) => kind === 'booking').length;
    const first: Move = { at: person.joinedAt, points: pointsLeft - charged, kind: 'adjustment', bookingId: null };
    const inOrder = moves.toSorted((a, b) => a.at.epochMilliseconds - b.at.epochMilliseconds);
    let balance = 0;
    for (const { at, ...move } of [first, ...inOrder]) {
      balance += move.points;
      entries.push({
        ...move,
        userId,
        balanceAfter: balance,
        createdAt: at,
        note: move.bookingId ? null : 'Welcome to the demonstration',
      });
    }
    balances.push({ userId, points: first.points + spent });
  }
  await writeRows(tx, creditEntries, entries);
  await writeRows(tx, creditBalances, balances);
};
