import { useQuery } from '@tanstack/react-query';
import type { Place } from './unread-call.ts';

/**
 * What the bar shows on every page, so that the calls of chat come after the page. `app_url` says that messages are in
 * another app (D17).
 */
export const useUnreadMessages = (programId: Place, enabled = true) =>
  useQuery({
    queryKey: ['chat', 'unread', programId],
    queryFn: async ({ signal }) => (await import('./unread-call.ts')).askUnread(programId, signal),
    enabled,
  });
