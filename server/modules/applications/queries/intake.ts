import { sql } from 'drizzle-orm';
import { mostFound } from '../../../platform/find-page.ts';
import { readRows } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';

/** Who has a place; a rejection gives it back once it is final (M42). */
const withPlace = ['applied', 'shortlisted', 'approved'] as const;

/**
 * How many places of each form are taken; people whose accounts are gone have none. Exact up to the number of places that there are,
 * and to `mostFound`; one more stands for more.
 */
export const placesTaken = async (tx: Tx, ids: readonly number[]) => {
  if (ids.length === 0) return new Map<number, number>();
  const rows = await readRows<{ id: string; people: number }>(
    tx,
    // State by state, as the index has them.
    sql`select f.id, (select count(*)::int from (select from unnest(${sql.param(withPlace)}::text[]) as has (status), lateral (
          select from applicants a where a.application_id = f.id and a.status = has.status and not a.is_gone
          limit greatest(f.places, ${mostFound}::integer) + 1) as of_state
          limit greatest(f.places, ${mostFound}::integer) + 1) as some_of_them) as people
        from applications f where f.id = any(${sql.param(ids)}::bigint[])`,
  );
  return new Map(rows.map(({ id, people }) => [Number(id), people]));
};

/** How many of them were rejected and keep their place as long as that can be undone (M42). */
export const placesRejected = async (tx: Tx, ids: readonly number[]) => {
  if (ids.length === 0) return new Map<number, number>();
  const rows = await readRows<{ id: string; people: number }>(
    tx,
    sql`select application_id as id, count(*)::int as people from applicants
        where rejects_at is not null and application_id = any(${sql.param(ids)}::bigint[])
          and status = any(${sql.param(withPlace)}::text[]) and not is_gone
        group by application_id`,
  );
  return new Map(rows.map(({ id, people }) => [Number(id), people]));
};
