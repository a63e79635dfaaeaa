import { and, asc, eq, isNull, sql } from 'drizzle-orm';
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
  const { department, team, grade, location } = employeeDetails;
  const rows = await read(tx)
    .select({ department, team, grade, location })
    .from(programMemberships)
    .innerJoin(employeeDetails, detailsOfMember(programId))
    .where(and(eq(programMemberships.programId, programId), isNull(programMemberships.removedAt)))
    .groupBy(sql`grouping sets ((${department}), (${team}), (${grade}), (${location}))`)
    .orderBy(asc(department), asc(team), asc(grade), asc(location));
  const lists = employeeFilters.map((field) => {
    // Each row is a value of one field; the others are null in it.
    const values = rows.map((row): string | null => row[field]).filter((value) => value !== null && value !== '');
    return [field, values.slice(0, most)];
  });
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
