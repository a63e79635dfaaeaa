import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { say } from '../say.ts';
import { FileAnswer, Id, IdInPath, Instant } from '../schemas/types.ts';
import { entryNameLimit, type OwnList, ownLists } from './values.ts';

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

const List = z.enum(Object.keys(ownLists) as [OwnList, ...OwnList[]]);

export const Entry = Named.extend({
  /** Of a language. */
  code: z.string().nullable(),
  /** The home of a company or a university, ISO 3166-1 in two letters. */
  country: z.string().nullable(),
  /** Since when it is no longer offered; profiles that have it keep it. */
  retired_at: Instant.nullable(),
});

export type Entry = z.infer<typeof Entry>;

const nameMissing = say('reference.name_missing');

const tooLong = say('field.too_long', { most: entryNameLimit });

/**
 * Spaces of all kinds become one space each, so that a name is written in one way; how long the rest may be is said
 * after that, and a text far beyond it is not looked at.
 */
const EntryName = z
  .string(nameMissing)
  .max(entryNameLimit * 10, { error: tooLong, abort: true })
  .transform((name) => name.normalize().replaceAll(/\s+/g, ' ').trim())
  .pipe(
    z
      .string()
      .min(1, nameMissing)
      .max(entryNameLimit, { error: tooLong, abort: true })
      .refine((name) => !/www|http/i.test(name), say('reference.name_is_address')),
  );

/** An empty field is none: forms send one. */
const Code = z
  .string()
  .max(20, { error: say('reference.code_form'), abort: true })
  .trim()
  .transform((code) => (code === '' ? undefined : code))
  .pipe(
    z
      .string()
      .max(3, { error: say('reference.code_form'), abort: true })
      .regex(/^[a-z]{2,3}$/, say('reference.code_form'))
      .optional(),
  )
  .optional();

const EntryFields = z.object({ name: EntryName, country: z.string().max(2).nullable().optional() });

const platformAdmins = ['accounts.not_signed_in', 'accounts.platform_admins_only'] as const;

export const listEntries = shape({
  summary: 'A list that forms choose from, as platform admins keep it: retired entries too; fifty a page',
  params: z.object({ list: List }),
  query: z.object({
    query: Search.default(''),
    show: z.enum(['offered', 'retired', 'all']).default('all'),
    page: IdInPath.pipe(z.number().max(100_000)).default(1),
  }),
  response: z.object({
    data: z.array(Entry),
    page: z.number().int(),
    max_pages: z.number().int(),
    total: z.number().int(),
  }),
  refusals: platformAdmins,
});

export const addEntry = shape({
  summary: 'A new entry, offered at once; a language has a code, a company and a university may have a country',
  idempotent: true,
  params: z.object({ list: List }),
  body: EntryFields.extend({ code: Code }),
  response: Entry,
  refusals: platformAdmins,
});

export const changeEntry = shape({
  summary: 'Gives an entry another name or country; profiles that have it show the new name',
  idempotent: true,
  params: z.object({ list: List, id: IdInPath }),
  body: EntryFields,
  response: Entry,
  refusals: [...platformAdmins, 'reference.not_found'],
});

export const retireEntry = shape({
  summary: 'Stops offering an entry, or offers it again; profiles that have it keep it',
  params: z.object({ list: List, id: IdInPath }),
  body: z.object({ retired: z.boolean() }),
  response: Entry,
  refusals: [...platformAdmins, 'reference.not_found'],
});
