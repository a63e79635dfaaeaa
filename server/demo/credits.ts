import { type DemoMove, writeDemoCredits } from '../modules/credits/demo.ts';
import type { Tx } from '../platform/work.ts';
import { isCharged } from './charges.ts';
import type { DemoBooking, DemoPerson } from './types.ts';

interface Options {
  people: readonly DemoPerson[];
  ids: ReadonlyMap<string, number>;
  bookingIds: ReadonlyMap<string, number>;
}

const freeCancellationHours = 24;

/** When the points of a booking were returned, if they were (B35). */
const returnOf = ({ cancellation, acceptedAt, startAt, refundedAt, missing, missedAt }: DemoBooking) => {
  if (refundedAt) return { at: refundedAt, kind: 'refund' as const };
  if (missing === 'mentor' && missedAt) return { at: missedAt, kind: 'booking_return' as const };
  if (!cancellation) return null;
  const late = cancellation.at.until(startAt).total('hours') < freeCancellationHours;
  const keeps = cancellation.by === 'mentee' && acceptedAt !== null && late;
  return keeps ? null : { at: cancellation.at, kind: 'booking_return' as const };
};

const movesOf = (booking: DemoBooking, bookingId: number): DemoMove[] => {
  const back = returnOf(booking);
  return [
    { at: booking.requestedAt, points: -10, kind: 'booking', bookingId },
    ...(back ? [{ at: back.at, points: 10, kind: back.kind, bookingId }] : []),
  ];
};

/** Writes every mentee's ledger: what their sessions cost, and what was returned. */
export const writeCredits = async (tx: Tx, plan: readonly DemoBooking[], { people, ids, bookingIds }: Options) => {
  const purses = people.flatMap((person) => {
    const userId = ids.get(person.key);
    if (userId === undefined || person.userType !== 'mentee') return [];
    const own = plan.filter((booking) => booking.mentee === person.key && isCharged(booking, people));
    const moves = own.flatMap((booking) => {
      const bookingId = bookingIds.get(booking.key);
      return bookingId === undefined ? [] : movesOf(booking, bookingId);
    });
    return [{ userId, joinedAt: person.joinedAt, moves }];
  });
  await writeDemoCredits(tx, purses);
};
