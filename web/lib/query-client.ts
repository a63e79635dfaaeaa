import { QueryClient } from '@tanstack/react-query';
import { CallRefused } from './call.ts';

const retriesOfARead = 2;

/** Server state: fresh for 30 seconds, kept 5 minutes (BKG-11, BKG-12). A refusal is an answer, so it is not retried. */
export const newQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        gcTime: 300_000,
        retry: (failures, error) => !(error instanceof CallRefused) && failures < retriesOfARead,
      },
      mutations: { retry: false },
    },
  });
