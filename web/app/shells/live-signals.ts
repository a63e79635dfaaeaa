import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listenLive } from '../../lib/live.ts';
import { useMe } from '../../modules/accounts/index.ts';

/** Keeps a signed-in person's open pages up to date. */
export const useLiveSignals = () => {
  const client = useQueryClient();
  const { me, ended } = useMe();
  const listens = me !== null && !ended;
  useEffect(() => (listens ? listenLive(client) : undefined), [client, listens]);
};
