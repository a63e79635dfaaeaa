import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { FileAnswer, Id, IdInPath, Instant, Message } from './types.ts';

export const resourceLimits = { title: 100, description: 1000, url: 2000, fileBytes: 10_485_760 } as const;

/** RES-05: what the choice 'All Users' is sent as. */
export const allUsers = 'All';

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
  /** Where a file is fetched from; null for a link. */
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
  url: z
    .union(
      [z.literal(''), z.url({ protocol: /^https?$/, error: urlWrong }).max(resourceLimits.url, urlWrong)],
      urlWrong,
    )
    .default(''),
});

const uploads = { file: { maxBytes: resourceLimits.fileBytes, maxFiles: 1 } } as const;
const admins = [
  'accounts.not_signed_in',
  'programmes.not_found',
  'programmes.admins_only',
  'programmes.inactive',
  'resources.file_too_big',
  'resources.file_wrong',
  'resources.file_missing',
] as const;

export const listResources = endpoint({
  method: 'GET',
  path: '/resources',
  summary: 'The resources of a programme, the newest first; members see those for all and for their role (RES-10)',
  query: z.object({
    program_id: z.coerce.number<number>(programmeMissing).int().positive(programmeMissing).max(Number.MAX_SAFE_INTEGER),
  }),
  response: z.object({ resources: z.array(Resource) }),
  refusals: ['accounts.not_signed_in', 'programmes.not_found'],
});

export const createResource = endpoint({
  method: 'POST',
  path: '/resources',
  summary: 'A new link, or a new file of at most 10 MB (RES-03)',
  body: ResourceFields.extend({ program_id: IdInPath }),
  uploads,
  response: Resource,
  refusals: admins,
  idempotent: true,
});

export const updateResource = endpoint({
  method: 'PATCH',
  path: '/resources/{id}',
  summary: 'Changes a resource; a file that is sent takes the place of the one before (RES-12)',
  params: z.object({ id: IdInPath }),
  body: ResourceFields,
  uploads,
  response: Resource,
  refusals: [...admins, 'resources.not_found'],
});

export const deleteResource = endpoint({
  method: 'DELETE',
  path: '/resources/{id}',
  summary: 'Deletes a resource, its file as well (RES-12)',
  params: z.object({ id: IdInPath }),
  response: Message,
  refusals: [...admins, 'resources.not_found'],
});

export const downloadResource = endpoint({
  method: 'GET',
  path: '/resources/{id}/file',
  summary: 'The file of a resource, for whoever sees it in the list (RES-10)',
  params: z.object({ id: IdInPath }),
  response: FileAnswer,
  refusals: ['accounts.not_signed_in', 'resources.not_found', 'programmes.not_found'],
  answers: 'file',
});
