import { hasAddress } from '../../../contract/programmes/index.ts';
import { pairingLimits, type PairImport, pairTemplate } from '../../../contract/pairings/index.ts';
import type { PairingCreated } from '../../domain-events/pairings.ts';
import { chunks } from '../../platform/chunks.ts';
import { findHeadings, headingLinesLookedAt, wholeWidth } from '../../platform/csv/headings.ts';
import { csvFile, csvOf } from '../../platform/csv/write.ts';
import { refuseIf } from '../../platform/refusal.ts';
import type { Change, Tx, Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { recordInProgram } from '../accounts/index.ts';
import {
  countEmails,
  type EmailLimits,
  type FileOfRows,
  lockRunning,
  type ProgrammeRow,
  readFileOfRows,
  refuseInactive,
  refuseNoRows,
} from '../programmes/index.ts';
import { invitedAmong, livePairsOf, membersByAddress } from './queries/managed.ts';
import { type CheckedPair, checkRows, columnsOf, type ReadRow } from './rules/import-rows.ts';
import { insertPairings } from './store.ts';

const pairsAtOnce = 500;

/** How a file is to be read; what is left out is guessed. */
export interface PairReading {
  sheet?: number | undefined;
  mentor_column?: number | undefined;
  mentee_column?: number | undefined;
  heading_line?: number | 'none' | undefined;
}

const knownColumns = (cells: readonly string[]) =>
  Object.values(columnsOf(cells)).filter((column) => column !== null).length;

const namesBoth = (cells: readonly string[]) => knownColumns(cells) === 2;

/** Which line has the headings, and how we know: as the admin says, else by its words. */
const headOf = (all: readonly FileOfRows['first'][], said: PairReading['heading_line']) => {
  if (said === 'none') return { at: -1, headings: 'none' as const };
  const at = all.slice(0, headingLinesLookedAt).findIndex(({ line }) => line === said);
  if (at !== -1) return { at, headings: 'given' as const };
  const guessed = findHeadings(all, { isRow: hasAddress, known: knownColumns, isEnough: namesBoth });
  return { at: guessed.at, headings: guessed.isSure ? ('found' as const) : ('asked' as const) };
};

const cellOf = (cells: readonly string[], column: number | null) => (column === null ? '' : (cells[column] ?? ''));

/** The two addresses of each line, with what the page needs to choose another reading. */
const readPairs = ({ first, lines: below, sheets, sheet }: FileOfRows, wish: PairReading) => {
  const all = [first, ...below];
  const { at, headings } = headOf(all, wish.heading_line);
  const heading = all[at];
  const lines = all.slice(at + 1);
  if (headings === 'found') refuseNoRows(lines);
  const guessed = columnsOf(heading?.cells ?? []);
  const mapping = {
    mentor: wish.mentor_column ?? guessed.mentor,
    mentee: wish.mentee_column ?? guessed.mentee,
  };
  const rows = lines.map(({ line, cells }): ReadRow => ({
    line,
    mentorEmail: cellOf(cells, mapping.mentor),
    menteeEmail: cellOf(cells, mapping.mentee),
  }));
  const read = {
    columns: wholeWidth(heading?.cells ?? [], lines),
    mapping,
    headings,
    heading_line: heading?.line ?? null,
    first_lines: all.slice(0, headingLinesLookedAt),
    sheets,
    sheet,
  };
  return { rows, read };
};

/** What would happen to each row now. Three statements, however long the file is. */
const check = async (tx: Tx, programId: number, rows: readonly ReadRow[]) => {
  const addresses = rows.flatMap(({ mentorEmail, menteeEmail }) => [mentorEmail, menteeEmail]);
  const members = await membersByAddress(tx, programId, [...new Set(addresses.map((one) => one.toLowerCase()))]);
  const mentors = members.filter(({ userType }) => userType === 'mentor');
  const live = await livePairsOf(
    tx,
    programId,
    mentors.map(({ userId }) => userId),
  );
  const room = mentors.flatMap(({ userId, capacity }): [number, number][] => {
    const taken = live.filter(({ mentorId }) => mentorId === userId).length;
    return capacity === null ? [] : [[userId, Math.max(0, capacity - taken)]];
  });
  return checkRows(rows, {
    members: new Map(members.map((one) => [one.email.toLowerCase(), one])),
    paired: new Set(live.map(({ mentorId, menteeId }) => `${mentorId} ${menteeId}`)),
    room: new Map(room),
    invited: await invitedAmong(tx, programId, addresses),
  });
};

const present = (rows: readonly CheckedPair[], read: ReturnType<typeof readPairs>['read']): PairImport => {
  const many = (state: CheckedPair['state']) => rows.filter((row) => row.state === state).length;
  return {
    ...read,
    rows: rows.map(({ pair: _ids, ...row }) => row),
    counts: { ready: many('ready'), wrong: many('wrong'), paired: many('paired'), added: many('added') },
  };
};

/** Reads an uploaded table of pairs; call it before the transaction. */
export const readPairFile = (bytes: Uint8Array | undefined, { sheet }: PairReading, gone: AbortSignal) =>
  readFileOfRows(bytes, { most: pairingLimits.importRows, sheet }, gone);

interface SentPairs {
  file: FileOfRows;
  reading: PairReading;
}

/** Says what would happen to each row; writes nothing. */
export const checkImport = async (tx: Tx, programme: ProgrammeRow, { file, reading }: SentPairs) => {
  refuseInactive(programme);
  const { rows, read } = readPairs(file, reading);
  return present(await check(tx, programme.program.id, rows), read);
};

/**
 * Makes pairs from the valid rows. They are checked again under the programme's lock, so running it twice makes no
 * duplicates.
 */
export const runImport = async (
  work: Work<Actor>,
  programme: ProgrammeRow,
  { file, reading }: SentPairs,
  limits: EmailLimits,
) => {
  const { tx, now, actor, announce, refresh } = work;
  const programId = programme.program.id;
  refuseInactive(programme);
  const { rows, read } = readPairs(file, reading);
  refuseIf(read.headings === 'asked' ? 'programmes.import_first_line' : null);
  await lockRunning(tx, programId);
  const checked = await check(tx, programId, rows);
  refuseIf(checked.some(({ state }) => state === 'ready' || state === 'paired') ? null : 'pairings.import_empty');
  const people = new Set([actor.id]);
  const ready = checked.flatMap(({ state, pair }) => (state === 'ready' && pair ? [{ programId, ...pair }] : []));
  // B09: each pair is told to both.
  const to = ready.flatMap(({ mentorId, menteeId }) => [mentorId, menteeId]);
  await countEmails(work, { programId, kind: 'pairs', emails: to.length, to }, limits);
  for (const some of chunks(ready, pairsAtOnce)) {
    const pairs = some.map((pair) => ({ ...pair, createdBy: actor.id, createdAt: now }));
    for (const { id: pairingId, mentorId, menteeId } of await insertPairings(tx, pairs)) {
      const event = { pairingId, programId, mentorId, menteeId, byId: actor.id, bookingId: null, at: now.toString() };
      await announce<PairingCreated>({ name: 'pairing.created', ...event });
      people.add(mentorId).add(menteeId);
    }
  }
  const data = { pairs: ready.length };
  await recordInProgram(work, programId, { action: 'program.pairs_imported', data });
  refresh({ people: [...people], keys: ['pairings', 'dashboard'] });
  return present(
    checked.map((row) => (row.state === 'ready' ? { ...row, state: 'added' } : row)),
    read,
  );
};

/** A file to fill in, with one pair as an example. */
export const templateFile = ({ now }: Pick<Change, 'now'>, { program }: ProgrammeRow) =>
  csvFile('Pairs template', { now, zone: program.timezone }, csvOf(pairTemplate.headings, [pairTemplate.example]));
