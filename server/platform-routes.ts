import swaggerUi from '@fastify/swagger-ui';
import swagger from '@fastify/swagger';
import { csrfToken, liveSignals } from '../contract/session/index.ts';
import type { Machinery } from './platform/assemble.ts';
import type { Database } from './platform/database/open.ts';
import { type App, handle, handleStream } from './platform/http.ts';
import type { Alias } from './platform/http/aliases.ts';
import type { Server } from './platform/http/server.ts';
import { endStreams, type Stream, tellSignals } from './platform/live.ts';
import { openApiOf } from './platform/openapi.ts';
import { type Actor, anybody, signedIn } from './policies/actor.ts';

/** For monitoring: does the process answer at all, and can it reach its database? */
export const healthRoutes = (server: Server, database: Database) => {
  const config = { alwaysAnswered: true } as const;
  server.get('/healthz', { config }, async () => ({ status: 'ok' }));
  server.get('/readyz', { config }, async (_request, reply) => {
    try {
      await database.runSql('select 1');
      return { status: 'ready' };
    } catch {
      return reply.code(503).send({ status: 'database unreachable' });
    }
  });
};

/**
 * GET /api/openapi.json, browsable at /api/docs. Built on the first request, so that it does not slow down the start.
 */
export const documentRoutes = ({ server, handled, settings }: App<Actor>, aliases: readonly Alias[]) => {
  let made: ReturnType<typeof openApiOf> | undefined;
  const document = () => (made ??= openApiOf(handled, aliases, settings.PRODUCT_NAME));
  server.get('/api/openapi.json', async () => document());
  server.register(async (scope) => {
    await scope.register(swagger, {
      mode: 'static',
      specification: {
        document: { openapi: '3.0.3', info: { title: settings.PRODUCT_NAME, version: '1' }, paths: {} },
      },
    });
    await scope.register(swaggerUi, {
      routePrefix: '/api/docs',
      // The page reads `/api/docs/json`, which would hold the empty document from above.
      transformSpecification: () => document(),
      staticCSP: false,
    });
  });
};

/** Is told of each page that somebody has open as themselves, for as long as it is. */
type FollowPresence = (stream: Stream, personId: number, onFault: (fault: unknown) => void) => void;

/** What an open page needs for itself: the token that its calls carry, and the stream that tells it what is new. */
export const pageRoutes = (
  app: App<Actor>,
  { bus, clock, onFault = () => {} }: Pick<Machinery, 'bus' | 'clock' | 'onFault'>,
  followPresence: FollowPresence,
) => {
  handle(app, csrfToken, anybody, async (_work, _input, _prepared, exchange) => ({ token: exchange.csrfToken() }));

  app.server.addHook('preClose', async () => endStreams());
  handleStream(
    app,
    liveSignals,
    signedIn,
    async ({ actor }) => actor,
    (stream, { id, adminBaseUserId }) => {
      tellSignals(bus, clock, stream, id);
      // B11: whoever looks at somebody's pages does not make them present.
      if (adminBaseUserId === null) followPresence(stream, id, (fault) => onFault(fault, 'presence'));
    },
  );
};
