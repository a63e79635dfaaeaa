import { found, refuseIf } from '../../../platform/refusal.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import type { Actor } from '../../../policies/actor.ts';
import { lockRunningShared } from '../../programmes/index.ts';
import type { DraftRow } from '../queries/drafts.ts';
import { choosing, type FixedPair, locking, withoutChoice } from '../rules/choose.ts';
import { whyNotDraft } from '../rules/drafts.ts';
import type { TwoIds } from '../rules/moves.ts';
import { countChange, lockDraft, replaceDraftPairs } from '../store/drafts.ts';
import { placeOf, readScored, rowsFor, type ScoredDraft } from './scored-draft.ts';
import { showAdmins } from './show-admins.ts';
import { solveFor } from './solve.ts';

/** A draft calculated anew around other fixed pairs, and the state that it was calculated from. */
export interface Recalculated {
  version: number;
  pairs: Awaited<ReturnType<typeof rowsFor>>;
}

interface Around {
  gone: AbortSignal;
  /** The pairs that stand from now on. */
  fixedBy: (now: ScoredDraft) => readonly FixedPair[];
}

/** Matches everybody anew around what stands from now on; outside a transaction, because it may take a second. */
const around = async (tx: Tx, draft: DraftRow, { gone, fixedBy }: Around): Promise<Recalculated> => {
  const now = await readScored(tx, draft);
  const fixed = fixedBy(now);
  const matching = await solveFor(gone, now.scored, fixed);
  return { version: draft.version, pairs: await rowsFor(tx, now, matching, fixed) };
};

/** M15: an admin chooses a mentor for a mentee. */
export const withOverride = (tx: Tx, draft: DraftRow, two: TwoIds, gone: AbortSignal) =>
  around(tx, draft, {
    gone,
    fixedBy: (now) => {
      const chosen = choosing(two, { ...placeOf(now, two), fixed: now.fixed });
      refuseIf(chosen.refusal);
      return chosen.fixed ?? [];
    },
  });

export const withoutOverride = (tx: Tx, draft: DraftRow, two: TwoIds, gone: AbortSignal) =>
  around(tx, draft, {
    gone,
    fixedBy: ({ fixed }) => found(withoutChoice(two, fixed) ?? undefined, 'pairings.not_in_draft'),
  });

/** Locks pairs, or unlocks them. The others are matched anew: a pair that is fixed does not count as the lowest. */
export const withLocks = (
  tx: Tx,
  draft: DraftRow,
  { twos, locked }: { twos: readonly TwoIds[]; locked: boolean },
  gone: AbortSignal,
) =>
  around(tx, draft, {
    gone,
    fixedBy: ({ pairs, fixed }) => {
      const chosen = twos.map(({ menteeId, mentorId }) =>
        found(
          pairs.find((one) => one.menteeId === menteeId && one.mentorId === mentorId),
          'pairings.not_in_draft',
        ),
      );
      return locking(
        chosen.map(({ menteeId, mentorId, score }) => ({ menteeId, mentorId, score })),
        locked,
        fixed,
      );
    },
  });

/** Keeps what was calculated, unless the draft has changed meanwhile. */
export const keepRecalculated = async (work: Work<Actor>, draft: DraftRow, { version, pairs }: Recalculated) => {
  const { tx, now, actor } = work;
  await lockRunningShared(tx, draft.programId);
  const locked = found(await lockDraft(tx, draft.id), 'pairings.draft_not_found');
  refuseIf(whyNotDraft('change', locked, now));
  refuseIf(locked.version === version ? null : 'pairings.draft_changed');
  await replaceDraftPairs(tx, draft.id, pairs);
  await countChange(tx, draft.id);
  await showAdmins(work, draft, actor.id);
};
