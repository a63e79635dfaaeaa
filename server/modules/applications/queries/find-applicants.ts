import { type SQL, sql } from 'drizzle-orm';
import type { ApplicantStatus } from '../../../../contract/applications/index.ts';
import { containing, literally } from '../../../platform/containing.ts';
import { type Condition, findPage, type LookedFor, mostFound } from '../../../platform/find-page.ts';
import { readRows } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { applicants } from '../tables.ts';
import type { Counts } from './counts.ts';

export interface ApplicantFilter {
  applicationId: number;
  status: readonly ApplicantStatus[];
  search: string;
}

const { applicationId, appliedOn, id, isGone, shownStatus, sought } = applicants;

const latest = [sql`${appliedOn} desc nulls last`, sql`${id} desc`];

/** Short words are looked for only where one begins: almost everybody has such a part somewhere, and no index knows them. */
const wordsIn = (search: string): Condition | undefined => {
  if (search === '') return undefined;
  const literal = literally(search);
  const patterns = search.length < 3 ? [`${literal}%`, `% ${literal}%`, `%\n${literal}%`] : [containing(search)];
  const calls = (column: SQL) =>
    sql`(${sql.join(
      patterns.map((pattern) => sql`${column} like lower(${pattern})`),
      sql` or `,
    )})`;
  return { inRow: calls(sql`(${sought} || '')`), byIndex: calls(sql`${sought}`) };
};

const lookedFor = ({ applicationId: form, status, search }: ApplicantFilter): LookedFor => {
  const shown = sql`${shownStatus} = any(${sql.param(status)}::text[])`;
  return {
    table: sql`${applicants}`,
    whose: sql`${applicationId} = ${form} and not ${isGone}`,
    filters: [{ inRow: shown, byIndex: shown }],
    words: wordsIn(search),
    order: latest,
    orderOfFew: [sql`(array[${appliedOn}])[1] desc nulls last`, sql`${id} desc`],
    samples: [latest],
  };
};

/** The condition for whoever has one of these ids. */
export const oneOf = (ids: readonly number[]) => sql`${id} = any(${sql.param(ids)}::bigint[])`;

/** The condition for whomever a filter finds. */
export const wantedApplicants = (wanted: ApplicantFilter) => {
  const { whose, filters, words } = lookedFor(wanted);
  return sql.join([whose, ...filters.map(({ inRow }) => inRow), ...(words ? [words.inRow] : [])], sql` and `);
};

interface Part {
  limit: number;
  offset: number;
}

/** Each tab is one stretch of an index, and several are the first of each together. */
const pageOfTabs = async (tx: Tx, { applicationId: form, status }: ApplicantFilter, { limit, offset }: Part) => {
  const rows = await readRows<{ id: string }>(
    tx,
    sql`select first.id from unnest(${sql.param(status)}::text[]) as tab (status), lateral (
          select ${id}, ${appliedOn} from ${applicants}
          where ${applicationId} = ${form} and ${shownStatus} = tab.status and not ${isGone}
          order by ${sql.join(latest, sql`, `)} limit ${limit + offset}) as first
        order by first.applied_on desc nulls last, first.id desc limit ${limit} offset ${offset}`,
  );
  return rows.map((row) => Number(row.id));
};

/**
 * One page of the applicants whom a filter finds, latest first, by their ids, and how many there are: up to `mostFound`, and one more
 * when there are more. `counts`: those of the form, by state.
 */
export const findApplicants = async <P extends { part: Part }>(
  tx: Tx,
  wanted: ApplicantFilter,
  counts: Counts,
  partOf: (total: number) => P,
) => {
  if (wanted.search !== '') return findPage(tx, sql`${id}`, lookedFor(wanted), partOf);
  const all = [...new Set(wanted.status)].reduce((sum, status) => sum + counts[status], 0);
  const total = Math.min(all, mostFound + 1);
  const { part, ...paging } = partOf(Math.min(total, mostFound));
  return { ids: total === 0 ? [] : await pageOfTabs(tx, wanted, part), total, ...paging };
};
