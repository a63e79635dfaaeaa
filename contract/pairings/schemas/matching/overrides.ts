import { z } from 'zod';
import { shape } from '../../../endpoint.ts';
import { Person } from '../../../profiles/schemas/own.ts';
import { Id, IdInPath } from '../../../schemas/types.ts';
import { matchingLimits } from '../../values.ts';
import { Draft, ofDraft, params, Worth } from './drafts.ts';
import { FitParts, FitWeights, WeightsInQuery } from './settings.ts';

const count = z.number().int();
const two = { mentee_id: IdInPath, mentor_id: IdInPath };
const changing = [...ofDraft, 'programmes.inactive', 'pairings.draft_not_ready', 'pairings.draft_changed'] as const;

export const draftChoices = shape({
  summary: 'The mentors whom a mentee of a draft may have, the best first (M15)',
  params,
  query: z.object({ mentee_id: IdInPath, search: z.string().trim().max(matchingLimits.search).optional() }),
  response: z.object({
    mentee: Person,
    /** At most 50. */
    choices: z.array(
      z.object({
        mentor: Person,
        score: z.number().int(),
        parts: FitParts,
        /** Whether they are a pair in the draft already. */
        chosen: z.boolean(),
        /** Places that the draft leaves free; another choice of somebody moves others. */
        free: count,
      }),
    ),
    total: count,
  }),
  refusals: [...ofDraft, 'pairings.draft_not_ready', 'pairings.not_in_draft'],
});

/** Somebody who would have other mentors. */
const Move = z.object({ mentee: Person, from: z.array(Person), to: z.array(Person) });

/** What a choice does to a draft: the difference of two full calculations. */
export const Price = z.object({
  before: Worth,
  after: Worth,
  /** after − before; `lowest` is null when one of the two has no free pair. */
  difference: z.object({ mentees: count, pairs: count, lowest: count.nullable(), sum: count }),
  /** Everybody whose mentors change, the mentee of the choice first; at most 100. */
  moves: z.array(Move),
  moves_count: count,
});

export type Price = z.infer<typeof Price>;

const fixing = ['pairings.not_in_draft', 'pairings.pair_barred', 'pairings.no_seat_left'] as const;

export const overridePrice = shape({
  summary: 'What choosing this mentor for this mentee does to a draft; nothing is changed (M15)',
  params,
  query: z.object(two),
  response: Price,
  refusals: [...ofDraft, 'pairings.draft_not_ready', ...fixing],
});

const body = z.object({
  mentee_id: Id.max(Number.MAX_SAFE_INTEGER),
  mentor_id: Id.max(Number.MAX_SAFE_INTEGER),
});

export const keepOverride = shape({
  summary: 'Chooses this mentor for this mentee in a draft; the others are matched anew around them (M15)',
  params,
  body,
  response: Draft,
  refusals: [...changing, ...fixing],
});

export const undoOverride = shape({
  summary: 'Takes such a choice back; everybody is matched anew (M15)',
  params: params.extend({ menteeId: IdInPath, mentorId: IdInPath }),
  response: Draft,
  refusals: [...changing, 'pairings.not_in_draft'],
});

export const lockPairs = shape({
  summary: 'Locks pairs of a draft, so that no later calculation moves them, or unlocks them (M15)',
  params,
  body: z.object({
    pairs: z
      .array(body)
      .min(1)
      .max(matchingLimits.page * 10),
    locked: z.boolean(),
  }),
  response: Draft,
  refusals: [...changing, 'pairings.not_in_draft'],
});

export const whatIf = shape({
  summary: 'Which pairs of a draft other weights would change; nothing is saved (M15)',
  params,
  query: WeightsInQuery,
  response: z.object({
    weights: FitWeights,
    /** By the weights that the draft has, and by these. Scores of different weights are not compared. */
    before: Worth,
    after: Worth,
    moves: z.array(Move),
    moves_count: count,
  }),
  refusals: [...ofDraft, 'pairings.draft_not_ready'],
});
