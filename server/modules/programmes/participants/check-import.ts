import { say } from '../../../../contract/say.ts';
import { type ImportMapping, importLimits } from '../../../../contract/programmes/index.ts';
import { readTable } from '../../../platform/csv/read.ts';
import { found, refuseField, refuseIf } from '../../../platform/refusal.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { type Actor, whyNotToMany } from '../../../policies/actor.ts';
import { lockRunning } from '../load.ts';
import { rolesOf } from '../queries.ts';
import { cellsOf, importById, memberAddressesIn } from '../queries/imports.ts';
import { checkRow, guessMapping } from '../rules/import-rows.ts';
import { insertImport, lockImport, replaceRows, type RowValues, updateImport } from '../store/imports.ts';

const clean = (cell: string) =>
  cell
    .replaceAll(/\p{Cc}/gu, ' ')
    .slice(0, importLimits.cell)
    .trim();

/** Reads an uploaded file: its headings, and the rows below them with the numbers they have in a spreadsheet. */
export const readCsvFile = (bytes: Uint8Array | undefined, mostRows: number = importLimits.rows) => {
  const { headings, rows } = readTable(bytes, mostRows);
  if (rows.length === 0) refuseField('file', say('field.file_no_rows'));
  const cut = (cells: string[]) => cells.slice(0, importLimits.columns).map(clean);
  return { columns: cut(headings), lines: rows.map(({ line, cells }) => ({ line, cells: cut(cells) })) };
};

/** An admin may add people to a running programme once their own address is confirmed. */
export const mayAdd = async ({ tx, actor }: Work<Actor>, programId: number) => {
  await lockRunning(tx, programId);
  refuseIf(whyNotToMany(actor), 403);
};

interface Checking {
  importId: number;
  programId: number;
  mapping: ImportMapping;
  roleId: number;
}

/** Checks every line: what it says, and whether the person is already a member. */
const check = async (
  tx: Tx,
  { importId, programId, mapping, roleId }: Checking,
  lines: readonly { line: number; cells: string[] }[],
): Promise<RowValues[]> => {
  const roles = await rolesOf(tx, programId);
  found(
    roles.find(({ id, isOwner }) => id === roleId && !isOwner),
    'programmes.role_not_found',
  );
  const members = await memberAddressesIn(tx, programId);
  const seen = new Set<string>();
  return lines.map(({ line, cells }) => {
    const checked = checkRow(cells, { mapping, roles, roleId, seen });
    const isMember = checked.problem === null && checked.email !== null && members.has(checked.email);
    const state = checked.problem === null ? (isMember ? 'member' : 'ready') : 'wrong';
    return { importId, line, cells, ...checked, state };
  });
};

interface Sent {
  programId: number;
  roleId: number;
  fileName: string;
  bytes: Uint8Array | undefined;
}

/** Reads a file of people. This adds nobody yet: every row is checked and shown. */
export const openImport = async (work: Work<Actor>, { programId, roleId, fileName, bytes }: Sent) => {
  const { tx, now, actor } = work;
  await mayAdd(work, programId);
  const { columns, lines } = readCsvFile(bytes);
  const mapping = guessMapping(columns);
  const roles = await rolesOf(tx, programId);
  found(
    roles.find(({ id, isOwner }) => id === roleId && !isOwner),
    'programmes.role_not_found',
  );
  const { id: importId } = await insertImport(tx, {
    programId,
    fileName: clean(fileName).slice(0, 200),
    columns,
    mapping,
    roleId,
    status: 'draft',
    createdBy: actor.id,
    createdAt: now,
  });
  await replaceRows(tx, importId, await check(tx, { importId, programId, mapping, roleId }, lines));
  return importId;
};

/** Reads the same file with another mapping; possible until the import has started. */
export const mapImport = async (
  work: Work<Actor>,
  { programId, importId }: { programId: number; importId: number },
  { mapping, role_id: roleId }: { mapping: ImportMapping; role_id: number },
) => {
  const { tx } = work;
  await mayAdd(work, programId);
  const { id } = found(await importById(tx, programId, importId), 'programmes.import_not_found');
  const { status } = found(await lockImport(tx, id), 'programmes.import_not_found');
  refuseIf(status === 'draft' ? null : 'programmes.import_started');
  const rows = await check(tx, { importId, programId, mapping, roleId }, await cellsOf(tx, importId));
  await replaceRows(tx, importId, rows);
  await updateImport(tx, importId, { mapping, roleId });
};
