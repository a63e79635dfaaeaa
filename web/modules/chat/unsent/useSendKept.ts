import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** On every page, after it: messages that an earlier visit could not send are sent now. */
export const useSendKept = (userId: number | null) => {
  const client = useQueryClient();
  useEffect(() => {
    if (userId === null) return;
    import('./send-kept.ts').then(
      ({ sendKept }) => sendKept(client, userId),
      // A part that cannot be loaded is loaded again with the next page.
      () => {},
    );
  }, [client, userId]);
};
