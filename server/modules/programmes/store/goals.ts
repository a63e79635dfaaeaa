import { and, eq, inArray, notInArray } from 'drizzle-orm';
import { db } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/work.ts';
import { userProgramGoals } from '../tables.ts';

/** Among the goals in `among`, exactly these are now chosen; choices of other goals stay. */
export const replaceChosen = async (
  tx: Tx,
  userId: number,
  { among, chosen }: { among: readonly number[]; chosen: readonly number[] },
) => {
  if (among.length === 0) return;
  const { programGoalId } = userProgramGoals;
  await db(tx)
    .delete(userProgramGoals)
    .where(
      and(
        eq(userProgramGoals.userId, userId),
        inArray(programGoalId, [...among]),
        notInArray(programGoalId, [...chosen]),
      ),
    );
  if (chosen.length > 0)
    await db(tx)
      .insert(userProgramGoals)
      .values(chosen.map((id) => ({ userId, programGoalId: id })))
      .onConflictDoNothing();
};

/** Removes everything that this person ever chose. */
export const forgetChosen = async (tx: Tx, userId: number) => {
  await db(tx).delete(userProgramGoals).where(eq(userProgramGoals.userId, userId));
};
