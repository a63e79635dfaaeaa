import { asc, eq, sql } from 'drizzle-orm';
import { findPage, mostFound } from '../../../platform/find-page.ts';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { users } from '../../accounts/tables.ts';
import { userInfos } from '../../profiles/tables.ts';
import { employeeDetails, participantIndex, programMemberships, roles } from '../tables.ts';
import { detailsOfMember } from './employee-details.ts';
import { lookedFor, orderOf, type ParticipantFilter, wantedOnes } from './participant-filter.ts';

const { membershipId } = participantIndex;

const rowsWhere = (tx: Tx, programId: number) =>
  read(tx)
    .select({
      user: users,
      role: roles,
      photo: userInfos.profilePhoto,
      capacity: programMemberships.capacity,
      joinedAt: programMemberships.joinedAt,
      canSignIn: participantIndex.canSignIn,
      details: employeeDetails,
    })
    .from(participantIndex)
    .innerJoin(programMemberships, eq(programMemberships.id, membershipId))
    .innerJoin(users, eq(users.id, participantIndex.userId))
    .innerJoin(roles, eq(roles.id, participantIndex.roleId))
    .leftJoin(userInfos, eq(userInfos.userId, participantIndex.userId))
    .leftJoin(employeeDetails, detailsOfMember(programId));

/** The current members of a programme whom a filter finds, however many; sorted by name by default. */
export const participantsOf = (tx: Tx, wanted: ParticipantFilter) =>
  rowsWhere(tx, wanted.programId)
    .where(wantedOnes(wanted))
    .orderBy(...orderOf(wanted.sort));
export type ParticipantRow = Awaited<ReturnType<typeof participantsOf>>[number];

/** These members, in the order of their memberships' ids. */
export const participantRows = async (tx: Tx, programId: number, ids: readonly number[]) => {
  if (ids.length === 0) return [];
  return rowsWhere(tx, programId)
    .where(sql`${membershipId} = any(${sql.param(ids)}::bigint[])`)
    .orderBy(sql`array_position(${sql.param(ids)}::bigint[], ${membershipId})`);
};

/** One page of those whom a filter finds, by their memberships; see `findPage`. */
export const findParticipants = <P extends { part: { limit: number; offset: number } }>(
  tx: Tx,
  wanted: ParticipantFilter,
  partOf: (total: number) => P,
  known: number | undefined,
) => findPage(tx, sql`${membershipId}`, lookedFor(wanted), partOf, known);

/** Everyone whom a filter finds. */
export const participantIds = async (tx: Tx, wanted: ParticipantFilter) => {
  const rows = await read(tx)
    .select({ userId: participantIndex.userId })
    .from(participantIndex)
    .where(wantedOnes(wanted))
    .orderBy(asc(participantIndex.userId));
  return rows.map(({ userId }) => userId);
};

/**
 * Every role of a programme with the number of people who have it, by name (INV-04). The number is exact up to `mostFound`, and one
 * more when there are more.
 */
export const roleCounts = (tx: Tx, programId: number) =>
  read(tx)
    .select({
      id: roles.id,
      name: roles.name,
      userType: roles.userType,
      isOwner: roles.isOwner,
      count: sql`(select count(*) from (
          select from ${programMemberships} m where m.program_id = roles.program_id and m.role_id = roles.id and m.removed_at is null
          limit ${mostFound + 1}) as theirs)`.mapWith(Number),
    })
    .from(roles)
    .where(eq(roles.programId, programId))
    .orderBy(sql`lower(${roles.name})`, asc(roles.id));

export const roleById = async (tx: Tx, id: number) => {
  const [row] = await read(tx).select().from(roles).where(eq(roles.id, id));
  return row;
};
