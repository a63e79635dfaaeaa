import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Endpoint, EndpointInput } from '../../contract/endpoint.ts';
import type { FileAnswer } from '../../contract/schemas/types.ts';
import type { Bus } from './bus.ts';
import type { Settings } from './config.ts';
import { sendFile } from './http/file-answer.ts';
import { readInput } from './http/input.ts';
import { limitOf } from './http/limits.ts';
import { bearerOf, followedHere, provesOrigin } from './http/proof.ts';
import { type Referents, referenceReader } from './http/references.ts';
import { csrfTokenFor, type Server, sessionCookie } from './http/server.ts';
import { once } from './idempotency.ts';
import { openStream, type Stream } from './live.ts';
import { admit, type Handed, partsOf, type Permission, type Policy } from './permission.ts';
import { Refusal, refusalIn } from './refusal.ts';
import type { Change, Work } from './work.ts';

/** What a request claims about its sender, before anything is verified. */
export interface Credentials {
  cookie: string | undefined;
  bearer: string | undefined;
  /** The calls for which a token may have been given out that is good for nothing else. */
  tokenFor?: Endpoint['tokenFor'];
}

export interface App<V> {
  server: Server;
  settings: Settings;
  /** Every endpoint that has a handler; the check of the modules compares this with the contract. */
  handled: Endpoint[];
  /** The endpoints whose permission is only a policy: nothing is loaded before the verb runs. */
  policyAlone: Map<Endpoint, Policy<V, object | null>>;
  bus: Bus;
  /** `isUsed`: false to look without prolonging the session (B08). */
  identify: (credentials: Credentials, isUsed?: boolean) => Promise<V | null>;
  transact: <T>(run: (change: Change) => Promise<T>) => Promise<T>;
  /** A Change for reading only: it runs on the pool, without a transaction; in the background, after other calls. */
  reading: (inBackground?: boolean) => Change;
  /** Finds the people and programs that calls name (M31). */
  referents: Referents | undefined;
  /** Answers with the web app (M02); absent where no pages are served. */
  sendPage: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
}

/** The parts of HTTP that only routes.ts may see: where a call comes from, and cookies. */
export interface Exchange {
  source: string;
  userAgent: string;
  credentials: Credentials;
  cookies: Readonly<Record<string, string | undefined>>;
  setCookie: (name: string, value: string, options: { seconds: number; readable?: true }) => void;
  clearCookie: (name: string) => void;
  /** Aborted when the connection ends before the answer: nobody waits for it any more. */
  gone: () => AbortSignal;
  /** The CSRF token of this browser, bound to the session's token when a session was just opened. */
  csrfToken: () => string;
}

const goneOf = ({ raw }: FastifyReply): AbortSignal => {
  const leaving = new AbortController();
  const leave = () => raw.writableFinished || leaving.abort();
  if (raw.destroyed) leave();
  else raw.once('close', leave);
  return leaving.signal;
};

const exchangeOf = (request: FastifyRequest, reply: FastifyReply, { production }: Settings): Exchange => {
  const shared = { path: '/', sameSite: 'lax', secure: production } as const;
  return {
    source: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    credentials: { cookie: request.cookies[sessionCookie], bearer: bearerOf(request) },
    cookies: request.cookies,
    setCookie: (name, value, { seconds, readable }) =>
      void reply.setCookie(name, value, { ...shared, httpOnly: !readable, maxAge: seconds }),
    clearCookie: (name) => void reply.clearCookie(name, shared),
    gone: () => goneOf(reply),
    csrfToken: () => csrfTokenFor(request, reply),
  };
};

const send = (endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply, answer: unknown) => {
  if (endpoint.answers === 'file') return sendFile(request, reply, answer as FileAnswer);
  reply.header('cache-control', 'no-store');
  // The script of a page cannot read where a redirect leads, so one that asks for JSON is told.
  const isTold = endpoint.method === 'POST' && (request.headers.accept ?? '').includes('application/json');
  if (endpoint.answers === 'redirect' && !isTold) return reply.redirect((answer as { location: string }).location, 303);
  if (endpoint.page) reply.header('vary', 'Accept');
  return reply.send(answer);
};

