import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { read, readRows } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { users } from '../../accounts/tables.ts';
import { enterpriseAdmins } from '../../enterprises/tables.ts';
import { userInfos } from '../../profiles/tables.ts';
import { programMemberships, programs, roles } from '../../programmes/tables.ts';

/** Somebody as lists show them. */
export const shownPerson = {
  id: users.id,
  slug: users.slug,
  firstname: users.firstname,
  lastname: users.lastname,
  deletedAt: users.deletedAt,
  userType: users.userType,
  isFlMentor: users.isFlMentor,
  photo: userInfos.profilePhoto,
};

export const peopleById = (tx: Tx, ids: readonly number[]) =>
  read(tx)
    .select(shownPerson)
    .from(users)
    .leftJoin(userInfos, eq(userInfos.userId, users.id))
    .where(inArray(users.id, [...ids]));
export type PersonRow = Awaited<ReturnType<typeof peopleById>>[number];

export const personById = async (tx: Tx, id: number): Promise<PersonRow | undefined> => {
  const [row] = await peopleById(tx, [id]);
  return row;
};

/** The programs that somebody is in. */
export const programmesOf = (tx: Tx, userId: number) =>
  read(tx)
    .select({ id: programs.id, enterpriseId: programs.enterpriseId })
    .from(programMemberships)
    .innerJoin(programs, eq(programs.id, programMemberships.programId))
    .where(and(eq(programMemberships.userId, userId), isNull(programMemberships.removedAt)));

/** Whether the first of two people administers a program that the other is in: for it, its company or the platform. */
export const isAdminFor = (adminId: SQL, memberId: SQL) => sql<boolean>`exists (
  select from program_memberships as theirs join programs as place on place.id = theirs.program_id
  where theirs.user_id = ${memberId} and theirs.removed_at is null and (
    exists (select from users as staff where staff.id = ${adminId} and staff.is_platform_admin)
    or exists (select from enterprise_admins as company
      where company.enterprise_id = place.enterprise_id and company.user_id = ${adminId})
    or exists (select from program_memberships as own join roles as part on part.id = own.role_id
      where own.program_id = place.id and own.user_id = ${adminId} and own.removed_at is null
        and (part.user_type = 'admin' or part.is_owner))))`;

export const administersFor = async (tx: Tx, adminId: number, memberId: number) => {
  const [row] = await readRows<{ found: boolean }>(
    tx,
    sql`select ${isAdminFor(sql`${adminId}::bigint`, sql`${memberId}::bigint`)} as found`,
  );
  return row?.found ?? false;
};

/** Whether somebody belongs to a program, or did: one can be reported there after having been removed. */
export const belongedTo = async (tx: Tx, programId: number, userId: number) => {
  const [row] = await read(tx)
    .select({ id: programs.id })
    .from(programs)
    .leftJoin(
      programMemberships,
      and(eq(programMemberships.programId, programs.id), eq(programMemberships.userId, userId)),
    )
    .leftJoin(
      enterpriseAdmins,
      and(eq(enterpriseAdmins.enterpriseId, programs.enterpriseId), eq(enterpriseAdmins.userId, userId)),
    )
    .where(
      and(eq(programs.id, programId), or(eq(programMemberships.userId, userId), eq(enterpriseAdmins.userId, userId))),
    )
    .limit(1);
  return row !== undefined;
};

/** Those of these people who are in a program now, and whether they own it. */
export const membersNow = async (tx: Tx, programId: number, userIds: readonly number[]) => {
  if (userIds.length === 0) return new Map<number, { isOwner: boolean }>();
  const rows = await read(tx)
    .select({ userId: programMemberships.userId, isOwner: roles.isOwner })
    .from(programMemberships)
    .innerJoin(roles, eq(roles.id, programMemberships.roleId))
    .where(
      and(
        eq(programMemberships.programId, programId),
        inArray(programMemberships.userId, [...userIds]),
        isNull(programMemberships.removedAt),
      ),
    );
  return new Map(rows.map(({ userId, isOwner }) => [userId, { isOwner }]));
};
