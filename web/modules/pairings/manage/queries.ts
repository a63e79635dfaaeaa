import { t } from '@lingui/core/macro';
import { useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '../../../../contract/endpoint.ts';
import {
  myGroups,
  addToGroup,
  changePairing,
  checkPairImport,
  createGroup,
  endPairing,
  listPairings,
  pairTemplateFile,
  removeFromGroup,
  runPairImport,
  connect,
} from '../../../../contract/pairings/endpoints.ts';
import type { ManagedPairing } from '../../../../contract/pairings/schemas/managed.ts';
import type { Person } from '../../../../contract/profiles/schemas/own.ts';
import { addressOf, call } from '../../../lib/call.ts';
import { sayFailure } from '../../../lib/failure.ts';
import type { QueryOf } from '../../../lib/list-search.ts';
import { outOfDate } from '../../../lib/query-keys.ts';
import { useList } from '../../../lib/use-list.ts';
import { toastSuccess } from '../../../ui/toast.tsx';

/** One page of a programme's pairs or groups. */
export const usePairings = (query: QueryOf<typeof listPairings>) =>
  useList({
    queryKey: ['pairings', 'managed', query],
    ask: (signal) => call(listPairings, { query }, { signal }),
    pageOf: ({ pairings, page, max_pages }) => ({ rows: pairings, page, max_pages }),
  });

/** The user's own groups: in a programme, or (null) on the platform. */
export const useMyGroups = (programId: number | null, enabled = true) =>
  useQuery({
    queryKey: ['groups', programId],
    queryFn: ({ signal }) => call(myGroups, { query: programId === null ? {} : { program_id: programId } }, { signal }),
    enabled,
  });

const acts = ['pairings', 'act'];

interface Follows<V, R> {
  /** The message after success. */
  done?: (given: V) => string;
  failed?: (error: unknown) => void;
  /** Receives the server's answer. */
  learn?: ((answer: R) => void) | undefined;
}

/**
 * Reloads the data even after a refusal: someone else may have changed it. The success message is shown from here
 * because the button may be gone by the time the answer comes (M11).
 */
const useAct = <V, R>(run: (given: V) => Promise<R>, { done, failed, learn }: Follows<V, R> = {}) => {
  const client = useQueryClient();
  return useMutation({
    mutationKey: acts,
    mutationFn: run,
    onSuccess: (answer, given) => {
      learn?.(answer);
      if (done) toastSuccess(done(given));
    },
    onError: (error) => failed?.(error),
    onSettled: () => {
      void outOfDate(client, ['pairings', 'groups', 'bookings', 'offline', 'dashboard']);
    },
  });
};

/** Keeps a dialog open while an action is running, so that a refusal can be read in it. */
export const useClosing = (onClose: () => void) => {
  const underWay = useIsMutating({ mutationKey: acts }) > 0;
  return () => (underWay ? undefined : onClose());
};

export const useCreatePair = () => useAct((body: CallInput<typeof connect>['body']) => call(connect, { body }));

export const useCreateGroup = () =>
  useAct((body: CallInput<typeof createGroup>['body']) => call(createGroup, { body }), {
    done: ({ name }) => t`The group ${name.trim()} has been created.`,
  });

/** Receives the group as an action of its dialog has left it. */
type Learn = (group: ManagedPairing) => void;

export const useAddPeople = (id: number, learn: Learn) =>
  useAct((userIds: number[]) => call(addToGroup, { params: { id }, body: { user_ids: userIds } }), {
    done: () => t`The group has more people now.`,
    learn,
  });

export const useRemovePerson = (id: number, learn: Learn) =>
  useAct((person: Person) => call(removeFromGroup, { params: { id, userId: person.id } }), {
    done: (person) => t`${person.full_name} is no longer in the group.`,
    failed: (error) => sayFailure(error),
    learn,
  });

export const useRenameGroup = (id: number, learn: Learn) =>
  useAct((name: string) => call(changePairing, { params: { id }, body: { name } }), {
    done: () => t`The group has been renamed.`,
    learn,
  });

interface Turned {
  id: number;
  title: string;
  status: 'active' | 'paused';
}
export const useTurnPairing = () =>
  useAct(({ id, status }: Turned) => call(changePairing, { params: { id }, body: { status } }), {
    done: ({ status, title }) => (status === 'paused' ? t`${title} is paused.` : t`${title} goes on.`),
  });

interface Ended {
  id: number;
  title: string;
  reason: string;
}
export const useEndPairing = () =>
  useAct(({ id, reason }: Ended) => call(endPairing, { params: { id }, body: { reason } }), {
    done: ({ title }) => t`${title} has ended.`,
  });

/** A file of pairs, and how to read it. */
export interface PairFile {
  file: File;
  reading: {
    sheet?: number;
    mentor_column?: number;
    mentee_column?: number;
    heading_line?: number | 'none';
  };
}

const sent = ({ file }: PairFile) => ({ uploads: [{ field: 'file', file, name: file.name }] });

export const pairTemplateAddress = (programId: number) =>
  addressOf(pairTemplateFile.path, { query: { program_id: programId } });

export const useCheckImport = (programId: number) =>
  useMutation({
    mutationFn: (one: PairFile) =>
      call(checkPairImport, { body: { program_id: programId, ...one.reading } }, sent(one)),
  });

export const useRunImport = (programId: number) =>
  useAct((one: PairFile) => call(runPairImport, { body: { program_id: programId, ...one.reading } }, sent(one)));
