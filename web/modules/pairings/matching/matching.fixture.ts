import type { Draft, DraftLine, DraftPair } from '../../../../contract/pairings/schemas/matching/drafts.ts';
import type { Price } from '../../../../contract/pairings/schemas/matching/overrides.ts';
import type { MatchingSettings } from '../../../../contract/pairings/schemas/matching/settings.ts';
import type { Person } from '../../../../contract/profiles/schemas/own.ts';

const person = (id: number, full_name: string, user_type: Person['user_type']): Person => ({
  id,
  slug: null,
  full_name,
  profile_photo_url: null,
  user_type,
  job_title: null,
  company: null,
  deleted: false,
});

export const aisyah = person(31, 'Nur Aisyah', 'mentee');
export const mei = person(32, 'Mei Ling', 'mentee');
export const daniel = person(21, 'Daniel Lim', 'mentor');
export const omar = person(22, 'Omar Aziz', 'mentor');
const farah = person(1, 'Farah Idris', 'mentee');

export const weights = {
  wants: 10,
  goals: 5,
  industry: 4,
  career: 0,
  language: 0,
  shared_time: 0,
  time_zone: 0,
  place: 0,
  background: 0,
  answers: 0,
};

export const settings = (changes: Partial<MatchingSettings> = {}): MatchingSettings => ({
  weights,
  lowest_score: 3000,
  mentors_per_mentee: 1,
  mentees_per_mentor: 3,
  different_line: true,
  different_team: false,
  shared_language: true,
  least_shared_hours: 0,
  compared_questions: [],
  form_questions: [],
  named_pairs: [{ kind: 'apart', mentee: mei, mentor: omar }],
  usual_weights: { ...weights, career: 3 },
  cohort: { mentees: 120, wants: 130, mentors: 50, seats: 96 },
  known: [{ criterion: 'wants', mentees: 118, mentors: 47 }],
  ...changes,
});

/** 10 × 1 + 1.25 × ½ + 4 × ½ = 12.625 of 15.25: 82.79 points. */
export const parts: DraftPair['parts'] = [
  { criterion: 'wants', weight: 10, counted: 10, value: 10_000 },
  { criterion: 'goals', weight: 5, counted: 1.25, value: null },
  { criterion: 'industry', weight: 4, counted: 4, value: 5000 },
];

export const draftPair = (changes: Partial<DraftPair> = {}): DraftPair => ({
  mentee: aisyah,
  mentor: daniel,
  score: 8279,
  parts,
  fixed: null,
  ...changes,
});

const worth = { mentees: 112, pairs: 112, lowest: 4100, sum: 840_000 };

export const draftLine = (changes: Partial<DraftLine> = {}): DraftLine => ({
  id: 12,
  program_id: 3,
  status: 'ready',
  created_by: farah,
  created_at: '2026-11-20T02:00:00Z',
  settled_at: null,
  settled_by: null,
  worth,
  cohort: 120,
  ...changes,
});

const off = 'pairings.draft_not_ready';

export const draft = (changes: Partial<Draft> = {}): Draft => ({
  ...draftLine(),
  progress: null,
  summary: {
    cohort: 120,
    mentors: 50,
    mentors_matched: 48,
    worth,
    lowest: 4100,
    median: 7850,
    distribution: [0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 4, 5, 10, 12, 20, 18, 16, 14, 7, 3],
    left_out: 8,
    locked: 2,
    overridden: 1,
  },
  weights,
  lowest_score: 3000,
  stale: null,
  undo_until: null,
  not_published: [],
  why_not: { change: null, publish: null, undo: off, discard: null, cancel: off },
  ...changes,
});

export const price = (changes: Partial<Price> = {}): Price => ({
  before: worth,
  after: { mentees: 111, pairs: 111, lowest: 4040, sum: 839_300 },
  difference: { mentees: -1, pairs: -1, lowest: -60, sum: -700 },
  moves: [
    { mentee: aisyah, from: [daniel], to: [omar] },
    { mentee: mei, from: [omar], to: [] },
  ],
  moves_count: 2,
  ...changes,
});
