import type { WholeBody } from '../endpoint.ts';
import type { updateResource } from './endpoints.ts';
import type { Resource } from './schemas.ts';

/** What an admin fills in for a link, each field with a value of its own. One that is missing here does not compile. */
export const linkFields: WholeBody<typeof updateResource> = {
  title: 'Handbook',
  category: 'link',
  user_type: 'All',
  description: 'Read',
  url: 'https://a.example',
};

/** A link as the server answers it. */
export const aResource = (more: Partial<Resource> = {}): Resource => ({
  id: 7,
  program_id: 3,
  ...linkFields,
  file: null,
  file_name: null,
  created_at: '2026-11-20T10:00:00Z',
  ...more,
});
