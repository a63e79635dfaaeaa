import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { Goal } from '../me/schemas.ts';
import { careerLevels, genders, workingExperience } from '../reference/values.ts';
import { MatchReason } from '../pairings/schemas/matching/members.ts';
import { Badge } from '../reviews/schemas/shown.ts';
import { Named as NamedEntries, Several } from '../schemas/chosen.ts';
import { Id, IdInPath, Instant, TimeZone } from '../schemas/types.ts';
import { memberSorts, mentorSorts } from './values.ts';

const Named = z.object({ id: Id, name: z.string() });

/** A mentor as shown on a card (DIS-20, DIS-21). */
export const MentorCard = z.object({
  id: Id,
  slug: z.string(),
  fullname: z.string(),
  full_name: z.string(),
  photo: z.string().nullable(),
  profile_photo: z.string().nullable(),
  info: z.object({ job_title: z.string().nullable(), company: z.string().nullable() }),
  country: z.string().nullable(),
  goals: z.array(Goal),
  interests: z.array(z.string()),
  user_languages: z.array(z.object({ language_id: Id, name: z.string() })),
  is_following: z.boolean(),
  is_new_matched: z.boolean(),
  /** Also null below 4, because the badge only shows from 4 up (DIS-22, A92). */
  fl_average_rating: z.number().nullable(),
  total_reviews: z.number().int(),
  new_mentor: z.boolean(),
  top_badges: z.array(Badge),
  chat_link: z.string().nullable(),
  profile_link: z.string(),
  progress_path: z.string().nullable(),
  have_booked: z.boolean(),
  /** M28: what a session costs the reader, in points; ten are one credit (CRD-07). */
  price: z.number().int(),
  /** DIS-27: the first three open dates with their first slot, in the requested zone. */
  next_dates: z.array(z.object({ date: z.string(), time: z.string(), start: Instant })),
  /** Why they are suggested, where a program matches by what people have said (M15). */
  reasons: z.array(MatchReason).optional(),
});

export type MentorCard = z.infer<typeof MentorCard>;

/** Ids or printed names (M30). */
const named = NamedEntries.default([]);

const oneOf = <const V extends string>(values: readonly V[]) => Several(values).default([]);

/** Whatever people call their work. */
const words = z
  .string()
  .max(1000)
  .optional()
  .transform((text) =>
    (text ?? '')
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  );

const page = z.coerce.number<unknown>().int().min(1).max(100_000).catch(1).optional();

const after = z.string().max(300).optional();

/** M33 */
const sortOf = <const V extends string>(values: readonly [V, ...V[]]) =>
  z.enum(values).default(values[0] as NoInfer<V>);

const Filters = z.object({
  search: z.string().max(200).optional(),
  industry: named,
  language: named,
  country: named,
  working_experience: oneOf(workingExperience),
  working_experience_level: oneOf(careerLevels.map(({ value }) => value)),
  gender: oneOf(genders.map(({ value }) => value)),
  job_role: words,
  page,
  timezone: TimeZone.optional(),
  /** `next` of the page before: the list goes on after its last person, whoever has come or gone since. */
  after,
  sort: sortOf(mentorSorts),
  utf8: z.string().max(10).optional(),
  commit: z.string().max(50).optional(),
});

const Cards = z.object({
  data: z.array(MentorCard),
  page: z.number().int(),
  total_pages: z.number().int(),
  /** Exact up to 10,000. */
  total: z.number().int(),
});

const MentorCards = Cards.extend({
  /** What the next page is asked for with, in `after`; null on the last one. */
  next: z.string().nullable(),
});

export const discoverMentors = shape({
  summary: 'Mentors by search and filters; visitors read the first page, without search (DIS-19, B20)',
  query: Filters,
  response: MentorCards,
  refusals: ['accounts.not_signed_in'],
  limit: { max: 120, per: 'minute', by: 'account' },
});

export const discoverResult = shape({
  summary: 'The same list for industries and skills handed over in the address (DIS-02, B21)',
  /** Unknown entries are ignored (B21). */
  query: z.object({ ind: named, ski: named, page, after, sort: sortOf(mentorSorts), timezone: TimeZone.optional() }),
  response: MentorCards.extend({ industries: z.array(Named), skills: z.array(Named) }),
  refusals: ['accounts.not_signed_in'],
  limit: { max: 120, per: 'minute', by: 'account' },
});

