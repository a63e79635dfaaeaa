import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listenLive } from '../../lib/live.ts';
import { useMe } from '../../modules/accounts/index.ts';

/** Keeps the pages of somebody who is signed in up to date while they are open. */
export const useLiveSignals = () => {
  const client = useQueryClient();
  const { me, ended } = useMe();
  const listens = me !== null && !ended;
  useEffect(() => (listens ? listenLive(client) : undefined), [client, listens]);
};
