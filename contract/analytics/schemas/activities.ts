import { z } from 'zod';
import { shape } from '../../endpoint.ts';
import { Person } from '../../profiles/schemas/own.ts';
import { Day, Id, Instant } from '../../schemas/types.ts';
import { activityActions, activityYears } from '../values.ts';
import { asked, Count, refusals } from './asked.ts';

export const DashboardActivity = z.object({
  id: Id,
  action: z.enum(activityActions),
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

/** What happened on one day of the asker's calendar, by action. */
const DayOfActivities = z.object({
  date: z.iso.date(),
  total: Count,
  actions: z.record(z.enum(activityActions), Count),
});

export type DayOfActivities = z.infer<typeof DayOfActivities>;

export const monthlyActivities = shape({
  summary: 'How much happened in a programme on each day of a month of the asker, by action (ANA-13, B92)',
  query: asked.extend({
    month: z.coerce.number<number>().int().min(1).max(12),
    year: z.coerce.number<number>().int().min(activityYears.first).max(activityYears.last),
  }),
  response: z.object({
    month: Count,
    year: Count,
    total: Count,
    /** Every day of the month, in order, also those without any. */
    days: z.array(DayOfActivities),
  }),
  refusals,
});

export type MonthlyActivities = z.infer<typeof monthlyActivities.response>;
