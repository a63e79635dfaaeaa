import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  addToGroupChat,
  changeGroupChat,
  chatToken,
  createGroupChat,
  listGroupChats,
  listGroupUsers,
  removeFromGroupChat,
} from '../../../../contract/chat/endpoints.ts';
import type { CallInput } from '../../../../contract/endpoint.ts';
import { call, CallRefused } from '../../../lib/call.ts';
import type { QueryOf } from '../../../lib/list-search.ts';
import { useList } from '../../../lib/use-list.ts';

declare module '../../../lib/query-keys.ts' {
  interface PageQueries {
    'chat-token': true;
  }
}

const tokenKey = ['chat-token'] as const;
/** Milliseconds: it is valid for an hour. */
const tokenLife = 50 * 60_000;

const tokenOf = async (client: QueryClient) => {
  const query = { queryKey: tokenKey, queryFn: () => call(chatToken, {}), staleTime: tokenLife, gcTime: tokenLife };
  return (await client.fetchQuery(query)).token;
};

/** CHT-11, B116: the calls of groups carry a token of their own; one whose session has ended is replaced once. */
const withToken = async <Answer>(client: QueryClient, ask: (bearer: string) => Promise<Answer>): Promise<Answer> => {
  try {
    return await ask(await tokenOf(client));
  } catch (fault) {
    if (!(fault instanceof CallRefused) || fault.status !== 401) throw fault;
    client.removeQueries({ queryKey: tokenKey });
    return ask(await tokenOf(client));
  }
};

/** The groups of a programme that the viewer manages. */
export const useGroupChats = (programId: number) =>
  useQuery({
    queryKey: ['chat', 'groups', programId],
    queryFn: ({ client, signal }) =>
      withToken(client, (bearer) => call(listGroupChats, { query: { programId } }, { bearer, signal })),
    select: ({ data }) => data,
  });

/** CHT-06: one page of those who can be chosen. */
export const useGroupUsers = (query: QueryOf<typeof listGroupUsers>) => {
  const client = useQueryClient();
  return useList({
    queryKey: ['chat', 'group-users', query],
    ask: (signal) => withToken(client, (bearer) => call(listGroupUsers, { query }, { bearer, signal })),
    pageOf: ({ data: rows, ...page }) => ({ rows, ...page }),
  });
};

const useGroupAct = <V, Answer>(act: (given: V, bearer: string) => Promise<Answer>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (given: V) => withToken(client, (bearer) => act(given, bearer)),
    onSettled: () => client.invalidateQueries({ queryKey: ['chat'] }),
  });
};

export type NewGroup = CallInput<typeof createGroupChat>['body'];

/** The key makes a second press the same act (B140). */
export const useCreateGroup = () =>
  useGroupAct(({ key, ...body }: NewGroup & { key: string }, bearer) =>
    call(createGroupChat, { body }, { bearer, key }),
  );

export const useChangeGroup = () =>
  useGroupAct((body: CallInput<typeof changeGroupChat>['body'], bearer) => call(changeGroupChat, { body }, { bearer }));

export const useRemoveFromGroup = () =>
  useGroupAct((body: CallInput<typeof removeFromGroupChat>['body'], bearer) =>
    call(removeFromGroupChat, { body }, { bearer }),
  );

export const useAddToGroup = () =>
  useGroupAct((body: CallInput<typeof addToGroupChat>['body'], bearer) => call(addToGroupChat, { body }, { bearer }));
