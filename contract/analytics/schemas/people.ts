import { z } from 'zod';
import { shape } from '../../endpoint.ts';
import { insightSides } from '../values.ts';
import { asked, Count, Percentage, refusals } from './asked.ts';

const side = z.enum(insightSides);

/** How many people chose something, and what part that is of all who were counted. */
const chosen = { users_count: Count, percentage: Percentage };

export const goalsSummary = shape({
  summary: 'The goals that most mentors and mentees of a programme have, five at most (ANA-12)',
  query: asked.extend({ type: side.optional(), user_type: side.optional() }),
  response: z.object({
    members_count: Count,
    goals: z.array(z.object({ goal_name: z.string(), ...chosen })),
  }),
  refusals,
});

export type GoalsSummary = z.infer<typeof goalsSummary.response>;

/** D13: `user_type` says the same as `type`, which wins. */
const sided = asked.extend({ type: side.optional(), user_type: side.optional() });

export const skillsSummary = shape({
  summary: 'The skills that most mentees, or mentors, of a programme have (ANA-15, D13)',
  query: sided,
  response: z.object({
    type: side,
    members_count: Count,
    skills: z.array(z.object({ skill_name: z.string(), ...chosen })),
  }),
  refusals,
});

export type SkillsSummary = z.infer<typeof skillsSummary.response>;

export const industriesSummary = shape({
  summary: 'The industries that most mentees, or mentors, of a programme are in (ANA-15, D13)',
  query: sided,
  response: z.object({
    type: side,
    members_count: Count,
    industries: z.array(z.object({ industry_name: z.string(), ...chosen })),
  }),
  refusals,
});

export type IndustriesSummary = z.infer<typeof industriesSummary.response>;

export const userEngagement = shape({
  summary: 'How many mentors and mentees of a programme meet, have a session ahead, met once, or never have (ANA-17)',
  query: asked,
  response: z.object({
    /** One for mentees, one for mentors; without those of which there are none. */
    engagement: z.array(
      z.object({
        user_type: side,
        members_count: Count,
        /** In a session that was held in the last 30 days. */
        active: Count,
        /** Not that, but with a session ahead. */
        arranged: Count,
        /** Neither, but met earlier. */
        quiet: Count,
        not_started: Count,
      }),
    ),
  }),
  refusals,
});

export type UserEngagement = z.infer<typeof userEngagement.response>;
