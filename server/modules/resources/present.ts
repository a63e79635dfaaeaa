import { allUsers, type Resource } from '../../../contract/resources/index.ts';
import type { ResourceRow } from './queries.ts';

export const presentResource = ({ resource, role }: ResourceRow): Resource => ({
  id: resource.id,
  program_id: resource.programId,
  title: resource.title,
  category: resource.category,
  user_type: role ?? allUsers,
  description: resource.description,
  url: resource.url,
  file: resource.fileKey === null ? null : `/resources/${resource.id}/file`,
  file_name: resource.fileName,
  created_at: resource.createdAt.toString(),
});
