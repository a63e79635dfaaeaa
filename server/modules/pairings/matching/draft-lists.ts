import type { EndpointInput } from '../../../../contract/endpoint.ts';
import {
  type draftLeftOut,
  type draftMentors,
  type draftPairs,
  matchingLimits,
} from '../../../../contract/pairings/index.ts';
import { pageAt } from '../../../platform/list-pages.ts';
import type { Tx } from '../../../platform/work.ts';
import {
  countLeftOut,
  countMentors,
  countPairs,
  pageOfLeftOut,
  pageOfMentors,
  pageOfPairs,
} from '../queries/draft-lists.ts';
import type { DraftRow } from '../queries/drafts.ts';
import { partsOf } from '../rules/fit/index.ts';
import { whyAlone } from '../rules/matrix.ts';
import { peopleBy } from './present.ts';

const size = matchingLimits.page;

/** M15: a page of a draft's pairs, each with its arithmetic. */
export const listDraftPairs = async (
  tx: Tx,
  { id: draftId, basis }: DraftRow,
  { page = 1, ...asked }: EndpointInput<typeof draftPairs>['query'],
) => {
  const wanted = { draftId, ...asked };
  const total = await countPairs(tx, wanted);
  const { part, ...paging } = pageAt({ total, page, size });
  const rows = await pageOfPairs(tx, wanted, part);
  const person = await peopleBy(
    tx,
    rows.flatMap(({ menteeId, mentorId }) => [menteeId, mentorId]),
  );
  const pairs = rows.map(({ menteeId, mentorId, score, fits, fixed }) => ({
    mentee: person(menteeId),
    mentor: person(mentorId),
    score,
    parts: partsOf(basis.rules.weights, fits),
    fixed,
  }));
  return { pairs, total, ...paging };
};

/** M15: who has no mentor in a draft, and why. */
export const listLeftOut = async (
  tx: Tx,
  { id: draftId }: DraftRow,
  { page = 1, search }: EndpointInput<typeof draftLeftOut>['query'],
) => {
  const wanted = { draftId, search };
  const total = await countLeftOut(tx, wanted);
  const { part, ...paging } = pageAt({ total, page, size });
  const rows = await pageOfLeftOut(tx, wanted, part);
  const person = await peopleBy(
    tx,
    rows.map(({ menteeId }) => menteeId),
  );
  return { left_out: rows.map((row) => ({ mentee: person(row.menteeId), ...whyAlone(row) })), total, ...paging };
};

/** M15: how many mentees each mentor has, and gets by a draft. */
export const listMentors = async (
  tx: Tx,
  { id: draftId }: DraftRow,
  { page = 1, search }: EndpointInput<typeof draftMentors>['query'],
) => {
  const wanted = { draftId, search };
  const total = await countMentors(tx, wanted);
  const { part, ...paging } = pageAt({ total, page, size });
  const rows = await pageOfMentors(tx, wanted, part);
  const person = await peopleBy(
    tx,
    rows.map(({ mentorId }) => mentorId),
  );
  return {
    mentors: rows.map(({ mentorId, has, gets, seats }) => ({ mentor: person(mentorId), has, gets, seats })),
    total,
    ...paging,
  };
};
