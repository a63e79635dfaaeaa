import type { FastifyInstance } from 'fastify';

/**
 * A stop waits for the handlers that still run. Fastify waits for connections only, and a handler goes on when its client
 * has hung up: without this the database would be closed beneath it. To be called before the routes are put up.
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
