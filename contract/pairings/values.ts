export const pairingLimits = {
  page: 20,
  name: 60,
  reason: 500,
  people: 50,
  importRows: 5000,
  importBytes: 2_097_152,
  importColumns: 50,
  importSheets: 49,
};

/** PAR-29: the file that people may start from; its one row is left out if it stays in. */
export const pairTemplate = {
  headings: ['mentor_email', 'mentee_email'],
  example: ['example-mentor@example.com', 'example-mentee@example.com'],
} as const;

/** M15: the ways in which two people can fit, in the order in which they are shown. */
export const fitCriteria = [
  'wants',
  'goals',
  'industry',
  'career',
  'language',
  'shared_time',
  'time_zone',
  'place',
  'background',
  // New ones come last: drafts keep the values by their place.
  'answers',
] as const;
export type FitCriterion = (typeof fitCriteria)[number];

export type FitWeights = Record<FitCriterion, number>;

/** From 0, off, to 10, must: who does not fit at all in what must be is no pair. */
export const mostWeight = 10;

/** A score, a value and a lowest score are whole numbers of 10,000; people read them as points of 100. */
export const wholeScore = 10_000;
export const scoreOfAPoint = 100;

export const matchingLimits = {
  mentorsPerMentee: 3,
  menteesPerMentor: 50,
  sharedHours: 60,
  namedPairs: 200,
  comparedQuestions: 5,
  /** Mentees times mentors of one calculation. */
  pairs: 2_000_000,
  page: 20,
  choices: 50,
  examples: 3,
  search: 200,
} as const;

/** How many bars the distribution of scores has: each is five points wide. */
export const scoreBins = 20;

export const draftStatuses = ['running', 'ready', 'failed', 'cancelled', 'published', 'undone', 'discarded'] as const;
export type DraftStatus = (typeof draftStatuses)[number];

/** What a calculation is doing, in order; the solver has steps of its own in between. */
export const draftSteps = ['reading', 'comparing', 'matching', 'writing'] as const;
export type DraftStep = (typeof draftSteps)[number];

/**
 * The rules that keep two people apart whatever they weigh, and the reasons why a mentee has no mentor: the one that
 * keeps most mentors away. `no_room`: there were suitable mentors, but their places went to others.
 */
export const bars = [
  'paired_already',
  'named_apart',
  'ended_before',
  'same_line',
  'same_team',
  'no_shared_language',
  'too_few_hours',
  'must_missed',
  'score_too_low',
  // New ones come last: drafts keep them by their place.
  'profiles_apart',
] as const;
export type Bar = (typeof bars)[number];
/** `profiles_apart` is told as `no_shared_language` (`rules/matrix.ts`). */
export const leftOutReasons = [...bars.filter((bar) => bar !== 'profiles_apart'), 'no_room', 'no_mentors'] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

/** Why a pair stands in a draft whatever the calculation says. */
export const fixedKinds = ['named_together', 'lock', 'override'] as const;
export type FixedKind = (typeof fixedKinds)[number];

export const draftPairFilters = ['locked', 'overridden', 'lowest'] as const;
export const draftPairSorts = ['score', 'mentee', 'mentor'] as const;

/** Minutes in which a published draft can be undone, and after which everybody is told. */
export const undoMinutes = 10;
/** Days after being paired in which a member may ask for another partner. */
export const rematchDays = 14;

/** Where mentees pick: how many mentors are suggested, and from which score up. */
export const suggestions = { most: 6, lowestScore: 4000 } as const;
