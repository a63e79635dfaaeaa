import { sql } from 'drizzle-orm';
import { type ApplicantStatus, applicantStatuses } from '../../../../contract/applications/index.ts';
import { mostFound } from '../../../platform/find-page.ts';
import { readRows } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { applicants } from '../tables.ts';

/**
 * Number of applicants in each state, exact up to `mostFound`, and one more when there are more; people whose accounts are gone are
 * not counted.
 */
export const countsOf = async (tx: Tx, ids: readonly number[]): Promise<Map<number, Counts>> => {
  if (ids.length === 0) return new Map();
  const statuses = applicantStatuses.map(
    (status) => sql`${status}::text, (select count(*)::int from (select from ${applicants} x
      where x.application_id = asked.id and x.shown_status = ${status} and not x.is_gone limit ${mostFound + 1}) as some_of_them)`,
  );
  const rows = await readRows<{ id: string; counts: Counts }>(
    tx,
    sql`select asked.id, json_build_object(${sql.join(statuses, sql`, `)}) as counts
        from unnest(${sql.param(ids)}::bigint[]) as asked (id)`,
  );
  return new Map(rows.map(({ id, counts }) => [Number(id), counts]));
};
export type Counts = Record<ApplicantStatus, number>;
