import { and, eq, gt, min, sql } from 'drizzle-orm';
import { Temporal } from 'temporal-polyfill';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { enterprises } from '../../enterprises/tables.ts';
import { emailsToMany, programs } from '../tables.ts';

/** Whose limits count for a programme's emails. */
export const senderFacts = async (tx: Tx, programId: number) => {
  const [row] = await read(tx)
    .select({ enterpriseId: enterprises.id, companySince: enterprises.createdAt })
    .from(programs)
    .innerJoin(enterprises, eq(enterprises.id, programs.enterpriseId))
    .where(eq(programs.id, programId));
  return row;
};

/** B09: what a programme, and all programmes of its company, have sent to many after this moment. */
export const emailsSince = async (
  tx: Tx,
  { programId, enterpriseId }: { programId: number; enterpriseId: number },
  after: Temporal.Instant,
) => {
  const rows = await read(tx)
    .select({
      isOwn: sql<boolean>`${emailsToMany.programId} = ${programId}`,
      emails: sql<number>`sum(${emailsToMany.emails})`.mapWith(Number),
      first: min(emailsToMany.at),
    })
    .from(emailsToMany)
    .where(and(eq(emailsToMany.enterpriseId, enterpriseId), gt(emailsToMany.at, after)))
    .groupBy(sql`1`);
  const own = rows.find(({ isOwn }) => isOwn);
  const firsts = rows.flatMap(({ first }) => first ?? []);
  return {
    program: { emails: own?.emails ?? 0, first: own?.first ?? null },
    company: {
      emails: rows.reduce((sum, { emails }) => sum + emails, 0),
      first: firsts.toSorted((one, other) => Temporal.Instant.compare(one, other))[0] ?? null,
    },
  };
};
