import { z } from 'zod';
import { shape } from '../../endpoint.ts';
import { Person } from '../../profiles/schemas/own.ts';
import { Instant } from '../../schemas/types.ts';
import { funnelSteps, insightSides, stoppedSteps } from '../values.ts';
import { asked, Count, Percentage, refusals } from './asked.ts';

const side = z.enum(insightSides);
const ofSide = asked.extend({ type: side.default('mentee') });

export const cohortFunnel = shape({
  summary: 'How far the mentees, or mentors, of a programme have come: invited, joined, paired, met, finished',
  query: ofSide,
  response: z.object({
    type: side,
    steps: z.array(
      z.object({
        step: z.enum(funnelSteps),
        /** Who have reached it, those who went further among them. */
        people: Count,
        /** Of those who were invited. */
        percentage: Percentage,
        /** Who have reached this step and no further. */
        stopped: Count,
      }),
    ),
  }),
  refusals,
});

export type CohortFunnel = z.infer<typeof cohortFunnel.response>;

export const funnelPeople = shape({
  summary: 'The mentees, or mentors, of a programme who have reached a step and no further, by name',
  query: ofSide.extend({
    step: z.enum(stoppedSteps),
    page: z.coerce.number<unknown>().int().min(1).max(1_000_000).catch(1).optional(),
  }),
  response: z.object({
    people: z.array(z.object({ person: Person, joined_at: Instant, sessions: Count })),
    total: Count,
    page: Count,
    max_pages: Count,
  }),
  refusals,
});

export type FunnelPeople = z.infer<typeof funnelPeople.response>;

export const firstSession = shape({
  summary: 'How long it took the mentees, or mentors, of a programme from joining to their first session',
  query: ofSide,
  response: z.object({
    type: side,
    members_count: Count,
    /** Whole days of half of those who have met; null while nobody has. */
    median_days: Count.nullable(),
    /** One for each stretch of days, and one for longer: `until_days` is null there. */
    waits: z.array(z.object({ until_days: Count.nullable(), people: Count })),
    /** Who have not met yet. */
    waiting: Count,
  }),
  refusals,
});

export type FirstSession = z.infer<typeof firstSession.response>;

export const retention = shape({
  summary: 'Of those who joined a programme in each of the last twelve months: who is still in it, and who still meets',
  query: ofSide,
  response: z.object({
    type: side,
    months: z.array(
      z.object({
        /** Of the asker's calendar: '2026-11'. */
        month: z.string(),
        joined: Count,
        /** Still in the programme. */
        stayed: Count,
        /** Of those: in a session that was held in the last 30 days, or with one ahead. */
        active: Count,
        stayed_percentage: Percentage,
        active_percentage: Percentage,
      }),
    ),
  }),
  refusals,
});

export type Retention = z.infer<typeof retention.response>;
