import { and, count, countDistinct, eq, inArray, sql } from 'drizzle-orm';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { users } from '../../accounts/tables.ts';
import { userGoals, userIndustries } from '../../profiles/tables.ts';

/**
 * Sorts these people by what they share with the person, goals before industries (B23); those with nothing in common
 * come last.
 */
export const mostAlike = async (tx: Tx, userId: number, ids: readonly number[], limit: number) => {
  if (ids.length === 0) return [];
  const goalsOf = (id: number) =>
    read(tx).select({ id: userGoals.goalId }).from(userGoals).where(eq(userGoals.userId, id));
  const industriesOf = (id: number) =>
    read(tx).select({ id: userIndustries.industryId }).from(userIndustries).where(eq(userIndustries.userId, id));
  const goals = read(tx)
    .select({ shared: count() })
    .from(userGoals)
    .where(and(eq(userGoals.userId, users.id), inArray(userGoals.goalId, goalsOf(userId))));
  const industries = read(tx)
    .select({ shared: countDistinct(userIndustries.industryId) })
    .from(userIndustries)
    .where(and(eq(userIndustries.userId, users.id), inArray(userIndustries.industryId, industriesOf(userId))));
  const rows = await read(tx)
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(sql`3 * (${goals}) + 2 * (${industries}) desc, ${users.id}`)
    .limit(limit);
  return rows.map(({ id }) => id);
};
