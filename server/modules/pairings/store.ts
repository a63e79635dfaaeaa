import { and, eq, exists, inArray, isNull, not, sql } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { db } from '../../platform/db.ts';
import type { Tx } from '../../platform/work.ts';
import type { Pair, PairingRow, PairRow } from './queries/pairs.ts';
import { pairingParticipants, pairings } from './tables.ts';

type NewPair = Pair & { createdBy: number; createdAt: Temporal.Instant };

/**
 * Inserts those that are not a pair yet; the constraint decides, even if someone else connects them at the same moment.
 */
export const insertPairings = async (tx: Tx, pairs: readonly NewPair[]): Promise<PairRow[]> => {
  if (pairs.length === 0) return [];
  const made = await db(tx)
    .insert(pairings)
    .values([...pairs])
    .onConflictDoNothing()
    .returning();
  const rows = made as PairRow[];
  if (rows.length === 0) return [];
  await db(tx)
    .insert(pairingParticipants)
    .values(
      rows.flatMap(({ id: pairingId, mentorId, menteeId }) => [
        { pairingId, userId: mentorId, userType: 'mentor' as const },
        { pairingId, userId: menteeId, userType: 'mentee' as const },
      ]),
    );
  return rows;
};

interface NewGroup {
  programId: number | null;
  name: string;
  createdBy: number;
  createdAt: Temporal.Instant;
}

export const insertGroup = async (tx: Tx, values: NewGroup): Promise<PairingRow> => {
  const [row] = await db(tx)
    .insert(pairings)
    .values({ ...values, type: 'group' })
    .returning();
  if (!row) throw new Error('the group was not written');
  return row;
};

interface Member {
  userId: number;
  userType: 'mentor' | 'mentee';
}

/** Someone already in the group keeps their role. */
export const insertMembers = async (tx: Tx, pairingId: number, people: readonly Member[]) => {
  if (people.length === 0) return;
  await db(tx)
    .insert(pairingParticipants)
    .values(people.map((one) => ({ pairingId, ...one })))
    .onConflictDoNothing();
};

export const deleteMember = async (tx: Tx, pairingId: number, userId: number) => {
  await db(tx)
    .delete(pairingParticipants)
    .where(and(eq(pairingParticipants.pairingId, pairingId), eq(pairingParticipants.userId, userId)));
};

/** Locks the row, so two acts on one pair or group run one after the other. */
export const lockPairing = async (tx: Tx, id: number): Promise<PairingRow | undefined> => {
  const [row] = await db(tx)
    .select()
    .from(pairings)
    .where(and(eq(pairings.id, id), isNull(pairings.hiddenAt)))
    .for('update');
  return row;
};

export const updatePairing = async (tx: Tx, id: number, patch: Partial<typeof pairings.$inferInsert>) => {
  await db(tx).update(pairings).set(patch).where(eq(pairings.id, id));
};

/** The pairings the person takes part in: in one programme, or everywhere. */
const theirs = (tx: Tx, { userId, programId }: Leaver) =>
  and(
    inArray(
      pairings.id,
      db(tx)
        .select({ id: pairingParticipants.pairingId })
        .from(pairingParticipants)
        .where(eq(pairingParticipants.userId, userId)),
    ),
    isNull(pairings.hiddenAt),
    programId === undefined ? undefined : eq(pairings.programId, programId),
  );

interface Leaver {
  userId: number;
  programId?: number;
}

const endedAt = (now: Temporal.Instant) => ({
  status: 'ended' as const,
  pausedAt: null,
  endedAt: sql`coalesce(${pairings.endedAt}, ${now.toString()}::timestamptz)`,
  hiddenAt: now,
});

/** B77: ends and hides the pairs of a leaver, in one programme or in all. */
export const hidePairsOf = async (tx: Tx, leaver: Leaver, now: Temporal.Instant) => {
  await db(tx)
    .update(pairings)
    .set(endedAt(now))
    .where(and(eq(pairings.type, 'pair'), theirs(tx, leaver)));
};

/** A group continues without a leaver; one left without mentors or without mentees ends. */
export const leaveGroups = async (tx: Tx, leaver: Leaver, now: Temporal.Instant) => {
  const left = await db(tx)
    .select({ id: pairings.id })
    .from(pairings)
    .where(and(eq(pairings.type, 'group'), theirs(tx, leaver)))
    .orderBy(pairings.id)
    .for('update');
  const ids = left.map(({ id }) => id);
  if (ids.length === 0) return;
  await db(tx)
    .delete(pairingParticipants)
    .where(and(eq(pairingParticipants.userId, leaver.userId), inArray(pairingParticipants.pairingId, ids)));
  const has = (side: 'mentor' | 'mentee') =>
    exists(
      db(tx)
        .select({ id: pairingParticipants.pairingId })
        .from(pairingParticipants)
        .where(and(eq(pairingParticipants.pairingId, pairings.id), eq(pairingParticipants.userType, side))),
    );
  await db(tx)
    .update(pairings)
    .set(endedAt(now))
    .where(and(inArray(pairings.id, ids), not(and(has('mentor'), has('mentee')) ?? has('mentor'))));
};

/** Ends and hides these pairs, as if they had not been (M15). */
export const hidePairings = async (tx: Tx, ids: readonly number[], now: Temporal.Instant) => {
  await db(tx)
    .update(pairings)
    .set(endedAt(now))
    .where(and(inArray(pairings.id, [0, ...ids]), isNull(pairings.hiddenAt)));
};
