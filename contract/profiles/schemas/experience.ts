import { z } from 'zod';
import { shape } from '../../endpoint.ts';
import { educationLevels } from '../../reference/values.ts';
import { Day, Id, IdInPath, Message } from '../../schemas/types.ts';
import { missing, profileLimits } from '../values.ts';
import { optionalText, organisationName, requiredText } from './fields.ts';

export const Job = z.object({
  id: Id,
  user_id: Id,
  /** The job title (PRO-58). */
  name: z.string(),
  company_name: z.string(),
  description: z.string().nullable(),
  start_date: z.string(),
  end_date: z.string().nullable(),
  is_current: z.boolean(),
});

export type Job = z.infer<typeof Job>;

export const College = z.object({
  id: Id,
  user_id: Id,
  /** The id is set if the list of universities contains this name. */
  university: z.object({ id: Id.nullable(), name: z.string() }),
  university_name: z.string(),
  level: z.string(),
  /** The major (PRO-63). */
  program_name: z.string(),
  start_date: z.string(),
  end_date: z.string().nullable(),
  /** 1 means still studying there (A91). */
  study_status: z.union([z.literal(0), z.literal(1)]),
});

export type College = z.infer<typeof College>;

const ownDay = (label: string) => Day(missing(label), 'Please choose a date between 1900 and 2999');

const EndDate = z.preprocess((value) => (value === '' ? null : value), ownDay('End date').nullable());

const jobFields = {
  name: requiredText('Title', profileLimits.title),
  company_name: organisationName('Company'),
  description: optionalText(profileLimits.description).optional(),
  start_date: ownDay('Start date'),
  end_date: EndDate.optional(),
};

export const JobForm = z.object({ ...jobFields, is_current: z.boolean().default(false) });

const JobChange = z.object({ ...jobFields, is_current: z.boolean() }).partial();

const levels = educationLevels.map(({ value }) => value) as [(typeof educationLevels)[number]['value']];

const StudyStatus = z.union([z.literal(0), z.literal(1)]);

const collegeFields = {
  level: z.enum(levels, missing('Qualification')),
  program_name: requiredText('Major', profileLimits.major),
  start_date: ownDay('Start date'),
  end_date: EndDate.optional(),
};

/** The documents use two names for this field (PRO-63); `university_name` wins. */
const university = {
  university_name: organisationName('University').optional(),
  university: organisationName('University').optional(),
};

export const CollegeForm = z.object({ ...collegeFields, ...university, study_status: StudyStatus.default(0) }).refine(
  // Checked even when other fields are wrong, so that all errors are shown together.
  (typed) => (typed.university_name ?? typed.university) !== undefined,
  { message: missing('University'), path: ['university_name'], when: () => true },
);

const CollegeChange = z
  .object({ ...collegeFields, study_status: StudyStatus })
  .partial()
  .extend(university);

const params = z.object({ id: IdInPath });

export const addJob = shape({
  summary: 'Adds a job to the own experience (PRO-60)',
  body: JobForm,
  response: Job,
  refusals: ['accounts.not_signed_in', 'profiles.too_many_entries'],
});

export const changeJob = shape({
  summary: 'Changes the fields of an own job that are sent (PRO-60)',
  params,
  body: JobChange,
  response: Job,
  refusals: ['accounts.not_signed_in', 'profiles.job_not_found'],
});

export const removeJob = shape({
  summary: 'Removes an own job (PRO-60)',
  params,
  response: Message,
  refusals: ['accounts.not_signed_in', 'profiles.job_not_found'],
});

export const addCollege = shape({
  summary: 'Adds a university to the own education (PRO-67)',
  body: CollegeForm,
  response: College,
  refusals: ['accounts.not_signed_in', 'profiles.too_many_entries'],
});

export const changeCollege = shape({
  summary: 'Changes the fields of an own university that are sent (PRO-67)',
  params,
  body: CollegeChange,
  response: College,
  refusals: ['accounts.not_signed_in', 'profiles.college_not_found'],
});

export const removeCollege = shape({
  summary: 'Removes an own university (PRO-67)',
  params,
  response: Message,
  refusals: ['accounts.not_signed_in', 'profiles.college_not_found'],
});
