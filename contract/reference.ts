import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { FileAnswer, Id, IdInPath } from './types.ts';

/** PRO-65, 'postdoctarate' as the documents spell it. */
export const educationLevels = [
  { value: 'not_specified', label: 'Not specified' },
  { value: 'high_school', label: 'High school' },
  { value: 'pre_university', label: 'Pre-university' },
  { value: 'diploma', label: 'Diploma' },
  { value: 'bachelors', label: "Bachelor's degree" },
  { value: 'masters', label: "Master's degree" },
  { value: 'phd', label: 'PhD' },
  { value: 'postdoctarate', label: 'Postdoctorate' },
  { value: 'other', label: 'Other' },
] as const;

/** PRO-47. Discovery offers the first two only (DIS-14). */
export const genders = [
  { value: 'male', label: 'Male', in_discover: true },
  { value: 'female', label: 'Female', in_discover: true },
  { value: 'others', label: 'Others', in_discover: false },
] as const;

/** PRO-28, B26: 4 is reserved; it may be stored and is never shown. */
export const whoToMentor = [
  { value: 1, label: 'Students', hidden: false },
  { value: 2, label: 'Fresh graduates', hidden: false },
  { value: 3, label: 'Early career', hidden: false },
  { value: 4, label: 'Reserved', hidden: true },
  { value: 5, label: 'Mid career', hidden: false },
  { value: 6, label: 'Entrepreneurs', hidden: false },
] as const;

/** DIS-13: the text itself is the value that is stored and filtered by. */
export const workingExperience = ['Less than 3 years', '3-5 years', '5-10 years', 'More than 10 years'] as const;

/** DIS-15 */
export const careerLevels = [
  { value: 'entry', label: 'Entry' },
  { value: 'middle', label: 'Middle' },
  { value: 'senior', label: 'Senior' },
  { value: 'director', label: 'Director' },
  { value: 'chief', label: 'Chief' },
] as const;

/** What stands in a search box. */
const Search = z.string().trim().max(100);
const searched = z.object({ search: Search.optional() });
/** B09: searching is cheap but not free. */
const searchLimit = { max: 120, per: 'minute', by: 'account' } as const;

const Named = z.object({ id: Id, name: z.string() });
const Organisation = Named.extend({ country: z.string().nullable() });
export const Country = Named.extend({ iso: z.string(), dial_code: z.string() });
export type Country = z.infer<typeof Country>;

export const timeZones = endpoint({
  method: 'GET',
  path: '/timezones',
  summary: 'Every time zone with its offset of this moment, by offset and name (PRO-79)',
  response: z.array(z.object({ name: z.string(), offset: z.string(), offset_minutes: z.number() })),
  refusals: [],
});

export const countries = endpoint({
  method: 'GET',
  path: '/countries',
  summary: 'Every country with what is dialled for it (PRO-79)',
  response: z.array(Country),
  refusals: [],
});

export const languages = endpoint({
  method: 'GET',
  path: '/languages',
  summary: 'Languages that people speak (PRO-79)',
  response: z.array(Named.extend({ code: z.string() })),
  refusals: [],
});

export const industries = endpoint({
  method: 'GET',
  path: '/industries',
  summary: 'Industries by name, with the lists that each belongs to (PRO-79, A68)',
  query: searched,
  response: z.array(Named.extend({ in_discover: z.boolean(), in_matching: z.boolean() })),
  limit: searchLimit,
  refusals: [],
});

export const skills = endpoint({
  method: 'GET',
  path: '/skills',
  summary: 'Skills by name, or those that a search finds (PRO-79)',
  query: searched,
  response: z.array(Named),
  limit: searchLimit,
  refusals: [],
});

export const services = endpoint({
  method: 'GET',
  path: '/services',
  summary: 'What a mentor can offer (PRO-73)',
  response: z.array(Named),
  refusals: [],
});

export const goals = endpoint({
  method: 'GET',
  path: '/goals',
  summary: 'Career goals, or to its people the services that a programme offers (PRO-79, PRO-87, GOL-07)',
  query: z.object({ program_id: IdInPath.optional() }),
  response: z.array(z.object({ id: Id, image_url: z.string(), image: z.string(), mentor_label: z.string() })),
  refusals: ['programmes.not_found'],
});

export const goalImage = endpoint({
  method: 'GET',
  path: '/goals/{id}/image',
  summary: 'The picture of a career goal (PRO-87)',
  params: z.object({ id: IdInPath }),
  response: FileAnswer,
  answers: 'file',
  refusals: ['reference.not_found'],
});

export const companies = endpoint({
  method: 'GET',
  path: '/companies',
  summary: 'Companies that a search finds, at most 100 (PRO-74)',
  query: searched,
  response: z.array(Organisation),
  limit: searchLimit,
  refusals: [],
});

export const universities = endpoint({
  method: 'GET',
  path: '/universities',
  summary: 'Universities that a search finds, at most 100 (PRO-66)',
  query: searched,
  response: z.array(Organisation),
  limit: searchLimit,
  refusals: [],
});

export const jobRoles = endpoint({
  method: 'GET',
  path: '/job_roles',
  summary: 'Job roles that a search finds, at most 100 (PRO-71)',
  query: searched,
  response: z.array(Named),
  limit: searchLimit,
  refusals: [],
});
