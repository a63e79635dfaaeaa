import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '../../../contract/endpoint.ts';
import {
  blockPerson,
  decideSafetyReport,
  listBlocks,
  listMemberBlocks,
  listSafetyReports,
  reportPerson,
  showBlock,
  unblockPerson,
} from '../../../contract/safety/endpoints.ts';
import { call } from '../../lib/call.ts';
import { outOfDate } from '../../lib/query-keys.ts';
import { toastSuccess } from '../../ui/toast.tsx';

// The server's live signals name the first part of these keys.

/** What one can do about a person; asked once it matters. */
export const useBlock = (personId: number, enabled: boolean) =>
  useQuery({
    queryKey: ['safety', 'block', personId],
    queryFn: ({ signal }) => call(showBlock, { params: { user_id: personId } }, { signal }),
    staleTime: 0,
    enabled,
  });

export const useOwnBlocks = () =>
  useQuery({
    queryKey: ['safety', 'own'],
    queryFn: ({ signal }) => call(listBlocks, {}, { signal }),
    staleTime: 0,
  });

/** Null: the whole platform. */
const inPlace = (programId: number | null) => (programId === null ? {} : { program_id: programId });

export const useMemberBlocks = (programId: number | null) =>
  useQuery({
    queryKey: ['safety', 'members', programId],
    queryFn: ({ signal }) => call(listMemberBlocks, { query: inPlace(programId) }, { signal }),
    staleTime: 0,
  });

export const useSafetyReports = (programId: number | null, decided = false) =>
  useQuery({
    queryKey: ['safety', 'reports', programId, decided],
    queryFn: ({ signal }) =>
      call(
        listSafetyReports,
        { query: { ...inPlace(programId), ...(decided && { decided: 'true' as const }) } },
        { signal },
      ),
    staleTime: 0,
  });

/**
 * Each act is said, also where its row and so its window have gone meanwhile; and everything is read again that is on
 * the page, with whether one can write to the person.
 */
const useAct = <V>(act: (given: V) => Promise<{ message: string }>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: ({ message }) => {
      toastSuccess(message);
      void outOfDate(client, ['safety', 'chat']);
    },
  });
};

export const useBlockPerson = () => useAct((id: number) => call(blockPerson, { body: { user_id: id } }));

export const useUnblockPerson = () => useAct((id: number) => call(unblockPerson, { params: { user_id: id } }));

export const useReportPerson = () =>
  useAct((body: CallInput<typeof reportPerson>['body']) => call(reportPerson, { body }));

export const useDecideReport = () =>
  useAct(({ id, ...body }: { id: number } & CallInput<typeof decideSafetyReport>['body']) =>
    call(decideSafetyReport, { params: { id }, body }),
  );
