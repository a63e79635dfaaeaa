import type { PairingEnded } from '../../../domain-events/pairings.ts';
import { found, refuseIf } from '../../../platform/refusal.ts';
import type { Work } from '../../../platform/work.ts';
import type { Actor } from '../../../policies/actor.ts';
import { recordInProgram } from '../../accounts/index.ts';
import { lockRunning } from '../../programmes/index.ts';
import { type DraftRow, madePairs } from '../queries/drafts.ts';
import { type DraftAct, statusAfter, whyNotDraft } from '../rules/drafts.ts';
import { hidePairings } from '../store.ts';
import { dropDraftPairs, forgetFits, lockDraft, updateDraft } from '../store/drafts.ts';
import type { MatchingPorts } from './ports.ts';
import { showAdmins } from './show-admins.ts';

/** Null when the act was done before: a repeated act answers the present state. */
const lockFor = async ({ tx, now }: Work<Actor>, act: DraftAct, id: number) => {
  const draft = found(await lockDraft(tx, id), 'pairings.draft_not_found');
  if (draft.status === statusAfter(act)) return null;
  refuseIf(whyNotDraft(act, draft, now));
  return draft;
};

const settle = async (work: Work<Actor>, draft: DraftRow, act: DraftAct) => {
  const { tx, now, actor } = work;
  await showAdmins(work, draft, actor.id);
  await updateDraft(tx, draft.id, { status: statusAfter(act), settledAt: now, settledBy: actor.id });
};

/** M15: stops a calculation; whoever calculates notices at its next step. */
export const cancelDraft = async (work: Work<Actor>, { id }: DraftRow) => {
  const draft = await lockFor(work, 'cancel', id);
  if (draft) await settle(work, draft, 'cancel');
};

/** M15: puts a draft away; its line stays in the history. */
export const discardDraft = async (work: Work<Actor>, { id }: DraftRow) => {
  const draft = await lockFor(work, 'discard', id);
  if (!draft) return;
  await settle(work, draft, 'discard');
  await dropDraftPairs(work.tx, id);
  await forgetFits(work.tx, id);
};

/**
 * M15: takes the pairs of a published draft back while nobody has booked. They are hidden like those of who left a
 * program (B77), so that nothing remembers them; nobody was told of them, so nobody is told that they are gone.
 */
export const undoDraft = async (work: Work<Actor>, { id, programId }: DraftRow, { haveBooked }: MatchingPorts) => {
  const { tx, now, actor, announce, refresh } = work;
  await lockRunning(tx, programId);
  const draft = await lockFor(work, 'undo', id);
  if (!draft) return;
  const pairs = await madePairs(tx, id);
  const since = draft.settledAt ?? now;
  refuseIf((await haveBooked(tx, programId, pairs, since)) ? 'pairings.undo_booked' : null);
  await hidePairings(
    tx,
    pairs.map(({ pairingId }) => pairingId),
    now,
  );
  for (const { pairingId } of pairs)
    await announce<PairingEnded>({
      name: 'pairing.ended',
      pairingId,
      userIds: [],
      byId: actor.id,
      at: now.toString(),
    });
  await settle(work, draft, 'undo');
  await recordInProgram(work, programId, { action: 'matching.undone', data: { pairs: pairs.length } });
  const people = pairs.flatMap(({ menteeId, mentorId }) => [menteeId, mentorId]);
  refresh({ people: [...new Set([...people, actor.id])], keys: ['pairings', 'dashboard'] });
};
