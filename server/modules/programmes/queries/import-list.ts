import { and, asc, count, desc, eq, gte, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { users } from '../../accounts/tables.ts';
import { participantImportRows, participantImports, programMemberships, roles } from '../tables.ts';

/** Imports whose time has come. */
export const importsToStart = async (tx: Tx, now: Temporal.Instant) => {
  const rows = await read(tx)
    .select({ id: participantImports.id })
    .from(participantImports)
    .where(and(eq(participantImports.status, 'waiting'), lte(participantImports.startsAt, now)))
    .orderBy(asc(participantImports.id));
  return rows.map(({ id }) => id);
};

const most = 20;
const inState = (...states: (typeof participantImportRows.$inferSelect)['state'][]) =>
  sql<number>`count(*) filter (where ${inArray(participantImportRows.state, states)})`.mapWith(Number);

/** The latest imports of a program that have been decided. */
export const importsOf = (tx: Tx, programId: number) =>
  read(tx)
    .select({ one: participantImports, ready: inState('ready'), people: inState('added', 'invited') })
    .from(participantImports)
    .leftJoin(participantImportRows, eq(participantImportRows.importId, participantImports.id))
    .where(and(eq(participantImports.programId, programId), ne(participantImports.status, 'draft')))
    .groupBy(participantImports.id)
    .orderBy(desc(participantImports.id))
    .limit(most);

/** How many people of a file are about to get which role. */
export const readyByRole = (tx: Tx, importId: number) =>
  read(tx)
    .select({ role: roles.name, userType: roles.userType, people: count() })
    .from(participantImportRows)
    .innerJoin(roles, eq(roles.id, participantImportRows.roleId))
    .where(and(eq(participantImportRows.importId, importId), eq(participantImportRows.state, 'ready')))
    .groupBy(roles.id)
    .orderBy(desc(count()), asc(roles.id));

/** The rows of an import that did something, with their addresses and roles. */
export const settledRows = async (tx: Tx, importId: number) => {
  const rows = await read(tx)
    .select({
      state: participantImportRows.state,
      email: participantImportRows.email,
      roleId: participantImportRows.roleId,
    })
    .from(participantImportRows)
    .where(
      and(
        eq(participantImportRows.importId, importId),
        inArray(participantImportRows.state, ['added', 'invited']),
        isNotNull(participantImportRows.email),
      ),
    );
  return rows.flatMap(({ email, roleId, state }) =>
    email === null || roleId === null ? [] : [{ email, roleId, state }],
  );
};

/** The memberships that an import has made, and those that its invitations have led to. */
export const membersFrom = (
  tx: Tx,
  { importId, programId, since }: { importId: number; programId: number; since: Temporal.Instant },
) =>
  read(tx)
    .select({
      userId: users.id,
      state: participantImportRows.state,
      /** They have been here since: whoever accepted an invitation has been as well. */
      hasSignedIn: sql<boolean>`${participantImportRows.state} = 'invited' or coalesce(${users.lastSeenAt} >= ${programMemberships.joinedAt}, false)`,
    })
    .from(participantImportRows)
    .innerJoin(users, eq(users.email, participantImportRows.email))
    .innerJoin(programMemberships, eq(programMemberships.userId, users.id))
    .where(
      and(
        eq(participantImportRows.importId, importId),
        or(eq(participantImportRows.state, 'added'), eq(participantImportRows.state, 'invited')),
        eq(programMemberships.programId, programId),
        isNull(programMemberships.removedAt),
        gte(programMemberships.joinedAt, since),
        isNull(users.deletedAt),
      ),
    )
    .orderBy(asc(users.id));
