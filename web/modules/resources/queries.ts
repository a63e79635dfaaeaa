import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { WholeBody } from '../../../contract/endpoint.ts';
import { saveProgramme } from '../../../contract/programmes/endpoints.ts';
import {
  createResource,
  deleteResource,
  listResources,
  updateResource,
} from '../../../contract/resources/endpoints.ts';
import type { Resource } from '../../../contract/resources/schemas.ts';
import { call } from '../../lib/call.ts';

declare module '../../lib/query-keys.ts' {
  interface PageQueries {
    resources: true;
  }
}

const keyOf = (programId: number) => ['resources', programId] as const;

export const useResources = (programId: number) =>
  useQuery({
    queryKey: keyOf(programId),
    queryFn: ({ signal }) => call(listResources, { query: { program_id: programId } }, { signal }),
    select: ({ resources }) => resources,
  });

export interface SentResource {
  body: WholeBody<typeof updateResource>;
  file: File | null;
  /** Makes a second tap the same action. */
  key: string;
}

/** `id` is null for a new one. */
export const useSaveResource = (programId: number, id: number | null) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ body, file, key }: SentResource) => {
      const uploads = file ? { uploads: [{ field: 'file', file, name: file.name }] } : {};
      return id === null
        ? call(createResource, { body: { ...body, program_id: programId } }, { key, ...uploads })
        : call(updateResource, { params: { id }, body }, uploads);
    },
    onSuccess: () => client.invalidateQueries({ queryKey: keyOf(programId) }),
  });
};

export const useDeleteResource = (programId: number) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Resource) => call(deleteResource, { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: keyOf(programId) }),
  });
};

/** B86: the alert that members see above their overview. */
export const useSaveAlert = (programId: number) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (alert: string) =>
      call(saveProgramme, { body: { program_id: programId, program: { dashboard_alert: alert } } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['programmes'] }),
  });
};
