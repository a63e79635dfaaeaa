import { found, refuseIf } from '../../../platform/refusal.ts';
import type { Tx } from '../../../platform/work.ts';
import { draftById, type DraftRow, pairsOfDraft } from '../queries/drafts.ts';
import { movesBetween } from '../rules/moves.ts';
import { peopleBy } from './present.ts';
import { worthNow } from './scored-draft.ts';

const mostShown = 200;
const hasPairs = ({ status }: DraftRow) => status === 'ready' || status === 'published' || status === 'undone';

/** M15: what is different in another draft of the same program. */
export const showDifference = async (tx: Tx, draft: DraftRow, otherId: number) => {
  const known = await draftById(tx, otherId);
  const other = found(known?.programId === draft.programId ? known : undefined, 'pairings.draft_not_found');
  refuseIf(hasPairs(draft) && hasPairs(other) ? null : 'pairings.draft_not_ready');
  const here = await pairsOfDraft(tx, draft.id);
  const there = await pairsOfDraft(tx, other.id);
  const twos = new Set(here.map(({ menteeId, mentorId }) => `${menteeId} ${mentorId}`));
  const moves = movesBetween(here, there);
  const shown = moves.slice(0, mostShown);
  const person = await peopleBy(
    tx,
    shown.flatMap(({ menteeId, from, to }) => [menteeId, ...from, ...to]),
  );
  const changed = shown
    .map(({ menteeId, from, to }) => ({ mentee: person(menteeId), here: from.map(person), there: to.map(person) }))
    .toSorted((one, two) => one.mentee.full_name.localeCompare(two.mentee.full_name));
  return {
    worth: worthNow(here),
    other: worthNow(there),
    same: there.filter(({ menteeId, mentorId }) => twos.has(`${menteeId} ${mentorId}`)).length,
    changed,
    changed_count: moves.length,
  };
};
