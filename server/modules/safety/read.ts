import type { ReadWork } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import type { ProgrammeRow } from '../programmes/index.ts';
import type { Ports } from './ports.ts';
import { presentMemberBlocks, presentReports } from './present.ts';
import { blocksAmong } from './queries/blocks.ts';
import { membersNow, peopleById } from './queries/people.ts';
import { reportsIn } from './queries/reports.ts';

const peopleWith = async ({ tx }: Pick<ReadWork<Actor>, 'tx'>, ids: readonly (number | null)[]) => {
  const known = [...new Set(ids)].filter((id) => id !== null);
  const rows = known.length === 0 ? [] : await peopleById(tx, known);
  return new Map(rows.map((row) => [row.id, row]));
};

/** Four statements, however long the queue is. */
export const showReports = async (
  work: ReadWork<Actor>,
  programme: ProgrammeRow | null,
  decided: boolean,
  { goneAmong }: Pick<Ports, 'goneAmong'>,
) => {
  const programId = programme?.program.id ?? null;
  const rows = await reportsIn(work.tx, { programId, readerId: work.actor.id, decided });
  const people = await peopleWith(
    work,
    rows.flatMap(({ aboutUserId, reporterId, decidedBy }) => [aboutUserId, reporterId, decidedBy]),
  );
  const members = programId === null ? new Map() : await membersNow(work.tx, programId, [...people.keys()]);
  const gone = await goneAmong(
    work.tx,
    rows.flatMap(({ messageId }) => messageId ?? []),
  );
  return { reports: presentReports(rows, { programme, people, members, gone }) };
};

export const showMemberBlocks = async (work: ReadWork<Actor>, programme: ProgrammeRow | null) => {
  const rows = await blocksAmong(work.tx, programme?.program.id ?? null);
  const people = await peopleWith(
    work,
    rows.flatMap(({ blockerId, blockedId }) => [blockerId, blockedId]),
  );
  return { blocks: presentMemberBlocks(rows, people) };
};
