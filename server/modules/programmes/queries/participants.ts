import { and, asc, count, desc, eq, ilike, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { employeeFilters, type participantSorts } from '../../../../contract/programmes/index.ts';
import { readSort, type SortBy } from '../../../../contract/sort.ts';
import { containing } from '../../../platform/containing.ts';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { users } from '../../accounts/tables.ts';
import { userInfos } from '../../profiles/tables.ts';
import { employeeDetails, programMemberships, roles } from '../tables.ts';
import { detailsOfMember } from './employee-details.ts';
import { hasIdentity } from './has-identity.ts';

export interface ParticipantFilter {
  programId: number;
  roleIds?: readonly number[] | undefined;
  userTypes?: readonly ('mentee' | 'mentor' | 'admin')[] | undefined;
  search?: string | undefined;
  userId?: number;
  /** Only these people. */
  userIds?: readonly number[] | undefined;
  /** See `needing`. */
  conditions?: readonly (SQL | undefined)[];
  department?: string | undefined;
  team?: string | undefined;
  grade?: string | undefined;
  location?: string | undefined;
  sort?: ParticipantSort | undefined;
}

type Column = (typeof participantSorts)[number];
export type ParticipantSort = SortBy<Column>;

/**
 * An id comes last, so that no row appears on two pages; where an index ends with the membership's id, it is that one.
 */
const columns = {
  name: [users.firstname, users.lastname, users.id],
  joined: [programMemberships.joinedAt, programMemberships.id],
} as const satisfies Record<Column, readonly unknown[]>;

const inOrder = (sort: ParticipantSort = 'name') => {
  const { column, direction } = readSort<Column>(sort);
  const turned = direction === 'asc' ? asc : desc;
  return columns[column].map((one) => turned(one));
};

/** Matches a name, an address or a phone number, or a part of one (INV-01). */
const found = (search: string | undefined) => {
  if (search === undefined || search === '') return undefined;
  const digits = search.replaceAll(/[\s()+-]/g, '');
  return or(
    ilike(sql`${users.firstname} || ' ' || ${users.lastname}`, containing(search)),
    sql`${users.email}::text ilike ${containing(search)}`,
    /^\d+$/.test(digits) ? ilike(users.phoneNo, containing(digits)) : undefined,
    ilike(employeeDetails.employeeId, containing(search)),
  );
};

/** Exactly this department, team, grade and location. */
const withDetails = (wanted: ParticipantFilter) =>
  employeeFilters.map((field) => {
    const value = wanted[field];
    return value === undefined || value === '' ? undefined : eq(employeeDetails[field], value);
  });

const wantedOnes = ({
  programId,
  roleIds = [],
  userTypes = [],
  search,
  userId,
  userIds,
  ...wanted
}: ParticipantFilter) =>
  and(
    ...(wanted.conditions ?? []),
    ...withDetails({ programId, ...wanted }),
    eq(programMemberships.programId, programId),
    isNull(programMemberships.removedAt),
    roleIds.length === 0 ? undefined : inArray(programMemberships.roleId, [...roleIds]),
    userTypes.length === 0 ? undefined : inArray(roles.userType, [...userTypes]),
    userId === undefined ? undefined : eq(programMemberships.userId, userId),
    userIds === undefined ? undefined : inArray(programMemberships.userId, [...userIds]),
    found(search),
  );

/** The current members of a programme, sorted by name by default. */
export const participantsOf = (tx: Tx, wanted: ParticipantFilter, page?: { limit: number; offset: number }) => {
  const rows = read(tx)
    .select({
      user: users,
      role: roles,
      photo: userInfos.profilePhoto,
      capacity: programMemberships.capacity,
      joinedAt: programMemberships.joinedAt,
      canSignIn: hasIdentity,
      details: employeeDetails,
    })
    .from(programMemberships)
    .innerJoin(users, eq(users.id, programMemberships.userId))
    .innerJoin(roles, eq(roles.id, programMemberships.roleId))
    .leftJoin(userInfos, eq(userInfos.userId, users.id))
    .leftJoin(employeeDetails, detailsOfMember(wanted.programId))
    .where(wantedOnes(wanted))
    .orderBy(...inOrder(wanted.sort));
  return page === undefined ? rows : rows.limit(page.limit).offset(page.offset);
};
export type ParticipantRow = Awaited<ReturnType<typeof participantsOf>>[number];

/** Everyone whom a filter finds. */
export const participantIds = async (tx: Tx, wanted: ParticipantFilter) => {
  const rows = await read(tx)
    .select({ userId: programMemberships.userId })
    .from(programMemberships)
    .innerJoin(users, eq(users.id, programMemberships.userId))
    .innerJoin(roles, eq(roles.id, programMemberships.roleId))
    .leftJoin(employeeDetails, detailsOfMember(wanted.programId))
    .where(wantedOnes(wanted))
    .orderBy(asc(programMemberships.userId));
  return rows.map(({ userId }) => userId);
};

export const countParticipants = async (tx: Tx, wanted: ParticipantFilter) => {
  const [row] = await read(tx)
    .select({ people: count() })
    .from(programMemberships)
    .innerJoin(users, eq(users.id, programMemberships.userId))
    .innerJoin(roles, eq(roles.id, programMemberships.roleId))
    .leftJoin(employeeDetails, detailsOfMember(wanted.programId))
    .where(wantedOnes(wanted));
  return row?.people ?? 0;
};

/** Every role of a programme with the number of people who have it, by name (INV-04). */
export const roleCounts = (tx: Tx, programId: number) =>
  read(tx)
    .select({
      id: roles.id,
      name: roles.name,
      userType: roles.userType,
      isOwner: roles.isOwner,
      count: count(programMemberships.id),
    })
    .from(roles)
    .leftJoin(programMemberships, and(eq(programMemberships.roleId, roles.id), isNull(programMemberships.removedAt)))
    .where(eq(roles.programId, programId))
    .groupBy(roles.id)
    .orderBy(sql`lower(${roles.name})`, asc(roles.id));

export const roleById = async (tx: Tx, id: number) => {
  const [row] = await read(tx).select().from(roles).where(eq(roles.id, id));
  return row;
};
