import { z } from 'zod';
import { shape } from '../../endpoint.ts';
import { Bands } from '../../health/schemas/overview.ts';
import { Day } from '../../schemas/types.ts';
import { asked, Count, Percentage, refusals } from './asked.ts';

export const sessionCompletion = shape({
  summary: 'Sessions of a programme that began in these days of the asker: held, still ahead, and rated (ANA-03, B93)',
  query: asked.extend({ from_date: Day().optional(), to_date: Day().optional() }),
  response: z.object({
    /** Concluded. */
    conducted_bookings: Count,
    upcoming_bookings: Count,
    /** Concluded, with one review or more. */
    reflected_bookings: Count,
  }),
  refusals,
});

export type SessionCompletion = z.infer<typeof sessionCompletion.response>;

/** Means to one decimal; null without any star. */
const Stars = z.number().nullable();

export const learningSummary = shape({
  summary: 'The stars that mentees and mentors of a programme gave, and what became of its objectives (ANA-04, A107)',
  query: asked,
  response: z.object({
    /** Given by mentees. */
    average_mentee_rating: Stars,
    /** Given by mentors. */
    average_mentor_rating: Stars,
    /** Null while nobody has any. */
    objectives: z.object({ total: Count, done: Count, expired: Count }).nullable(),
  }),
  refusals,
});

export type LearningSummary = z.infer<typeof learningSummary.response>;

export const satisfaction = shape({
  summary: 'Reviews of a programme by the stars of their primary question: 4 and more, 3, 2 and less (ANA-06, B93)',
  query: asked,
  response: z.object({ satisfied: Count, neutral: Count, dissatisfied: Count }),
  refusals,
});

export type Satisfaction = z.infer<typeof satisfaction.response>;

export const npsSummary = shape({
  summary:
    'How likely members of a programme are to recommend it: promoters less detractors, in percent (ANA-05, B93, NPS-18)',
  query: asked,
  response: z.object({
    total_respondents: Count,
    /** From -100 to 100; null while nobody has answered. Promoters: 9 and 10, detractors: 0 to 5 (A59). */
    satisfaction_score: Count.nullable(),
    /** The same with the standard's detractors, 0 to 6 (M09). */
    standard_nps: Count.nullable(),
  }),
  refusals,
});

export const surveySummary = shape({
  summary: 'Surveys of a programme, and how many of those asked have answered (B90)',
  query: asked,
  response: z.object({
    completed_survey_count: Count,
    ongoing_survey_count: Count,
    survey_sent_count: Count,
    respond_rate: Percentage,
  }),
  refusals,
});

export type SurveySummary = z.infer<typeof surveySummary.response>;

export const pairingHealthSummary = shape({
  summary: 'How the pairs, or the groups, of a programme are (ANA-14, B92)',
  query: asked.extend({ type: z.enum(['pair', 'group']).default('pair') }),
  response: Bands.extend({ type: z.enum(['pair', 'group']) }),
  refusals,
});

export type PairingHealthSummary = z.infer<typeof pairingHealthSummary.response>;
