import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { CallRefused, isCallFailure } from './call.ts';

const retriesOfARead = 2;

/** The session is over: the server asks to sign in. A wrong password is another matter. */
export const wasSignedOut = (error: unknown) =>
  error instanceof CallRefused && error.refusal.code === 'accounts.not_signed_in';

/**
 * Server state: fresh for 30 seconds, kept 5 minutes (BKG-11, BKG-12). A refusal is an answer, so it is not retried.
 * Nothing waits for the line to come back: who is cut off is told at once, and sends it again when they choose to.
 */
export const newQueryClient = () => {
  const whoKey = ['me'] as const;
  const askWho = () => void client.invalidateQueries({ queryKey: whoKey });
  const client = new QueryClient({
    queryCache: new QueryCache({
      // SYS-05, SYS-10: the page shows its error state; a refusal is an answer.
      onError: (error) => {
        if (!(error instanceof CallRefused) || error.status >= 500) reportError(error);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error) => {
        // The page says that it failed; that it is our own fault stands in the log alone.
        if (!isCallFailure(error)) reportError(error);
        // Whether the session ended, or goes on again, shows on every page.
        if (wasSignedOut(error)) askWho();
      },
      onSuccess: () => {
        if (wasSignedOut(client.getQueryState(whoKey)?.error)) askWho();
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        gcTime: 300_000,
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) => !(error instanceof CallRefused) && failures < retriesOfARead,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
};
