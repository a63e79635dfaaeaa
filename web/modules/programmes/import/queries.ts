import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '../../../../contract/endpoint.ts';
import {
  importTemplateFile,
  leftOutFile,
  mapImport,
  openImport,
  readImport,
  runImport,
} from '../../../../contract/programmes/endpoints.ts';
import type { ParticipantImport } from '../../../../contract/programmes/schemas/imports.ts';
import { addressOf, call } from '../../../lib/call.ts';
import { useList } from '../../../lib/use-list.ts';

interface Of {
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

export const useMapImport = (of: Of) => {
  const renew = useRenewed(of);
  return useMutation({
    mutationFn: (body: CallInput<typeof mapImport>['body']) =>
      call(mapImport, { params: { id: of.programId, importId: of.importId }, body }),
    onSuccess: renew,
  });
};

export const useRunImport = (of: Of) => {
  const renew = useRenewed(of);
  return useMutation({
    mutationFn: () => call(runImport, { params: { id: of.programId, importId: of.importId } }),
    onSuccess: renew,
  });
};
