import { and, eq, sql } from 'drizzle-orm';
import { db } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/work.ts';
import { savedFilters } from '../tables.ts';

interface Owner {
  programId: number;
  userId: number;
}

/** Whoever saves twice at once takes turns until the transaction ends, so that no limit is passed. */
export const lockFilters = async (tx: Tx, { programId, userId }: Owner) => {
  await db(tx).execute(
    sql`select pg_advisory_xact_lock(hashtextextended('filters of ' || ${programId}::text || ' ' || ${userId}::text, 12))`,
  );
};

/** Takes the place of one with the same name. */
export const putFilter = async (tx: Tx, values: typeof savedFilters.$inferInsert) => {
  const { programId, userId, name } = values;
  await db(tx)
    .delete(savedFilters)
    .where(
      and(
        eq(savedFilters.programId, programId),
        eq(savedFilters.userId, userId),
        sql`lower(${savedFilters.name}) = lower(${name})`,
      ),
    );
  await db(tx).insert(savedFilters).values(values);
};

export const removeFilter = async (tx: Tx, { programId, userId }: Owner, id: number) => {
  await db(tx)
    .delete(savedFilters)
    .where(and(eq(savedFilters.id, id), eq(savedFilters.programId, programId), eq(savedFilters.userId, userId)));
};

export const forgetFiltersOf = async (tx: Tx, userId: number) => {
  await db(tx).delete(savedFilters).where(eq(savedFilters.userId, userId));
};
