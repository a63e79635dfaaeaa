import type { QueryClient } from '@tanstack/react-query';
import { liveSignals } from '../../contract/session/endpoints.ts';
import type { LiveKey } from '../../contract/session/values.ts';
import { setServerTime } from './clock.ts';
import { outOfDate } from './query-keys.ts';

const openAgainMs = 10_000;

/**
 * Listens for changes and marks the queries they name as out of date: query keys start with the words that the server
 * sends ('bookings', 'notifications', …). The browser reconnects automatically; after a gap everything is fetched
 * again. A page that was replaced, because its user has too many open, listens again once somebody looks at it.
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
    window.clearTimeout(timer);
    const opened = new EventSource(liveSignals.path);
    source = opened;
    opened.addEventListener('hello', clock);
    opened.addEventListener('clock', clock);
    opened.addEventListener('refresh', (event: MessageEvent<string>) => {
      void outOfDate(client, read(event).keys);
    });
    opened.addEventListener('replaced', () => {
      hadGap = true;
      opened.close();
    });
    opened.addEventListener('error', () => {
      hadGap = true;
      // The browser gives up for good when it is refused, for example by a server that is busy.
      if (opened.readyState === EventSource.CLOSED) timer = window.setTimeout(open, openAgainMs);
    });
  };
  const lookedAt = () => {
    if (document.visibilityState === 'visible' && source.readyState === EventSource.CLOSED) open();
  };
  open();
  document.addEventListener('visibilitychange', lookedAt);
  return () => {
    window.clearTimeout(timer);
    document.removeEventListener('visibilitychange', lookedAt);
    source.close();
  };
};
