import type { QueryClient } from '@tanstack/react-query';
import { currentUser } from '../../contract/me/endpoints.ts';
import { call } from '../lib/call.ts';
import { showsKept, watchKept } from '../ui/kept-since.ts';

/** Milliseconds until the server is asked again whether it is there, longer each time. */
const pauses = [1000, 1000, 2000, 4000, 8000, 15_000] as const;

/**
 * As long as pages show what this device keeps, the server is asked whether it is there again: at once when the browser
 * says so, and now and then, since a server that was down gives no sign. Then everything is asked for anew: what was kept
 * would count as fresh for a while.
 */
export const followLine = (client: QueryClient) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;
  let isAsking = false;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void ask(), pauses[Math.min(tries, pauses.length - 1)]);
    tries += 1;
  };
  const ask = async () => {
    if (isAsking || !showsKept()) return;
    isAsking = true;
    // Whatever it answers, it has answered; browsers can be wrong about having no connection.
    await call(currentUser, {}).catch(() => {});
    isAsking = false;
    if (showsKept()) wait();
  };
  let didShowKept = false;
  /** Any answer of the server ends it, whoever asked. */
  const begin = () => {
    if (showsKept()) {
      didShowKept = true;
      return wait();
    }
    clearTimeout(timer);
    tries = 0;
    if (didShowKept) void client.invalidateQueries();
    didShowKept = false;
  };
  const returns = () => {
    tries = 0;
    void ask();
  };
  begin();
  const stopWatching = watchKept(begin);
  addEventListener('online', returns);
  return () => {
    stopWatching();
    clearTimeout(timer);
    removeEventListener('online', returns);
  };
};
