import {
  bigint,
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import type { MatchingRules, PairingStatus } from '../../../contract/pairings/index.ts';
import type { DraftStatus, DraftStep, FixedKind, FitWeights } from '../../../contract/pairings/values.ts';
import type { RefusalCode } from '../../../contract/messages.ts';
import { id, instant, key, shorts } from '../../platform/columns.ts';

export const pairings = pgTable('pairings', {
  id: key(),
  type: text().$type<'pair' | 'group'>().notNull().default('pair'),
  /** Null for a mentor's own group on the platform (D11). */
  programId: id(),
  /** Null for a group: its people are all participants. */
  mentorId: id(),
  menteeId: id(),
  /** Only for groups. */
  name: text(),
  status: text().$type<PairingStatus>().notNull().default('active'),
  createdBy: id().notNull(),
  createdAt: instant().notNull(),
  pausedAt: instant(),
  endedAt: instant(),
  endReason: text(),
  /** Hidden together with a removed member (B77). */
  hiddenAt: instant(),
});

export const pairingParticipants = pgTable(
  'pairing_participants',
  {
    pairingId: id().notNull(),
    userId: id().notNull(),
    userType: text().$type<'mentor' | 'mentee'>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.pairingId, t.userId] })],
);

/** The questions of two forms, by their ids, that are compared (M15). */
export interface ComparedQuestions {
  mentee: number;
  mentor: number;
}

/** What a program decides about how its people are matched; without a row, what is usual for its template. */
export const matchingSettings = pgTable('matching_settings', {
  programId: id().primaryKey(),
  weights: jsonb().$type<FitWeights>().notNull(),
  lowestScore: integer().notNull(),
  mentorsPerMentee: integer().notNull(),
  menteesPerMentor: integer().notNull(),
  differentLine: boolean().notNull(),
  differentTeam: boolean().notNull(),
  sharedLanguage: boolean().notNull(),
  leastSharedHours: integer().notNull(),
  questions: jsonb().$type<ComparedQuestions[]>().notNull().default([]),
  updatedBy: id().notNull(),
  updatedAt: instant().notNull(),
});

export const matchingNamedPairs = pgTable(
  'matching_named_pairs',
  {
    programId: id().notNull(),
    menteeId: id().notNull(),
    mentorId: id().notNull(),
    kind: text().$type<'together' | 'apart'>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.programId, t.menteeId, t.mentorId] })],
);

/** Two people whom an admin has named. */
export interface NamedTwo {
  kind: 'together' | 'apart';
  menteeId: number;
  mentorId: number;
}

/** What a draft was calculated with. */
export interface DraftBasis {
  rules: MatchingRules;
  named: NamedTwo[];
}

export const matchingDrafts = pgTable('matching_drafts', {
  id: key(),
  programId: id().notNull(),
  status: text().$type<DraftStatus>().notNull(),
  version: integer().notNull().default(1),
  basis: jsonb().$type<DraftBasis>().notNull(),
  aroundId: id(),
  step: text().$type<DraftStep>().notNull(),
  done: integer().notNull(),
  createdBy: id().notNull(),
  createdAt: instant().notNull(),
  settledBy: id(),
  settledAt: instant(),
  toldAt: instant(),
});

export const matchingMentors = pgTable(
  'matching_mentors',
  {
    draftId: id().notNull(),
    mentorId: id().notNull(),
    place: integer().notNull(),
    seats: integer().notNull(),
    load: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.draftId, t.mentorId] }), unique().on(t.draftId, t.place)],
);

/** The mentees of a draft, each with what was found about them and each mentor (`rules/matrix.ts`). */
export const matchingMentees = pgTable(
  'matching_mentees',
  {
    draftId: id().notNull(),
    menteeId: id().notNull(),
    wants: integer().notNull(),
    scores: shorts().notNull(),
    fits: shorts().notNull(),
  },
  (t) => [primaryKey({ columns: [t.draftId, t.menteeId] })],
);

export const matchingPairs = pgTable(
  'matching_pairs',
  {
    draftId: id().notNull(),
    menteeId: id().notNull(),
    mentorId: id().notNull(),
    score: integer().notNull(),
    fits: smallint().array().notNull(),
    fixed: text().$type<FixedKind>(),
    pairingId: id(),
    refused: text().$type<RefusalCode>(),
  },
  (t) => [primaryKey({ columns: [t.draftId, t.menteeId, t.mentorId] })],
);

/**
 * Mentors who are suggested to a mentee, or mentees to a mentor where mentors pick, the first of them first (B136); without
 * a program, those seen on the platform.
 */
export const recommendations = pgTable(
  'recommendations',
  {
    id: key(),
    programId: id(),
    userId: id().notNull(),
    /** The mentor, or where mentors pick the mentee. */
    suggestedId: bigint('mentor_id', { mode: 'number' }).notNull(),
    score: integer(),
    rank: integer().notNull(),
    seenAt: instant(),
  },
  (t) => [unique().on(t.userId, t.programId, t.suggestedId).nullsNotDistinct()],
);

/** On which day (of UTC) a program's suggestions were last found. */
export const recommendationNights = pgTable('recommendation_nights', {
  programId: id().primaryKey(),
  day: date().notNull(),
});
