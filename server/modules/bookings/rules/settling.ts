import type { BookingAct, StoredStatus } from '../../../../contract/bookings/index.ts';

/**
 * In the history, cancellations by the system look like those by a person, and requests by a mentor like those by a
 * mentee.
 */
const writtenAs: Partial<Record<BookingAct, BookingAct>> = {
  request_for_mentee: 'request',
  withdraw: 'cancel',
  remove: 'cancel',
};

/** The name under which a booking's history records an act. */
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

/** ADB-46: how the act settles the reports of the session; null when it leaves them open. */
export const resolutionOf = (act: BookingAct): Resolution | null => resolves[act] ?? null;

const takesTime = (status: StoredStatus) => status === 'pending' || status === 'upcoming';

/** M03: whether everyone's time becomes free again when the status changes this way. */
export const freesTime = (from: StoredStatus, to: StoredStatus) => takesTime(from) && !takesTime(to);
