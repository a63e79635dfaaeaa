import { CallRefused } from '../../lib/call.ts';

/** The server's own message, if it says more than that something broke. */
export const serverWords = (error: unknown) =>
  error instanceof CallRefused && error.refusal.code !== 'request.fault' ? error.refusal.error : null;

/** The session has ended meanwhile. */
export const isSignedOut = (error: unknown) => error instanceof CallRefused && error.status === 401;

/** BKG-44: the balance is too low; it may have been spent or expired meanwhile. */
export const isShort = (error: unknown) => error instanceof CallRefused && error.refusal.code === 'credits.not_enough';

/** The booking does not exist, or this user may not see it. */
export const isNotThere = (error: unknown) => error instanceof CallRefused && error.status === 404;

/** M07: the user is asked to confirm the completion again. */
export const isNotBegun = (error: unknown) =>
  error instanceof CallRefused && error.refusal.code === 'bookings.not_begun';

/** The messages by field, if the refusal names fields. */
export const fieldsRefused = (error: unknown) => (error instanceof CallRefused ? error.refusal.fields : undefined);

/** The server's refusal of a time, shown where times are picked (BKG-125, D19). */
export interface Taken {
  message: string;
  /** Open starts nearby, as instants (BKG-127). */
  alternatives: readonly string[];
}

/** Recognises the refusal of a time at which the mentor or the requester is no longer free (BKG-125, D19). */
export const takenBy = (error: unknown): Taken | null => {
  if (!(error instanceof CallRefused)) return null;
  const { code, error: message, alternatives } = error.refusal;
  if (code !== 'bookings.slot_taken' && code !== 'bookings.already_busy') return null;
  const offered = Array.isArray(alternatives) ? alternatives.filter((one) => typeof one === 'string') : [];
  return { message, alternatives: offered };
};

/** BKG-39: where a refused request sends the browser. */
export const redirectOf = (error: unknown) => {
  const address = error instanceof CallRefused ? error.refusal.redirectUrl : undefined;
  return typeof address === 'string' ? address : null;
};
