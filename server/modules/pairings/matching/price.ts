import type { Price, Worth } from '../../../../contract/pairings/index.ts';
import { refuseIf } from '../../../platform/refusal.ts';
import type { Tx } from '../../../platform/work.ts';
import type { DraftRow } from '../queries/drafts.ts';
import { choosing } from '../rules/choose.ts';
import { movesBetween, type TwoIds } from '../rules/moves.ts';
import { presentMoves } from './present-moves.ts';
import { placeOf, readScored, twosOf, worthNow } from './scored-draft.ts';
import { solveFor, worthOf } from './solve.ts';

const lowestBy = (before: Worth, after: Worth) =>
  before.lowest === null || after.lowest === null ? null : after.lowest - before.lowest;

/**
 * M15: what choosing a mentor for a mentee does to a draft. Its pairs are the best around what is fixed, so the
 * difference to the best with this pair fixed too is that of two full runs.
 */
export const priceOf = async (
  tx: Tx,
  draft: DraftRow,
  { two, gone }: { two: TwoIds; gone: AbortSignal },
): Promise<Price> => {
  const now = await readScored(tx, draft);
  const chosen = choosing(two, { ...placeOf(now, two), fixed: now.fixed });
  refuseIf(chosen.refusal);
  const matching = await solveFor(gone, now.scored, chosen.fixed ?? []);
  const [before, after] = [worthNow(now.pairs), worthOf(matching)];
  return {
    before,
    after,
    difference: {
      mentees: after.mentees - before.mentees,
      pairs: after.pairs - before.pairs,
      lowest: lowestBy(before, after),
      sum: after.sum - before.sum,
    },
    ...(await presentMoves(tx, movesBetween(now.pairs, twosOf(matching), two.menteeId))),
  };
};
