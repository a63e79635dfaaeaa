import { refusals } from '../../../contract/messages.ts';
import { chunks } from '../../platform/chunks.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Actor } from '../../policies/actor.ts';
import type { Doors } from './check-password.ts';
import { closeAccount } from './delete-account.ts';
import { peopleByEmail } from './queries/users.ts';

/** How many addresses are looked up in one query. */
const batch = 500;
const reasons = 'Deleted by a platform admin';

interface Asker {
  actor: Actor;
  ip: string;
}

/** Why this person cannot be deleted; null when they have been deleted now, undefined when they already were. */
const deleteOne = async ({ transact }: Doors, { actor, ip }: Asker, id: number) => {
  if (id === actor.id) return refusals['accounts.not_yourself'];
  try {
    return (await transact((change) => closeAccount({ ...change, actor, ip }, id, reasons))) ? null : undefined;
  } catch (error) {
    if (error instanceof Refusal) return refusals[error.code];
    throw error;
  }
};

/**
 * B96: deletes each account as if its owner had done it (B06), each in its own transaction. An account that must stay
 * (D30) does not hold up the others, and running the same file again finishes what the first run began.
 */
export const deleteMany = async (doors: Doors, asker: Asker, emails: readonly string[]) => {
  const kept: { email: string; reason: string }[] = [];
  let deleted = 0;
  for (const some of chunks(emails, batch)) {
    const people = await peopleByEmail(doors.reading().tx, some);
    for (const { id, email } of people) {
      const reason = await deleteOne(doors, asker, id);
      if (reason === null) deleted += 1;
      else if (reason !== undefined) kept.push({ email, reason });
    }
  }
  return { deleted, missed: emails.length - deleted - kept.length, kept };
};
