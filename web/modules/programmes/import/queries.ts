import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '../../../../contract/endpoint.ts';
import {
  importTemplateFile,
  leftOutFile,
  listImports,
  mapImport,
  openImport,
  readImport,
  runImport,
  stopImport,
} from '../../../../contract/programmes/endpoints.ts';
import type { ParticipantImport } from '../../../../contract/programmes/schemas/imports.ts';
import { addressOf, call } from '../../../lib/call.ts';
import { sayFailure } from '../../../lib/failure.ts';
import { useList } from '../../../lib/use-list.ts';

export interface Of {
  programId: number;
  importId: number;
}

const keyOf = ({ programId, importId }: Of) => ['programmes', 'import', programId, importId] as const;
/** How often to ask while people are being added. One that waits for tomorrow announces itself when it goes on. */
const whileRunning = 1000;
const isBusy = (data: ParticipantImport | undefined) => data?.status === 'running' && data.waits_until === null;

export type Shown = NonNullable<CallInput<typeof readImport>['query']>;

export const templateAddress = (programId: number) => addressOf(importTemplateFile.path, { params: { id: programId } });

export const leftOutAddress = ({ programId, importId }: Of) =>
  addressOf(leftOutFile.path, { params: { id: programId, importId } });

export const useOpenImport = (programId: number) =>
  useMutation({
    mutationFn: ({ file, roleId, sheet }: { file: File; roleId: number; sheet?: number }) =>
      call(
        openImport,
        { params: { id: programId }, body: { role_id: roleId, ...(sheet !== undefined && { sheet }) } },
        { uploads: [{ field: 'file', file, name: file.name }] },
      ),
  });

export const useImport = (of: Of, shown: Shown) =>
  useList({
    queryKey: [...keyOf(of), shown],
    ask: (signal) =>
      call(readImport, { params: { id: of.programId, importId: of.importId }, query: shown }, { signal }),
    pageOf: ({ rows, page, max_pages }) => ({ rows, page, max_pages }),
    refetchInterval: (latest) => (isBusy(latest) ? whileRunning : false),
  });

const useRenewed = (of: Of) => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: keyOf(of) });
};

export type Reading = CallInput<typeof mapImport>['body'];

export const useMapImport = (of: Of) => {
  const renew = useRenewed(of);
  return useMutation({
    // One after the other, so that the last choice is the one that stays.
    scope: { id: keyOf(of).join(' ') },
    mutationFn: (body: Reading) => call(mapImport, { params: { id: of.programId, importId: of.importId }, body }),
    onSuccess: renew,
  });
};

const begunKey = (programId: number) => ['programmes', 'imports', programId] as const;

/** The imports of a program that have begun and are not done. */
export const useBegunImports = (programId: number) =>
  useQuery({
    queryKey: begunKey(programId),
    queryFn: ({ signal }) => call(listImports, { params: { id: programId } }, { signal }),
    select: ({ imports }) => imports,
    refetchInterval: ({ state: { data } }) =>
      data?.imports.some((one) => one.status === 'running' && one.waits_until === null) ? 2 * whileRunning : false,
  });

export const useStopImport = (of: Of) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(stopImport, { params: { id: of.programId, importId: of.importId } }),
    onSuccess: () =>
      Promise.all([keyOf(of), begunKey(of.programId)].map((queryKey) => client.invalidateQueries({ queryKey }))),
    onError: (failed) => sayFailure(failed),
  });
};

export const useRunImport = (of: Of) => {
  const renew = useRenewed(of);
  return useMutation({
    mutationFn: () => call(runImport, { params: { id: of.programId, importId: of.importId } }),
    onSuccess: renew,
  });
};
