import type { Worth } from '../../../../contract/pairings/index.ts';
import { refuseIf } from '../../../platform/refusal.ts';
import type { Tx } from '../../../platform/work.ts';
import { cohortOfDraft, type DraftPairRow, type DraftRow, pairsOfDraft, scoresOf } from '../queries/drafts.ts';
import { readDraftRows } from './draft-rows.ts';
import type { FixedPair } from '../rules/choose.ts';
import { fitsAt } from '../rules/matrix.ts';
import type { Matching } from '../rules/matching/index.ts';
import type { TwoIds } from '../rules/moves.ts';
import type { Scored } from './solve.ts';

/** A draft as the solver needs it, with the pairs that it has now. */
export interface ScoredDraft {
  draft: DraftRow;
  scored: Scored;
  pairs: DraftPairRow[];
  fixed: FixedPair[];
}

const fixedIn = (pairs: readonly DraftPairRow[]): FixedPair[] =>
  pairs.flatMap(({ menteeId, mentorId, score, fixed }) =>
    fixed === null ? [] : [{ menteeId, mentorId, score, kind: fixed }],
  );

export const readScored = async (tx: Tx, draft: DraftRow): Promise<ScoredDraft> => {
  refuseIf(draft.status === 'ready' ? null : 'pairings.draft_not_ready');
  const { mentors } = await cohortOfDraft(tx, draft.id);
  const pairs = await pairsOfDraft(tx, draft.id);
  return { draft, scored: { mentors, rows: await scoresOf(tx, draft.id) }, pairs, fixed: fixedIn(pairs) };
};

/** What was found about two people of a draft. */
export const placeOf = ({ scored: { mentors, rows } }: ScoredDraft, { menteeId, mentorId }: TwoIds) => {
  const row = rows.find((one) => one.menteeId === menteeId);
  const place = mentors.findIndex(({ id }) => id === mentorId);
  return {
    score: place < 0 ? undefined : row?.scores[place],
    wants: row?.wants ?? 0,
    seats: mentors[place]?.seats ?? 0,
  };
};

/** What the pairs that a draft has are worth. */
export const worthNow = (pairs: readonly DraftPairRow[]): Worth => ({
  mentees: new Set(pairs.map(({ menteeId }) => menteeId)).size,
  pairs: pairs.length,
  lowest: pairs.reduce<number | null>(
    (lowest, { score, fixed }) => (fixed === null ? Math.min(lowest ?? score, score) : lowest),
    null,
  ),
  sum: pairs.reduce((sum, { score }) => sum + score, 0),
});

export const twosOf = ({ pairs }: Matching): TwoIds[] =>
  pairs.map(({ mentee, mentor }) => ({ menteeId: mentee, mentorId: mentor }));

/** The rows of new pairs; what was found about those that are new is read for them alone. */
export const rowsFor = async (tx: Tx, before: ScoredDraft, { pairs }: Matching, fixed: readonly FixedPair[]) => {
  const keyOf = ({ menteeId, mentorId }: TwoIds) => `${menteeId} ${mentorId}`;
  const known = new Map(before.pairs.map((pair) => [keyOf(pair), pair.fits]));
  const kinds = new Map(fixed.map((pair) => [keyOf(pair), pair.kind]));
  const fresh = pairs.filter(({ mentee, mentor }) => !known.has(`${mentee} ${mentor}`)).map(({ mentee }) => mentee);
  const found = new Map((await readDraftRows(tx, before.draft.id, fresh)).map((row) => [row.menteeId, row]));
  const places = new Map(before.scored.mentors.map(({ id }, place) => [id, place]));
  return pairs.map(({ mentee: menteeId, mentor: mentorId, score }) => {
    const key = keyOf({ menteeId, mentorId });
    const row = found.get(menteeId);
    const fits = known.get(key) ?? (row ? fitsAt(row, places.get(mentorId) ?? 0) : []);
    return { menteeId, mentorId, score, fits, fixed: kinds.get(key) ?? null };
  });
};
