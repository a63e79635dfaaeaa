import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { outOfDate } from '../../lib/query-keys.ts';

/** Asks again whether there is something to ask: a review may have ended somebody's first session (B118). */
export const useNpsAgain = () => {
  const client = useQueryClient();
  useEffect(() => {
    void outOfDate(client, ['nps']);
  }, [client]);
};
