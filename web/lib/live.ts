import type { QueryClient } from '@tanstack/react-query';
import { liveSignals } from '../../contract/session/endpoints.ts';
import { setServerTime } from './clock.ts';

/**
 * Listens for what is new and marks the queries it names as out of date: query keys begin with the words the server
 * sends ('bookings', 'notifications', …). The browser reconnects by itself; after a gap everything is asked again.
 */
export const listenLive = (client: QueryClient) => {
  const source = new EventSource(liveSignals.path);
  let hadGap = false;
  const read = (event: MessageEvent<string>) => JSON.parse(event.data) as { now: string; keys: string[] };
  const clock = (event: MessageEvent<string>) => {
    setServerTime(read(event).now);
    if (hadGap || event.type === 'clock') void client.invalidateQueries();
    hadGap = false;
  };
  source.addEventListener('hello', clock);
  source.addEventListener('clock', clock);
  source.addEventListener('refresh', (event: MessageEvent<string>) => {
    for (const key of read(event).keys) void client.invalidateQueries({ queryKey: [key] });
  });
  source.addEventListener('error', () => {
    hadGap = true;
  });
  return () => source.close();
};
