import { type QueryClient, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  markAllRead,
  markRead,
  myNotifications,
  unreadNotifications,
} from '../../../contract/notifications/endpoints.ts';
import { call } from '../../lib/call.ts';

// The first part of each key is the name the server uses when there is something new.
const listKey = ['notifications', 'list'] as const;
const unreadKey = ['notifications', 'unread'] as const;

/** NTF-01: latest first, 20 at a time. */
export const useNotifications = () =>
  useInfiniteQuery({
    queryKey: listKey,
    queryFn: ({ pageParam }) => call(myNotifications, { query: { page: pageParam } }),
    initialPageParam: 1,
    getNextPageParam: ({ page, total_pages: pages }) => (page < pages ? page + 1 : undefined),
  });

/** The number on the bell. */
export const useUnread = () => useQuery({ queryKey: unreadKey, queryFn: () => call(unreadNotifications, {}) });

/** The number is correct immediately; the list is reloaded without anyone waiting for it. */
const settle = (client: QueryClient) => ({
  onSuccess: ({ unread }: { unread: number }) => client.setQueryData(unreadKey, { unread }),
  onSettled: () => void client.invalidateQueries({ queryKey: listKey }),
});

export const useMarkRead = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(markRead, { body: { notification_id: id } }),
    ...settle(client),
  });
};

export const useMarkAllRead = () => {
  const client = useQueryClient();
  return useMutation({ mutationFn: () => call(markAllRead, {}), ...settle(client) });
};