/** M02: a page's `.json` twin is data whatever Accept says. */
const wantsPage = (endpoint: Endpoint, { headers, originalUrl }: FastifyRequest) =>
  endpoint.page === true && (headers.accept ?? '').includes('text/html') && !/^[^?]*\.json(\?|$)/.test(originalUrl);

const credentialsOf = (endpoint: Endpoint, request: FastifyRequest): Credentials => ({
  cookie: endpoint.credentials === 'bearer' ? undefined : request.cookies[sessionCookie],
  bearer: bearerOf(request),
  ...(endpoint.tokenFor && { tokenFor: endpoint.tokenFor }),
});

/** Who is asking: looked up once for each request, for its limit and for its answer. */
const callerOf = <V>(app: App<V>, endpoint: Endpoint) => {
  const known = new WeakMap<FastifyRequest, Promise<V | null>>();
  return (request: FastifyRequest) => {
    const asked = known.get(request) ?? app.identify(credentialsOf(endpoint, request));
    known.set(request, asked);
    return asked;
  };
};

const configOf = <V>(
  { settings }: App<V>,
  endpoint: Endpoint,
  caller: (request: FastifyRequest) => Promise<V | null>,
) => limitOf(endpoint, { settings, caller, skip: (request) => wantsPage(endpoint, request) });

/** Reads the input of a call, with the people and programs that it names. */
const inputReader = <E extends Endpoint, V>(app: App<V>, endpoint: E) => {
  const read = referenceReader(endpoint, app.referents);
  return (request: FastifyRequest) => readInput(endpoint, request, (sent) => read(sent, app.reading().tx));
};

/** The page answers where data would be a surprise, or where a link from elsewhere would change something. */
const answersPage = (endpoint: Endpoint, request: FastifyRequest, { BASE_URL }: Settings) =>
  wantsPage(endpoint, request) || (endpoint.asksFirst === true && !followedHere(request, BASE_URL));

/** Field errors are repeated under `errors` where the endpoint asks for it (ACC-57). */
const repeatFields = (error: unknown): never => {
  if (!(error instanceof Refusal) || error.details.fields === undefined) throw error;
  throw error.with({ errors: error.details.fields });
};

interface Options<E extends Endpoint, A, P> {
  /** Runs outside the transaction: hash something, store a file, call a vendor. */
  before?: (input: EndpointInput<E>, actor: A, exchange: Exchange) => Promise<P>;
  /**
   * Undoes what `before` stored when nothing refers to it: the call was refused, or it had been answered before (B140).
   */
  discard?: (prepared: P) => Promise<unknown>;
  /** Runs after a refusal has been rolled back and returns what to add to it, such as three free slots. */
  explain?: (refusal: Refusal, input: EndpointInput<E>, actor: A, reading: Change) => Promise<Record<string, unknown>>;
  /** Set for a GET that writes (counts a view, ends a session) and so needs a transaction too. */
  writes?: true;
}

/**
 * Answers an endpoint. First: who is asking, are they allowed to, is the input valid? Then `before` runs outside the
 * transaction. Inside one transaction (a GET runs without one) it gives the answer recorded earlier for this very call,
 * or loads what the permission loads and calls `run` with it. A reply that breaks its schema is a fault, and nothing of
 * it is kept.
 * Write `before` as a separate function: `run` takes the type of `prepared` from it.
 */
