import type { Settings } from '../../platform/config.ts';
import { sourceOf } from '../../platform/source.ts';
import type { Change } from '../../platform/work.ts';
import { matches } from './passwords.ts';
import { type Person, passwordByEmail } from './queries.ts';
import { attemptMinutes, lockedUntil } from './rules/attempts.ts';
import { insertAttempt, lockAddress, markSucceeded, recentAttempts } from './store/attempts.ts';

/** How to do work outside the transaction of a call: an attempt must be recorded even when the call is refused. */
export interface Doors {
  transact: <T>(run: (change: Change) => Promise<T>) => Promise<T>;
  reading: () => Pick<Change, 'tx' | 'now'>;
  settings: Pick<Settings, 'PRODUCT_NAME'>;
}

interface Typed {
  email: string;
  password: string;
  source: string;
}

/**
 * The attempt is counted before the password is checked, so of many simultaneous guesses at most five are checked
 * (B05). Null: locked.
 */
const reserveAttempt = ({ transact }: Doors, { email, source: ip }: Typed) =>
  transact(async ({ tx, now }) => {
    const source = sourceOf(ip);
    await lockAddress(tx, email);
    const attempts = await recentAttempts(tx, email, source, now.subtract({ minutes: attemptMinutes }));
    const success = attempts.findLastIndex(({ succeeded }) => succeeded);
    const failures = attempts.slice(success + 1).map(({ at }) => at);
    return lockedUntil(failures, now) ? null : insertAttempt(tx, email, source, now);
  });

/**
 * The person whose address and password these are, or null. An unknown address, a wrong password and a locked address
 * get the same answer after the same time: one hash is computed in each case (B05). Call it outside a transaction.
 */
export const checkPassword = async (doors: Doors, typed: Typed): Promise<Person | null> => {
  const attempt = await reserveAttempt(doors, typed);
  const found = await passwordByEmail(doors.reading().tx, typed.email);
  const right = await matches(found?.secretHash, typed.password);
  if (!found || !right || attempt === null) return null;
  await doors.transact(({ tx }) => markSucceeded(tx, attempt));
  return found.user;
};
