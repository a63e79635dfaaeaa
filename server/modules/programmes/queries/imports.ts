import { and, asc, count, desc, eq, gt, inArray, isNull, lte, ne, not, or, sql } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { users } from '../../accounts/tables.ts';
import { enterpriseAdmins, enterprises } from '../../enterprises/tables.ts';
import { countries } from '../../reference/tables.ts';
import { participantImportRows, participantImports, programMemberships, programs, roles } from '../tables.ts';

export const importById = async (tx: Tx, programId: number, id: number) => {
  const [row] = await read(tx)
    .select()
    .from(participantImports)
    .where(and(eq(participantImports.id, id), eq(participantImports.programId, programId)));
  return row;
};
export type ImportRow = NonNullable<Awaited<ReturnType<typeof importById>>>;
export type ImportState = typeof participantImportRows.$inferSelect.state;

export const importCounts = async (tx: Tx, importId: number) => {
  const rows = await read(tx)
    .select({ state: participantImportRows.state, rows: count() })
    .from(participantImportRows)
    .where(eq(participantImportRows.importId, importId))
    .groupBy(participantImportRows.state);
  const counts: Record<ImportState, number> = { ready: 0, wrong: 0, added: 0, invited: 0, member: 0, undone: 0 };
  for (const one of rows) counts[one.state] = one.rows;
  return counts;
};

export const importRows = (
  tx: Tx,
  importId: number,
  state: ImportState | undefined,
  page: { limit: number; offset: number },
) =>
  read(tx)
    .select({ row: participantImportRows, role: roles.name })
    .from(participantImportRows)
    .leftJoin(roles, eq(roles.id, participantImportRows.roleId))
    .where(
      and(
        eq(participantImportRows.importId, importId),
        state === undefined ? undefined : eq(participantImportRows.state, state),
      ),
    )
    .orderBy(asc(participantImportRows.line))
    .limit(page.limit)
    .offset(page.offset);

/** The rows whose role is an admin's: those who are taken, and those who wait for a yes. Members stay what they are. */
export const adminRows = (tx: Tx, importId: number) =>
  read(tx)
    .select({
      line: participantImportRows.line,
      email: participantImportRows.email,
      firstname: participantImportRows.firstname,
      lastname: participantImportRows.lastname,
      role: roles.name,
    })
    .from(participantImportRows)
    .innerJoin(roles, eq(roles.id, participantImportRows.roleId))
    .where(
      and(
        eq(participantImportRows.importId, importId),
        eq(roles.userType, 'admin'),
        inArray(participantImportRows.state, ['ready', 'wrong']),
      ),
    )
    .orderBy(asc(participantImportRows.line));

/** Every line of the file as it was read. */
export const cellsOf = (tx: Tx, importId: number) =>
  read(tx)
    .select({ line: participantImportRows.line, cells: participantImportRows.cells })
    .from(participantImportRows)
    .where(eq(participantImportRows.importId, importId))
    .orderBy(asc(participantImportRows.line));

/** How many members, who get nothing else from the file, get details from it. */
export const membersWithDetails = async (tx: Tx, importId: number) => {
  const [row] = await read(tx)
    .select({ many: count() })
    .from(participantImportRows)
    .where(
      and(
        eq(participantImportRows.importId, importId),
        eq(participantImportRows.state, 'member'),
        sql`${participantImportRows.details} <> '{}'::jsonb`,
      ),
    );
  return row?.many ?? 0;
};

/** Who was added or invited without an email (B09). */
export const notEmailed = async (tx: Tx, importId: number) => {
  const [row] = await read(tx)
    .select({ many: count() })
    .from(participantImportRows)
    .where(and(eq(participantImportRows.importId, importId), not(participantImportRows.emailed)));
  return row?.many ?? 0;
};

/** The first lines of the file that are rows. */
export const firstCells = (tx: Tx, importId: number, most: number) =>
  read(tx)
    .select({ line: participantImportRows.line, cells: participantImportRows.cells })
    .from(participantImportRows)
    .where(eq(participantImportRows.importId, importId))
    .orderBy(asc(participantImportRows.line))
    .limit(most);

