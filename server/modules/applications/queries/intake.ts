import { and, count, eq, inArray, isNull } from 'drizzle-orm';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { users } from '../../accounts/tables.ts';
import { applicants } from '../tables.ts';

/** Who has a place; a rejection gives it back once it is final (M42). */
const withPlace = ['applied', 'shortlisted', 'approved'] as const;

/** How many places of each form are taken; people whose accounts are gone have none. */
export const placesTaken = async (tx: Tx, ids: readonly number[]) => {
  const taken = new Map<number, number>(ids.map((id) => [id, 0]));
  if (ids.length === 0) return taken;
  const rows = await read(tx)
    .select({ id: applicants.applicationId, people: count() })
    .from(applicants)
    .innerJoin(users, eq(users.id, applicants.userId))
    .where(
      and(
        inArray(applicants.applicationId, [...ids]),
        inArray(applicants.status, [...withPlace]),
        isNull(users.deletedAt),
      ),
    )
    .groupBy(applicants.applicationId);
  for (const { id, people } of rows) taken.set(id, people);
  return taken;
};
