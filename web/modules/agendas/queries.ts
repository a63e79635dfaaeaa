import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Agenda } from '../../../contract/agendas/schemas.ts';
import {
  createAgenda,
  deleteAgenda,
  listAgendas,
  togglePublishAgenda,
  updateAgenda,
} from '../../../contract/agendas/endpoints.ts';
import type { CallInput } from '../../../contract/endpoint.ts';
import { call } from '../../lib/call.ts';

declare module '../../lib/query-keys.ts' {
  interface PageQueries {
    agendas: true;
  }
}

const keyOf = (programId: number) => ['agendas', programId] as const;

export const useAgendas = (programId: number) =>
  useQuery({
    queryKey: keyOf(programId),
    queryFn: ({ signal }) => call(listAgendas, { query: { program_id: programId } }, { signal }),
    select: ({ agendas }) => agendas,
  });

type Fields = CallInput<typeof updateAgenda>['body'];

/** Every action reloads the list, and the overview that counts it (PRG-50). */
const useAct = <V, R>(programId: number, act: (given: V) => Promise<R>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: keyOf(programId) }),
        client.invalidateQueries({ queryKey: ['programmes'] }),
      ]),
  });
};

/** `id` is null for a new one; the key makes a second tap the same action. */
export const useSaveAgenda = (programId: number, id: number | null) =>
  useAct(programId, ({ body: { sent_updated_agenda: sent, ...fields }, key }: { body: Fields; key: string }) =>
    id === null
      ? call(createAgenda, { body: { ...fields, program_id: programId } }, { key })
      : call(updateAgenda, { params: { id }, body: { ...fields, sent_updated_agenda: sent } }, { key }),
  );

export const useTogglePublish = (programId: number) =>
  useAct(programId, ({ id }: Agenda) => call(togglePublishAgenda, { params: { id } }));

export const useDeleteAgenda = (programId: number) =>
  useAct(programId, ({ id }: Agenda) => call(deleteAgenda, { params: { id } }));
