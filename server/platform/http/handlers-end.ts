import type { FastifyInstance } from 'fastify';

/**
 * Makes a stop wait for the handlers that are still running. Fastify waits only for connections, and a handler goes on
 * after its client has hung up: without this the database would be closed under it. Call it before registering the
 * routes.
 */
export const waitForHandlers = (server: Pick<FastifyInstance, 'addHook'>) => {
  const running = new Set<Promise<unknown>>();
  server.addHook('onRoute', (route) => {
    const { handler } = route;
    route.handler = function run(request, reply) {
      const answered: unknown = handler.call(this, request, reply);
      if (!(answered instanceof Promise)) return answered;
      running.add(answered);
      const forget = () => running.delete(answered);
      answered.then(forget, forget);
      return answered;
    };
  });
  server.addHook('onClose', async () => {
    await Promise.allSettled(running);
  });
};
