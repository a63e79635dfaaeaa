/**
 * PostgreSQL's codes: a row overlaps another (exclusion_violation); two transactions waited for each other
 * (deadlock_detected).
 */
const lost = ['23P01', '40P01'];

/** Whether the database aborted this transaction in favour of another. The query builder wraps the driver's error. */
export const isLostRace = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && lost.includes(String(error.code))) || isLostRace(error.cause));
