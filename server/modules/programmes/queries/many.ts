import { and, asc, count, eq, inArray, isNull, lt, not, or } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { users } from '../../accounts/tables.ts';
import { participantActPeople, participantActs, programMemberships, roles } from '../tables.ts';
import { hasIdentity } from './has-identity.ts';

export type ActRow = typeof participantActs.$inferSelect;

export const actById = async (tx: Tx, programId: number, id: number) => {
  const [row] = await read(tx)
    .select()
    .from(participantActs)
    .where(and(eq(participantActs.id, id), eq(participantActs.programId, programId)));
  return row;
};

export const actCounts = async (tx: Tx, actId: number) => {
  const rows = await read(tx)
    .select({ state: participantActPeople.state, people: count() })
    .from(participantActPeople)
    .where(eq(participantActPeople.actId, actId))
    .groupBy(participantActPeople.state);
  const counts = { waiting: 0, done: 0, left_out: 0 };
  for (const { state, people } of rows) counts[state] = people;
  return counts;
};

/** Those whom an act left out, by name. */
export const leftOutOf = (tx: Tx, actId: number, most?: number) => {
  const rows = read(tx)
    .select({ user: users, reason: participantActPeople.reason })
    .from(participantActPeople)
    .innerJoin(users, eq(users.id, participantActPeople.userId))
    .where(and(eq(participantActPeople.actId, actId), eq(participantActPeople.state, 'left_out')))
    .orderBy(asc(users.firstname), asc(users.lastname), asc(users.id));
  return most === undefined ? rows : rows.limit(most);
};

/** Those of these people who have a way to sign in. */
export const signedInAmong = async (tx: Tx, userIds: readonly number[]) => {
  const rows = await read(tx)
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...userIds]), hasIdentity));
  return new Set(rows.map(({ id }) => id));
};

/** To how many of those waiting in an act an email would go. */
export const countToRemind = async (
  tx: Tx,
  { id, programId }: Pick<ActRow, 'id' | 'programId'>,
  before: Temporal.Instant,
) => {
  const [row] = await read(tx)
    .select({ people: count() })
    .from(participantActPeople)
    .innerJoin(users, eq(users.id, participantActPeople.userId))
    .innerJoin(programMemberships, eq(programMemberships.userId, users.id))
    .where(
      and(
        eq(participantActPeople.actId, id),
        eq(programMemberships.programId, programId),
        isNull(programMemberships.removedAt),
        or(isNull(programMemberships.remindedAt), lt(programMemberships.remindedAt, before)),
        not(hasIdentity),
      ),
    );
  return row?.people ?? 0;
};

/** As what these people take part in a program; without those who do not (any more). */
export const userTypesOf = async (tx: Tx, programId: number, userIds: readonly number[]) => {
  const rows = await read(tx)
    .select({ userId: programMemberships.userId, userType: roles.userType })
    .from(programMemberships)
    .innerJoin(roles, eq(roles.id, programMemberships.roleId))
    .where(
      and(
        eq(programMemberships.programId, programId),
        inArray(programMemberships.userId, [...userIds]),
        isNull(programMemberships.removedAt),
      ),
    );
  return new Map(rows.map(({ userId, userType }) => [userId, userType]));
};
