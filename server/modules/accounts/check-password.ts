import type { Change } from '../../platform/work.ts';
import { matches } from './passwords.ts';
import { type Person, passwordByEmail } from './queries.ts';
import { attemptMinutes, lockedUntil } from './rules/attempts.ts';
import { insertAttempt, lockAddress, markSucceeded, recentAttempts } from './store/attempts.ts';

/** How something is done outside the transaction of a call: its attempt is kept even when the call is refused. */
export interface Doors {
  transact: <T>(run: (change: Change) => Promise<T>) => Promise<T>;
  reading: () => Pick<Change, 'tx' | 'now'>;
}

interface Typed {
  email: string;
  password: string;
  source: string;
}

/** Counted before it is tried: of many guesses sent at once no more than five are tried (B05). Null: locked. */
const reserveAttempt = ({ transact }: Doors, { email, source }: Typed) =>
  transact(async ({ tx, now }) => {
    await lockAddress(tx, email);
    const attempts = await recentAttempts(tx, email, source, now.subtract({ minutes: attemptMinutes }));
    const success = attempts.findLastIndex(({ succeeded }) => succeeded);
    const failures = attempts.slice(success + 1).map(({ at }) => at);
    return lockedUntil(failures, now) ? null : insertAttempt(tx, email, source, now);
  });

/**
 * Whose address and password these are, or null. Somebody unknown, somebody with another password and a locked address
 * are told and timed alike: each time one hash is worked out (B05). To be called outside a transaction.
 */
export const checkPassword = async (doors: Doors, typed: Typed): Promise<Person | null> => {
  const attempt = await reserveAttempt(doors, typed);
  const found = await passwordByEmail(doors.reading().tx, typed.email);
  const right = await matches(found?.secretHash, typed.password);
  if (!found || !right || attempt === null) return null;
  await doors.transact(({ tx }) => markSucceeded(tx, attempt));
  return found.user;
};
