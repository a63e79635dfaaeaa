import { z } from 'zod';
import { shape } from '../../../endpoint.ts';
import { Person } from '../../../profiles/schemas/own.ts';
import { Id, IdInPath, Instant, Message } from '../../../schemas/types.ts';
import { WhyNot } from '../../../schemas/why-not.ts';
import { sortsBy } from '../../../sort.ts';
import {
  draftPairFilters,
  draftPairSorts,
  draftStatuses,
  draftSteps,
  fixedKinds,
  leftOutReasons,
  matchingLimits,
} from '../../values.ts';
import { FitParts, FitWeights } from './settings.ts';

const count = z.number().int();
const score = z.number().int();

/** What a draft is worth: each is better when it is higher, the first that differs decides. */
export const Worth = z.object({
  /** Mentees who have at least one mentor. */
  mentees: count,
  pairs: count,
  /** The lowest score among the pairs that nothing fixes; null when there are none. */
  lowest: score.nullable(),
  sum: z.number().int(),
});

export type Worth = z.infer<typeof Worth>;

/** A draft in the history: who made it, and what became of it. */
export const DraftLine = z.object({
  id: Id,
  program_id: Id,
  status: z.enum(draftStatuses),
  created_by: Person,
  created_at: Instant,
  /** When it was published, undone, discarded or cancelled, and by whom; null before. */
  settled_at: Instant.nullable(),
  settled_by: Person.nullable(),
  /** Null while it is calculated, and for one that was not finished. */
  worth: Worth.nullable(),
  /** The mentees of its cohort. */
  cohort: count.nullable(),
});

export type DraftLine = z.infer<typeof DraftLine>;

const Summary = z.object({
  /** `mentees` of `cohort` are matched. */
  cohort: count,
  mentors: count,
  /** Mentors who get somebody. */
  mentors_matched: count,
  worth: Worth,
  /** Of all pairs; null when there are none. */
  lowest: score.nullable(),
  median: score.nullable(),
  /** How many pairs score 0 to 4, 5 to 9 … 95 to 100 points. */
  distribution: z.array(count),
  left_out: count,
  locked: count,
  overridden: count,
});

export const Draft = DraftLine.extend({
  /** While it is calculated. */
  progress: z.object({ step: z.enum(draftSteps), done: z.number().int().min(0).max(100) }).nullable(),
  summary: Summary.nullable(),
  /** What it was calculated with. */
  weights: FitWeights,
  lowest_score: score,
  /** How the cohort differs from the one it was calculated for; null when it does not, or once it is settled. */
  stale: z
    .object({
      mentees_new: count,
      mentees_gone: count,
      mentors_new: count,
      mentors_gone: count,
      /** Mentors who can take more or fewer mentees than then. */
      room_changed: count,
      /** Whether weights, rules or named pairs were changed since. */
      settings_changed: z.boolean(),
    })
    .nullable(),
  /** Until when it can be undone; null unless it is published. Everybody is told then. */
  undo_until: Instant.nullable(),
  /** Who was not paired at publishing because something had changed meanwhile. */
  not_published: z.array(z.object({ mentee: Person, mentor: Person, code: WhyNot })),
  why_not: z.object({
    /** Overrides, locks. */
    change: WhyNot,
    publish: WhyNot,
    undo: WhyNot,
    discard: WhyNot,
    cancel: WhyNot,
  }),
});

export type Draft = z.infer<typeof Draft>;

const ofProgramme = ['accounts.not_signed_in', 'programmes.not_found', 'programmes.admins_only'] as const;
/** To everybody but its program's admins, a draft does not exist. */
export const ofDraft = ['accounts.not_signed_in', 'pairings.draft_not_found'] as const;
export const params = z.object({ id: IdInPath });

export const startDraft = shape({
  summary: 'Calculates a draft of pairs for a programme; with `around`, the locked pairs of that draft stay (M15)',
  body: z.object({
    program_id: Id.max(Number.MAX_SAFE_INTEGER),
    around: Id.max(Number.MAX_SAFE_INTEGER).optional(),
  }),
  response: Draft,
  refusals: [
    ...ofProgramme,
    'programmes.inactive',
    'pairings.draft_not_found',
    'pairings.draft_running',
    'pairings.cohort_empty',
    'pairings.cohort_too_large',
  ],
});

