import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '../../../../contract/endpoint.ts';
import {
  addRole,
  changeParticipant,
  listParticipants,
  participantsCsv,
  removeUser,
} from '../../../../contract/programmes/endpoints.ts';
import type { Participants } from '../../../../contract/programmes/schemas/participants.ts';
import { participantsPage } from '../../../../contract/programmes/values.ts';
import { addressOf, call } from '../../../lib/call.ts';
import type { QueryOf } from '../../../lib/list-search.ts';
import { useList } from '../../../lib/use-list.ts';
import { type ParticipantFilter, participantSearch } from './search.ts';
import { listKit } from '../../../lib/list-kit.ts';

const keyOf = (programId: number) => ['programmes', 'participants', programId] as const;

/** INV-01: one page of the people in a programme. */
export const useParticipants = (programId: number, query: QueryOf<typeof listParticipants>) =>
  useList({
    queryKey: [...keyOf(programId), query],
    ask: (signal) => call(listParticipants, { params: { id: programId }, query }, { signal }),
    pageOf: ({ participants, ...page }) => ({ rows: participants, ...page }),
  });

/** All roles of a programme to which people can be invited, with the number of people in each (B76). */
export const useRoles = (programId: number) => {
  const { data, ...rest } = useParticipants(programId, { per_page: participantsPage });
  return { roles: data?.roles.filter(({ is_owner: isOwner }) => !isOwner), ...rest };
};

/** INV-02, INV-30: everyone the current search finds, across all pages, as a file. */
export const participantsFile = (
  { slug, enterprise }: { slug: string; enterprise: { slug: string } },
  filter: ParticipantFilter,
) =>
  addressOf(participantsCsv.path, {
    params: { enterprise: enterprise.slug, programme: slug },
    query: { is_csv: true, ...listKit(participantSearch).fileQuery(filter) },
  });

/** M10: the row disappears immediately, and comes back if the server refuses. */
export const useRemoveUser = (programId: number) => {
  const client = useQueryClient();
  const queryKey = keyOf(programId);
  return useMutation({
    mutationFn: (body: CallInput<typeof removeUser>['body']) => call(removeUser, { body }),
    onMutate: async ({ user_id: userId }) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueriesData<Participants>({ queryKey });
      client.setQueriesData<Participants>(
        { queryKey },
        (page) => page && { ...page, participants: page.participants.filter((one) => one.user_id !== userId) },
      );
      return { before };
    },
    onError: (_error, _body, context) => {
      for (const [key, page] of context?.before ?? []) client.setQueryData(key, page);
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['programmes'] }),
  });
};

export const useChangeParticipant = (programId: number) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ userId, ...body }: CallInput<typeof changeParticipant>['body'] & { userId: number }) =>
      call(changeParticipant, { params: { id: programId, userId }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['programmes'] }),
  });
};

export const useAddRole = (programId: number) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<typeof addRole>['body']) => call(addRole, { params: { id: programId }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['programmes'] }),
  });
};
