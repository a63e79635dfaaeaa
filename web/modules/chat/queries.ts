import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  leaveConversation,
  listConversations,
  listPeople,
  openConversation,
  searchMessages,
  showConversation,
} from '../../../contract/chat/endpoints.ts';
import { call } from '../../lib/call.ts';
import { inPlace, type Place } from './unread-call.ts';

// The server's live signals name the first part: 'chat' when something was written, changed or read.
export const conversationKey = (id: number) => ['chat', 'one', id] as const;

/** The latest first; `q` looks in the names. */
export const useConversations = (programId: Place, q: string) =>
  useInfiniteQuery({
    queryKey: ['chat', 'list', programId, q],
    queryFn: ({ pageParam, signal }) =>
      call(
        listConversations,
        { query: { ...inPlace(programId), ...(q !== '' && { q }), ...(pageParam !== null && { before: pageParam }) } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    // Others write all the time.
    staleTime: 0,
  });

/** Words in the messages of one's own conversations. */
export const useFoundMessages = (programId: Place, q: string) =>
  useInfiniteQuery({
    queryKey: ['chat', 'search', programId, q],
    queryFn: ({ pageParam, signal }) =>
      call(
        searchMessages,
        { query: { ...inPlace(programId), q, ...(pageParam !== null && { before: pageParam }) } },
        { signal },
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    enabled: q !== '',
  });

/** B116: whom one may write to. */
export const usePeopleToWrite = (programId: Place, q: string) =>
  useQuery({
    queryKey: ['chat', 'people', programId, q],
    queryFn: ({ signal }) => call(listPeople, { query: { ...inPlace(programId), ...(q !== '' && { q }) } }, { signal }),
    placeholderData: (before) => before,
  });

/** Read afresh whenever it is opened, because it says what is unread by then. */
export const useConversation = (id: number) =>
  useQuery({
    queryKey: conversationKey(id),
    queryFn: ({ signal }) => call(showConversation, { params: { id } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** The conversation with somebody: found, or begun. Asked again it is the same one. */
export const useConversationWith = (programId: Place, userId: number) =>
  useQuery({
    queryKey: ['chat', 'with', programId, userId],
    queryFn: () => call(openConversation, { body: { user_id: userId, program_id: programId } }),
    gcTime: 0,
  });

export const useLeave = (id: number) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(leaveConversation, { params: { id }, body: {} }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['chat', 'list'] }),
  });
};
