import type { RequestListener, Server } from 'node:http';
import { createServer } from 'node:http';

const closing = (server: Server) => () =>
  new Promise<void>((resolve) => {
    server.close(() => resolve());
    // Calls that the twin never answers would keep it open.
    server.closeAllConnections();
  });

/** A local server in the place of a provider, on a free port. */
export const startLocally = async (take: RequestListener) => {
  const server = createServer(take);
  // A test file that ends should not wait for this server.
  server.unref();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('the provider has no port');
  return { url: `http://127.0.0.1:${address.port}`, close: closing(server) };
};

/** What a provider was asked, and what it does next: it takes the turns one after the other, then the last again. */
export const takingTurns = <A, T>() => {
  const asked: A[] = [];
  let turns: T[] = [];
  return {
    next: () => (turns.length > 1 ? turns.shift() : turns[0]),
    asked,
    will: (...next: T[]) => {
      turns = next;
    },
    forget: () => {
      asked.length = 0;
      turns = [];
    },
  };
};
