import { z } from 'zod';
import { Firstname, Lastname } from '../../accounts/schemas/fields.ts';
import { shape, uploadLimit } from '../../endpoint.ts';
import { Goal, Info } from '../../me/schemas.ts';
import { careerLevels, genders, workingExperience } from '../../reference/values.ts';
import { FileAnswer, Id, Instant, TimeZone } from '../../schemas/types.ts';
import { missing, notInList, profileLimits, usualTimes } from '../values.ts';
import { College, Job } from './experience.ts';
import { ids, InstagramUrl, LinkedInUrl, oneOf, optionalText, PhoneNo, requiredText } from './fields.ts';

const Named = z.object({ id: Id, name: z.string() });

/**
 * A person as every list and card shows them; people who deleted their account are shown as 'Deleted User' (ACC-66).
 */
export const Person = z.object({
  id: Id,
  slug: z.string().nullable(),
  full_name: z.string(),
  profile_photo_url: z.string().nullable(),
  user_type: z.enum(['mentee', 'mentor', 'admin']),
  job_title: z.string().nullable(),
  company: z.string().nullable(),
  deleted: z.boolean(),
});

export type Person = z.infer<typeof Person>;

/** The state of a person's application to mentor (PRO-20). */
export const MentorStanding = z.object({
  status: z.enum(['pending', 'approved', 'rejected']),
  application_date: Instant,
  approved_on: Instant.nullable(),
});

/** Everything the settings pages show and change, under the field names of PRO-85 and PRO-86. */
export const OwnProfile = z.object({
  id: Id,
  slug: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  full_name: z.string(),
  email: z.string(),
  phone_no: z.string().nullable(),
  user_type: z.enum(['mentee', 'mentor', 'admin']),
  is_fl_mentor: z.boolean(),
  timezone: z.string(),
  lang: z.string(),
  whatsapp_notification: z.boolean(),
  onboarded: z.boolean(),
  profile_photo: z.string().nullable(),
  profile_photo_url: z.string().nullable(),
  banner_url: z.string().nullable(),
  profile_intro: z.string().nullable(),
  close_edit_mentor_profile_popup: z.boolean(),
  application_pending: z.boolean(),
  application: MentorStanding.nullable(),
  info: Info.extend({
    who_to_mentor: z.array(z.number().int()),
    who_to_mentor_list: z.array(z.string()),
    usual_times: z.array(z.enum(usualTimes)),
    /** M15: a mentee asks for a mentor of their own gender; only matching reads it. */
    own_gender: z.boolean(),
  }),
  user_languages: z.array(z.object({ language_id: Id, name: z.string() })),
  industries: z.array(Named),
  interested_industries: z.array(Named),
  interested_companies: z.array(Named),
  interested_services: z.array(Named),
  skills: z.array(Named),
  goals: z.array(Goal),
  jobs: z.array(Job),
  colleges: z.array(College),
});

export type OwnProfile = z.infer<typeof OwnProfile>;

export const profileSettings = shape({
  summary: 'What the settings pages fill their forms with; for its owner only (PRO-39)',
  params: z.object({ slug: z.string().max(200) }),
  response: OwnProfile,
  refusals: ['accounts.not_signed_in', 'accounts.not_found', 'profiles.owner_only'],
});

const values = <const L extends readonly { value: string }[]>(list: L) =>
  list.map(({ value }) => value) as [L[number]['value'], ...L[number]['value'][]];

const JobRoles = z
  .array(requiredText('Job role', profileLimits.title), notInList)
  .max(profileLimits.jobRoles, `Please choose at most ${profileLimits.jobRoles} job roles`)
  .transform((roles) => [...new Set(roles)]);

const UsualTimes = z
  .array(z.enum(usualTimes, notInList), notInList)
  .max(profileLimits.choices)
  .transform((chosen) => usualTimes.filter((time) => chosen.includes(time)));

