import type { Temporal } from 'temporal-polyfill';
import type { BookingAct, BookingKind, BookingRole, BookingSide } from '../../../../contract/bookings/index.ts';
import type { BookingFacts } from './facts.ts';
import { isBefore } from './instants.ts';

/** One session is one credit is ten points (B34). */
export const POINTS_A_SESSION = 10;
/** A mentee who leaves an accepted session later than this before its start keeps no points (B35). */
const FREE_CANCELLATION_HOURS = 24;

/** What decides the price of a booking about to be made. */
export interface Purchase {
  /** Who makes it: only what a mentee asks for costs anything. */
  madeBy: BookingSide | 'admin';
  kind: BookingKind;
  isOffline: boolean;
  /** `is_fl_mentor` of the requester. */
  isPlatformMentor: boolean;
  /** Null outside a programme. */
  programme: { paidAccess: boolean } | null;
}

/** B34: what the booking costs, in points. */
export const priceInPoints = ({ madeBy, kind, isOffline, isPlatformMentor, programme }: Purchase) => {
  const isFree =
    madeBy !== 'mentee' || kind === 'group' || isOffline || isPlatformMentor || programme?.paidAccess === false;
  return isFree ? 0 : POINTS_A_SESSION;
};

/** BKG-44, D05: short only when this booking costs something and the balance does not reach. */
export const creditIsShort = (price: number, balance: number) => balance < price;

const alwaysReturning: readonly BookingAct[] = ['expire', 'withdraw', 'remove', 'refund'];

/**
 * B35: whether the act gives back what was charged. `missing` is the side that did not come, for `miss`:
 * a mentor's absence returns the points at once (D06).
 */
export const returnsPoints = (
  act: BookingAct,
  booking: Pick<BookingFacts, 'status' | 'startAt'>,
  role: BookingRole,
  now: Temporal.Instant,
  missing: BookingSide | null = null,
) => {
  if (alwaysReturning.includes(act)) return true;
  if (act === 'miss') return missing === 'mentor';
  if (act !== 'cancel') return false;
  if (booking.status !== 'upcoming' || role !== 'mentee') return true;
  return !isBefore(booking.startAt.subtract({ hours: FREE_CANCELLATION_HOURS }), now);
};

const refundableStatuses = ['cancelled', 'missed', 'reported', 'investigating'] as const;
type RefundedFrom = (typeof refundableStatuses)[number];

/** D04: from which statuses points can be given back. */
export const isRefundedFrom = (status: BookingFacts['status']): status is RefundedFrom =>
  refundableStatuses.some((one) => one === status);

/** ADB-24, B35: an admin may still give the points back. */
export const isRefundable = (booking: Pick<BookingFacts, 'status' | 'pointsCharged' | 'pointsReturned'>) =>
  booking.pointsCharged > 0 && !booking.pointsReturned && isRefundedFrom(booking.status);
