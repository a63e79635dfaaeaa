import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { users } from '../../accounts/tables.ts';
import { userInfos } from '../../profiles/tables.ts';
import { programMemberships, roles } from '../../programmes/tables.ts';

/** Who wrote something, as pages show them. */
export const author = {
  id: users.id,
  slug: users.slug,
  firstname: users.firstname,
  lastname: users.lastname,
  deletedAt: users.deletedAt,
  photo: userInfos.profilePhoto,
  role: roles.name,
};

interface Written {
  userId: AnyPgColumn;
  byMember: AnyPgColumn;
}

/** The membership that somebody has in the program now. */
export const membershipOf = (userId: AnyPgColumn, programId: AnyPgColumn) =>
  and(
    eq(programMemberships.userId, userId),
    eq(programMemberships.programId, programId),
    isNull(programMemberships.removedAt),
  );

/**
 * NEW-04, B77: what somebody wrote is there as long as they are: a member who was removed is no longer, and whoever
 * deleted their account. Coming back shows it again. Joins `users` and `programMemberships`.
 */
export const isShown = ({ byMember }: Pick<Written, 'byMember'>) =>
  and(isNull(users.deletedAt), sql`(not ${byMember} or ${programMemberships.id} is not null)`);

/** The same for rows that are only counted. */
export const countShown = (table: SQL, { userId, byMember }: Written, programId: AnyPgColumn, where: SQL) =>
  sql<number>`(select count(*)::int from ${table} join users as author on author.id = ${userId} where ${where}
    and author.deleted_at is null and (not ${byMember} or exists (select from program_memberships as membership
      where membership.user_id = ${userId} and membership.program_id = ${programId} and membership.removed_at is null)))`;
