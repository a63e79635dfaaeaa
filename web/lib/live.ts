import type { QueryClient } from '@tanstack/react-query';
import { liveSignals } from '../../contract/session/endpoints.ts';
import type { LiveKey } from '../../contract/session/values.ts';
import { setServerTime } from './clock.ts';
import { outOfDate } from './query-keys.ts';

/** One connection; `missedSome`: there were signals before it that nobody heard. */
const connect = (client: QueryClient, missedSome: boolean) => {
  const source = new EventSource(liveSignals.path);
  let hadGap = missedSome;
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
  source.addEventListener('replaced', () => source.close());
  source.addEventListener('error', () => {
    hadGap = true;
  });
  return source;
};

/**
 * Listens for changes and marks the queries they name as out of date: query keys start with the words that the server
 * sends ('bookings', 'notifications', …). The browser reconnects automatically; after a gap everything is fetched
 * again. A page that was replaced, because its user has too many open, listens again once somebody looks at it.
 */
export const listenLive = (client: QueryClient) => {
  let source = connect(client, false);
  const lookedAt = () => {
    if (document.visibilityState === 'visible' && source.readyState === EventSource.CLOSED)
      source = connect(client, true);
  };
  document.addEventListener('visibilitychange', lookedAt);
  return () => {
    document.removeEventListener('visibilitychange', lookedAt);
    source.close();
  };
};
