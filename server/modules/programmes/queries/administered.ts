import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import { preparedRead, read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { enterpriseAdmins, enterprises } from '../../enterprises/tables.ts';
import { programMemberships, programs, roles } from '../tables.ts';

const administered = preparedRead('programme_last_administered', (from) =>
  from
    .select({ slug: programs.slug, enterprise: enterprises.slug })
    .from(programMemberships)
    .innerJoin(roles, eq(roles.id, programMemberships.roleId))
    .innerJoin(programs, eq(programs.id, programMemberships.programId))
    .innerJoin(enterprises, eq(enterprises.id, programs.enterpriseId))
    .where(
      and(
        eq(programMemberships.userId, sql.placeholder('userId')),
        isNull(programMemberships.removedAt),
        eq(roles.userType, 'admin'),
      ),
    )
    .orderBy(sql`${programMemberships.openedAt} desc nulls last`, desc(programMemberships.joinedAt), desc(programs.id))
    .limit(1),
);

/**
 * D01: the programme whose admin area this person opened last; if they have not opened any, the one they joined last.
 */
export const lastAdministered = async (tx: Tx, userId: number) => {
  const [last] = await administered(tx, { userId });
  return last;
};

/** Whether this person is an admin of another company than this one. */
export const managesElsewhere = async (tx: Tx, userId: number, enterpriseId: number) => {
  const [row] = await read(tx)
    .select({ id: enterpriseAdmins.enterpriseId })
    .from(enterpriseAdmins)
    .where(and(eq(enterpriseAdmins.userId, userId), ne(enterpriseAdmins.enterpriseId, enterpriseId)))
    .limit(1);
  return row !== undefined;
};

/** Whether this person is in a program of another company than this one. */
export const isMemberElsewhere = async (tx: Tx, userId: number, enterpriseId: number) => {
  const { userId: member, removedAt, programId } = programMemberships;
  const [row] = await read(tx)
    .select({ id: programId })
    .from(programMemberships)
    .innerJoin(programs, eq(programs.id, programId))
    .where(and(eq(member, userId), isNull(removedAt), ne(programs.enterpriseId, enterpriseId)))
    .limit(1);
  return row !== undefined;
};
