import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { db } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/work.ts';
import { safetyReports } from '../tables.ts';

type Values = typeof safetyReports.$inferInsert;

/** Null: this person has reported it already, and it is not decided yet. */
export const insertReport = async (tx: Tx, values: Values) => {
  const [row] = await db(tx).insert(safetyReports).values(values).onConflictDoNothing().returning({
    id: safetyReports.id,
  });
  return row?.id ?? null;
};

/** What reports in one place are about: a person, or one message of theirs. */
export type Thing = Pick<typeof safetyReports.$inferSelect, 'programId' | 'aboutUserId' | 'messageId'>;

const same = (column: Parameters<typeof isNull>[0], value: number | null) =>
  value === null ? isNull(column) : eq(column as typeof safetyReports.id, value);

/** What is open about it, locked: of two admins who decide at once the second finds nothing. */
export const lockOpen = (tx: Tx, { programId, aboutUserId, messageId }: Thing) =>
  db(tx)
    .select()
    .from(safetyReports)
    .where(
      and(
        same(safetyReports.programId, programId),
        same(safetyReports.aboutUserId, aboutUserId),
        same(safetyReports.messageId, messageId),
        isNull(safetyReports.decidedAt),
      ),
    )
    .orderBy(asc(safetyReports.id))
    .for('update');

export const decideReports = async (
  tx: Tx,
  ids: readonly number[],
  values: Required<Pick<Values, 'decision' | 'note' | 'decidedAt' | 'decidedBy'>>,
) => {
  await db(tx)
    .update(safetyReports)
    .set(values)
    .where(inArray(safetyReports.id, [...ids]));
};

/** ACC-66: what was reported about somebody stays, without whose it was; nobody decides on it any more. */
export const forgetReported = async (tx: Tx, userId: number, now: Temporal.Instant) => {
  const about = eq(safetyReports.aboutUserId, userId);
  await db(tx)
    .update(safetyReports)
    .set({ decision: 'left', decidedAt: now })
    .where(and(about, isNull(safetyReports.decidedAt)));
  await db(tx).update(safetyReports).set({ aboutUserId: null }).where(about);
};

/** ACC-66: what somebody wrote when they reported another goes with them. */
export const forgetReasons = async (tx: Tx, userId: number) => {
  await db(tx).update(safetyReports).set({ reason: '' }).where(eq(safetyReports.reporterId, userId));
};
