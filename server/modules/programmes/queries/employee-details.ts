import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { employeeFilters } from '../../../../contract/programmes/index.ts';
import { read, readRows } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { enterprises } from '../../enterprises/tables.ts';
import { employeeDetails, participantIndex, programMemberships, programs } from '../tables.ts';

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

/**
 * The departments, teams, grades and locations of the current members of a program. Each value is looked for behind the one
 * before it, so that it costs the same however many people have it.
 */
export const detailsInUse = async (tx: Tx, programId: number) => {
  const of = (field: (typeof employeeFilters)[number]) => {
    const next = (after: SQL) => sql`(select min(${participantIndex[field]}) from ${participantIndex}
      where ${participantIndex.programId} = ${programId} and ${participantIndex[field]} > ${after})`;
    return sql`array(with recursive used (value, place) as (
      select ${next(sql`''`)}, 1 union all select ${next(sql`used.value`)}, place + 1 from used where value is not null and place < ${most}
    ) select value from used where value is not null)`;
  };
  const lists = employeeFilters.map((field) => sql`${of(field)} as ${sql.raw(field)}`);
  const [row] = await readRows<Record<(typeof employeeFilters)[number], string[]>>(
    tx,
    sql`select ${sql.join(lists, sql`, `)}`,
  );
  return row ?? { department: [], team: [], grade: [], location: [] };
};

/** What companies say about a person, for their download (M22). */
export const detailsOfPerson = (tx: Tx, userId: number) =>
  read(tx)
    .select({ company: enterprises.name, details: employeeDetails })
    .from(employeeDetails)
    .innerJoin(enterprises, eq(enterprises.id, employeeDetails.enterpriseId))
    .where(eq(employeeDetails.userId, userId))
    .orderBy(asc(enterprises.id));