/** What stands in a column, each word once however it is written, most frequent first. */
export const wordsInColumn = (tx: Tx, importId: number, column: number) => {
  const cell = sql<string>`coalesce(${participantImportRows.cells} ->> ${sql.raw(String(column))}, '')`;
  return read(tx)
    .select({ name: sql<string>`min(${cell})`, rows: count() })
    .from(participantImportRows)
    .where(eq(participantImportRows.importId, importId))
    .groupBy(sql`lower(trim(${cell}))`)
    .orderBy(desc(count()), sql`min(${cell})`);
};

/** The rows that are left out, as they were. */
export const leftOutRows = (tx: Tx, importId: number) =>
  read(tx)
    .select({
      line: participantImportRows.line,
      cells: participantImportRows.cells,
      problem: participantImportRows.problem,
    })
    .from(participantImportRows)
    .where(and(eq(participantImportRows.importId, importId), eq(participantImportRows.state, 'wrong')))
    .orderBy(asc(participantImportRows.line));

/** Where the company of a programme is, as two letters. */
export const countryOf = async (tx: Tx, programId: number) => {
  const [row] = await read(tx)
    .select({ iso: countries.iso })
    .from(programs)
    .innerJoin(enterprises, eq(enterprises.id, programs.enterpriseId))
    .innerJoin(countries, eq(countries.id, enterprises.countryId))
    .where(eq(programs.id, programId));
  return row?.iso ?? '';
};

/** The addresses of everyone in a programme, in lower case. */
export const memberAddressesIn = async (tx: Tx, programId: number) => {
  const rows = await read(tx)
    .select({ email: users.email })
    .from(programMemberships)
    .innerJoin(users, eq(users.id, programMemberships.userId))
    .where(and(eq(programMemberships.programId, programId), isNull(programMemberships.removedAt)));
  return new Set(rows.map(({ email }) => email.toLowerCase()));
};

/** The imports of a programme that have begun and are not done, latest first, with the rows done and all that count. */
export const begunImports = (tx: Tx, programId: number) => {
  const many = (states: readonly ImportState[]) =>
    sql<number>`count(*) filter (where ${inArray(participantImportRows.state, [...states])})`.mapWith(Number);
  const { id, fileName, status, waitsUntil } = participantImports;
  const done = many(['added', 'invited']);
  return read(tx)
    .select({ id, fileName, status, waitsUntil, done, total: many(['ready', 'added', 'invited']) })
    .from(participantImports)
    .innerJoin(participantImportRows, eq(participantImportRows.importId, participantImports.id))
    .where(and(eq(participantImports.programId, programId), ne(participantImports.status, 'done')))
    .groupBy(participantImports.id)
    .having(or(eq(participantImports.status, 'running'), gt(done, 0)))
    .orderBy(desc(participantImports.id));
};

/** Running imports whose wait for more emails is over (B09). */
export const importsDue = async (tx: Tx, now: Temporal.Instant) => {
  const rows = await read(tx)
    .select({ id: participantImports.id })
    .from(participantImports)
    .where(and(eq(participantImports.status, 'running'), lte(participantImports.waitsUntil, now)))
    .orderBy(asc(participantImports.id));
  return rows.map(({ id }) => id);
};

/** The living accounts with these addresses. */
export const accountsOf = (tx: Tx, addresses: readonly string[]) =>
  addresses.length === 0
    ? Promise.resolve([])
    : read(tx)
        .select({ id: users.id, email: users.email })
        .from(users)
        .where(and(inArray(users.email, [...addresses]), isNull(users.deletedAt)));

/** The people among these whom an enterprise already knows: members of one of its programmes, or its admins. */
export const peopleOf = async (tx: Tx, enterpriseId: number, userIds: readonly number[]) => {
  const ids = [...userIds];
  const members = await read(tx)
    .select({ userId: programMemberships.userId })
    .from(programMemberships)
    .innerJoin(programs, eq(programs.id, programMemberships.programId))
    .where(
      and(
        eq(programs.enterpriseId, enterpriseId),
        isNull(programMemberships.removedAt),
        inArray(programMemberships.userId, ids),
      ),
    );
  const admins = await read(tx)
    .select({ userId: enterpriseAdmins.userId })
    .from(enterpriseAdmins)
    .where(and(eq(enterpriseAdmins.enterpriseId, enterpriseId), inArray(enterpriseAdmins.userId, ids)));
  return new Set([...members, ...admins].map(({ userId }) => userId));
};
