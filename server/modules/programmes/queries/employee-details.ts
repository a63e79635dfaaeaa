import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm';
import { employeeFilters } from '../../../../contract/programmes/index.ts';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { enterprises } from '../../enterprises/tables.ts';
import { employeeDetails, programMemberships, programs } from '../tables.ts';

/** The join of `participantsOf`: what the program's company says about a member. */
export const detailsOfMember = (programId: number) =>
  and(
    eq(employeeDetails.userId, programMemberships.userId),
    eq(
      employeeDetails.enterpriseId,
      sql`(select ${programs.enterpriseId} from ${programs} where ${programs.id} = ${programId})`,
    ),
  );

const most = 100;

/** The departments, teams, grades and locations of the current members of a program. */
export const detailsInUse = async (tx: Tx, programId: number) => {
  const lists: [string, string[]][] = [];
  for (const field of employeeFilters) {
    const column = employeeDetails[field];
    const rows = await read(tx)
      .selectDistinct({ value: column })
      .from(programMemberships)
      .innerJoin(employeeDetails, detailsOfMember(programId))
      .where(and(eq(programMemberships.programId, programId), isNull(programMemberships.removedAt), ne(column, '')))
      .orderBy(asc(column))
      .limit(most);
    lists.push([field, rows.map(({ value }) => value)]);
  }
  return Object.fromEntries(lists) as Record<(typeof employeeFilters)[number], string[]>;
};

/** What companies say about a person, for their download (M22). */
export const detailsOfPerson = (tx: Tx, userId: number) =>
  read(tx)
    .select({ company: enterprises.name, details: employeeDetails })
    .from(employeeDetails)
    .innerJoin(enterprises, eq(enterprises.id, employeeDetails.enterpriseId))
    .where(eq(employeeDetails.userId, userId))
    .orderBy(asc(enterprises.id));
