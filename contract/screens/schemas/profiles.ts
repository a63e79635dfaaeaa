import { z } from 'zod';
import { TimeSlots } from '../../bookings/schemas/booking.ts';
import { shape } from '../../endpoint.ts';
import { Goal, Info } from '../../me/schemas.ts';
import { College, Job } from '../../profiles/schemas/experience.ts';
import { Person } from '../../profiles/schemas/own.ts';
import { Badge, ShownReview } from '../../reviews/schemas/shown.ts';
import { Id, IdInPath, Instant, TimeZone } from '../../schemas/types.ts';

const Named = z.object({ id: Id, name: z.string() });

const GivenBadge = z.object({ count: z.number().int(), badge: Badge });

/** The fields that both kinds of public profile show. */
const Profile = Person.extend({
  user_id: Id,
  banner_url: z.string().nullable(),
  profile_intro: z.string().nullable(),
  country: z.string().nullable(),
  timezone: z.string(),
  info: Info,
  goals: z.array(Goal),
  languages: z.array(Named),
  industries: z.array(Named),
  skills: z.array(Named),
  jobs: z.array(Job),
  colleges: z.array(College),
  reviews: z.array(ShownReview),
  thank_you: z.array(ShownReview),
  badges: z.array(GivenBadge),
  mentoring_sessions_count: z.number().int(),
  programs_joined_count: z.number().int(),
  is_own: z.boolean(),
  /** Where the reader writes to them; null for oneself, and where that cannot be (CHT-02, CHT-03). */
  chat_link: z.string().nullable(),
  /** Only sent to the person and to the people who administer them (PRO-90). */
  email: z.string().nullable(),
  phone_no: z.string().nullable(),
});

/** PRO-29 */
export const MentorProfile = Profile.extend({
  services: z.array(Named),
  who_to_mentor: z.array(z.number().int()),
  who_to_mentor_list: z.array(z.string()),
  mentees_helped_count: z.number().int(),
  fl_average_rating: z.number().nullable(),
  total_reviews: z.number().int(),
  new_mentor: z.boolean(),
  is_following: z.boolean(),
  have_booked: z.boolean(),
  available_dates: z.array(z.string()),
  timeslots: TimeSlots,
  application_pending: z.boolean(),
  application: z.object({ application_date: Instant, approved_on: Instant.nullable() }).nullable(),
});

export type MentorProfile = z.infer<typeof MentorProfile>;

/** PRO-91 */
export const MenteeProfile = Profile.extend({
  interested_companies: z.array(Named),
  interested_industries: z.array(Named),
  following_count: z.number().int(),
  average_rating: z.number().nullable(),
  application_pending: z.boolean(),
  application: z.object({ application_date: Instant, approved_on: Instant.nullable() }).nullable(),
  /** Sessions of this person that the viewer took part in; on their own profile, all of them (PRO-32). */
  session_history: z.array(
    z.object({ id: Id, status: z.string(), start_at: Instant, topic: z.string(), with: z.string() }),
  ),
});

export type MenteeProfile = z.infer<typeof MenteeProfile>;

const bySlug = { params: z.object({ slug: z.string().min(1).max(200) }) };

export const mentorProfile = shape({
  summary: 'A public mentor profile by slug or hex id (PRO-01, PRO-29)',
  page: true,
  ...bySlug,
  query: z.object({ timezone: TimeZone.optional() }),
  response: MentorProfile,
  refusals: ['bookings.mentor_not_found'],
});

export const menteeProfile = shape({
  summary: 'A mentee profile, for those who share something with them (PRO-03, PRO-90)',
  page: true,
  ...bySlug,
  response: MenteeProfile,
  refusals: ['accounts.not_signed_in', 'accounts.not_found'],
});

/** The person's role in the programme. */
const asMember = { role_name: z.string(), user_type: z.enum(['mentee', 'mentor', 'admin']) };

export const MemberProfile = z.discriminatedUnion('side', [
  z.object({ side: z.literal('mentor'), ...asMember, profile: MentorProfile }),
  z.object({ side: z.literal('mentee'), ...asMember, profile: MenteeProfile }),
]);

export type MemberProfile = z.infer<typeof MemberProfile>;

export const memberProfile = shape({
  summary: 'Somebody of a programme, by slug or hex id, for its people (PRO-05, B15)',
  params: z.object({ id: z.string().min(1).max(200) }),
  query: z.object({ program_id: IdInPath, timezone: TimeZone.optional() }),
  response: MemberProfile,
  refusals: ['accounts.not_signed_in', 'programmes.not_found', 'programmes.member_not_found'],
});
