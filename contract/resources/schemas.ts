import { z } from 'zod';
import { typedLink } from '../schemas/links.ts';
import { shape } from '../endpoint.ts';
import { FileAnswer, Id, IdInPath, Instant, Message } from '../schemas/types.ts';
import { resourceLimits } from './values.ts';

/** RES-04 */
export const Resource = z.object({
  id: Id,
  program_id: Id,
  title: z.string(),
  category: z.enum(['link', 'file']),
  /** 'All', or the name of a role. */
  user_type: z.string(),
  description: z.string(),
  url: z.string(),
  /** Where the file can be downloaded; null for a link. */
  file: z.string().nullable(),
  file_name: z.string().nullable(),
  created_at: Instant,
});

export type Resource = z.infer<typeof Resource>;

const titleMissing = 'Title is required';

const roleMissing = 'Role is required';

/** RES-08 */
const programmeMissing = 'Program ID is missing. Cannot fetch resources.';

const urlWrong = 'Please enter a valid URL, including the full address (e.g. https://www.example.com)';

const ResourceFields = z.object({
  title: z
    .string(titleMissing)
    .trim()
    .min(1, titleMissing)
    .max(resourceLimits.title, 'Please use at most 100 characters'),
  category: z.enum(['link', 'file'], 'Type is required'),
  user_type: z.string(roleMissing).trim().min(1, roleMissing).max(60, roleMissing),
  description: z.string().trim().max(resourceLimits.description, 'Please use at most 1000 characters').default(''),
  url: typedLink({
    most: resourceLimits.url,
    wrong: urlWrong,
    as: z.union(
      [
        z.literal(''),
        z
          .string(urlWrong)
          .max(resourceLimits.url, { error: urlWrong, abort: true })
          .check(z.url({ protocol: /^https?$/, error: urlWrong })),
      ],
      urlWrong,
    ),
  }).default(''),
});

const admins = [
  'accounts.not_signed_in',
  'programmes.not_found',
  'programmes.admins_only',
  'programmes.inactive',
  'resources.file_too_big',
  'resources.file_wrong',
  'resources.file_missing',
] as const;

export const listResources = shape({
  summary: 'The resources of a programme, the newest first; members see those for all and for their role (RES-10)',
  query: z.object({
    program_id: z.coerce.number<number>(programmeMissing).int().positive(programmeMissing).max(Number.MAX_SAFE_INTEGER),
  }),
  response: z.object({ resources: z.array(Resource) }),
  refusals: ['accounts.not_signed_in', 'programmes.not_found'],
});

const uploads = { file: { maxBytes: resourceLimits.fileBytes, maxFiles: 1 } } as const;

export const createResource = shape({
  summary: 'A new link, or a new file of at most 10 MB (RES-03)',
  uploads,
  idempotent: true,
  body: ResourceFields.extend({ program_id: IdInPath }),

  response: Resource,
  refusals: admins,
});

export const updateResource = shape({
  summary: 'Changes a resource; a file that is sent takes the place of the one before (RES-12)',
  uploads,
  params: z.object({ id: IdInPath }),
  body: ResourceFields,

  response: Resource,
  refusals: [...admins, 'resources.not_found'],
});

export const deleteResource = shape({
  summary: 'Deletes a resource, its file as well (RES-12)',
  params: z.object({ id: IdInPath }),
  response: Message,
  refusals: [...admins, 'resources.not_found'],
});

export const downloadResource = shape({
  summary: 'The file of a resource, for whoever sees it in the list (RES-10)',
  answers: 'file',
  params: z.object({ id: IdInPath }),
  response: FileAnswer,
  refusals: ['accounts.not_signed_in', 'resources.not_found', 'programmes.not_found'],
});
