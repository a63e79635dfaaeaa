import { and, asc, eq, isNull } from 'drizzle-orm';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { enterprises } from '../../enterprises/tables.ts';
import { programMemberships, programs, roles } from '../tables.ts';

/** Where the programmes lie that somebody is an admin of; two are enough to know that there is more than one. */
export const administeredBy = (tx: Tx, userId: number) =>
  read(tx)
    .select({ slug: programs.slug, enterprise: enterprises.slug })
    .from(programMemberships)
    .innerJoin(roles, eq(roles.id, programMemberships.roleId))
    .innerJoin(programs, eq(programs.id, programMemberships.programId))
    .innerJoin(enterprises, eq(enterprises.id, programs.enterpriseId))
    .where(
      and(eq(programMemberships.userId, userId), isNull(programMemberships.removedAt), eq(roles.userType, 'admin')),
    )
    .orderBy(asc(programs.id))
    .limit(2);
