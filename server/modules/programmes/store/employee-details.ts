import { and, asc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { chunks } from '../../../platform/chunks.ts';
import { db } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/work.ts';
import { employeeDetails } from '../tables.ts';

/** Our columns, and how SQL calls them. */
const columns = {
  employeeId: 'employee_id',
  department: 'department',
  team: 'team',
  grade: 'grade',
  location: 'location',
  manager: 'manager',
} as const;
type Known = Partial<Record<keyof typeof columns, string>>;
type OfPerson = Known & { userId: number };
type OfAddress = Known & { email: string };

/** Rows per statement. */
const atOnce = 500;

/** What is said takes the place of what was known; where nothing is said, that stays. */
const said = (column: keyof typeof columns) =>
  sql`coalesce(nullif(${sql.raw(`excluded.${columns[column]}`)}, ''), ${employeeDetails[column]})`;
const added = {
  employeeId: said('employeeId'),
  department: said('department'),
  team: said('team'),
  grade: said('grade'),
  location: said('location'),
  manager: said('manager'),
  updatedAt: sql`excluded.updated_at`,
};

interface Saying {
  enterpriseId: number;
  at: Temporal.Instant;
}

/** Adds what a company says about people. Everybody writes in the order of ids, so that two files never wait in a circle. */
export const addOfPeople = async (tx: Tx, { enterpriseId, at }: Saying, rows: readonly OfPerson[]) => {
  for (const some of chunks(
    rows.toSorted((one, other) => one.userId - other.userId),
    atOnce,
  ))
    await db(tx)
      .insert(employeeDetails)
      .values(some.map((row) => ({ ...row, enterpriseId, updatedAt: at })))
      .onConflictDoUpdate({ target: [employeeDetails.enterpriseId, employeeDetails.userId], set: added });
};

/** The same for addresses whose owners have not joined. */
export const addOfAddresses = async (tx: Tx, { enterpriseId, at }: Saying, rows: readonly OfAddress[]) => {
  for (const some of chunks(
    rows.toSorted((one, other) => (one.email < other.email ? -1 : 1)),
    atOnce,
  ))
    await db(tx)
      .insert(employeeDetails)
      .values(some.map((row) => ({ ...row, enterpriseId, updatedAt: at })))
      .onConflictDoUpdate({ target: [employeeDetails.enterpriseId, employeeDetails.email], set: added });
};

/** Whose address this is, confirmed or known by the company. */
interface Owner {
  userId: number;
  email: string;
}

/** What was known about these addresses belongs to their owners from now on, on top of what was known about them. */
export const claimAddresses = async (tx: Tx, { enterpriseId, at }: Saying, owners: readonly Owner[]) => {
  if (owners.length === 0) return;
  const unclaimed = and(
    eq(employeeDetails.enterpriseId, enterpriseId),
    inArray(
      employeeDetails.email,
      owners.map(({ email }) => email),
    ),
  );
  const rows = await db(tx)
    .select()
    .from(employeeDetails)
    .where(unclaimed)
    .orderBy(asc(employeeDetails.id))
    .for('update');
  if (rows.length === 0) return;
  await db(tx)
    .delete(employeeDetails)
    .where(
      inArray(
        employeeDetails.id,
        rows.map((row) => row.id),
      ),
    );
  const ids = new Map(owners.map(({ userId, email }) => [email.toLowerCase(), userId]));
  const claimed = rows.flatMap(({ id: _id, email, updatedAt: _at, ...known }) => {
    const userId = ids.get((email ?? '').toLowerCase());
    return userId === undefined ? [] : [{ ...known, userId }];
  });
  await addOfPeople(tx, { enterpriseId, at }, claimed);
};

/** What an admin has typed takes the place of what was known. */
export const setDetails = async (
  tx: Tx,
  { enterpriseId, userId, at }: Saying & { userId: number },
  known: Required<Known>,
) => {
  await db(tx)
    .insert(employeeDetails)
    .values({ enterpriseId, userId, ...known, updatedAt: at })
    .onConflictDoUpdate({
      target: [employeeDetails.enterpriseId, employeeDetails.userId],
      set: { ...known, updatedAt: at },
    });
};

/** Also what waits for their address: nobody is to get it later. */
export const forgetDetailsOf = async (tx: Tx, { userId, email }: Owner) => {
  await db(tx)
    .delete(employeeDetails)
    .where(or(eq(employeeDetails.userId, userId), eq(employeeDetails.email, email)));
};

/** Details of people who never joined. */
export const forgetUnclaimed = async (tx: Tx, before: Temporal.Instant) => {
  await db(tx)
    .delete(employeeDetails)
    .where(and(isNull(employeeDetails.userId), lt(employeeDetails.updatedAt, before)));
};
