import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { CallRefused, isBusy, isCallFailure } from './call.ts';

const retriesOfARead = 2;

/** The session has ended and the server asks the user to sign in. A wrong password does not count. */
export const wasSignedOut = (error: unknown) =>
  error instanceof CallRefused && error.refusal.code === 'accounts.not_signed_in';

/**
 * Server state: fresh for 30 seconds, kept for 5 minutes (BKG-11, BKG-12). A refusal is an answer, so it is not
 * retried. Nothing waits for the connection to come back: people who are offline are told immediately and decide when
 * to send again.
 */
export const newQueryClient = () => {
  const whoKey = ['me'] as const;
  const askWho = () => void client.invalidateQueries({ queryKey: whoKey });
  const client = new QueryClient({
    queryCache: new QueryCache({
      // SYS-05, SYS-10: the page shows its error state; a refusal counts as an answer.
      onError: (error) => {
        if (!(error instanceof CallRefused) || (error.status >= 500 && !isBusy(error))) reportError(error);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error) => {
        // The page says that the call failed; only the log says that it was our own fault.
        if (!isCallFailure(error)) reportError(error);
        // Every page shows whether the session has ended or continues.
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
