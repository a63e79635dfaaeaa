import { z } from 'zod';
import { shape } from '../../endpoint.ts';
import { Person } from '../../profiles/schemas/own.ts';
import { Id, Instant } from '../../schemas/types.ts';

import { asked, Count, refusals } from './asked.ts';

export const DashboardOverview = z.object({
  /** PRG-50, B94 */
  setup_status: z.object({
    overall: z.boolean(),
    has_invited_user: z.boolean(),
    has_setup_pairing: z.boolean(),
    has_created_agenda: z.boolean(),
  }),
  analytics: z.object({
    bookings_count: z.object({ created: Count, completed: Count }),
    /** Those that have not ended. */
    pairings_count: z.object({ pairs: Count, groups: Count }),
    participants_count: z.object({ mentees: Count, mentors: Count }),
  }),
  agendas: z.array(z.object({ id: Id, title: z.string(), start_time: Instant, end_time: Instant })),
  /** The mentors with the most sessions here. */
  mentors: z.array(z.object({ person: Person, sessions: Count })),
});

export type DashboardOverview = z.infer<typeof DashboardOverview>;

export const dashboardOverview = shape({
  summary: 'How far a programme is set up, and its figures at a glance (ANA-09, PRG-50)',
  query: asked,
  response: DashboardOverview,
  refusals,
});

export const userSummary = shape({
  summary: 'How many people belong to a programme, and as what (ANA-10)',
  query: asked,
  response: z.object({
    total_users_count: Count,
    admins_count: Count,
    mentors_count: Count,
    mentees_count: Count,
  }),
  refusals,
});

export const bookingSummary = shape({
  summary: 'Sessions of a programme: how many, how many of those that were due took place and were rated (ANA-11, B93)',
  query: asked,
  response: z.object({
    total_bookings_count: Count,
    /** In whole percent, like the next one. */
    completion_percentage: Count,
    rating_percentage: Count,
  }),
  refusals,
});