/**
 * The parts of a profile; a part or field that is absent stays unchanged. `program_goals` are the services of that
 * programme (PRO-75) and are stored by the programmes module.
 */
export const ProfileParts = z.object({
  user: z
    .object({
      firstname: Firstname,
      lastname: Lastname,
      profile_intro: optionalText(profileLimits.intro),
      phone_no: PhoneNo,
      whatsapp_notification: z.boolean(),
      timezone: TimeZone,
      lang: z.enum(['en', 'ms', 'zh'], notInList),
      close_edit_mentor_profile_popup: z.boolean(),
    })
    .partial()
    .optional(),
  info: z
    .object({
      // PRO-44: once chosen, a country can be changed but not cleared.
      country_id: z.number(missing('Country')).int(missing('Country')).positive(missing('Country')),
      gender: oneOf(values(genders)),
      impact_to_create: optionalText(profileLimits.impact),
      linkedin_url: LinkedInUrl,
      instagram_url: InstagramUrl,
      job_title: optionalText(profileLimits.title),
      company: optionalText(profileLimits.organisation),
      working_experience: oneOf(workingExperience),
      working_experience_level: oneOf(values(careerLevels)),
      job_roles: JobRoles,
      usual_times: UsualTimes,
      own_gender: z.boolean(),
    })
    .partial()
    .optional(),
  // PRO-45
  user_languages: z
    .array(z.number(notInList).int(notInList).positive(notInList), missing('Language'))
    .min(1, missing('Language'))
    .max(profileLimits.choices)
    .transform((list) => [...new Set(list)])
    .optional(),
  user_industries_attributes: ids().optional(),
  services_attributes: ids().optional(),
  skills: ids().optional(),
  industries_attributes: ids().optional(),
  goals_attributes: ids().optional(),
  companies_attributes: ids(
    profileLimits.companies,
    `Please choose at most ${profileLimits.companies} companies`,
  ).optional(),
  program_id: Id.nullable().optional(),
  program_goals: ids().optional(),
  availability: z.object({ dnd: z.boolean() }).optional(),
  onboarded: z.literal(true).optional(),
});

export type ProfileParts = z.output<typeof ProfileParts>;

export const saveProfile = shape({
  summary: 'Saves the parts of the own profile that are sent (PRO-48, PRO-75, AVL-05, PRO-42, B143)',
  body: ProfileParts,
  response: z.object({ message: z.string(), user: OwnProfile }),
  refusals: [
    'accounts.not_signed_in',
    'accounts.not_found',
    'profiles.mentors_only',
    'programmes.not_found',
    'programmes.inactive',
  ],
});

const onePicture = { maxBytes: profileLimits.photoBytes, maxFiles: 1 };

export const updateProfilePhoto = shape({
  summary: 'A new profile photo: jpg or png, at most 2 MB (PRO-51, PRO-53)',
  uploads: { profile_photo: onePicture },
  body: z.object({}),

  response: OwnProfile,
  refusals: [
    'accounts.not_signed_in',
    'accounts.not_found',
    'profiles.photo_missing',
    'profiles.file_too_big',
    'profiles.photo_wrong',
  ],
  limit: uploadLimit,
});

export const updateBanner = shape({
  summary: 'A new banner: jpg, png or gif, at most 2 MB (PRO-54, PRO-56)',
  uploads: { banner: onePicture },
  body: z.object({}),

  response: OwnProfile,
  refusals: [
    'accounts.not_signed_in',
    'accounts.not_found',
    'profiles.banner_missing',
    'profiles.file_too_big',
    'profiles.banner_wrong',
  ],
  limit: uploadLimit,
});

export const publicFile = shape({
  summary: 'A picture that everybody may see, under its random name (B139)',
  answers: 'file',
  params: z.object({ kind: z.string().max(40), name: z.string().max(60) }),
  response: FileAnswer,

  refusals: ['profiles.file_not_found'],
});
