import { CallRefused } from '../../lib/call.ts';

/** The server's own sentence, where it said more than that something broke. */
export const serverWords = (error: unknown) =>
  error instanceof CallRefused && error.refusal.code !== 'request.fault' ? error.refusal.error : null;

/** The session has ended meanwhile. */
export const isSignedOut = (error: unknown) => error instanceof CallRefused && error.status === 401;

/** There is no such booking, or not for whoever asks. */
export const isNotThere = (error: unknown) => error instanceof CallRefused && error.status === 404;

/** M07: whoever completes it is asked once more. */
export const isNotBegun = (error: unknown) =>
  error instanceof CallRefused && error.refusal.code === 'bookings.not_begun';

/** What is wrong with each field, where that is what was said. */
export const fieldsRefused = (error: unknown) => (error instanceof CallRefused ? error.refusal.fields : undefined);

/** The server's no to a time, shown where times are picked (BKG-125, D19). */
export interface Taken {
  message: string;
  /** Open starts nearby, as instants (BKG-127). */
  alternatives: readonly string[];
}

/** A moment that the mentor, or the person who asks, no longer has free (BKG-125, D19). */
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
