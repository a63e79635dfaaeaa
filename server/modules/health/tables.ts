import { bigint, boolean, date, integer, jsonb, pgTable, primaryKey, real, smallint, text } from 'drizzle-orm/pg-core';
import type { HealthReason, HealthScore } from '../../../contract/health/values.ts';
import type { PlanProvider } from '../../../contract/objectives/index.ts';
import { id, instant, key } from '../../platform/columns.ts';
import type { Statement } from './digest.ts';

/** What a program decides about the health of its pairs; without a row, what is usual. */
export const healthSettings = pgTable('health_settings', {
  programId: id().primaryKey(),
  rhythmDays: integer().notNull().default(30),
  rhythmWeight: integer().notNull().default(30),
  feltWeight: integer().notNull().default(30),
  reliabilityWeight: integer().notNull().default(15),
  forwardWeight: integer().notNull().default(15),
  goalsWeight: integer().notNull().default(10),
  /** Whether pairs that stay silent are warned and then ended. */
  endsSilent: boolean().notNull().default(false),
  updatedBy: id().notNull(),
  updatedAt: instant().notNull(),
});

/** When pairs and groups rested or had ended. */
export const healthPauses = pgTable('health_pauses', {
  id: key(),
  pairingId: id().notNull(),
  fromAt: instant().notNull(),
  untilAt: instant(),
});

/** When somebody joined a group; without a row, when the group was made. */
export const healthJoins = pgTable(
  'health_joins',
  { pairingId: id().notNull(), userId: id().notNull(), joinedAt: instant().notNull() },
  (t) => [primaryKey({ columns: [t.pairingId, t.userId] })],
);

/** The mean of a program's ratings as it stood when the day (of UTC) began. */
export const healthMeans = pgTable(
  'health_means',
  { programId: id().notNull(), day: date().notNull(), mean: integer().notNull() },
  (t) => [primaryKey({ columns: [t.programId, t.day] })],
);

/** A whole number that may pass two thousand million. */
const large = () => bigint({ mode: 'number' });

/** How each pair or group is now; ended ones have no row. Numbers are of 10,000. */
export const healthPairings = pgTable('health_pairings', {
  pairingId: id().primaryKey(),
  programId: id().notNull(),
  type: text().$type<'pair' | 'group'>().notNull(),
  score: integer().notNull(),
  known: integer().notNull(),
  band: smallint().$type<HealthScore>().notNull(),
  reason: text().$type<HealthReason>(),
  rhythm: integer(),
  felt: integer(),
  reliability: integer(),
  forward: integer(),
  goals: integer(),
  /** In per cent (PAR-14). */
  fulfilment: smallint().notNull(),
  age: large().notNull(),
  silence: large().notNull(),
  lowestMenteeId: id(),
  confirmed: integer().notNull(),
  completed: integer().notNull(),
  menteeDue: integer().notNull(),
  menteeRated: integer().notNull(),
  mentorDue: integer().notNull(),
  mentorRated: integer().notNull(),
  stars: integer().notNull(),
  starAnswers: integer().notNull(),
  computedAt: instant().notNull(),
});

/** The same of each mentee of a group. */
export const healthMentees = pgTable(
  'health_mentees',
  {
    pairingId: id().notNull(),
    menteeId: id().notNull(),
    score: integer().notNull(),
    band: smallint().$type<HealthScore>().notNull(),
    reason: text().$type<HealthReason>(),
  },
  (t) => [primaryKey({ columns: [t.pairingId, t.menteeId] })],
);

/** How each was on a day (of UTC). */
export const healthSnapshots = pgTable(
  'health_snapshots',
  {
    pairingId: id().notNull(),
    day: date().notNull(),
    programId: id().notNull(),
    type: text().$type<'pair' | 'group'>().notNull(),
    score: integer().notNull(),
    known: integer().notNull(),
    band: smallint().$type<HealthScore>().notNull(),
    ageDays: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.pairingId, t.day] })],
);

/** On which day (of UTC) everything of a program was last judged anew. */
export const healthNights = pgTable('health_nights', { programId: id().primaryKey(), day: date().notNull() });

/** When members of a program were reminded of the feedback that they owe (B75). */
export const healthFeedbackReminders = pgTable('health_feedback_reminders', {
  id: key(),
  programId: id().notNull(),
  sentBy: id().notNull(),
  sentAt: instant().notNull(),
});

export const healthRemindedPeople = pgTable(
  'health_reminded_people',
  { reminderId: id().notNull(), userId: id().notNull() },
  (t) => [primaryKey({ columns: [t.reminderId, t.userId] })],
);

/** When somebody of a pair or group was last reminded of feedback about it. */
export const healthRemindedPairings = pgTable('health_reminded_pairings', {
  pairingId: id().primaryKey(),
  remindedAt: instant().notNull(),
});

/** What was last done about the silence of a pair. */
export const healthActs = pgTable('health_acts', {
  pairingId: id().primaryKey(),
  nudgedAt: instant(),
  warnedAt: instant(),
});

/** The mentoring summary of a pair or group (B64). */
export const healthInsights = pgTable('health_insights', {
  pairingId: id().primaryKey(),
  summary: text().notNull(),
  /** Whether the program let its members read reviews then (REV-22). */
  reviewsShown: boolean().notNull(),
  generatedAt: instant().notNull(),
});

/** How a program's pairs and groups were on a day (of UTC), added up. */
export const healthDays = pgTable(
  'health_days',
  {
    programId: id().notNull(),
    day: date().notNull(),
    scoreSum: large().notNull(),
    great: integer().notNull(),
    fair: integer().notNull(),
    poor: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.programId, t.day] })],
);

/** What the numbers of pairs of one age foretold, by the first day of the month in which it was counted. */
export const healthCalibrations = pgTable(
  'health_calibrations',
  {
    programId: id().notNull(),
    days: smallint().$type<30 | 60>().notNull(),
    month: date().notNull(),
    pairs: integer().notNull(),
    lost: integer().notNull(),
    auc: real(),
    sensitivity: real(),
    specificity: real(),
  },
  (t) => [primaryKey({ columns: [t.programId, t.days, t.month] })],
);

/** What a language model wrote of the transcripts of a pair (B64). */
export const healthDigests = pgTable('health_digests', {
  pairingId: id().primaryKey(),
  told: text().notNull(),
  topics: jsonb().$type<Statement[]>().notNull(),
  nextSteps: jsonb().$type<Statement[]>().notNull(),
  writtenBy: text().$type<PlanProvider>().notNull(),
  writtenAt: instant().notNull(),
});
