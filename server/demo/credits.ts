import type { Temporal } from 'temporal-polyfill';
import { type DemoMove, writeDemoCredits } from '../modules/credits/demo/ledger.ts';
import { writeDemoPurchases } from '../modules/credits/demo/purchases.ts';
import { writeDemoPayments } from '../modules/payments/demo.ts';
import type { Tx } from '../platform/work.ts';
import { isCharged } from './charges.ts';
import type { DemoBooking, DemoPerson } from './types.ts';

interface Options {
  people: readonly DemoPerson[];
  ids: ReadonlyMap<string, number>;
  bookingIds: ReadonlyMap<string, number>;
  now: Temporal.Instant;
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

/** Of the mentees who pay for their sessions, every third bought a starter pack; the first two of them with a code. */
const purchasesOf = (payers: readonly number[], now: Temporal.Instant) =>
  payers
    .filter((_userId, at) => at % 3 === 0)
    .slice(0, 9)
    .map((userId, at) => ({ userId, at: now.subtract({ hours: 24 * (4 + 5 * at) }), withCode: at < 2 }));

/** Writes every mentee's ledger: what their sessions cost, what was returned, and what they bought. */
export const writeCredits = async (tx: Tx, plan: readonly DemoBooking[], { people, ids, bookingIds, now }: Options) => {
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
  const payers = purses.filter(({ moves }) => moves.length > 0).map(({ userId }) => userId);
  const known = people.find(({ email }) => email === 'mentee@lantern.test');
  const follower = known && ids.get(known.key);
  // Who is known by name keeps the balance that the journeys begin with.
  const bought = purchasesOf(
    payers.filter((userId) => userId !== follower),
    now,
  );
  await writeDemoPayments(tx, await writeDemoPurchases(tx, { bought, follower, now }));
};
