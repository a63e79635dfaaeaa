import { createHash, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { queueStates } from './modules/notifications/index.ts';
import type { Clock } from './platform/clock.ts';
import type { Settings } from './platform/config.ts';
import type { Database } from './platform/database/open.ts';
import type { Server } from './platform/http/server.ts';
import { countStreams, isStream } from './platform/live.ts';
import { waitingJobs } from './platform/waiting-jobs.ts';

interface Watched {
  server: Server;
  database: Database;
  clock: Clock;
  settings: Settings;
}

/** From 5 ms, which most calls take, to 10 s, by which a proxy may have given up. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** 'GET /bookings/{id}': an endpoint's own name, never the address that was asked for, which may name a person. */
const endpointOf = ({ method, routeOptions }: FastifyRequest, reply: FastifyReply) => {
  const { url } = routeOptions;
  if (url !== undefined) return `${method} ${url.replaceAll(/:(\w+)/g, '{$1}')}`;
  return String(reply.getHeader('content-type') ?? '').startsWith('text/html') ? 'page' : 'unknown';
};

/** Counts the answers, and how long each took; a stream takes as long as its page is open, so its time says nothing. */
const watchRequests = (server: Server, registers: Registry[]) => {
  const requests = new Counter({
    name: 'lantern_http_requests_total',
    help: 'Answered requests by endpoint and status',
    labelNames: ['endpoint', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'lantern_http_request_duration_seconds',
    help: 'How long requests took, by endpoint; without event streams',
    labelNames: ['endpoint'],
    buckets,
    registers,
  });
  server.addHook('onResponse', (request, reply, done) => {
    const endpoint = endpointOf(request, reply);
    requests.inc({ endpoint, status: String(reply.raw.statusCode) });
    if (!isStream(reply)) durations.observe({ endpoint }, reply.elapsedTime / 1000);
    done();
  });
};

const gauge = (registers: Registry[], name: string, help: string, labelNames: string[] = []) =>
  new Gauge({ name: `lantern_${name}`, help, labelNames, registers });

/** What this process has open. */
const watchProcess = (database: Database, registers: Registry[]) => {
  const connections = gauge(registers, 'database_connections', 'Connections of the pool by state', ['state']);
  const waiting = gauge(registers, 'database_waiting', 'Statements and transactions that wait for a connection');
  const streams = gauge(registers, 'streams', 'Open event streams');
  return () => {
    const { open, idle, waiting: held } = database.usage();
    connections.set({ state: 'busy' }, open - idle);
    connections.set({ state: 'idle' }, idle);
    waiting.set(held);
    streams.set(countStreams());
  };
};

/** What waits in the database: every process of one installation says the same. */
const watchQueues = ({ database, clock }: Pick<Watched, 'database' | 'clock'>, registers: Registry[]) => {
  const up = gauge(registers, 'database_up', '1 while the database answers');
  const waiting = gauge(registers, 'queue_waiting', 'Emails, short messages and jobs that wait', ['queue']);
  const oldest = gauge(registers, 'queue_oldest_seconds', 'How long the oldest has been waiting; 0 for none', [
    'queue',
  ]);
  const setAside = gauge(registers, 'jobs_set_aside', 'Jobs that failed every try and were kept');
  return async () => {
    try {
      for (const { queue, waiting: count, oldestAt } of await queueStates(database.reader, clock.now())) {
        waiting.set({ queue }, count);
        oldest.set({ queue }, oldestAt === null ? 0 : Math.max(0, clock.now().since(oldestAt).total('seconds')));
      }
      setAside.set((await waitingJobs(database.reader)).setAside);
      up.set(1);
    } catch {
      // The figures of the process are wanted most when the database is gone.
      for (const one of [waiting, oldest, setAside]) one.reset();
      up.set(0);
    }
  };
};

const digest = (text: string) => createHash('sha256').update(text).digest();
const shows = (authorization: string | undefined, token: string | undefined) =>
  token === undefined || timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${token}`));

/** Figures on a port of their own; without a token only for this machine. */
const openPort = (settings: Settings, port: number, write: () => Promise<string>, type: string) => {
  const own = createServer((request, reply) => {
    const answer = async () => {
      if (request.url?.split('?', 1)[0] !== '/metrics') return reply.writeHead(404).end();
      if (!shows(request.headers.authorization, settings.METRICS_TOKEN))
        return reply.writeHead(401, { 'www-authenticate': 'Bearer' }).end();
      const text = await write();
      return reply.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(text);
    };
    void answer().catch(() => reply.destroy());
  });
  const host = settings.METRICS_TOKEN === undefined ? '127.0.0.1' : settings.HOST;
  const listen = async () => {
    own.listen(port, host);
    await once(own, 'listening'); // or its error: the port is taken
  };
  const close = async () => {
    if (!own.listening) return;
    own.close();
    own.closeAllConnections();
    await once(own, 'close');
  };
  return { listen, close };
};

/**
 * Figures for Prometheus: requests, latency, the pool, queues, streams, and what the library says of the process (event
 * loop, memory, garbage). Call it before the server is ready. On METRICS_PORT where one is set, otherwise at /metrics
 * for whoever shows METRICS_TOKEN.
 */
export const watch = ({ server, database, clock, settings }: Watched) => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  watchRequests(server, [registry]);
  const askProcess = watchProcess(database, [registry]);
  const askQueues = watchQueues({ database, clock }, [registry]);
  const write = async () => {
    askProcess();
    await askQueues();
    return registry.metrics();
  };
  const { METRICS_PORT: port, METRICS_TOKEN: token } = settings;
  if (port !== undefined) return openPort(settings, port, write, registry.contentType);
  server.get('/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!shows(request.headers.authorization, token))
      return reply.code(401).header('www-authenticate', 'Bearer').send({ status: 'token needed' });
    return reply.type(registry.contentType).send(await write());
  });
  return { listen: async () => {}, close: async () => {} };
};