const Count = z.object({ value: z.string(), label: z.string(), count: z.number().int() });

const FilterCounts = z.object({
  industry: z.array(Count),
  language: z.array(Count),
  country: z.array(Count),
  working_experience: z.array(Count),
  working_experience_level: z.array(Count),
  gender: z.array(Count),
  job_role: z.array(Count),
  /** The programme's services, in its directory; empty on the platform (GOL-07). */
  program_goals: z.array(Count),
  total: z.number().int(),
});

export const discoverFilters = shape({
  summary: 'What can be filtered by, and how many mentors each finds (DIS-09…DIS-16)',
  response: FilterCounts,
  refusals: [],
});

/** A member of a programme as its directory shows them (B22): following and booking happen elsewhere. */
export const DirectoryCard = MentorCard.omit({
  is_following: true,
  is_new_matched: true,
  have_booked: true,
  price: true,
  next_dates: true,
  chat_link: true,
  progress_path: true,
  reasons: true,
});

export type DirectoryCard = z.infer<typeof DirectoryCard>;

const directoryRefusals = ['accounts.not_signed_in', 'programmes.not_found', 'discovery.directory_closed'] as const;

export const programmeDirectory = shape({
  summary: 'The mentors of a programme, where mentors pick its mentees, for its members (DIS-03, B22)',
  query: Filters.omit({ timezone: true, after: true }).extend({
    program_id: IdInPath,
    program_goals: named,
    sort: sortOf(memberSorts),
  }),
  response: Cards.extend({
    data: z.array(DirectoryCard),
    shows: z.enum(['mentors', 'mentees']),
    /** DIS-35: whether the reader can choose among them. */
    may_pick: z.boolean(),
  }),
  refusals: directoryRefusals,
  limit: { max: 120, per: 'minute', by: 'account' },
});

export const directoryFilters = shape({
  summary: 'The same filters over the people of a programme’s directory (B22)',
  query: z.object({ program_id: IdInPath }),
  response: FilterCounts,
  refusals: directoryRefusals,
});

export const similarMentors = shape({
  summary: 'Mentors like this one, by shared goals and industries (PRO-02, B23)',
  params: z.object({ slug: z.string().min(1).max(200) }),
  query: z.object({ timezone: TimeZone.optional() }),
  response: z.object({ data: z.array(MentorCard) }),
  refusals: ['bookings.mentor_not_found'],
});

export const dashboardMentors = shape({
  summary: 'Matched, own and followed mentors of a mentee, on the platform or in one programme (DSH-03, DSH-14)',
  query: z.object({
    /** Only for this programme's people: the lists contain its mentors, and the cards lead into its portal. */
    program_id: IdInPath.optional(),
    timezone: TimeZone.optional(),
  }),
  response: z.object({
    /**
     * In a programme, the mentors a mentee can choose; empty for everyone else there, and if mentees do not choose
     * (DIS-35).
     */
    suggested: z.array(MentorCard),
    my_mentors: z.array(MentorCard),
    following: z.array(MentorCard),
    /** The best one that has not been seen (DSH-13). */
    latest_recommendation: MentorCard.nullable(),
  }),
  refusals: ['accounts.not_signed_in', 'programmes.not_found'],
});

/** D21: a mentee who is suggested to a mentor; the order is that of the score, which nobody reads. */
const MatchedMentee = DirectoryCard.extend({
  /** DIS-21: suggested, and not seen yet. */
  is_new_matched: z.boolean(),
  reasons: z.array(MatchReason),
});
export type MatchedMentee = z.infer<typeof MatchedMentee>;

export const matchedMentees = shape({
  summary: 'The mentees whom a programme suggests to a mentor, where mentors pick; for others an empty list (D21)',
  query: z.object({ program_id: IdInPath }),
  response: z.object({ data: z.array(MatchedMentee) }),
  refusals: ['accounts.not_signed_in', 'programmes.not_found'],
});
