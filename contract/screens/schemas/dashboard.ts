import { z } from 'zod';
import { shape } from '../../endpoint.ts';
import { Person } from '../../profiles/schemas/own.ts';
import { Day, Id, IdInPath, Instant } from '../../schemas/types.ts';

const asked = z.object({ program_id: IdInPath });

const refusals = ['accounts.not_signed_in', 'programmes.not_found', 'programmes.admins_only'] as const;

const Count = z.number().int();

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

export const DashboardActivity = z.object({
  id: Id,
  action: z.enum(['created', 'confirmed', 'completed', 'canceled', 'reviewed', 'submitted', 'joined']),
  booking_id: Id.nullable(),
  created_at: Instant,
  user: Person.nullable(),
  /** DSH-18: the documents call it `fullname`. */
  mentor: Person.extend({ fullname: z.string() }).nullable(),
  mentees: z.array(Person),
});

export type DashboardActivity = z.infer<typeof DashboardActivity>;

export const dashboardActivities = shape({
  summary:
    'What happened in a programme, the newest first, twenty a page; of one day of the asker when asked (ANA-13, B92)',
  query: asked.extend({
    date: Day().optional(),
    page: z.coerce.number<number>().int().min(1).max(100_000).default(1),
  }),
  response: z.object({
    activities: z.array(DashboardActivity),
    page: Count,
    /** Exact unless there are more than ten thousand rows beyond this page; then it is a minimum. */
    total_pages: Count,
  }),
  refusals,
});

export const LatestReflection = z.object({
  id: Id,
  booking_id: Id,
  rater: Person,
  /** Null for a whole group. */
  ratee: Person.nullable(),
  rater_type: z.enum(['mentor', 'mentee']),
  star_rating: z.number().nullable(),
  feedback_text: z.string().nullable(),
  submitted_at: Instant,
  /** REV-31: the same values under the documented names. */
  text: z.string().nullable(),
  rater_name: z.string(),
  rater_user_type: z.enum(['mentor', 'mentee']),
  rated_name: z.string().nullable(),
  profile_photo: z.string().nullable(),
  created_at: Instant,
});

export type LatestReflection = z.infer<typeof LatestReflection>;

export const latestReflections = shape({
  summary: 'The latest reviews of a programme, sealed ones included: admins see both sides at once (ANA-08, M08)',
  query: asked,
  response: z.object({ reflections: z.array(LatestReflection) }),
  refusals,
});