export const handle = <E extends Endpoint, V, A extends object | null, L = never, P = undefined>(
  app: App<V>,
  endpoint: E,
  permission: Permission<V, A, EndpointInput<E>, L>,
  run: (work: Work<A>, input: EndpointInput<E>, ...handed: Handed<L, P, Exchange>) => Promise<z.input<E['response']>>,
  { before, discard, explain, writes }: Options<E, A, P> = {},
) => {
  app.handled.push(endpoint);
  const { policy, load } = partsOf(permission);
  if (load === undefined) app.policyAlone.set(endpoint, policy);
  const inTransaction = endpoint.method !== 'GET' || writes === true;
  const caller = callerOf(app, endpoint);
  const read = inputReader(app, endpoint);
  // A file may be read for minutes, page by page: calls that people wait for go first.
  const isLong = endpoint.answers === 'file';

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    if (answersPage(endpoint, request, app.settings)) return app.sendPage(request, reply.header('vary', 'Accept'));
    const exchange = exchangeOf(request, reply, app.settings);
    const actor = admit(policy, await caller(request));
    const input = await read(request);
    const prepared = (await before?.(input, actor, exchange)) as P;
    let performed = false;
    const perform = async (change: Change) => {
      performed = true;
      const work = { ...change, actor, ip: exchange.source };
      const loaded = load === undefined ? [] : [await load(work, input)];
      const handed = [...loaded, prepared, exchange] as Handed<L, P, Exchange>;
      return endpoint.response.parse(await run(work, input, ...handed));
    };
    const performOnce = (change: Change) => once(change, endpoint, request, actor, input, () => perform(change));
    try {
      const answered = inTransaction ? await app.transact(performOnce) : await perform(app.reading(isLong));
      if (!performed) await discard?.(prepared);
      return send(endpoint, request, reply, answered);
    } catch (error) {
      const refusal = refusalIn(error);
      if (refusal === null) throw error;
      await discard?.(prepared);
      // Whoever has too much to do does not look for an explanation as well.
      if (explain === undefined || refusal.status === 503) throw refusal;
      const details = await explain(refusal, input, actor, app.reading());
      throw refusal.with(details);
    }
  };

  // Registered after the plugins, so that the routes find their limits and cookies.
  app.server.after(() => {
    app.server.route({
      method: endpoint.method,
      url: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      config: { ...configOf(app, endpoint, caller), signedBy: endpoint.signedBy },
      preHandler: provesOrigin(app.server, endpoint, app.settings.BASE_URL) ?? [],
      handler: endpoint.fieldsAsErrors ? (request, reply) => answer(request, reply).catch(repeatFields) : answer,
    });
  });
};

/**
 * Answers an endpoint with a stream of events, after the same checks; `admitTo` may refuse as well. `listen` is given
 * the stream to the page, and where the page left off if it was connected before. Both checks are repeated while the
 * stream is open, and it ends with the session that opened it.
 */
export const handleStream = <E extends Endpoint, V, A extends { id: number; sessionId: number }, P>(
  app: App<V>,
  endpoint: E,
  policy: Policy<V, A>,
  admitTo: (work: Work<A>, input: EndpointInput<E>) => Promise<P>,
  listen: (stream: Stream, admitted: P, lastEventId: string) => void,
) => {
  app.handled.push(endpoint);
  const caller = callerOf(app, endpoint);
  const read = inputReader(app, endpoint);

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const actor = admit(policy, await caller(request));
    const input = await read(request);
    const admitted = await admitTo({ ...app.reading(), actor }, input);
    const mayStay = async () => {
      try {
        const still = admit(policy, await app.identify(credentialsOf(endpoint, request), false));
        await admitTo({ ...app.reading(), actor: still }, input);
        return still.sessionId === actor.sessionId;
      } catch (error) {
        if (error instanceof Refusal) return false;
        throw error;
      }
    };
    const onFault = (fault: unknown) => request.log.error({ err: fault }, 'fault');
    const stream = openStream(app.bus, { personId: actor.id, mayStay, onFault }, request, reply);
    listen(stream, admitted, String(request.headers['last-event-id'] ?? ''));
  };

  app.server.after(() => {
    app.server.route({
      method: endpoint.method,
      url: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      config: configOf(app, endpoint, caller),
      handler: answer,
    });
  });
};
