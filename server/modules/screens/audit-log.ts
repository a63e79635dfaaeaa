import { Readable } from 'node:stream';
import { Temporal } from 'temporal-polyfill';
import type { EndpointInput } from '../../../contract/endpoint.ts';
import {
  actKinds,
  auditPageSize,
  type CompanyAct,
  companyActs,
  companyAudit,
  companyAuditFile,
  type CompanyAuditLine,
  type CompanyAuditPage,
  supportStaff,
} from '../../../contract/screens/index.ts';
import { csvFile, csvLines, csvOf } from '../../platform/csv/write.ts';
import { momentCell } from '../../platform/table-pages.ts';
import type { Tx, Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { fullName } from '../accounts/index.ts';
import { namesFor, type AuditNames } from './audit-names.ts';
import { doerOf, sentenceOf } from './audit-sentences.ts';
import {
  type AuditFilter,
  type AuditScope,
  auditDoers,
  companyAuditLines,
  type CompanyAuditRow,
  hasSupportActed,
  programsOf,
} from './queries/audit-log.ts';

type AuditQuery = EndpointInput<typeof companyAuditFile>['query'];
type Reading = Pick<Work<Actor>, 'tx' | 'actor' | 'now'>;

/** Days are those of whoever asks; the last one counts in full. */
const filterOf = ({ kind, by, from, to, search }: AuditQuery, zone: string): AuditFilter => {
  const beginningOf = (day: string, later: number) =>
    Temporal.PlainDate.from(day).add({ days: later }).toZonedDateTime(zone).toInstant();
  return {
    kind,
    ...(by !== undefined && { by: by === supportStaff ? by : Number(by) }),
    search,
    ...(from !== undefined && { from: beginningOf(from, 0) }),
    ...(to !== undefined && { until: beginningOf(to, 1) }),
  };
};

const present = (row: CompanyAuditRow, names: AuditNames, product: string): CompanyAuditLine => {
  const { id, at, programId } = row;
  const program = programId === null ? null : names.programs.get(programId);
  return {
    id,
    at: at.toString(),
    what: sentenceOf(row, names),
    who: doerOf(row, names, product),
    kind: companyActs[row.action as CompanyAct],
    program: programId === null || program == null ? null : { id: programId, name: program },
  };
};

/** SYS-19: one page of what was done in a company or a program. */
export const showAuditLog = async (
  { tx, actor }: Reading,
  scope: AuditScope,
  { after, ...query }: AuditQuery & { after?: number | undefined },
  product: string,
): Promise<CompanyAuditPage> => {
  const filter = filterOf(query, actor.timezone);
  const found = await companyAuditLines(tx, scope, filter, { after, limit: auditPageSize + 1 });
  const rows = found.slice(0, auditPageSize);
  const names = await namesFor(tx, rows);
  return {
    lines: rows.map((row) => present(row, names, product)),
    next: found.length > auditPageSize ? (rows.at(-1)?.id ?? null) : null,
  };
};

/** Whom and what the log can be filtered by. */
export const auditChoices = async ({ tx }: Reading, scope: AuditScope) => ({
  people: (await auditDoers(tx, scope)).map((user) => ({ id: user.id, name: fullName(user) })),
  support: await hasSupportActed(tx, scope),
  programs: await programsOf(tx, scope),
});

const stride = 1000;

/** Written piece by piece while it is read, so that a long file never has to fit into memory. */
async function* piecesOf(
  tx: Tx,
  scope: AuditScope,
  filter: AuditFilter,
  { zone, product }: Record<'zone' | 'product', string>,
) {
  yield csvOf(Object.values(companyAudit.columns), []);
  let after: number | undefined;
  for (;;) {
    const rows = await companyAuditLines(tx, scope, filter, { after, limit: stride });
    const names = await namesFor(tx, rows);
    const lines = rows.map((row) => {
      const { what, who, kind, program } = present(row, names, product);
      return [momentCell(row.at, zone), what, who, actKinds[kind], program?.name ?? null];
    });
    if (lines.length > 0) yield csvLines(lines);
    after = rows.at(-1)?.id;
    if (rows.length < stride || after === undefined) return;
  }
}

/** SYS-04: every line that the filter leaves, with the columns of the page. */
export const auditFile = ({ tx, actor, now }: Reading, scope: AuditScope, query: AuditQuery, product: string) => {
  const zone = actor.timezone;
  const pieces = piecesOf(tx, scope, filterOf(query, zone), { zone, product });
  return csvFile(companyAudit.title, { now, zone }, Readable.from(pieces));
};
