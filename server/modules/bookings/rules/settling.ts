import type { BookingAct, StoredStatus } from '../../../../contract/bookings/index.ts';

/** What the house calls off reads in the history like what anybody does, and so does whom a request is made for. */
const writtenAs: Partial<Record<BookingAct, BookingAct>> = {
  request_for_mentee: 'request',
  withdraw: 'cancel',
  remove: 'cancel',
};

/** Under which name the history of a booking keeps an act. */
export const recordedAs = (act: BookingAct): BookingAct => writtenAs[act] ?? act;

const resolutions = {
  complete: 'completed',
  cancel: 'cancelled',
  withdraw: 'cancelled',
  remove: 'cancelled',
  miss: 'missed',
  refund: 'refunded',
} as const satisfies Partial<Record<BookingAct, StoredStatus>>;

type Resolution = (typeof resolutions)[keyof typeof resolutions];
const resolves: Partial<Record<BookingAct, Resolution>> = resolutions;

/** ADB-46: how the act settles what was reported of the session; null where it leaves reports open. */
export const resolutionOf = (act: BookingAct): Resolution | null => resolves[act] ?? null;

const takesTime = (status: StoredStatus) => status === 'pending' || status === 'upcoming';

/** M03: whether everybody's time is free again after a step from one status to the other. */
export const freesTime = (from: StoredStatus, to: StoredStatus) => takesTime(from) && !takesTime(to);
