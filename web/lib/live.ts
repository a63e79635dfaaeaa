import type { QueryClient } from '@tanstack/react-query';
import { liveSignals } from '../../contract/session/endpoints.ts';
import type { LiveKey } from '../../contract/session/values.ts';
import { setServerTime } from './clock.ts';
import { outOfDate } from './query-keys.ts';

const openAgainMs = 10_000;

/**
 * Listens for changes and marks the queries they name as out of date: query keys start with the words that the server
 * sends ('bookings', 'notifications', …). The browser reconnects automatically; after a gap everything is fetched
 * again.
 */
export const listenLive = (client: QueryClient) => {
  let source: EventSource;
  let timer: number | undefined;
  let hadGap = false;
  const read = (event: MessageEvent<string>) => JSON.parse(event.data) as { now: string; keys: LiveKey[] };
  const clock = (event: MessageEvent<string>) => {
    setServerTime(read(event).now);
    if (hadGap || event.type === 'clock') void client.invalidateQueries();
    hadGap = false;
  };
  const open = () => {
    source = new EventSource(liveSignals.path);
    source.addEventListener('hello', clock);
    source.addEventListener('clock', clock);
    source.addEventListener('refresh', (event: MessageEvent<string>) => {
      void outOfDate(client, read(event).keys);
    });
    source.addEventListener('error', () => {
      hadGap = true;
      // The browser gives up for good when it is refused, for example by a server that is busy.
      if (source.readyState === EventSource.CLOSED) timer = window.setTimeout(open, openAgainMs);
    });
  };
  open();
  return () => {
    window.clearTimeout(timer);
    source.close();
  };
};
