import { matchingLimits } from '../../../../contract/pairings/values.ts';
import { found, refuseIf } from '../../../platform/refusal.ts';
import type { Tx } from '../../../platform/work.ts';
import { idsSought } from '../queries/draft-lists.ts';
import { cohortOfDraft, type DraftRow, pairsOfDraft } from '../queries/drafts.ts';
import { readDraftRows } from './draft-rows.ts';
import { partsOf } from '../rules/fit/index.ts';
import { fitsAt } from '../rules/matrix.ts';
import { peopleBy } from './present.ts';

/** M15: the mentors whom a mentee of a draft may have, the best first. */
export const showChoices = async (
  tx: Tx,
  draft: DraftRow,
  { menteeId, search }: { menteeId: number; search: string | undefined },
) => {
  refuseIf(draft.status === 'ready' ? null : 'pairings.draft_not_ready');
  const [row] = await readDraftRows(tx, draft.id, [menteeId]);
  const { scores, fits } = found(row, 'pairings.not_in_draft');
  const { mentors } = await cohortOfDraft(tx, draft.id);
  const pairs = await pairsOfDraft(tx, draft.id);
  const wanted = await idsSought(
    tx,
    mentors.map(({ id }) => id),
    search,
  );
  const possible = mentors
    .map((mentor, place) => ({ ...mentor, place, score: scores[place] ?? -1 }))
    .filter(({ id, score }) => score >= 0 && wanted.has(id))
    .toSorted((one, other) => other.score - one.score || one.id - other.id);
  const shown = possible.slice(0, matchingLimits.choices);
  const person = await peopleBy(tx, [menteeId, ...shown.map(({ id }) => id)]);
  const choices = shown.map(({ id, place, score, seats }) => ({
    mentor: person(id),
    score,
    parts: partsOf(draft.basis.rules.weights, fitsAt({ fits }, place)),
    chosen: pairs.some((pair) => pair.menteeId === menteeId && pair.mentorId === id),
    free: Math.max(0, seats - pairs.filter(({ mentorId }) => mentorId === id).length),
  }));
  return { mentee: person(menteeId), choices, total: possible.length };
};
