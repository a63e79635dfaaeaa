import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '../../../../contract/endpoint.ts';
import { deleteFilter, listFilters, saveFilter } from '../../../../contract/programmes/endpoints.ts';
import type { SavedFilters } from '../../../../contract/programmes/schemas/filters.ts';
import { call } from '../../../lib/call.ts';

const keyOf = (programId: number) => ['programmes', 'filters', programId] as const;

export const useSavedFilters = (programId: number) =>
  useQuery({
    queryKey: keyOf(programId),
    queryFn: ({ signal }) => call(listFilters, { params: { id: programId } }, { signal }),
  });

const useKept = (programId: number) => {
  const client = useQueryClient();
  return (answer: SavedFilters) => client.setQueryData(keyOf(programId), answer);
};

export const useSaveFilter = (programId: number) =>
  useMutation({
    mutationFn: (body: CallInput<typeof saveFilter>['body']) => call(saveFilter, { params: { id: programId }, body }),
    onSuccess: useKept(programId),
  });

export const useDeleteFilter = (programId: number) =>
  useMutation({
    mutationFn: (filterId: number) => call(deleteFilter, { params: { id: programId, filterId } }),
    onSuccess: useKept(programId),
  });
