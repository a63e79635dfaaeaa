import { createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import qs from 'qs';
import type { Temporal } from 'temporal-polyfill';
import { systemClock } from '../../platform/clock.ts';
import { type Books, openBooks, refusal, type TwinAnswer, type TwinSession } from './stripe-books.twin.ts';
import { pageFor, paidUrlOf } from './stripe-page.twin.ts';

interface TwinAccount {
  secretKey: string;
  webhookSecret: string;
  /** One that is free, if none is given. */
  port?: number;
  /** In milliseconds since 1970. */
  now?: () => number;
}
interface TwinSwitches {
  /** How many milliseconds each answer of the API takes, after the call has been carried out. */
  slow: number;
  /** Each call is answered with 500, and not carried out. */
  down: boolean;
  /** Each call is carried out, and its answer is lost. */
  drop: boolean;
  /** Where messages go when somebody pays on the page. */
  webhookUrl: string | null;
  lose: boolean;
  double: boolean;
  /** In milliseconds; the payer is sent on before a message that is late. */
  delay: number;
}
export interface TwinDelivery {
  /** Of the event. */
  id: string;
  type: string;
  /** What was answered; null when it did not arrive. */
  status: number | null;
}
interface Call {
  method: string;
  path: string;
  query: Record<string, unknown>;
  body: string;
  key: string | null;
}

const noSwitches: TwinSwitches = {
  slow: 0,
  down: false,
  drop: false,
  webhookUrl: null,
  lose: false,
  double: false,
  delay: 0,
};
const aDay = 24 * 60 * 60;

/** The calls of the API. */
const carryOut = (books: Books, { method, path, query, body }: Call): TwinAnswer => {
  const [, id = '', act] = /^\/v1\/checkout\/sessions\/(\w+)(\/expire)?$/.exec(path) ?? [];
  switch (`${method} ${id ? path.replace(id, ':id') : path}`) {
    case 'POST /v1/checkout/sessions':
      return books.create(qs.parse(body));
    case 'GET /v1/checkout/sessions':
      return books.list(query);
    case 'GET /v1/checkout/sessions/:id':
      return books.look(id);
    case `POST /v1/checkout/sessions/:id${act}`:
      return books.close(id);
    case 'POST /v1/refunds':
      return books.sendBack(qs.parse(body));
    case 'GET /v1/refunds':
      return books.listRefunds(query);
    default:
      return refusal(404, `Unrecognized request URL (${method}: ${path}).`);
  }
};

/** What was answered to a key is answered again for a day, unless it is a refusal of what was asked. */
const onceByKey = (books: Books, now: () => number) => {
  const kept = new Map<string, { asked: string; answer: string; until: number }>();
  const answer = (call: Call): TwinAnswer => {
    const known = kept.get(call.key ?? '');
    const asked = `${call.path}?${call.body}`;
    if (call.method !== 'POST' || call.key === null) return carryOut(books, call);
    if (known && known.until > now()) {
      const sentence = `Keys can only be used with the same parameters they were first used with: '${call.key}'`;
      return known.asked === asked
        ? { status: 200, body: JSON.parse(known.answer) as object }
        : refusal(400, sentence, { type: 'idempotency_error' });
    }
    const fresh = carryOut(books, call);
    if (fresh.status === 200) kept.set(call.key, { asked, answer: JSON.stringify(fresh.body), until: now() + aDay });
    return fresh;
  };
  return { answer, forget: () => kept.clear() };
};

/** Writes and signs messages as Stripe does. */
const writing = (secret: string, now: () => number) => {
  const sign = (payload: string, at = now()) =>
    `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex')}`;
  const usual = ({ status }: TwinSession) =>
    status === 'expired' ? 'checkout.session.expired' : 'checkout.session.completed';
  /** `at` in seconds: when it was written and signed. */
  const write = (session: TwinSession, type?: string, { id, at = now() }: { id?: string; at?: number } = {}) => {
    const event = {
      id: id ?? `evt_${randomBytes(12).toString('hex')}`,
      object: 'event',
      created: at,
      type: type ?? usual(session),
      livemode: false,
      data: { object: session },
    };
    const payload = JSON.stringify(event);
    return { payload, signature: sign(payload, at), id: event.id, type: event.type };
  };
  return { sign, write };
};
type Written = ReturnType<ReturnType<typeof writing>['write']>;

const posting = (switches: TwinSwitches, sign: (payload: string) => string) => {
  const deliveries: TwinDelivery[] = [];
  const post = async (url: string, payload: string) => {
    const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': sign(payload) };
    const reply = await fetch(url, { method: 'POST', headers, body: payload, signal: AbortSignal.timeout(10_000) });
    await reply.body?.cancel();
    return reply.status;
  };
  const send = async (url: string, { id, type, payload }: Written) => {
    const status = switches.lose ? null : await post(url, payload).catch(() => null);
    deliveries.push({ id, type, status });
  };
  /** The payer waits for the answer, as at Stripe, unless the message is late. */
  const deliver = async (message: Written) => {
    const { webhookUrl: url, delay, double } = switches;
    if (url === null) return;
    const all = () => Promise.all((double ? [message, message] : [message]).map((one) => send(url, one)));
    if (delay === 0) await all();
    else setTimeout(() => void all(), delay);
  };
  return { deliveries, deliver };
};

const listen = async (port: number, receive: (request: IncomingMessage, reply: ServerResponse) => Promise<unknown>) => {
  const server = createServer((request, reply) => {
    receive(request, reply).catch(() => request.socket.destroy());
  });
  // A test file that ends should not wait for this server.
  server.unref();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('the gateway has no port');
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${address.port}`, port: address.port, close };
};

interface Kept {
  account: TwinAccount;
  switches: TwinSwitches;
  calls: string[];
  books: Books;
  answerTo: (call: Call) => TwinAnswer;
}

const servingApi =
  ({ account, switches, calls, answerTo }: Kept) =>
  async (request: IncomingMessage, reply: ServerResponse, { pathname, search }: URL) => {
    const call: Call = {
      method: request.method ?? 'GET',
      path: pathname,
      query: qs.parse(search.slice(1)),
      body: await text(request),
      key: (request.headers['idempotency-key'] as string | undefined) ?? null,
    };
    calls.push(`${call.method} ${call.path}`);
    const bearer = (request.headers.authorization ?? '').replace(/^Bearer /, '');
    const answer = (): TwinAnswer => {
      if (switches.down) return { status: 500, body: { error: { type: 'api_error', message: call.body } } };
      return bearer === account.secretKey ? answerTo(call) : refusal(401, `Invalid API Key provided: ${bearer}`);
    };
    const { status, body } = answer();
    if (switches.slow > 0) await pause(switches.slow);
    if (switches.drop) return request.socket.destroy();
    return reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

const servingPages =
  ({ books }: Kept, tell: (session: TwinSession) => Promise<void>) =>
  async ({ method }: IncomingMessage, reply: ServerResponse, id: string) => {
    const session = books.find(id);
    if (!session) return reply.writeHead(404).end('There is no such page.');
    if (method === 'POST' && session.status !== 'expired') {
      const isFirst = session.status === 'open';
      books.pay(id);
      if (isFirst) await tell(session);
      return reply.writeHead(303, { location: paidUrlOf(session) }).end();
    }
    const status = session.status === 'expired' ? 410 : 200;
    return reply.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(pageFor(session, books));
  };

/**
 * A local server that speaks Stripe's protocol as far as its adapter does, and has the page where one pays. It lives in
 * the process that starts it, and remembers everything while others are started again.
 */
export const startStripeTwin = async (account: TwinAccount) => {
  const { webhookSecret, port: wanted = 0, now = () => systemClock.now().epochMilliseconds } = account;
  const seconds = () => Math.floor(now() / 1000);
  const switches = { ...noSwitches };
  /** Every call of the API, as 'METHOD path'. */
  const calls: string[] = [];
  const books = openBooks(seconds, (id) => `${url}/pay/${id}`);
  const { answer: answerTo, forget: forgetKeys } = onceByKey(books, seconds);
  const { sign, write } = writing(webhookSecret, seconds);
  const { deliveries, deliver } = posting(switches, sign);
  const kept: Kept = { account, switches, calls, books, answerTo };
  const serveApi = servingApi(kept);
  const servePage = servingPages(kept, (session) => deliver(write(session)));

  const { url, port, close } = await listen(wanted, async (request, reply) => {
    const asked = new URL(request.url ?? '/', 'http://twin');
    const [, id] = /^\/pay\/(\w+)$/.exec(asked.pathname) ?? [];
    return id ? servePage(request, reply, id) : serveApi(request, reply, asked);
  });

  const { sessions, charges, refunds, pay, expire, balance } = books;
  return {
    url,
    port,
    close,
    switches,
    calls,
    deliveries,
    sessions,
    charges,
    refunds,
    pay,
    expire,
    balance,
    /** A message about a page as it is now. `at`: when it was written and signed. */
    eventOf: (sessionId: string, type?: string, { id, at }: { id?: string; at?: Temporal.Instant } = {}) => {
      const signedAt = at && Math.floor(at.epochMilliseconds / 1000);
      const { payload, signature } = write(books.need(sessionId), type, { id, at: signedAt });
      return { payload, signature };
    },
    /** The signature of any other payload. */
    sign: (payload: string) => sign(payload),
    forget: () => {
      for (const all of [sessions, charges, refunds, calls, deliveries]) all.length = 0;
      forgetKeys();
      Object.assign(switches, noSwitches);
    },
  };
};
