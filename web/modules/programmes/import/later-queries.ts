import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { holdImport, lastLook, earlierImports, undoImport } from '../../../../contract/programmes/endpoints.ts';
import { call } from '../../../lib/call.ts';

interface Of {
  programId: number;
  importId: number;
}

const paramsOf = ({ programId, importId }: Of) => ({ id: programId, importId });

/** What is about to happen; asked for when the window opens. */
export const useLastLook = (of: Of) =>
  useQuery({
    queryKey: ['programmes', 'import', of.programId, of.importId, 'last look'],
    queryFn: ({ signal }) => call(lastLook, { params: paramsOf(of) }, { signal }),
    staleTime: 0,
  });

export const useEarlierImports = (programId: number) =>
  useQuery({
    queryKey: ['programmes', 'earlier imports', programId],
    queryFn: ({ signal }) => call(earlierImports, { params: { id: programId } }, { signal }),
  });

const useRenewed = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['programmes'] });
};

export const useHoldImport = (of: Of) =>
  useMutation({
    mutationFn: (startsAt: string | null) => call(holdImport, { params: paramsOf(of), body: { starts_at: startsAt } }),
    onSuccess: useRenewed(),
  });

export const useUndoImport = (of: Of) =>
  useMutation({
    mutationFn: () => call(undoImport, { params: paramsOf(of) }),
    onSuccess: useRenewed(),
  });
