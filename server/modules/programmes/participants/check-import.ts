import { importLimits, type ImportMapping } from '../../../../contract/programmes/index.ts';
import { readPhone } from '../../../platform/phone.ts';
import { found, refuseIf } from '../../../platform/refusal.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { type Actor, whyNotToMany } from '../../../policies/actor.ts';
import { lockOpen } from '../load.ts';
import { rolesOf } from '../queries.ts';
import { cellsOf, countryOf, importById, importCounts, type ImportRow, memberAddressesIn } from '../queries/imports.ts';
import { guessMapping, hasKnownHeading, wholeMapping } from '../rules/import-headings.ts';
import { roleKey } from '../rules/import-roles.ts';
import { askForAdmins } from '../rules/import-admins.ts';
import { checkRow } from '../rules/import-rows.ts';
import { insertImport, lockImport, replaceRows, type RowValues, updateImport } from '../store/imports.ts';
import { cleanName, readFileOfRows, refuseNoRows } from './read-file.ts';

/** An admin may add people to a running programme once their own address is confirmed. */
export const mayAdd = async ({ tx, actor }: Work<Actor>, programId: number) => {
  await lockOpen(tx, programId);
  refuseIf(whyNotToMany(actor), 403);
};

type Choices = Pick<ImportRow, 'mapping' | 'roleId' | 'roleNames' | 'admins'>;
type Lines = readonly { line: number; cells: string[] }[];

/** Checks every line: what it says, and whether the person is already a member. */
const check = async (
  tx: Tx,
  { importId, programId }: { importId: number; programId: number },
  { mapping, roleId, roleNames: chosen, admins }: Choices,
  lines: Lines,
): Promise<RowValues[]> => {
  const roles = await rolesOf(tx, programId);
  found(
    roles.find(({ id, isOwner }) => id === roleId && !isOwner),
    'programmes.role_not_found',
  );
  const members = await memberAddressesIn(tx, programId);
  const country = await countryOf(tx, programId);
  const seen = new Map<string, number>();
  const confirmed = new Set(admins);
  return lines.map(({ line, cells }) => {
    const read = checkRow(cells, {
      mapping,
      roles,
      roleId,
      chosen,
      line,
      seen,
      readPhone: (text) => readPhone(text, country),
    });
    const isMember = read.problem === null && read.email !== null && members.has(read.email);
    const checked = isMember ? read : askForAdmins(read, roles, confirmed);
    const state = checked.problem === null ? (isMember ? 'member' : 'ready') : 'wrong';
    return { importId, line, cells, ...checked, state };
  });
};

interface Sent {
  programId: number;
  roleId: number;
  fileName: string;
  bytes: Uint8Array | undefined;
  sheet: number | undefined;
}

/** Reads a file of people. This adds nobody yet: every row is checked and shown. */
export const openImport = async (work: Work<Actor>, { programId, roleId, fileName, bytes, sheet }: Sent) => {
  const { tx, now, actor } = work;
  const { first, lines, ...read } = readFileOfRows(bytes, { sheet });
  const isHeading = hasKnownHeading(first.cells);
  // A single line without a heading that we know may be one person.
  if (isHeading) refuseNoRows(lines);
  await mayAdd(work, programId);
  const roles = await rolesOf(tx, programId);
  found(
    roles.find(({ id, isOwner }) => id === roleId && !isOwner),
    'programmes.role_not_found',
  );
  const values = {
    programId,
    roleId,
    ...read,
    fileName: cleanName(fileName),
    columns: first.cells,
    firstLine: first.cells,
    firstLineNumber: first.line,
    headings: isHeading ? ('found' as const) : ('asked' as const),
    mapping: guessMapping(first.cells, isHeading ? lines : [first, ...lines]),
    roleNames: {},
    admins: [],
  };
  const { id: importId } = await insertImport(tx, { ...values, status: 'draft', createdBy: actor.id, createdAt: now });
  await replaceRows(tx, importId, await check(tx, { importId, programId }, values, lines));
  return importId;
};

interface Wish {
  mapping: ImportMapping;
  role_id: number;
  has_headings?: boolean | undefined;
  role_names?: { name: string; role_id: number | null }[] | undefined;
  admins?: string[] | undefined;
}

/** What the first line is from now on: a heading, or the first person. */
const headingsOf = ({ headings }: ImportRow, hasHeadings: boolean | undefined) => {
  if (hasHeadings === undefined) return headings;
  return hasHeadings ? 'given' : 'none';
};

const linesOf = async (tx: Tx, { id, firstLine, firstLineNumber }: ImportRow, headings: ImportRow['headings']) => {
  const lines = (await cellsOf(tx, id)).filter(({ line }) => line !== firstLineNumber);
  return headings === 'none' ? [{ line: firstLineNumber, cells: firstLine }, ...lines] : lines;
};

const roleNamesOf = ({ roleNames }: ImportRow, wish: Wish['role_names'] = []) => {
  const chosen = new Map(Object.entries(roleNames));
  for (const { name, role_id: roleId } of wish) {
    if (roleId === null) chosen.delete(roleKey(name));
    else chosen.set(roleKey(name), roleId);
  }
  // The page asks for as many words of a file; those chosen last are kept.
  return Object.fromEntries([...chosen].slice(-importLimits.roleNames));
};

/** Reads the same file with other choices; possible until the import has started. */
export const mapImport = async (
  work: Work<Actor>,
  { programId, importId }: { programId: number; importId: number },
  wish: Wish,
) => {
  const { tx } = work;
  await mayAdd(work, programId);
  const { id } = found(await importById(tx, programId, importId), 'programmes.import_not_found');
  const before = found(await lockImport(tx, id), 'programmes.import_not_found');
  // One that was stopped keeps its reading: whoever is invited would be a new row otherwise.
  const { added, invited } = await importCounts(tx, id);
  refuseIf(before.status === 'draft' && added + invited === 0 ? null : 'programmes.import_started');
  const headings = headingsOf(before, wish.has_headings);
  const choices = {
    mapping: wholeMapping(wish.mapping),
    roleId: wish.role_id,
    roleNames: roleNamesOf(before, wish.role_names),
    admins: wish.admins?.map((address) => address.toLowerCase()) ?? before.admins,
  };
  const lines = await linesOf(tx, before, headings);
  await replaceRows(tx, importId, await check(tx, { importId, programId }, choices, lines));
  const columns = headings === 'none' ? before.firstLine.map(() => '') : before.firstLine;
  // Files that were read before the first line was kept have their headings in `columns`.
  await updateImport(tx, importId, { ...choices, headings, ...(before.firstLine.length > 0 && { columns }) });
};
