import { and, eq, isNull } from 'drizzle-orm';
import { db } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/work.ts';
import { newsfeedReports } from '../tables.ts';

type Values = typeof newsfeedReports.$inferInsert;

/** Null: this person has reported it already, and it is not decided yet. */
export const insertReport = async (tx: Tx, values: Values) => {
  const [row] = await db(tx).insert(newsfeedReports).values(values).onConflictDoNothing().returning({
    id: newsfeedReports.id,
  });
  return row?.id ?? null;
};

/** A post together with everything reported about its comments, or one comment alone. */
export type Thing = { postId: number; commentId?: number | null };

const about = ({ postId, commentId }: Thing) =>
  and(
    eq(newsfeedReports.postId, postId),
    commentId === undefined
      ? undefined
      : commentId === null
        ? isNull(newsfeedReports.commentId)
        : eq(newsfeedReports.commentId, commentId),
  );

/** Decides what is open about a thing. Returns the reports that were decided. */
export const decideReports = async (
  tx: Tx,
  thing: Thing,
  values: Required<Pick<Values, 'decision' | 'decidedAt' | 'decidedBy'>>,
) => {
  const rows = await db(tx)
    .update(newsfeedReports)
    .set(values)
    .where(and(about(thing), isNull(newsfeedReports.decidedAt)))
    .returning({ id: newsfeedReports.id });
  return rows.map(({ id }) => id);
};
