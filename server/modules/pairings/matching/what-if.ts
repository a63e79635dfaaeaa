import { type FitWeights } from '../../../../contract/pairings/values.ts';
import { say } from '../../../../contract/say.ts';
import { refuseField } from '../../../platform/refusal.ts';
import type { Tx } from '../../../platform/work.ts';
import type { DraftRow } from '../queries/drafts.ts';
import { readDraftRows } from './draft-rows.ts';
import type { FixedPair } from '../rules/choose.ts';
import { scoreOf, weightList } from '../rules/fit/index.ts';
import { reweighed } from '../rules/matrix.ts';
import { movesBetween } from '../rules/moves.ts';
import { judgedBy } from './basis.ts';
import { presentMoves } from './present-moves.ts';
import { readScored, twosOf, worthNow } from './scored-draft.ts';
import { solveFor, worthOf } from './solve.ts';

const refuseNoWeights = (weights: FitWeights) => {
  if (Object.values(weights).every((one) => one === 0)) refuseField('weights', say('pairings.no_weights'));
};

/** M15: which pairs of a draft other weights would change, judged by what was found then; nothing is saved. */
export const showWhatIf = async (
  tx: Tx,
  draft: DraftRow,
  { weights, gone }: { weights: FitWeights; gone: AbortSignal },
) => {
  refuseNoWeights(weights);
  const now = await readScored(tx, draft);
  const rules = judgedBy(draft.basis.rules);
  const rows = (await readDraftRows(tx, draft.id)).map((row) => reweighed(row, { rules, weights }));
  const fitsOf = new Map(now.pairs.map(({ menteeId, mentorId, fits }) => [`${menteeId} ${mentorId}`, fits]));
  const fixed = now.fixed.map((pair): FixedPair => ({
    ...pair,
    score: scoreOf(weightList(weights), fitsOf.get(`${pair.menteeId} ${pair.mentorId}`) ?? []),
  }));
  const matching = await solveFor(gone, { mentors: now.scored.mentors, rows }, fixed);
  const moves = await presentMoves(tx, movesBetween(now.pairs, twosOf(matching)));
  return { weights, before: worthNow(now.pairs), after: worthOf(matching), ...moves };
};