export const listDrafts = shape({
  summary: 'The drafts of a programme, latest first: who made them, and what became of them (M15)',
  query: z.object({
    program_id: IdInPath,
    page: z.coerce.number<unknown>().int().min(1).max(1_000_000).catch(1).optional(),
  }),
  response: z.object({ drafts: z.array(DraftLine), total: count, page: count, max_pages: count }),
  refusals: ofProgramme,
});

export const showDraft = shape({
  summary: 'A draft: how far it is, what it is worth, and what can be done with it (M15)',
  params,
  response: Draft,
  refusals: ofDraft,
});

export const DraftPair = z.object({
  mentee: Person,
  mentor: Person,
  score,
  parts: FitParts,
  /** Why it stands whatever the calculation says; null for a free pair. */
  fixed: z.enum(fixedKinds).nullable(),
});

export type DraftPair = z.infer<typeof DraftPair>;

const page = z.coerce.number<unknown>().int().min(1).max(1_000_000).catch(1).optional();
const search = z.string().trim().max(matchingLimits.search).optional();
const paging = { total: count, page: count, max_pages: count };

export const draftPairs = shape({
  summary: 'The pairs of a draft, each with its arithmetic (M15)',
  params,
  query: z.object({
    search,
    /** `lowest`: the tenth of the pairs that fit least. */
    filter: z.enum(draftPairFilters).optional(),
    sort: z.enum(sortsBy(draftPairSorts)).default('score'),
    page,
  }),
  response: z.object({ pairs: z.array(DraftPair), ...paging }),
  refusals: ofDraft,
});

export const draftLeftOut = shape({
  summary: 'Who has no mentor in a draft, and why (M15)',
  params,
  query: z.object({ search, page }),
  response: z.object({
    left_out: z.array(
      z.object({
        mentee: Person,
        reason: z.enum(leftOutReasons),
        /** How many mentors of the cohort that reason keeps away. */
        mentors: count,
        /** How many mentors were possible but had no place left. */
        possible: count,
      }),
    ),
    ...paging,
  }),
  refusals: ofDraft,
});

export const draftMentors = shape({
  summary: 'How many mentees each mentor of a draft has and gets, the most loaded first (M15)',
  params,
  query: z.object({ search, page }),
  response: z.object({
    mentors: z.array(
      z.object({
        mentor: Person,
        /** Mentees they have already, and get by this draft. */
        has: count,
        gets: count,
        /** How many more they could take before this draft. */
        seats: count,
      }),
    ),
    ...paging,
  }),
  refusals: ofDraft,
});

export const compareDrafts = shape({
  summary: 'What is different in another draft of the same programme (M15)',
  params,
  query: z.object({ with: IdInPath }),
  response: z.object({
    worth: Worth,
    other: Worth,
    /** Pairs of both. */
    same: count,
    /** Mentees whose mentors differ: here, and in the other draft. The first 200 by name. */
    changed: z.array(z.object({ mentee: Person, here: z.array(Person), there: z.array(Person) })),
    changed_count: count,
  }),
  refusals: [...ofDraft, 'pairings.draft_not_ready'],
});

export const publishDraft = shape({
  summary: 'Makes pairs of a draft; people who have changed meanwhile are listed and not paired (M15)',
  params,
  response: Draft,
  refusals: [
    ...ofDraft,
    'programmes.inactive',
    'programmes.too_many_emails',
    'pairings.draft_not_ready',
    'pairings.nothing_to_publish',
  ],
});

export const undoDraft = shape({
  summary: 'Takes the pairs of a published draft back, for ten minutes and while nobody has booked (M15)',
  params,
  response: Draft,
  refusals: [
    ...ofDraft,
    'programmes.inactive',
    'pairings.draft_not_ready',
    'pairings.undo_too_late',
    'pairings.undo_booked',
  ],
});

export const cancelDraft = shape({
  summary: 'Stops the calculation of a draft (M15)',
  params,
  response: Draft,
  refusals: [...ofDraft, 'pairings.draft_not_ready'],
});

export const discardDraft = shape({
  summary: 'Puts a draft away; it stays in the history without its pairs (M15)',
  params,
  response: Message,
  refusals: [...ofDraft, 'pairings.draft_not_ready'],
});
