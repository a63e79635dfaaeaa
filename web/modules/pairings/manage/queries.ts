import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Asked } from '../../../../contract/endpoint.ts';
import { myGroups } from '../../../../contract/pairings-groups.ts';
import {
  addToGroup,
  changePairing,
  checkPairImport,
  createGroup,
  endPairing,
  listPairings,
  removeFromGroup,
  runPairImport,
} from '../../../../contract/pairings-managed.ts';
import { connect } from '../../../../contract/pairings.ts';
import { call } from '../../../lib/call.ts';

export type Wanted = Omit<Asked<typeof listPairings>['query'], 'program_id'>;

/** One page of a programme's pairs or groups; the page before stays until the next is there. */
export const usePairings = (programId: number, wanted: Wanted) =>
  useQuery({
    queryKey: ['pairings', 'managed', programId, wanted],
    queryFn: ({ signal }) => call(listPairings, { query: { program_id: programId, ...wanted } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** The groups of who looks: of a programme, or (null) of the platform. */
export const useMyGroups = (programId: number | null, enabled = true) =>
  useQuery({
    queryKey: ['groups', programId],
    queryFn: ({ signal }) => call(myGroups, { query: programId === null ? {} : { program_id: programId } }, { signal }),
    enabled,
  });

/** Refused or not, how things stand is asked anew: somebody else may have changed them. */
const useAct = <V, R>(run: (given: V) => Promise<R>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSettled: () => {
      for (const key of ['pairings', 'groups', 'bookings', 'offline', 'dashboard'])
        void client.invalidateQueries({ queryKey: [key] });
    },
  });
};

export const useCreatePair = (programId: number) =>
  useAct((pair: { mentor_id: number; mentee_id: number }) =>
    call(connect, { body: { program_id: programId, ...pair } }),
  );

export const useCreateGroup = () => useAct((body: Asked<typeof createGroup>['body']) => call(createGroup, { body }));

export const useAddPeople = (id: number) =>
  useAct((userIds: number[]) => call(addToGroup, { params: { id }, body: { user_ids: userIds } }));

export const useRemovePerson = (id: number) =>
  useAct((userId: number) => call(removeFromGroup, { params: { id, userId } }));

export const useChangePairing = () =>
  useAct(({ id, ...body }: Asked<typeof changePairing>['body'] & { id: number }) =>
    call(changePairing, { params: { id }, body }),
  );

export const useEndPairing = () =>
  useAct(({ id, reason }: { id: number; reason: string }) => call(endPairing, { params: { id }, body: { reason } }));

const sent = (file: File) => ({ uploads: [{ field: 'file', file, name: file.name }] });

export const useCheckImport = (programId: number) =>
  useMutation({ mutationFn: (file: File) => call(checkPairImport, { body: { program_id: programId } }, sent(file)) });

export const useRunImport = (programId: number) =>
  useAct((file: File) => call(runPairImport, { body: { program_id: programId } }, sent(file)));
