import { importFields, importTemplate } from '../../../../contract/programmes/index.ts';
import { csvFile, csvOf } from '../../../platform/csv/write.ts';
import { found } from '../../../platform/refusal.ts';
import type { Change } from '../../../platform/work.ts';
import { programmeById, type ProgrammeRow, rolesOf } from '../queries.ts';
import { type ImportRow, leftOutRows } from '../queries/imports.ts';

type At = Pick<Change, 'tx' | 'now'>;

/** A file to fill in: one person is in it as an example, with a role of this program. */
export const templateFile = async ({ tx, now }: At, { program }: ProgrammeRow) => {
  const { title, headings, example } = importTemplate;
  const fields = importFields.filter((field) => headings[field] !== null);
  const roles = await rolesOf(tx, program.id);
  const role = roles.find(({ userType }) => userType === 'mentee')?.name ?? '';
  const cells = fields.map((field) => (field === 'role' ? role : example[field]));
  const body = csvOf(
    fields.map((field) => headings[field] ?? ''),
    [cells],
  );
  return csvFile(title, { now, zone: program.timezone }, body);
};

/** What was left out, to be corrected and sent again: our two columns are not read then. */
export const leftOutFile = async ({ tx, now }: At, { id, programId, columns }: ImportRow) => {
  const { program } = found(await programmeById(tx, programId), 'programmes.not_found');
  const rows = await leftOutRows(tx, id);
  const headings = columns.map((heading, at) => heading || `Column ${at + 1}`);
  const width = Math.max(headings.length, ...rows.map(({ cells }) => cells.length));
  const padded = [...headings, ...Array.from({ length: width - headings.length }, () => '')];
  const body = csvOf(
    ['Line', 'Reason', ...padded],
    rows.map(({ line, problem, cells }) => [line, problem, ...cells]),
  );
  return csvFile('Rows left out', { now, zone: program.timezone }, body);
};
