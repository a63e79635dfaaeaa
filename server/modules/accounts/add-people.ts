import { randomBytes } from 'node:crypto';
import type { Change } from '../../platform/work.ts';
import { slugOf } from './rules/people.ts';
import { insertPeople } from './store/people.ts';

interface Named {
  firstname: string;
  lastname: string;
  email: string;
  phoneNo: string | null;
  timezone: string;
}

/**
 * Accounts for people whom an admin adds: nobody can sign in to them until their owner has chosen a password by letter.
 * Answers those that are new; whose address is taken is left as they are.
 */
export const addPeople = ({ tx, now }: Pick<Change, 'tx' | 'now'>, people: readonly Named[]) =>
  insertPeople(
    tx,
    people.map((one) => {
      const publicId = randomBytes(16).toString('hex');
      const slug = `${slugOf(one.firstname, one.lastname)}-${publicId.slice(0, 8)}`;
      return { ...one, publicId, slug, userType: 'mentee' as const, createdAt: now };
    }),
  );
