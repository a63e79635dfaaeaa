import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { connect, ownCapacity, setOwnCapacity, showConnection } from '../../../contract/pairings/endpoints.ts';
import type { Connection } from '../../../contract/pairings/schemas/pairs.ts';
import { call } from '../../lib/call.ts';

const keys = {
  connection: (programId: number, userId: number) => ['pairings', 'connection', programId, userId] as const,
  capacity: (programId: number) => ['pairings', 'capacity', programId] as const,
};

/** The connection between the viewer and another member of a programme; null if there is nothing to connect. */
export const useConnection = (programId: number, userId: number) =>
  useQuery({
    queryKey: keys.connection(programId, userId),
    queryFn: ({ signal }) => call(showConnection, { query: { program_id: programId, user_id: userId } }, { signal }),
    select: ({ connection }) => connection,
  });

/** B70. Reloads even after a refusal: someone else may have taken the last place. */
export const useConnect = (programId: number) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ mentor_id, mentee_id }: Pick<Connection, 'mentor_id' | 'mentee_id'>) =>
      call(connect, { body: { program_id: programId, mentor_id, mentee_id } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['pairings'] }),
  });
};

/** M06: how many mentees the viewing mentor accepts here, and has. */
export const useCapacity = (programId: number) =>
  useQuery({
    queryKey: keys.capacity(programId),
    queryFn: ({ signal }) => call(ownCapacity, { query: { program_id: programId } }, { signal }),
  });

export const useSetCapacity = (programId: number) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (capacity: number | null) => call(setOwnCapacity, { body: { program_id: programId, capacity } }),
    onSuccess: (answer) => client.setQueryData(keys.capacity(programId), answer),
  });
};
