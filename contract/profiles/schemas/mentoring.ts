import { z } from 'zod';
import { shape } from '../../endpoint.ts';
import { careerLevels, whoToMentor, workingExperience } from '../../reference/values.ts';
import { Several } from '../../schemas/chosen.ts';
import { Id, IdInPath, Instant } from '../../schemas/types.ts';
import { missing, profileLimits } from '../values.ts';
import { LinkedInUrl, organisationName, requiredText } from './fields.ts';
import { MentorStanding, Person } from './own.ts';

const levels = careerLevels.map(({ value }) => value) as [(typeof careerLevels)[number]['value']];

const mentored = new Set<number>(whoToMentor.map(({ value }) => value));

const choices = (label: string) =>
  z
    .array(z.number(missing(label)).int(missing(label)).positive(missing(label)), missing(label))
    .min(1, missing(label))
    .max(profileLimits.choices)
    .transform((list) => [...new Set(list)]);

/** The answers of someone who applies to be a mentor (B10). */
export const MentorDetails = z.object({
  job_title: requiredText('Job title', profileLimits.title),
  company: organisationName('Company'),
  working_experience: z.enum(workingExperience, missing('Years of experience')),
  working_experience_level: z.enum(levels, missing('Career level')),
  services_attributes: choices('Services'),
  who_to_mentor: choices('Who to mentor').refine(
    (list) => list.every((one) => mentored.has(one)),
    missing('Who to mentor'),
  ),
  impact_to_create: requiredText('Impact', profileLimits.impact),
  linkedin_url: LinkedInUrl.optional(),
});

export type MentorDetails = z.output<typeof MentorDetails>;

/** The same, possibly incomplete: the form's initial values. */
const Begun = z.object({
  job_title: z.string().nullable(),
  company: z.string().nullable(),
  working_experience: z.string().nullable(),
  working_experience_level: z.string().nullable(),
  services_attributes: z.array(Id),
  who_to_mentor: z.array(z.number().int()),
  impact_to_create: z.string().nullable(),
  linkedin_url: z.string().nullable(),
});

export const MentorForm = z.object({ details: Begun, application: MentorStanding.nullable() });

export type MentorForm = z.infer<typeof MentorForm>;

const params = z.object({ id: IdInPath });

export const mentorDetails = shape({
  summary: 'What the Become Mentor form begins with, and where an application stands (PRO-41)',
  page: true,
  params,
  response: MentorForm,
  refusals: ['accounts.not_signed_in', 'accounts.not_found', 'profiles.mentees_only'],
});

export const applyAsMentor = shape({
  summary: 'Applies to become a mentor (B10)',
  params,
  body: MentorDetails,
  response: MentorForm,
  refusals: ['accounts.not_signed_in', 'accounts.not_found', 'profiles.mentees_only', 'profiles.application_pending'],
});

export const mentorProfileForm = shape({
  summary: 'What an approved mentor said, to be changed (PRO-40)',
  page: true,
  params,
  response: MentorForm,
  refusals: ['accounts.not_signed_in', 'accounts.not_found', 'profiles.mentors_only'],
});

export const editMentorProfile = shape({
  summary: 'An approved mentor changes what they said (PRO-40)',
  params,
  body: MentorDetails,
  response: MentorForm,
  refusals: ['accounts.not_signed_in', 'accounts.not_found', 'profiles.mentors_only'],
});

/** An application as the people who decide on it see it. */
export const MentorApplication = z.object({
  id: Id,
  status: z.enum(['pending', 'approved', 'rejected']),
  application_date: Instant,
  decided_at: Instant.nullable(),
  user: Person.extend({ email: z.string() }),
  job_title: z.string(),
  company: z.string(),
  working_experience: z.string(),
  working_experience_level: z.string(),
  services: z.array(z.string()),
  who_to_mentor_list: z.array(z.string()),
  impact_to_create: z.string(),
  linkedin_url: z.string().nullable(),
});

export type MentorApplication = z.infer<typeof MentorApplication>;

const deciders = ['accounts.not_signed_in', 'accounts.platform_admins_only'] as const;

export const mentorApplications = shape({
  summary: 'Who wants to mentor, by where their application stands; a hundred a page (B10, SYS-06)',
  query: z.object({
    status: Several(['pending', 'approved', 'rejected']).prefault('pending'),
    page: IdInPath.pipe(z.number().max(10_000)).default(1),
  }),
  response: z.object({
    data: z.array(MentorApplication),
    page: z.number().int(),
    max_pages: z.number().int(),
    counts: z.object({ pending: z.number().int(), approved: z.number().int(), rejected: z.number().int() }),
  }),
  refusals: deciders,
});

export const approveMentor = shape({
  summary: 'Makes the applicant a mentor of the platform (B10)',
  params,
  response: MentorApplication,
  refusals: [...deciders, 'profiles.application_not_found', 'profiles.already_decided'],
});

export const rejectMentor = shape({
  summary: 'Turns an application down; the applicant may apply again (B10)',
  params,
  response: MentorApplication,
  refusals: [...deciders, 'profiles.application_not_found', 'profiles.already_decided'],
});
