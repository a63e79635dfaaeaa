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
 * Creates accounts for people added by an admin. Nobody can sign in to one until its owner has chosen a password
 * through an emailed link.
 * Returns only the new accounts; an account that already has the address is left unchanged.
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
