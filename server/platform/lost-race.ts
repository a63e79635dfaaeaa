/** By PostgreSQL: a row overlaps another (exclusion_violation); two waited for each other (deadlock_detected). */
const lost = ['23P01', '40P01'];

/** The database has ended this transaction in favour of another. The query builder wraps what the driver says. */
export const isLostRace = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && lost.includes(String(error.code))) || isLostRace(error.cause));
