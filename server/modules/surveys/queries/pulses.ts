import { and, asc, eq, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { users } from '../../accounts/tables.ts';
import { pairings } from '../../pairings/tables.ts';
import { programs } from '../../programmes/tables.ts';
import { pulses } from '../tables.ts';

const pairsWhere = (tx: Tx) =>
  read(tx)
    .select({
      id: pairings.id,
      mentorId: pairings.mentorId,
      menteeId: pairings.menteeId,
      createdAt: pairings.createdAt,
      programId: pairings.programId,
    })
    .from(pairings)
    .innerJoin(programs, eq(programs.id, pairings.programId));

/** Pairs that go on, are not paused, and are in a programme that goes on too. */
const goesOn = and(
  eq(pairings.type, 'pair'),
  eq(pairings.status, 'active'),
  isNull(pairings.hiddenAt),
  eq(programs.isActive, true),
);
const has = (userId: number) => or(eq(pairings.mentorId, userId), eq(pairings.menteeId, userId));

export const pairsIn = (tx: Tx, userId: number, programId: number) =>
  pairsWhere(tx)
    .where(and(goesOn, has(userId), eq(pairings.programId, programId)))
    .orderBy(asc(pairings.id));
export type PairRow = Awaited<ReturnType<typeof pairsIn>>[number];

/** All pairs of a program that go on. */
export const pairsOfProgram = (tx: Tx, programId: number) =>
  pairsWhere(tx)
    .where(and(goesOn, eq(pairings.programId, programId)))
    .orderBy(asc(pairings.id));

/** One of this person's pairs. */
export const ownPair = async (tx: Tx, userId: number, id: number): Promise<PairRow | undefined> => {
  const [row] = await pairsWhere(tx).where(and(goesOn, has(userId), eq(pairings.id, id)));
  return row;
};

/** The rounds that this person has answered. */
export const roundsGiven = async (tx: Tx, userId: number, pairingIds: readonly number[]) => {
  const rows = await read(tx)
    .select({ pairingId: pulses.pairingId, round: pulses.round })
    .from(pulses)
    .where(and(eq(pulses.userId, userId), inArray(pulses.pairingId, [...pairingIds])));
  return new Set(rows.map(({ pairingId, round }) => `${pairingId} ${round}`));
};

export const peopleNamed = (tx: Tx, ids: readonly number[]) =>
  read(tx)
    .select({ id: users.id, firstname: users.firstname, lastname: users.lastname, deletedAt: users.deletedAt })
    .from(users)
    .where(inArray(users.id, [...ids]));

const stars = { least: 1, most: 5 };

/** M16: the answers about these pairs until a moment, for their health: a pulse counts as one rating. */
export const pulsesOf = async (tx: Tx, pairingIds: readonly number[], now: Temporal.Instant) => {
  const rows = await read(tx)
    .select({ pulse: pulses, menteeId: pairings.menteeId })
    .from(pulses)
    .innerJoin(pairings, eq(pairings.id, pulses.pairingId))
    .where(and(inArray(pulses.pairingId, [...pairingIds]), lte(pulses.answeredAt, now)))
    .orderBy(asc(pulses.id));
  return rows.flatMap(({ pulse, menteeId }) =>
    menteeId === null
      ? []
      : [
          {
            pairingId: pulse.pairingId,
            menteeId,
            by: pulse.userId === menteeId ? ('mentee' as const) : ('mentor' as const),
            at: pulse.answeredAt.epochMilliseconds,
            answers: [pulse.helpful, pulse.atEase].map((value) => ({ value, ...stars })),
          },
        ],
  );
};

/** Part of a member's own data (M22). */
export const pulsesBy = (tx: Tx, userId: number) =>
  read(tx).select().from(pulses).where(eq(pulses.userId, userId)).orderBy(asc(pulses.id));
