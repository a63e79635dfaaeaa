import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '../../../contract/endpoint.ts';
import type { Settings } from '../config.ts';
import { Refusal } from '../refusal.ts';
import { sourceOf } from '../source.ts';

/** B09: the limit of every endpoint that does not set its own. */
const usual = { max: 600, per: 'minute', by: 'account' } as const;

/**
 * D02: a workshop sits behind one address, and before its people have signed in they can only be counted together.
 * Visitors of one source share this many times what one person may ask for.
 */
const visitors = 10;

/** How many people or sources each count remembers; the one that was quiet longest is forgotten first. */
const remembered = 20_000;

const bySource = (request: FastifyRequest) => `source ${sourceOf(request.ip)}`;

/** Who is asking, once that is known: the person, however many sessions and bearer tokens they use. */
type Caller = (request: FastifyRequest) => Promise<unknown>;

const byPerson = (caller: Caller) => async (request: FastifyRequest) => {
  const person = await caller(request);
  return person !== null && typeof person === 'object' && 'id' in person
    ? `person ${String(person.id)}`
    : bySource(request);
};

const keys = new WeakMap<FastifyRequest, string>();

/** Whom a call counts for: `person 7` once that has been found out, `source 192.0.2.1` before. */
export const countedFor = (request: FastifyRequest) => keys.get(request) ?? bySource(request);

const remember = (keyOf: (request: FastifyRequest) => string | Promise<string>) => async (request: FastifyRequest) => {
  const key = await keyOf(request);
  keys.set(request, key);
  return key;
};

const tooMany = () => new Refusal('request.too_many', 429);

interface Ways {
  settings: Pick<Settings, 'RATE_LIMIT_FACTOR'>;
  caller: Caller;
  /** Calls that are answered with a page, which costs nothing, count only for their source. */
  skip: (request: FastifyRequest) => boolean;
}

/**
 * The limit of an endpoint, counted in this process (SYS-17, record 026): by the person once they are known, else by
 * the source. What a caller merely claims, such as a cookie nobody was given, is no new count.
 */
export const limitOf = (endpoint: Endpoint, { settings: { RATE_LIMIT_FACTOR }, caller, skip }: Ways) => {
  const { max, per, by } = endpoint.limit ?? usual;
  const most = max * RATE_LIMIT_FACTOR;
  return {
    rateLimit: {
      max:
        by === 'source'
          ? most
          : (_request: FastifyRequest, key: string) => (key.startsWith('person ') ? most : most * visitors),
      timeWindow: per === 'minute' ? 60_000 : 3_600_000,
      keyGenerator: remember(by === 'source' ? bySource : byPerson(caller)),
      allowList: skip,
      cache: remembered,
      // Finding out who is asking costs a query: the coarse limit comes first, and a body that is too big is refused. A
      // call that does not prove where it comes from counts as well.
      hook: 'preValidation' as const,
      errorResponseBuilder: tooMany,
    },
  };
};

/**
 * The coarse limit: all calls of a source together, counted before anything is read or looked up. Three hundred people
 * behind one address (D02) stay below it with a call a second each.
 */
export const limitSources = (server: FastifyInstance, { SOURCE_CALLS_A_MINUTE, RATE_LIMIT_FACTOR }: Settings) => {
  server.after(() => {
    const count = server.createRateLimit({
      max: SOURCE_CALLS_A_MINUTE * RATE_LIMIT_FACTOR,
      timeWindow: 60_000,
      keyGenerator: bySource,
    });
    server.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
      if (request.routeOptions.config.rateLimit === undefined) return;
      const counted = await count(request);
      if (counted.isAllowed || !counted.isExceeded) return;
      reply.header('retry-after', counted.ttlInSeconds);
      throw tooMany();
    });
  });
};
