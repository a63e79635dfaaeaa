import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { FileAnswer, Id, IdInPath } from '../schemas/types.ts';

/** The text of a search box. */
const Search = z.string().trim().max(100);

const searched = z.object({ search: Search.optional() });

/** B09: searching is cheap but not free. */
const searchLimit = { max: 120, per: 'minute', by: 'account' } as const;

const Named = z.object({ id: Id, name: z.string() });

const Organisation = Named.extend({ country: z.string().nullable() });

export const Country = Named.extend({ iso: z.string(), dial_code: z.string() });

export type Country = z.infer<typeof Country>;

export const timeZones = shape({
  summary: 'Every time zone with its offset of this moment, by offset and name (PRO-79)',
  response: z.array(z.object({ name: z.string(), offset: z.string(), offset_minutes: z.number() })),
  refusals: [],
});

export const countries = shape({
  summary: 'Every country with what is dialled for it (PRO-79)',
  response: z.array(Country),
  refusals: [],
});

export const languages = shape({
  summary: 'Languages that people speak (PRO-79)',
  response: z.array(Named.extend({ code: z.string() })),
  refusals: [],
});

export const industries = shape({
  summary: 'Industries by name, with the lists that each belongs to (PRO-79, A68)',
  query: searched,
  response: z.array(Named.extend({ in_discover: z.boolean(), in_matching: z.boolean() })),
  limit: searchLimit,
  refusals: [],
});

export const skills = shape({
  summary: 'Skills by name, or those that a search finds (PRO-79)',
  query: searched,
  response: z.array(Named),
  limit: searchLimit,
  refusals: [],
});

export const services = shape({
  summary: 'What a mentor can offer (PRO-73)',
  response: z.array(Named),
  refusals: [],
});

export const goals = shape({
  summary: 'Career goals, or to its people the services that a programme offers (PRO-79, PRO-87, GOL-07)',
  query: z.object({ program_id: IdInPath.optional() }),
  response: z.array(z.object({ id: Id, image_url: z.string(), image: z.string(), mentor_label: z.string() })),
  refusals: ['programmes.not_found'],
});

export const goalImage = shape({
  summary: 'The picture of a career goal (PRO-87)',
  answers: 'file',
  params: z.object({ id: IdInPath }),
  response: FileAnswer,

  refusals: ['reference.not_found'],
});

export const companies = shape({
  summary: 'Companies that a search finds, at most 100 (PRO-74)',
  query: searched,
  response: z.array(Organisation),
  limit: searchLimit,
  refusals: [],
});

export const universities = shape({
  summary: 'Universities that a search finds, at most 100 (PRO-66)',
  query: searched,
  response: z.array(Organisation),
  limit: searchLimit,
  refusals: [],
});

export const jobRoles = shape({
  summary: 'Job roles that a search finds, at most 100 (PRO-71)',
  query: searched,
  response: z.array(Named),
  limit: searchLimit,
  refusals: [],
});
