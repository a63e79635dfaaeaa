import { and, eq, inArray, isNull, lt, notInArray, sql } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { chunks } from '../../../platform/chunks.ts';
import { db } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/work.ts';
import { employeeDetails } from '../tables.ts';

type Values = typeof employeeDetails.$inferInsert;
/** Our columns, and how SQL calls them. */
const columns = {
  employeeId: 'employee_id',
  department: 'department',
  team: 'team',
  grade: 'grade',
  location: 'location',
  manager: 'manager',
} as const;
type Known = Pick<Values, keyof typeof columns>;

/** Rows per statement. */
const atOnce = 500;

/** What a file says is added to what was known; where it says nothing, that stays. */
export const addDetails = async (tx: Tx, enterpriseId: number, rows: readonly Omit<Values, 'enterpriseId'>[]) => {
  for (const some of chunks(rows, atOnce)) {
    const userIds = some.flatMap(({ userId }) => userId ?? []);
    const emails = some.map(({ email }) => email);
    // Somebody who has another address now is one person all the same.
    if (userIds.length > 0)
      await db(tx)
        .delete(employeeDetails)
        .where(
          and(
            eq(employeeDetails.enterpriseId, enterpriseId),
            inArray(employeeDetails.userId, userIds),
            notInArray(employeeDetails.email, emails),
          ),
        );
    const said = (column: keyof typeof columns) =>
      sql`coalesce(nullif(${sql.raw(`excluded.${columns[column]}`)}, ''), ${employeeDetails[column]})`;
    await db(tx)
      .insert(employeeDetails)
      .values(some.map((row) => ({ ...row, enterpriseId })))
      .onConflictDoUpdate({
        target: [employeeDetails.enterpriseId, employeeDetails.email],
        set: {
          employeeId: said('employeeId'),
          department: said('department'),
          team: said('team'),
          grade: said('grade'),
          location: said('location'),
          manager: said('manager'),
          userId: sql`coalesce(excluded.user_id, ${employeeDetails.userId})`,
          updatedAt: sql`excluded.updated_at`,
        },
      });
  }
};

interface Person {
  enterpriseId: number;
  userId: number;
  email: string;
}

/** What was known about an address belongs to the person who has joined with it. */
export const linkDetails = async (tx: Tx, { enterpriseId, userId, email }: Person) => {
  const known = db(tx)
    .select({ one: employeeDetails.userId })
    .from(employeeDetails)
    .where(and(eq(employeeDetails.enterpriseId, enterpriseId), eq(employeeDetails.userId, userId)));
  await db(tx)
    .update(employeeDetails)
    .set({ userId })
    .where(
      and(
        eq(employeeDetails.enterpriseId, enterpriseId),
        eq(employeeDetails.email, email),
        isNull(employeeDetails.userId),
        sql`not exists ${known}`,
      ),
    );
};

/** What an admin has typed takes the place of what was known. */
export const setDetails = async (tx: Tx, person: Person, known: Known, at: Temporal.Instant) => {
  const changed = await db(tx)
    .update(employeeDetails)
    .set({ ...known, updatedAt: at })
    .where(and(eq(employeeDetails.enterpriseId, person.enterpriseId), eq(employeeDetails.userId, person.userId)))
    .returning({ email: employeeDetails.email });
  if (changed.length > 0) return;
  await db(tx)
    .insert(employeeDetails)
    .values({ ...person, ...known, updatedAt: at })
    .onConflictDoUpdate({
      target: [employeeDetails.enterpriseId, employeeDetails.email],
      set: { ...known, userId: person.userId, updatedAt: at },
    });
};

export const forgetDetailsOf = async (tx: Tx, userId: number) => {
  await db(tx).delete(employeeDetails).where(eq(employeeDetails.userId, userId));
};

/** Details of people who never joined. */
export const forgetUnclaimed = async (tx: Tx, before: Temporal.Instant) => {
  await db(tx)
    .delete(employeeDetails)
    .where(and(isNull(employeeDetails.userId), lt(employeeDetails.updatedAt, before)));
};
