import { hasAddress, importLimits, type ImportMapping } from '../../../../contract/programmes/index.ts';
import { say } from '../../../../contract/say.ts';
import { readPhone } from '../../../platform/phone.ts';
import { found, refuseField, refuseIf } from '../../../platform/refusal.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { type Actor, whyNotToMany } from '../../../policies/actor.ts';
import { lockOpen } from '../load.ts';
import { rolesOf } from '../queries.ts';
import { cellsOf, countryOf, importById, importCounts, type ImportRow, memberAddressesIn } from '../queries/imports.ts';
import { findHeadings, headingLinesLookedAt, mostCellsOf, wholeWidth } from '../../../platform/csv/headings.ts';
import { guessMapping, isLineOfHeadings, knownHeadings, wholeMapping } from '../rules/import-headings.ts';
import { roleKey } from '../rules/import-roles.ts';
import { askForAdmins } from '../rules/import-admins.ts';
import { checkRow } from '../rules/import-rows.ts';
import { insertImport, lockImport, replaceRows, type RowValues, updateImport } from '../store/imports.ts';
import { cleanName, type FileOfRows, refuseNoRows } from './read-file.ts';

/** An admin may add people to a running programme once their own address is confirmed. */
export const mayAdd = async ({ tx, actor }: Work<Actor>, programId: number) => {
  await lockOpen(tx, programId);
  refuseIf(whyNotToMany(actor), 403);
};

interface Choices extends Pick<ImportRow, 'mapping' | 'roleId' | 'roleNames' | 'admins'> {
  mostCells: number;
}
type Lines = readonly { line: number; cells: string[] }[];

/** Checks every line: what it says, and whether the person is already a member. */
const check = async (
  tx: Tx,
  { importId, programId }: { importId: number; programId: number },
  { mapping, roleId, roleNames: chosen, admins, mostCells }: Choices,
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
      mostCells,
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
  file: FileOfRows;
}

/** Keeps a file of people that was read. This adds nobody yet: every row is checked and shown. */
export const openImport = async (work: Work<Actor>, { programId, roleId, fileName, file }: Sent) => {
  const { tx, now, actor } = work;
  const { first, lines: below, ...read } = file;
  const all = [first, ...below];
  const { at, isSure } = findHeadings(all, { isRow: hasAddress, known: knownHeadings, isEnough: isLineOfHeadings });
  const heading = all[at] ?? first;
  const lines = all.slice(at + 1);
  // A single line without a heading that we know may be one person.
  if (isSure) refuseNoRows(lines);
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
    columns: wholeWidth(heading.cells, lines),
    firstLine: heading.cells,
    firstLineNumber: heading.line,
    linesAbove: all.slice(0, at),
    headings: isSure ? ('found' as const) : ('asked' as const),
    mapping: guessMapping(heading.cells, isSure ? lines : all),
    roleNames: {},
    admins: [],
  };
  const { id: createdBy, adminBaseUserId: viewedBy } = actor;
  const made = { ...values, status: 'draft' as const, createdBy, viewedBy, createdAt: now };
  const { id: importId } = await insertImport(tx, made);
  await replaceRows(
    tx,
    importId,
    await check(tx, { importId, programId }, { ...values, mostCells: mostCellsOf(values, lines) }, lines),
  );
  return importId;
};

interface Wish {
  mapping: ImportMapping;
  role_id: number;
  heading_line?: number | null | undefined;
  role_names?: { name: string; role_id: number | null }[] | undefined;
  admins?: string[] | undefined;
}

type Head = Pick<ImportRow, 'headings' | 'firstLine' | 'firstLineNumber' | 'linesAbove'>;

/** Every line of the file in its order, whatever each was taken for. */
const allLines = async (tx: Tx, { id, firstLine, firstLineNumber, linesAbove }: ImportRow) => {
  const head = [...linesAbove, { line: firstLineNumber, cells: firstLine }];
  const numbers = new Set(head.map(({ line }) => line));
  return [...head, ...(await cellsOf(tx, id)).filter(({ line }) => !numbers.has(line))];
};

/** The file with the headings in this line, or, with null, with a person in its first one already. */
const headedBy = (all: Lines, headingLine: number | null): Head & { lines: Lines } => {
  const at =
    headingLine === null ? 0 : all.slice(0, headingLinesLookedAt).findIndex(({ line }) => line === headingLine);
  const first = all[at];
  if (first === undefined) return refuseField('heading_line', say('field.not_listed'));
  const head = { firstLine: first.cells, firstLineNumber: first.line, linesAbove: all.slice(0, at) };
  if (headingLine === null) return { ...head, headings: 'none', lines: all };
  return { ...head, headings: 'given', lines: all.slice(at + 1) };
};

/** Which line has the headings from now on, and the lines below it. */
const headOf = (before: ImportRow, all: Lines, headingLine: number | null | undefined) => {
  const { headings, firstLineNumber } = before;
  if (headingLine !== undefined) return headedBy(all, headingLine);
  return { ...headedBy(all, headings === 'none' ? null : firstLineNumber), headings };
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
  const { lines, ...head } = headOf(before, await allLines(tx, before), wish.heading_line);
  const isOther = head.headings === 'given' && head.firstLineNumber !== before.firstLineNumber;
  const read = {
    ...head,
    columns: wholeWidth(head.headings === 'none' ? [] : head.firstLine, lines),
    // Other headings say anew which column is what.
    mapping: isOther ? guessMapping(head.firstLine, lines) : wholeMapping(wish.mapping),
  };
  const choices = {
    roleId: wish.role_id,
    roleNames: roleNamesOf(before, wish.role_names),
    admins: wish.admins?.map((address) => address.toLowerCase()) ?? before.admins,
  };
  const mostCells = mostCellsOf({ ...head, sheets: before.sheets }, lines);
  const checked = await check(tx, { importId, programId }, { ...read, ...choices, mostCells }, lines);
  await replaceRows(tx, importId, checked);
  await updateImport(tx, importId, { ...choices, ...read });
};
