import type { RefusalCode } from '../../../../contract/messages.ts';
import type { PairingCreated } from '../../../domain-events/pairings.ts';
import { chunks } from '../../../platform/chunks.ts';
import { found, refuseIf } from '../../../platform/refusal.ts';
import type { Work } from '../../../platform/work.ts';
import type { Actor } from '../../../policies/actor.ts';
import { recordInProgram } from '../../accounts/index.ts';
import { countEmails, type EmailLimits, lockRunning } from '../../programmes/index.ts';
import { type DraftPairRow, type DraftRow, pairsOfDraft } from '../queries/drafts.ts';
import { type Seated, type Wanting } from '../rules/cohort.ts';
import { statusAfter, whyNotDraft } from '../rules/drafts.ts';
import { roomFor } from '../rules/room.ts';
import { insertPairings } from '../store.ts';
import { forgetFits, keepOutcome, lockDraft, updateDraft } from '../store/drafts.ts';
import { compareOne } from './compare.ts';
import { readBasis } from './basis.ts';
import type { MatchingPorts } from './ports.ts';
import { showAdmins } from './show-admins.ts';
import { readCohort, readFacts } from './snapshot.ts';
import { barIn } from '../rules/matrix.ts';

const pairsAtOnce = 500;

/** A pair of the draft, with why it cannot be made any more; null when it can. */
type Judged = DraftPairRow & { refusal: RefusalCode | null };

/** People of these pairs who are still to be matched, in the order of their ids. */
const stillThere = <T extends Wanting | Seated>(people: readonly T[], ids: ReadonlySet<number>) =>
  people.filter(({ id }) => ids.has(id));

/**
 * Asks the rules again, as they were when the draft was calculated, about its people as they are now: only the pairs of
 * the draft are compared. What admins chose by name is kept whatever it scores.
 */
const judge = async (
  { tx, now }: Work<Actor>,
  { programId, basis }: DraftRow,
  pairs: readonly DraftPairRow[],
  ports: MatchingPorts,
): Promise<Judged[]> => {
  const named = { ...basis, named: (await readBasis(tx, programId)).named };
  const { mentees, mentors, pairs: ever } = await readCohort(tx, programId, basis);
  const cohort = {
    mentees: stillThere(mentees, new Set(pairs.map(({ menteeId }) => menteeId))),
    mentors: stillThere(mentors, new Set(pairs.map(({ mentorId }) => mentorId))),
    pairs: ever,
  };
  const snapshot = await readFacts(tx, { programId, now, basis: named }, cohort, ports);
  const menteeBy = new Map(snapshot.mentees.map((one) => [one.id, one]));
  const mentorBy = new Map(snapshot.mentors.map((one) => [one.id, one]));
  const takes = roomFor(cohort);
  return pairs.map((pair) => {
    const mentee = menteeBy.get(pair.menteeId);
    const mentor = mentorBy.get(pair.mentorId);
    if (!mentee || !mentor)
      return { ...pair, refusal: mentee ? 'pairings.mentor_full' : 'programmes.member_not_found' };
    const [code = 0] = compareOne({ ...snapshot, mentors: [mentor] }, mentee).scores;
    const bar = pair.fixed === 'named_together' ? null : barIn(code);
    if (bar !== null)
      return { ...pair, refusal: bar === 'paired_already' ? 'pairings.paired_already' : 'pairings.pair_barred' };
    return { ...pair, refusal: takes(pair) ? null : 'pairings.mentor_full' };
  });
};

/** Makes them pairs; they are told later, all at once. */
const make = async (work: Work<Actor>, draft: DraftRow, pairs: readonly Judged[]) => {
  const { tx, now, actor, announce } = work;
  const { programId } = draft;
  const made = new Map<string, number>();
  for (const some of chunks(pairs, pairsAtOnce)) {
    const rows = some.map(({ menteeId, mentorId }) => ({
      programId,
      menteeId,
      mentorId,
      createdBy: actor.id,
      createdAt: now,
    }));
    for (const { id: pairingId, menteeId, mentorId } of await insertPairings(tx, rows)) {
      made.set(`${menteeId} ${mentorId}`, pairingId);
      await announce<PairingCreated>({
        name: 'pairing.created',
        pairingId,
        programId,
        mentorId,
        menteeId,
        byId: actor.id,
        bookingId: null,
        toldLater: true,
        at: now.toString(),
      });
    }
  }
  return made;
};

/**
 * M15: makes pairs of a draft, with its program locked, so that capacity and rules are asked about people who stay as
 * they are meanwhile. Who has changed since the calculation is listed and not paired.
 */
export const publishDraft = async (work: Work<Actor>, draft: DraftRow, ports: MatchingPorts, limits: EmailLimits) => {
  const { tx, now, actor, refresh } = work;
  const { id, programId } = draft;
  await lockRunning(tx, programId);
  const locked = found(await lockDraft(tx, id), 'pairings.draft_not_found');
  if (locked.status === 'published') return; // a repeated act answers the present state
  refuseIf(whyNotDraft('publish', locked, now));
  const judged = await judge(work, locked, await pairsOfDraft(tx, id), ports);
  const ready = judged.filter(({ refusal }) => refusal === null);
  refuseIf(ready.length === 0 ? 'pairings.nothing_to_publish' : null);
  // B09: each pair is told to both.
  const to = ready.flatMap(({ mentorId, menteeId }) => [mentorId, menteeId]);
  await countEmails(work, { programId, kind: 'pairs', emails: to.length, to }, limits);
  const made = await make(work, locked, ready);
  const outcomes = judged.map(({ menteeId, mentorId, refusal }) => {
    const pairingId = made.get(`${menteeId} ${mentorId}`) ?? null;
    return {
      menteeId,
      mentorId,
      pairingId,
      refused: pairingId === null ? (refusal ?? 'pairings.paired_already') : null,
    };
  });
  await keepOutcome(tx, id, outcomes);
  await updateDraft(tx, id, { status: statusAfter('publish'), settledAt: now, settledBy: actor.id });
  await forgetFits(tx, id);
  await recordInProgram(work, programId, { action: 'matching.published', data: { pairs: made.size } });
  refresh({ people: [...new Set(to)], keys: ['pairings', 'dashboard'] });
  refresh({ people: [actor.id, draft.createdBy], keys: ['pairings'] });
  await showAdmins(work, draft, actor.id);
};
