import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { outboxOf } from './outbox.ts';

export const useOutbox = (userId: number) => {
  const client = useQueryClient();
  return outboxOf(client, userId);
};

/** The messages of a conversation that are still to be sent; those of an earlier visit are sent as well. */
export const useUnsent = (userId: number, conversationId: number) => {
  const outbox = useOutbox(userId);
  const all = useSyncExternalStore(outbox.subscribe, outbox.all);
  useEffect(() => outbox.sendAll(), [outbox]);
  return useMemo(() => all.filter((one) => one.conversationId === conversationId), [all, conversationId]);
};
