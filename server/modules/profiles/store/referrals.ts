import { eq } from 'drizzle-orm';
import { db } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/work.ts';
import { referralJoins, referralLinks, referrals } from '../tables.ts';

/** The person's own link, locked, so that their invitations take turns. Created with `token` when first needed. */
export const lockLink = async (tx: Tx, userId: number, token: string): Promise<string> => {
  await db(tx).insert(referralLinks).values({ userId, token }).onConflictDoNothing();
  const [row] = await db(tx).select().from(referralLinks).where(eq(referralLinks.userId, userId)).for('update');
  if (!row) throw new Error('the link was just made');
  return row.token;
};

export const insertReferral = async (tx: Tx, values: typeof referrals.$inferInsert): Promise<number> => {
  const [row] = await db(tx).insert(referrals).values(values).returning({ id: referrals.id });
  if (!row) throw new Error('an insert answers its row');
  return row.id;
};

export const insertJoin = async (tx: Tx, values: typeof referralJoins.$inferInsert) => {
  await db(tx).insert(referralJoins).values(values).onConflictDoNothing();
};
