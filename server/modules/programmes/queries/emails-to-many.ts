import { and, count, eq, gt, inArray, isNull, min, not, or, sql } from 'drizzle-orm';
import { Temporal } from 'temporal-polyfill';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { users } from '../../accounts/tables.ts';
import { enterprises } from '../../enterprises/tables.ts';
import { emailsToMany, programs } from '../tables.ts';
import { hasIdentity } from './has-identity.ts';

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

/** Whether a programme has sent emails of a kind after this moment. */
export const wasSent = async (
  tx: Tx,
  { programId, kind }: Pick<typeof emailsToMany.$inferSelect, 'programId' | 'kind'>,
  after: Temporal.Instant,
) => {
  const [row] = await read(tx)
    .select({ id: emailsToMany.id })
    .from(emailsToMany)
    .where(and(eq(emailsToMany.programId, programId), eq(emailsToMany.kind, kind), gt(emailsToMany.at, after)))
    .limit(1);
  return row !== undefined;
};

/** Those of these people who never confirmed their address, or never signed in. */
export const strangersAmong = (tx: Tx, userIds: readonly number[]) =>
  read(tx)
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(inArray(users.id, [...userIds]), or(isNull(users.confirmedAt), not(hasIdentity))));

/** How many of these people never confirmed their address. */
export const unconfirmedAmong = async (tx: Tx, userIds: readonly number[]) => {
  const [row] = await read(tx)
    .select({ people: count() })
    .from(users)
    .where(and(inArray(users.id, [...userIds]), isNull(users.confirmedAt)));
  return row?.people ?? 0;
};
