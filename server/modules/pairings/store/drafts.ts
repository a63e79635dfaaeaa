import { and, eq, sql } from 'drizzle-orm';
import type { DraftStep } from '../../../../contract/pairings/values.ts';
import { chunks } from '../../../platform/chunks.ts';
import { db, writeRows } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/work.ts';
import type { DraftRow } from '../queries/drafts.ts';
import { matchingDrafts, matchingMentees, matchingMentors, matchingPairs } from '../tables.ts';

type NewDraft = Omit<typeof matchingDrafts.$inferInsert, 'status' | 'step' | 'done'>;

/** A draft to calculate; undefined when another one of the program is being calculated. */
export const insertDraft = async (tx: Tx, row: NewDraft) => {
  const [made] = await db(tx)
    .insert(matchingDrafts)
    .values({ ...row, status: 'running', step: 'reading', done: 0 })
    .onConflictDoNothing()
    .returning({ id: matchingDrafts.id });
  return made?.id;
};

/** Locks the row, so that two acts on one draft run one after the other. */
export const lockDraft = async (tx: Tx, id: number): Promise<DraftRow | undefined> => {
  const [row] = await db(tx).select().from(matchingDrafts).where(eq(matchingDrafts.id, id)).for('update');
  return row;
};

export const updateDraft = async (tx: Tx, id: number, patch: Partial<typeof matchingDrafts.$inferInsert>) => {
  await db(tx).update(matchingDrafts).set(patch).where(eq(matchingDrafts.id, id));
};

/** Somebody changes the draft: whoever looked at it before has to look again. */
export const countChange = async (tx: Tx, id: number) => {
  await db(tx)
    .update(matchingDrafts)
    .set({ version: sql`${matchingDrafts.version} + 1` })
    .where(eq(matchingDrafts.id, id));
};

/** How far a calculation is; false when it is not wanted any more. */
export const keepProgress = async (tx: Tx, id: number, { step, done }: { step: DraftStep; done: number }) => {
  const rows = await db(tx)
    .update(matchingDrafts)
    .set({ step, done })
    .where(and(eq(matchingDrafts.id, id), eq(matchingDrafts.status, 'running')))
    .returning({ id: matchingDrafts.id });
  return rows.length > 0;
};

/** Rows of one statement: with 1,000 mentors each they are 4 MB. */
const menteesAtOnce = 100;

/** Keeps what was found about a cohort. */
export const keepCohort = async (
  tx: Tx,
  draftId: number,
  cohort: {
    mentors: Omit<typeof matchingMentors.$inferInsert, 'draftId'>[];
    mentees: Omit<typeof matchingMentees.$inferInsert, 'draftId'>[];
  },
) => {
  const of = <T extends object>(row: T) => ({ draftId, ...row });
  await writeRows(tx, matchingMentors, cohort.mentors.map(of));
  for (const some of chunks(cohort.mentees, menteesAtOnce)) await writeRows(tx, matchingMentees, some.map(of));
};

type NewPair = Omit<typeof matchingPairs.$inferInsert, 'draftId'>;

/** The pairs of a draft, in place of those that it had. */
export const replaceDraftPairs = async (tx: Tx, draftId: number, pairs: readonly NewPair[]) => {
  await db(tx).delete(matchingPairs).where(eq(matchingPairs.draftId, draftId));
  for (const some of chunks(pairs, menteesAtOnce))
    await db(tx)
      .insert(matchingPairs)
      .values(some.map((pair) => ({ draftId, ...pair })));
};

interface TwoOfDraft {
  menteeId: number;
  mentorId: number;
}

/** What became of a pair when its draft was published. */
export const keepOutcome = async (
  tx: Tx,
  draftId: number,
  outcomes: readonly (TwoOfDraft & Pick<NewPair, 'pairingId' | 'refused'>)[],
) => {
  const sent = outcomes.map(({ menteeId, mentorId, pairingId = null, refused = null }) => ({
    mentee_id: menteeId,
    mentor_id: mentorId,
    pairing_id: pairingId,
    refused,
  }));
  await db(tx).execute(
    sql`update matching_pairs p set pairing_id = o.pairing_id, refused = o.refused
        from json_to_recordset(${JSON.stringify(sent)}) as o (mentee_id bigint, mentor_id bigint, pairing_id bigint, refused text)
        where p.draft_id = ${draftId} and p.mentee_id = o.mentee_id and p.mentor_id = o.mentor_id`,
  );
};

/** How everybody fits everybody is of no use once nobody changes the draft any more; it is most of what is kept. */
export const forgetFits = async (tx: Tx, draftId: number) => {
  await db(tx).update(matchingMentees).set({ fits: new Int16Array() }).where(eq(matchingMentees.draftId, draftId));
};

/** The pairs of a draft that nobody wants. */
export const dropDraftPairs = async (tx: Tx, draftId: number) => {
  await db(tx).delete(matchingPairs).where(eq(matchingPairs.draftId, draftId));
};
