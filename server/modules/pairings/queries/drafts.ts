import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { read, readRows } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { matchingDrafts, matchingMentees, matchingMentors, matchingPairs } from '../tables.ts';

export type DraftRow = typeof matchingDrafts.$inferSelect;

export const draftById = async (tx: Tx, id: number): Promise<DraftRow | undefined> => {
  const [row] = await read(tx).select().from(matchingDrafts).where(eq(matchingDrafts.id, id));
  return row;
};

/** A part of a list. */
export interface Part {
  limit: number;
  offset: number;
}

export const draftsOf = (tx: Tx, programId: number, { limit, offset }: Part) =>
  read(tx)
    .select()
    .from(matchingDrafts)
    .where(eq(matchingDrafts.programId, programId))
    .orderBy(desc(matchingDrafts.id))
    .limit(limit)
    .offset(offset);

/** The only number of a count. */
export const rowsIn = async (counted: Promise<{ rows: number }[]>) => (await counted)[0]?.rows ?? 0;

export const countDrafts = (tx: Tx, programId: number) =>
  rowsIn(read(tx).select({ rows: count() }).from(matchingDrafts).where(eq(matchingDrafts.programId, programId)));

/** What these drafts are worth, by their ids; those without pairs are left out. */
export const worthsOf = async (tx: Tx, draftIds: readonly number[]) => {
  if (draftIds.length === 0) return new Map();
  const rows = await read(tx)
    .select({
      id: matchingPairs.draftId,
      mentees: sql`count(distinct ${matchingPairs.menteeId})`.mapWith(Number),
      pairs: count(),
      lowest: sql<number | null>`min(${matchingPairs.score}) filter (where ${matchingPairs.fixed} is null)`,
      sum: sql`sum(${matchingPairs.score})`.mapWith(Number),
    })
    .from(matchingPairs)
    .where(inArray(matchingPairs.draftId, [...draftIds]))
    .groupBy(matchingPairs.draftId);
  return new Map(rows.map(({ id, ...worth }) => [id, worth]));
};

/** The lowest score and the middle one, how many pairs fall into each bin, and how many are fixed in which way. */
export const spreadOf = async (tx: Tx, draftId: number, { bins, width }: { bins: number; width: number }) => {
  const of = eq(matchingPairs.draftId, draftId);
  const [middle] = await read(tx)
    .select({
      lowest: sql<number | null>`min(${matchingPairs.score})`,
      median: sql<number | null>`percentile_disc(0.5) within group (order by ${matchingPairs.score})`,
      locked: sql`count(*) filter (where ${matchingPairs.fixed} = 'lock')`.mapWith(Number),
      overridden: sql`count(*) filter (where ${matchingPairs.fixed} = 'override')`.mapWith(Number),
      mentors: sql`count(distinct ${matchingPairs.mentorId})`.mapWith(Number),
    })
    .from(matchingPairs)
    .where(of);
  const bin = sql<number>`least(${matchingPairs.score} / ${sql.raw(String(width))}, ${sql.raw(String(bins - 1))})`;
  const counts = await read(tx).select({ bin, pairs: count() }).from(matchingPairs).where(of).groupBy(bin);
  const distribution = Array.from({ length: bins }, (_, n) => counts.find((one) => one.bin === n)?.pairs ?? 0);
  return { distribution, ...(middle ?? { lowest: null, median: null, locked: 0, overridden: 0, mentors: 0 }) };
};

/** The ids of a draft's mentees and mentors, with what they could take. */
export const cohortOfDraft = async (tx: Tx, draftId: number) => ({
  mentees: await read(tx)
    .select({ id: matchingMentees.menteeId, wants: matchingMentees.wants })
    .from(matchingMentees)
    .where(eq(matchingMentees.draftId, draftId))
    .orderBy(asc(matchingMentees.menteeId)),
  mentors: await read(tx)
    .select({ id: matchingMentors.mentorId, seats: matchingMentors.seats, load: matchingMentors.load })
    .from(matchingMentors)
    .where(eq(matchingMentors.draftId, draftId))
    .orderBy(asc(matchingMentors.place)),
});

/** The scores of all mentees of a draft. */
export const scoresOf = (tx: Tx, draftId: number) =>
  read(tx)
    .select({ menteeId: matchingMentees.menteeId, wants: matchingMentees.wants, scores: matchingMentees.scores })
    .from(matchingMentees)
    .where(eq(matchingMentees.draftId, draftId))
    .orderBy(asc(matchingMentees.menteeId));

/** Everything that was found about all mentees of a draft, or about those of these ids. */
export const rowsOfDraft = (tx: Tx, draftId: number, menteeIds?: readonly number[]) =>
  read(tx)
    .select({
      menteeId: matchingMentees.menteeId,
      wants: matchingMentees.wants,
      scores: matchingMentees.scores,
      fits: matchingMentees.fits,
    })
    .from(matchingMentees)
    .where(
      and(
        eq(matchingMentees.draftId, draftId),
        menteeIds && sql`${matchingMentees.menteeId} = any(${sql.param([...menteeIds])}::bigint[])`,
      ),
    )
    .orderBy(asc(matchingMentees.menteeId));

/** All pairs of a draft. */
export const pairsOfDraft = (tx: Tx, draftId: number) =>
  read(tx)
    .select()
    .from(matchingPairs)
    .where(eq(matchingPairs.draftId, draftId))
    .orderBy(asc(matchingPairs.menteeId), asc(matchingPairs.mentorId));

export type DraftPairRow = typeof matchingPairs.$inferSelect;

/** Published drafts whose people are to be told by now. */
export const draftsToTell = (tx: Tx, before: Temporal.Instant) =>
  read(tx)
    .select()
    .from(matchingDrafts)
    .where(
      and(eq(matchingDrafts.status, 'published'), isNull(matchingDrafts.toldAt), lte(matchingDrafts.settledAt, before)),
    )
    .orderBy(asc(matchingDrafts.id));

/** Of a published draft: the pairs that were made. */
export const madePairs = async (tx: Tx, draftId: number) => {
  const rows = await read(tx)
    .select({ pairingId: matchingPairs.pairingId, menteeId: matchingPairs.menteeId, mentorId: matchingPairs.mentorId })
    .from(matchingPairs)
    .where(and(eq(matchingPairs.draftId, draftId), isNotNull(matchingPairs.pairingId)))
    .orderBy(asc(matchingPairs.pairingId));
  return rows as { pairingId: number; menteeId: number; mentorId: number }[];
};

/** Of some drafts: how many mentees their cohorts had. */
export const cohortSizes = async (tx: Tx, draftIds: readonly number[]) => {
  const rows = await readRows<{ id: string; mentees: string }>(
    tx,
    sql`select draft_id as id, count(*) as mentees from matching_mentees where draft_id = any(${sql.param([...draftIds])}::bigint[]) group by 1`,
  );
  return new Map(rows.map(({ id, mentees }) => [Number(id), Number(mentees)]));
};
