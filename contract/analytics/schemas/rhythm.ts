import { z } from 'zod';
import { shape } from '../../endpoint.ts';
import { Person } from '../../profiles/schemas/own.ts';
import { asked, Count, Percentage, refusals } from './asked.ts';

export const weeklySessions = shape({
  summary: 'Sessions of a programme in each of the last twelve weeks of the asker: held, missed, called off',
  query: asked,
  response: z.object({
    weeks: z.array(
      z.object({
        /** The Monday with which the week begins. */
        monday: z.iso.date(),
        held: Count,
        missed: Count,
        cancelled: Count,
      }),
    ),
    held: Count,
    missed: Count,
    /** Missed, of those that were held or missed. */
    no_show_percentage: Percentage,
  }),
  refusals,
});

export type WeeklySessions = z.infer<typeof weeklySessions.response>;

export const requestAnswers = shape({
  summary: 'Requests for one-to-one sessions of the last ninety days in a programme, and how soon they were accepted',
  query: asked,
  response: z.object({
    requests: Count,
    accepted: Count,
    /** Minutes of half of those that were accepted; null without any. */
    median_minutes: Count.nullable(),
    /** Accepted within so many hours, of all requests. */
    within: z.array(z.object({ hours: Count, percentage: Percentage })),
    /** Still waiting for an answer. */
    waiting: Count,
  }),
  refusals,
});

export type RequestAnswers = z.infer<typeof requestAnswers.response>;

export const mentorLoad = shape({
  summary: 'How many mentees the mentors of a programme have in pairs and groups that go on, and who has the most',
  query: asked,
  response: z.object({
    mentors_count: Count,
    /** Mentors by how many mentees they have; the last is that many and more. */
    load: z.array(z.object({ mentees: Count, or_more: z.boolean(), mentors: Count })),
    busiest: z.array(
      z.object({
        person: Person,
        mentees: Count,
        /** How many they take at most; null for no limit. */
        capacity: Count.nullable(),
        /** Held here. */
        sessions: Count,
      }),
    ),
  }),
  refusals,
});

export type MentorLoad = z.infer<typeof mentorLoad.response>;
