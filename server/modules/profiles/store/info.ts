import { and, eq, isNull } from 'drizzle-orm';
import { db } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/work.ts';
import { userInfos } from '../tables.ts';

export type InfoRow = typeof userInfos.$inferSelect;
export type InfoFields = Partial<Omit<InfoRow, 'userId'>>;

/**
 * The row of a person, locked, so that two saves of one profile take turns. A person who has said nothing yet gets a
 * row.
 */
export const lockInfo = async (tx: Tx, userId: number): Promise<InfoRow> => {
  await db(tx).insert(userInfos).values({ userId }).onConflictDoNothing();
  const [row] = await db(tx).select().from(userInfos).where(eq(userInfos.userId, userId)).for('update');
  if (!row) throw new Error('the row was just made');
  return row;
};

export const changeInfo = async (tx: Tx, userId: number, fields: InfoFields) => {
  if (Object.values(fields).every((value) => value === undefined)) return;
  await db(tx).update(userInfos).set(fields).where(eq(userInfos.userId, userId));
};

/** Records since when a person has been a mentor; an earlier date is kept (B19). */
export const recordMentorSince = async (tx: Tx, userId: number, now: NonNullable<InfoRow['mentorSince']>) => {
  await db(tx)
    .update(userInfos)
    .set({ mentorSince: now })
    .where(and(eq(userInfos.userId, userId), isNull(userInfos.mentorSince)));
};
