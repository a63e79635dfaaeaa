import { pairingLimits, type PairImport } from '../../../contract/pairings/index.ts';
import type { PairingCreated } from '../../domain-events/pairings.ts';
import { chunks } from '../../platform/chunks.ts';
import { refuseField, refuseIf } from '../../platform/refusal.ts';
import type { Tx, Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { recordAudit } from '../accounts/index.ts';
import {
  countEmails,
  type EmailLimits,
  lockRunning,
  type ProgrammeRow,
  readFileOfRows,
  refuseInactive,
} from '../programmes/index.ts';
import { livePairsOf, membersByAddress } from './queries/managed.ts';
import { type CheckedPair, checkRows, columnsOf, type ReadRow } from './rules/import-rows.ts';
import { insertPairings } from './store.ts';

const pairsAtOnce = 500;

/** The two addresses of each line; lines are numbered as in a spreadsheet. */
const readRows = (bytes: Uint8Array | undefined): ReadRow[] => {
  const { first, lines } = readFileOfRows(bytes, { most: pairingLimits.importRows });
  const at = columnsOf(first.cells) ?? refuseField('file', 'The file needs the columns mentor_email and mentee_email');
  return lines.map(({ line, cells }) => ({
    line,
    mentorEmail: cells[at.mentor] ?? '',
    menteeEmail: cells[at.mentee] ?? '',
  }));
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
  });
};

const present = (rows: readonly CheckedPair[]): PairImport => {
  const many = (state: CheckedPair['state']) => rows.filter((row) => row.state === state).length;
  return {
    rows: rows.map(({ pair: _ids, ...row }) => row),
    counts: { ready: many('ready'), wrong: many('wrong'), paired: many('paired'), added: many('added') },
  };
};

/** Says what would happen to each row; writes nothing. */
export const checkImport = async (tx: Tx, programme: ProgrammeRow, bytes: Uint8Array | undefined) => {
  refuseInactive(programme);
  return present(await check(tx, programme.program.id, readRows(bytes)));
};

/**
 * Makes pairs from the valid rows. They are checked again under the programme's lock, so running it twice makes no
 * duplicates.
 */
export const runImport = async (
  work: Work<Actor>,
  programme: ProgrammeRow,
  bytes: Uint8Array | undefined,
  limits: EmailLimits,
) => {
  const { tx, now, actor, announce, refresh } = work;
  const programId = programme.program.id;
  refuseInactive(programme);
  const rows = readRows(bytes);
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
  await recordAudit(work, { action: 'program.pairs_imported', objectType: 'Program', objectId: programId, data });
  refresh({ people: [...people], keys: ['pairings', 'dashboard'] });
  return present(checked.map((row) => (row.state === 'ready' ? { ...row, state: 'added' } : row)));
};
