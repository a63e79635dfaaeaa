import type { Temporal } from 'temporal-polyfill';
import type { BookingAct, BookingKind, BookingRole, BookingSide } from '../../../../contract/bookings/index.ts';
import type { BookingFacts } from './facts.ts';
import { isBefore } from './instants.ts';

/** A session costs one credit, which is ten points (B34). */
export const POINTS_A_SESSION = 10;
/** A mentee who cancels an accepted session less than this before its start does not get the points back (B35). */
const FREE_CANCELLATION_HOURS = 24;

/** What decides the price of a booking that is about to be made. */
export interface Purchase {
  /** Only a mentee's own requests cost anything. */
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

/** BKG-44, D05: true only when the booking costs something and the balance is too low. */
export const creditIsShort = (price: number, balance: number) => balance < price;

const alwaysReturning: readonly BookingAct[] = ['expire', 'withdraw', 'remove', 'refund'];

/**
 * B35: whether the act gives back what was charged. `missing` is for `miss`, the side that did not come: a mentor's
 * absence returns the points immediately (D06).
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

/** D04: the statuses from which points can be given back. */
export const isRefundedFrom = (status: BookingFacts['status']): status is RefundedFrom =>
  refundableStatuses.some((one) => one === status);

/** ADB-24, B35: whether an admin can still give the points back. */
export const isRefundable = (booking: Pick<BookingFacts, 'status' | 'pointsCharged' | 'pointsReturned'>) =>
  booking.pointsCharged > 0 && !booking.pointsReturned && isRefundedFrom(booking.status);
