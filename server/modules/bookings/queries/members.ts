import { and, asc, desc, eq, ilike, inArray, isNull, SQL, sql } from 'drizzle-orm';
import { containing } from '../../../platform/containing.ts';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { users } from '../../accounts/tables.ts';
import { userInfos } from '../../profiles/tables.ts';
import { programMemberships, roles } from '../../programmes/tables.ts';

interface MemberSearch {
  programId: number;
  sides: readonly ('mentor' | 'mentee')[];
  search: string | undefined;
  most: number;
  /** The people at the top of the list: their ids, or a condition. */
  first?: readonly number[] | SQL;
}

/** The current mentors or mentees of a programme in order of their names; `search` matches any part of a name. */
export const membersCalled = (tx: Tx, { programId, sides, search, most, first = [] }: MemberSearch) => {
  const name = sql`${users.firstname} || ' ' || ${users.lastname}`;
  const condition = first instanceof SQL ? first : first.length > 0 ? inArray(users.id, [...first]) : undefined;
  const ahead = condition ? [desc(condition)] : [];
  return read(tx)
    .select({
      id: users.id,
      slug: users.slug,
      firstname: users.firstname,
      lastname: users.lastname,
      userType: users.userType,
      side: roles.userType,
      deletedAt: users.deletedAt,
      profilePhoto: userInfos.profilePhoto,
      jobTitle: userInfos.jobTitle,
      company: userInfos.company,
    })
    .from(programMemberships)
    .innerJoin(roles, eq(roles.id, programMemberships.roleId))
    .innerJoin(users, eq(users.id, programMemberships.userId))
    .leftJoin(userInfos, eq(userInfos.userId, users.id))
    .where(
      and(
        eq(programMemberships.programId, programId),
        inArray(roles.userType, [...sides]),
        isNull(programMemberships.removedAt),
        isNull(users.deletedAt),
        search ? ilike(name, containing(search)) : undefined,
      ),
    )
    .orderBy(...ahead, asc(users.firstname), asc(users.lastname), asc(users.id))
    .limit(most);
};
