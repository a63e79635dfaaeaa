import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { preparedRead, read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { programGoals, programMemberships, userProgramGoals } from '../tables.ts';

/** GOL-07: the services that a programme currently offers its members. */
export const offeredGoals = (tx: Tx, programId: number) =>
  read(tx)
    .select()
    .from(programGoals)
    .where(and(eq(programGoals.programId, programId), programGoals.enabled))
    .orderBy(asc(programGoals.position), asc(programGoals.id));

const chosen = preparedRead('goals_chosen', (from) =>
  from
    .select({ id: programGoals.id, programId: programGoals.programId, mentorLabel: programGoals.mentorLabel })
    .from(userProgramGoals)
    .innerJoin(programGoals, eq(programGoals.id, userProgramGoals.programGoalId))
    .innerJoin(
      programMemberships,
      and(
        eq(programMemberships.programId, programGoals.programId),
        eq(programMemberships.userId, userProgramGoals.userId),
        isNull(programMemberships.removedAt),
      ),
    )
    .where(and(eq(userProgramGoals.userId, sql.placeholder('userId')), programGoals.enabled))
    .orderBy(asc(programGoals.programId), asc(programGoals.position), asc(programGoals.id)),
);

/** What a person chose from the services offered, in all the programmes that they belong to. */
export const chosenGoals = (tx: Tx, userId: number) => chosen(tx, { userId });
