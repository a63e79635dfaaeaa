import type { QueryClient } from '@tanstack/react-query';
import { placeOf, placesKept } from '../../../lib/kept/places.ts';

/** What an earlier visit could not send; what sends it is loaded only if there is something. */
export const sendKept = async (client: QueryClient, userId: number) => {
  if (!placesKept().some((place) => place.startsWith(placeOf(userId, 'chat-unsent', '')))) return;
  const { outboxOf } = await import('./outbox.ts');
  outboxOf(client, userId).sendAll();
};
