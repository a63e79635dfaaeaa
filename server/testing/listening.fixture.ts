import type { AddressInfo } from 'node:net';
import type { Server } from '../platform/http/server.ts';

/** Lets a test's server listen on a free port, for what cannot be injected: streams. Returns its address. */
export const listenOn = async (server: Server) => {
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
};
