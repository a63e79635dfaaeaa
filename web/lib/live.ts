import type { QueryClient } from '@tanstack/react-query';
import { liveSignals } from '../../contract/session/endpoints.ts';
import type { LiveKey } from '../../contract/session/values.ts';
import { setServerTime } from './clock.ts';
import { outOfDate } from './query-keys.ts';

/**
 * Listens for changes and marks the queries they name as out of date: query keys start with the words that the server
 * sends ('bookings', 'notifications', …). The browser reconnects automatically; after a gap everything is fetched
 * again.
 */
export const listenLive = (client: QueryClient) => {
  const source = new EventSource(liveSignals.path);
  let hadGap = false;
  const read = (event: MessageEvent<string>) => JSON.parse(event.data) as { now: string; keys: LiveKey[] };
  const clock = (event: MessageEvent<string>) => {
    setServerTime(read(event).now);
    if (hadGap || event.type === 'clock') void client.invalidateQueries();
    hadGap = false;
  };
  source.addEventListener('hello', clock);
  source.addEventListener('clock', clock);
  source.addEventListener('refresh', (event: MessageEvent<string>) => {
    void outOfDate(client, read(event).keys);
  });
  source.addEventListener('error', () => {
    hadGap = true;
  });
  return () => source.close();
};
