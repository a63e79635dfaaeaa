import { sql } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { db, writeRows } from '../../platform/db.ts';
import type { Tx } from '../../platform/work.ts';
import { settingsOf } from './queries/matching-settings.ts';
import { usualWeights } from './rules/fit/usual-weights.ts';
import { saveMatchingSettings } from './store/matching-settings.ts';
import { type NamedTwo, pairingParticipants, pairings } from './tables.ts';

export interface DemoPair {
  programId: number;
  mentorId: number;
  menteeId: number;
  createdAt: Temporal.Instant;
  /** Null: they are still a pair. */
  endedAt: Temporal.Instant | null;
}

/** Pairs that mentees made; groups are written after them. */
export const writeDemoPairs = async (tx: Tx, pairs: readonly DemoPair[]) => {
  const rows = pairs.map((pair) => ({
    ...pair,
    createdBy: pair.menteeId,
    status: pair.endedAt === null ? ('active' as const) : ('ended' as const),
  }));
  await writeRows(tx, pairings, rows);
  await db(tx).execute(sql`insert into ${pairingParticipants} (pairing_id, user_id, user_type)
    select id, mentor_id, 'mentor' from ${pairings} union all select id, mentee_id, 'mentee' from ${pairings}`);
};

export interface DemoGroup {
  programId: number;
  name: string;
  mentorId: number;
  menteeIds: readonly number[];
  createdAt: Temporal.Instant;
}

/** A group made by its mentor (B72); returns its id. */
export const writeDemoGroup = async (tx: Tx, { programId, name, mentorId, menteeIds, createdAt }: DemoGroup) => {
  const [row] = await db(tx)
    .insert(pairings)
    .values({ programId, type: 'group', name, createdBy: mentorId, createdAt })
    .returning({ id: pairings.id });
  if (!row) throw new Error(`${name} was not written`);
  await writeRows(tx, pairingParticipants, [
    { pairingId: row.id, userId: mentorId, userType: 'mentor' },
    ...menteeIds.map((userId) => ({ pairingId: row.id, userId, userType: 'mentee' as const })),
  ]);
  return row.id;
};

interface DemoMatching {
  programId: number;
  updatedBy: number;
  updatedAt: Temporal.Instant;
  named: readonly NamedTwo[];
}

/** What the admins of a program have decided about its matching: the usual, but no pair that hardly fits. */
export const writeDemoMatching = async (tx: Tx, { programId, named, ...decided }: DemoMatching) => {
  const { templateType } = await settingsOf(tx, programId);
  const row = {
    programId,
    weights: usualWeights[templateType],
    lowestScore: 3500,
    mentorsPerMentee: 1,
    menteesPerMentor: 2,
    differentLine: true,
    differentTeam: true,
    sharedLanguage: true,
    leastSharedHours: 0,
    questions: [],
    ...decided,
  };
  await saveMatchingSettings(tx, row, named);
};
