import { matchingLimits } from '../../../../contract/pairings/values.ts';
import { found, refuseIf } from '../../../platform/refusal.ts';
import type { Work } from '../../../platform/work.ts';
import type { Actor } from '../../../policies/actor.ts';
import { lockRunningShared } from '../../programmes/index.ts';
import { draftById } from '../queries/drafts.ts';
import { insertDraft } from '../store/drafts.ts';
import { readBasis } from './basis.ts';
import { draftToCalculate } from './run.ts';
import { showAdmins } from './show-admins.ts';
import { readCohort } from './snapshot.ts';

/** A draft whose locked pairs stay: of the same program. */
const refuseOther = async ({ tx }: Work<Actor>, programId: number, around: number | undefined) => {
  if (around === undefined) return;
  const draft = await draftById(tx, around);
  found(draft?.programId === programId ? draft : undefined, 'pairings.draft_not_found');
};

/** M15: a job calculates the draft; returns its id. One program has one calculation at a time. */
export const startDraft = async (work: Work<Actor>, programId: number, around: number | undefined) => {
  const { tx, now, actor, later } = work;
  await lockRunningShared(tx, programId);
  await refuseOther(work, programId, around);
  const basis = await readBasis(tx, programId);
  const { mentees, mentors } = await readCohort(tx, programId, basis);
  refuseIf(mentees.length === 0 || mentors.length === 0 ? 'pairings.cohort_empty' : null);
  refuseIf(mentees.length * mentors.length > matchingLimits.pairs ? 'pairings.cohort_too_large' : null);
  const row = { programId, basis, aroundId: around ?? null, createdBy: actor.id, createdAt: now };
  const id = await insertDraft(tx, row);
  if (id === undefined) return refuseIf('pairings.draft_running') as never;
  await later(draftToCalculate, { draftId: id });
  await showAdmins(work, { programId, createdBy: actor.id });
  return id;
};
