import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { Id, Instant } from '../schemas/types.ts';

const Named = z.object({ id: Id, name: z.string() });

/** PRO-87 */
export const Goal = z.object({ id: Id, image_url: z.string(), mentor_label: z.string() });

/** PRO-86, with the job roles (B127) and everything else that a profile form fills in. */
export const Info = z.object({
  job_title: z.string().nullable(),
  company: z.string().nullable(),
  country_id: Id.nullable(),
  gender: z.enum(['male', 'female', 'others']).nullable(),
  impact_to_create: z.string().nullable(),
  linkedin_url: z.string().nullable(),
  instagram_url: z.string().nullable(),
  working_experience: z.string().nullable(),
  working_experience_level: z.string().nullable(),
  working_experience_list: z.array(z.string()),
  job_roles: z.array(z.string()),
});

const LinkedCalendar = z.object({
  connected: z.boolean(),
  link_url: z.string(),
  unlink_url: z.string(),
  /** B54: it is linked and cannot be read; its owner is told on every page. */
  broken: z.boolean(),
  /** CAL-10: how many sessions their owner has moved or deleted there, and is asked about. */
  changes: z.number().int(),
});

/** B103: no code until three mentors are followed. */
const PromoTracker = z.object({
  promo_code_id: Id.nullable(),
  promo_code: z.string().nullable(),
  discount: z.number(),
  valid_until: Instant.nullable(),
  package_id: Id.nullable(),
  recipient_confirmed: z.boolean(),
});

const OwnReview = z.object({
  star_rating: z.number().nullable(),
  feedback_text: z.string().nullable(),
  thank_you_note: z.string().nullable(),
  badges: z.array(z.object({ name: z.string(), image: z.string() })),
});

const ImpactStats = z.object({
  average_rating: z.number().nullable(),
  mentees_helped: z.number().int(),
  mentoring_sessions: z.number().int(),
  profile_viewed: z.number().int(),
  total_reviews: z.number().int(),
});

/** PRO-85: the signed-in person, as every page needs them. */
export const CurrentUser = z.object({
  id: Id,
  public_id: z.string(),
  slug: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  full_name: z.string(),
  email: z.string(),
  phone_no: z.string().nullable(),
  user_type: z.enum(['mentee', 'mentor', 'admin']),
  is_fl_mentor: z.boolean(),
  is_platform_admin: z.boolean(),
  is_enterprise: z.boolean(),
  profile_photo: z.string().nullable(),
  profile_photo_url: z.string().nullable(),
  banner_url: z.string().nullable(),
  created_at: Instant,
  confirmed_at: Instant.nullable(),
  /** ACC-47: an admin of anything whose address is not confirmed; they are reminded on every page. */
  must_confirm: z.boolean(),
  onboarded_at: Instant.nullable(),
  fl_average_rating: z.number().nullable(),
  profile_intro: z.string().nullable(),
  /** In points: ten points are one credit (DSH-07). */
  balance: z.number().int(),
  /** B36: credits that expire within 14 days, and when the first of them expire. */
  upcoming_expiring_credits: z.object({ credits: z.number(), expires_at: Instant.nullable() }),
  is_following: z.boolean(),
  mentor_profile_status: z.object({ mentorship: z.enum(['approved']).nullable() }),
  application_pending: z.boolean(),
  application: z.object({ approved_on: Instant.nullable(), application_date: Instant }).nullable(),
  promo_trackers: z.array(PromoTracker),
  interested_industries: z.array(Named),
  interested_companies: z.array(Named),
  interested_services: z.array(Named),
  industries: z.array(Named),
  goals: z.array(Goal),
  /** From all their programmes; services that are no longer offered are left out (GOL-07). */
  program_goals: z.array(Goal.extend({ program_id: Id })),
  user_languages: z.array(z.object({ language_id: Id })),
  timezone: z.string(),
  lang: z.string(),
  whatsapp_notification: z.boolean(),
  close_edit_mentor_profile_popup: z.boolean(),
  /** Ids of the enterprises that this person administers (B95). */
  enterprise_admin_access: z.array(Id),
  /** B11: where 'Revert to Admin' leads; set while a platform admin is viewing as this person. */
  admin_base_url: z.string().nullable(),
  /** Where sign-in pages send people who are already signed in, and where the brand link leads (D01, B02). */
  home_url: z.string(),
  user_objective: z.object({ is_generated: z.boolean() }).nullable(),
  info: Info,
  /** CAL-02: keyed by google and microsoft. */
  linked_calendars: z.object({ google: LinkedCalendar, microsoft: LinkedCalendar }),
  reviews: z.array(OwnReview),
  impact_stats: ImpactStats,
});

export type CurrentUser = z.infer<typeof CurrentUser>;

export const currentUser = shape({
  summary: 'Who is signed in in this browser (ACC-67)',
  response: CurrentUser,
  refusals: ['accounts.not_signed_in'],
});
