import { type InfiniteData, type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallAnswer, CallInput } from '../../../contract/endpoint.ts';
import {
  deleteMessage,
  editMessage,
  listChanges,
  type listConversations,
  listMessages,
  markRead,
  reactToMessage,
  tellTyping,
} from '../../../contract/chat/endpoints.ts';
import type { ChatMember } from '../../../contract/chat/schemas/conversations.ts';
import type { ChatMessage } from '../../../contract/chat/schemas/talk.ts';
import { call } from '../../lib/call.ts';
import { type MessageLog, openedLog, withChanges, withNewer, withOlder } from './log.ts';

// The server's live signals: 'chat' marks the messages as out of date, 'chat-present' who is there and who is typing.
const logKey = (id: number) => ['chat', 'log', id] as const;
const peopleKey = (id: number) => ['chat-present', id] as const;

const changesAfter = async (id: number, after: number) => {
  const data: ChatMessage[] = [];
  let answer: CallAnswer<typeof listChanges>;
  let version = after;
  do {
    // Each part says where the next one begins.
    answer = await call(listChanges, { params: { id }, query: { after: version } });
    data.push(...answer.data);
    version = answer.version;
  } while (answer.more);
  return { data, version, people: answer.people };
};

/**
 * Opened, it is read from the server; from then on it only catches up, so that what is on the page stays where it is,
 * even after a time without a connection.
 */
const readLog = async (client: QueryClient, id: number, around: number | null): Promise<MessageLog> => {
  const had = client.getQueryData<MessageLog>(logKey(id));
  if (!had) return openedLog(await call(listMessages, { params: { id }, query: around === null ? {} : { around } }));
  const { data, version, people } = await changesAfter(id, had.version);
  client.setQueryData(peopleKey(id), people);
  // Older ones may have come meanwhile.
  return withChanges(client.getQueryData<MessageLog>(logKey(id)) ?? had, data, version);
};

/** The messages of an open conversation; `around`: the one that it opens at, else the latest. */
export const useMessageLog = (id: number, around: number | null) =>
  useQuery({
    queryKey: logKey(id),
    queryFn: ({ client }) => readLog(client, id, around),
    staleTime: 0,
    gcTime: 0,
  });

/** Looks again while somebody is typing, because nobody says that they have stopped. */
export const usePeopleIn = (id: number, version: number, first: readonly ChatMember[]) =>
  useQuery({
    queryKey: peopleKey(id),
    queryFn: async ({ signal }) =>
      (await call(listChanges, { params: { id }, query: { after: version } }, { signal })).people,
    initialData: first as ChatMember[],
    staleTime: Infinity,
    gcTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.some(({ typing }) => typing) ? 5000 : 60_000),
  });

const changeLog = (client: QueryClient, id: number, change: (log: MessageLog) => MessageLog) =>
  client.setQueryData<MessageLog>(logKey(id), (log) => log && change(log));

/** A message as the server answered it: sent, changed, deleted, or reacted to. */
export const putMessage = (client: QueryClient, message: ChatMessage) => {
  changeLog(client, message.conversation_id, (log) => withChanges(log, [message]));
  // Others may have written in between; and the list shows what was said last.
  void client.invalidateQueries({ queryKey: ['chat'] });
};

export const useLogParts = (id: number) => {
  const client = useQueryClient();
  const older = useMutation({
    mutationFn: (before: number) => call(listMessages, { params: { id }, query: { before } }),
    onSuccess: (part) => changeLog(client, id, (log) => withOlder(log, part)),
  });
  const newer = useMutation({
    mutationFn: (after: number) => call(listMessages, { params: { id }, query: { after } }),
    onSuccess: (part) => changeLog(client, id, (log) => withNewer(log, part)),
  });
  /** Another stretch of the conversation: around a message, or its end. */
  const elsewhere = useMutation({
    mutationFn: (around: number | null) =>
      call(listMessages, { params: { id }, query: around === null ? {} : { around } }),
    onSuccess: (part) => client.setQueryData(logKey(id), openedLog(part)),
  });
  return { older, newer, elsewhere };
};

const useChange = <V>(change: (given: V) => Promise<ChatMessage>) => {
  const client = useQueryClient();
  return useMutation({ mutationFn: change, onSuccess: (message) => putMessage(client, message) });
};

export const useEditMessage = (id: number) =>
  useChange((body: string) => call(editMessage, { params: { id }, body: { body } }));

export const useDeleteMessage = (id: number) => useChange(() => call(deleteMessage, { params: { id } }));

export const useReact = (id: number) =>
  useChange((body: CallInput<typeof reactToMessage>['body']) => call(reactToMessage, { params: { id }, body }));

type Pages = InfiniteData<CallAnswer<typeof listConversations>>;

/** The list is correct at once; the number in the bar is asked for. */
export const useMarkRead = (id: number) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (seq: number) => call(markRead, { params: { id }, body: { seq } }),
    onSuccess: ({ unread }) => {
      client.setQueriesData<Pages>(
        { queryKey: ['chat', 'list'] },
        (list) =>
          list && {
            ...list,
            pages: list.pages.map((page) => ({
              ...page,
              data: page.data.map((row) => (row.id === id ? { ...row, unread } : row)),
            })),
          },
      );
      return client.invalidateQueries({ queryKey: ['chat', 'unread'] });
    },
  });
};

/** Nothing is said when it fails: it was only a mark. */
export const sayTyping = (id: number) => void call(tellTyping, { params: { id }, body: {} }).catch(() => {});
