import { and, count, eq, inArray, isNull } from 'drizzle-orm';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { users } from '../../accounts/tables.ts';
import { userInfos } from '../../profiles/tables.ts';
import { programMemberships, roles } from '../../programmes/tables.ts';

/** How many members a programme has, by user type (ANA-10). */
export const peopleIn = async (tx: Tx, programId: number) => {
  const rows = await read(tx)
    .select({ userType: roles.userType, people: count() })
    .from(programMemberships)
    .innerJoin(roles, eq(roles.id, programMemberships.roleId))
    .where(and(eq(programMemberships.programId, programId), isNull(programMemberships.removedAt)))
    .groupBy(roles.userType);
  const of = (type: 'admin' | 'mentor' | 'mentee') => rows.find(({ userType }) => userType === type)?.people ?? 0;
  return { admins: of('admin'), mentors: of('mentor'), mentees: of('mentee') };
};

/** The public rows of these people, by id. */
export const peopleById = async (tx: Tx, ids: readonly number[]) => {
  if (ids.length === 0) return [];
  return read(tx)
    .select({ user: users, info: userInfos })
    .from(users)
    .leftJoin(userInfos, eq(userInfos.userId, users.id))
    .where(inArray(users.id, [...new Set(ids)]));
};
