import { and, eq, isNull } from 'drizzle-orm';
import { db } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/work.ts';
import { newsfeedComments } from '../tables.ts';

type Values = typeof newsfeedComments.$inferInsert;

export const insertComment = async (tx: Tx, values: Values) => {
  const [row] = await db(tx).insert(newsfeedComments).values(values).returning({ id: newsfeedComments.id });
  if (!row) throw new Error('the comment was not written');
  return row.id;
};

export const lockComment = async (tx: Tx, id: number) => {
  const [row] = await db(tx)
    .select()
    .from(newsfeedComments)
    .where(and(eq(newsfeedComments.id, id), isNull(newsfeedComments.deletedAt)))
    .for('update');
  return row;
};

export const changeComment = async (tx: Tx, id: number, values: Pick<Values, 'deletedAt' | 'deletedBy' | 'body'>) => {
  await db(tx).update(newsfeedComments).set(values).where(eq(newsfeedComments.id, id));
};
