import { type Draft, type DraftLine, pairingLimits, type Worth } from '../../../../contract/pairings/index.ts';
import { scoreBins, wholeScore } from '../../../../contract/pairings/values.ts';
import { pageAt } from '../../../platform/list-pages.ts';
import type { Change, Tx } from '../../../platform/work.ts';
import type { ProgrammeRow } from '../../programmes/index.ts';
import {
  cohortOfDraft,
  cohortSizes,
  countDrafts,
  type DraftRow,
  draftsOf,
  pairsOfDraft,
  spreadOf,
  worthsOf,
} from '../queries/drafts.ts';
import { undoUntil, whyNotDraft } from '../rules/drafts.ts';
import { staleness } from '../rules/stale.ts';
import { readBasis } from './basis.ts';
import { peopleBy } from './present.ts';
import { readCohort } from './snapshot.ts';

type At = Pick<Change, 'tx' | 'now'>;

const noWorth: Worth = { mentees: 0, pairs: 0, lowest: null, sum: 0 };

/** Whether its pairs have been found, and are kept. */
const hasPairs = ({ status }: DraftRow) => status === 'ready' || status === 'published' || status === 'undone';

/** What the lists of drafts say of each. */
const linesOf = async (tx: Tx, drafts: readonly DraftRow[]): Promise<DraftLine[]> => {
  const ids = drafts.map(({ id }) => id);
  const worths = await worthsOf(tx, ids);
  const sizes = await cohortSizes(tx, ids);
  const person = await peopleBy(
    tx,
    drafts.flatMap(({ createdBy, settledBy }) => [createdBy, settledBy ?? createdBy]),
  );
  return drafts.map((draft) => ({
    id: draft.id,
    program_id: draft.programId,
    status: draft.status,
    created_by: person(draft.createdBy),
    created_at: draft.createdAt.toString(),
    settled_at: draft.settledAt?.toString() ?? null,
    settled_by: draft.settledBy === null ? null : person(draft.settledBy),
    worth: hasPairs(draft) ? (worths.get(draft.id) ?? noWorth) : null,
    cohort: sizes.get(draft.id) ?? null,
  }));
};

/** M15: a page of a program's drafts, latest first. */
export const listDrafts = async (tx: Tx, programId: number, page = 1) => {
  const total = await countDrafts(tx, programId);
  const { part, ...paging } = pageAt({ total, page, size: pairingLimits.page });
  return { drafts: await linesOf(tx, await draftsOf(tx, programId, part)), total, ...paging };
};

const summaryOf = async (tx: Tx, draft: DraftRow, worth: Worth): Promise<Draft['summary']> => {
  const { mentees, mentors } = await cohortOfDraft(tx, draft.id);
  const { mentors: matched, ...spread } = await spreadOf(tx, draft.id, {
    bins: scoreBins,
    width: wholeScore / scoreBins,
  });
  return {
    cohort: mentees.length,
    mentors: mentors.length,
    mentors_matched: matched,
    worth,
    ...spread,
    left_out: mentees.length - worth.mentees,
  };
};

/** How the program has changed since the draft was calculated. */
const staleOf = async (tx: Tx, draft: DraftRow) => {
  const basis = await readBasis(tx, draft.programId);
  const now = await readCohort(tx, draft.programId, draft.basis);
  return staleness({ ...(await cohortOfDraft(tx, draft.id)), basis: draft.basis }, { ...now, basis });
};

const notPublished = async (tx: Tx, draft: DraftRow): Promise<Draft['not_published']> => {
  if (draft.status !== 'published') return [];
  const refused = (await pairsOfDraft(tx, draft.id)).filter((pair) => pair.refused !== null);
  const person = await peopleBy(
    tx,
    refused.flatMap(({ menteeId, mentorId }) => [menteeId, mentorId]),
  );
  return refused.map((pair) => ({ mentee: person(pair.menteeId), mentor: person(pair.mentorId), code: pair.refused }));
};

const whyNots = (draft: DraftRow, { program }: ProgrammeRow, now: Change['now']): Draft['why_not'] => {
  // B68: in a program that is switched off nothing can be changed, but a calculation can be stopped.
  const inactive = program.isActive ? null : ('programmes.inactive' as const);
  return {
    change: inactive ?? whyNotDraft('change', draft, now),
    publish: inactive ?? whyNotDraft('publish', draft, now),
    undo: inactive ?? whyNotDraft('undo', draft, now),
    discard: whyNotDraft('discard', draft, now),
    cancel: whyNotDraft('cancel', draft, now),
  };
};

/** M15: how far a draft is, what it is worth, and what can be done with it. */
export const showDraft = async ({ tx, now }: At, draft: DraftRow, programme: ProgrammeRow): Promise<Draft> => {
  const [line] = await linesOf(tx, [draft]);
  if (!line) throw new Error('a draft has its line');
  return {
    ...line,
    progress: draft.status === 'running' ? { step: draft.step, done: draft.done } : null,
    summary: line.worth && (await summaryOf(tx, draft, line.worth)),
    weights: draft.basis.rules.weights,
    lowest_score: draft.basis.rules.lowest_score,
    stale: draft.status === 'ready' ? await staleOf(tx, draft) : null,
    undo_until: draft.status === 'published' && draft.settledAt ? undoUntil(draft.settledAt).toString() : null,
    not_published: await notPublished(tx, draft),
    why_not: whyNots(draft, programme, now),
  };
};
