import { undoMinutes } from '../../../../contract/pairings/values.ts';
import type { PairingIntroduced } from '../../../domain-events/pairings.ts';
import { eachApart } from '../../../platform/each-apart.ts';
import type { Job } from '../../../platform/jobs.ts';
import { draftsToTell, madePairs } from '../queries/drafts.ts';
import { pairingsById } from '../queries/pairs.ts';
import { lockDraft, updateDraft } from '../store/drafts.ts';

/** Tells everybody of a draft that can be undone no more, once: whoever comes second finds it told. */
const tell = ({ now, transact }: Job, draftId: number) =>
  transact(async ({ tx, announce }) => {
    const draft = await lockDraft(tx, draftId);
    if (draft?.status !== 'published' || draft.toldAt !== null) return;
    await updateDraft(tx, draftId, { toldAt: now });
    const made = await madePairs(tx, draftId);
    const pairs = await pairingsById(
      tx,
      made.map(({ pairingId }) => pairingId),
    );
    const live = new Set(pairs.filter(({ status }) => status === 'active').map(({ id }) => id));
    for (const { pairingId, menteeId, mentorId } of made) {
      if (!live.has(pairingId)) continue;
      await announce<PairingIntroduced>({
        name: 'pairing.introduced',
        pairingId,
        programId: draft.programId,
        mentorId,
        menteeId,
        byId: draft.settledBy ?? draft.createdBy,
        at: now.toString(),
      });
    }
  });

/** M15: the people of a published draft are told ten minutes later, when it can be undone no more. */
export const tellPublished = async (job: Job) => {
  const due = await job.transact(({ tx }) => draftsToTell(tx, job.now.subtract({ minutes: undoMinutes })));
  await eachApart(due, ({ id }) => tell(job, id));
};
