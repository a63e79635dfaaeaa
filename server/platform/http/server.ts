import { createHash } from 'node:crypto';
import cookie from '@fastify/cookie';
import csrf from '@fastify/csrf-protection';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyError, type FastifyReply, type FastifyRequest, type FastifyServerOptions } from 'fastify';
import qs from 'qs';
import type { RefusalCode } from '../../../contract/messages.ts';
import type { Settings } from '../config.ts';
import { Refusal, refusalIn } from '../refusal.ts';
import { type Alias, readAliases } from './aliases.ts';
import { compress } from './compress.ts';
import { busyPage } from './busy-page.ts';
import { mostText } from './form.ts';
import { waitForHandlers } from './handlers-end.ts';
import { boundBodies } from './held-bodies.ts';
import { readJson } from './json.ts';
import { limitSources } from './limits.ts';
import { type Bounds, refuseBeyond, watchEventLoop } from './load.ts';
import { endSlowBodies } from './pace.ts';
import { type Refused, replyOf } from './refused.ts';

/** The cookie of a signed-in browser. */
export const sessionCookie = 'session';

/**
 * What a page may load and run; a few may more than others, by the further sources. The styles of the design system are
 * inline; scripts never are.
 */
export const contentPolicy = ({ scripts = '', frames = '' }: { scripts?: string; frames?: string } = {}) =>
  [
    "default-src 'self'",
    `script-src 'self' ${scripts}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    ...(frames === '' ? [] : [`frame-src ${frames}`]),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** These headers are constant, so they cost nothing. */
const securityHeaders = {
  'content-security-policy': contentPolicy(),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), display-capture=(), geolocation=()',
};
const onlyOverHttps = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

const sendRefusal = (reply: FastifyReply, status: number, refused: Refused) =>
  reply.code(status).header('cache-control', 'no-store').send(replyOf(refused));

export const refuse = (reply: FastifyReply, status: number, code: RefusalCode) => sendRefusal(reply, status, { code });

const codeFor = (status: number): RefusalCode => {
  if (status === 403) return 'request.untrusted';
  if (status === 413) return 'request.too_big';
  if (status === 429) return 'request.too_many';
  return 'request.unreadable';
};

/** How soon to try again after a refusal of a call that there was no room for. */
const retryAfterSeconds = 2;

const answerBusy = (refusal: Refusal, { method, headers }: FastifyRequest, reply: FastifyReply) => {
  reply.header('retry-after', String(retryAfterSeconds));
  const isVisit = method === 'GET' && (headers.accept ?? '').includes('text/html');
  if (!isVisit) return sendRefusal(reply, refusal.status, refusal);
  reply.code(refusal.status).header('cache-control', 'no-store').type('text/html; charset=utf-8');
  return reply.send(busyPage(retryAfterSeconds));
};

const answerError = (error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply) => {
  const refusal = refusalIn(error);
  if (refusal?.status === 503) return answerBusy(refusal, request, reply);
  if (refusal) return sendRefusal(reply, refusal.status, refusal);
  const status = (error as FastifyError).statusCode ?? 500;
  if (status < 500) return refuse(reply, status === 400 ? 422 : status, codeFor(status));
  request.log.error({ err: error }, 'fault');
  return refuse(reply, 500, 'request.fault');
};

/** Bytes that are no call of HTTP, or headers without end: answered on the bare connection, in words of ours. */
const answerNonsense: NonNullable<FastifyServerOptions['clientErrorHandler']> = (error, socket) => {
  const { code } = error as { code?: string };
  if (code === 'ECONNRESET' || socket.destroyed || !socket.writable) return void socket.destroy();
  const isTooBig = code === 'HPE_HEADER_OVERFLOW';
  const isTooSlow = code === 'ERR_HTTP_REQUEST_TIMEOUT';
  const status = isTooBig ? '431 Too Big' : isTooSlow ? '408 Too Slow' : '400 Unreadable';
  const reply = replyOf({
    code: isTooBig ? 'request.too_big' : isTooSlow ? 'request.too_slow' : 'request.unreadable',
  });
  const body = JSON.stringify(reply);
  const headers = [
    `HTTP/1.1 ${status}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'connection: close',
  ];
  socket.end(`${headers.join('\r\n')}\r\n\r\n${body}`);
};

const digest = (text: string) => createHash('sha256').update(text).digest('base64url');

/** Logs the path without its query, since a query may contain a token. */
const loggedRequest = (request: { method: string; url: string; id?: string }) => ({
  method: request.method,
  path: request.url.split('?', 1)[0],
});

/**
 * Logs a failed statement without its parameters and a database error without its detail: both contain people's data.
 */
const loggedError = (error: Error): { type: string; message: string; stack: string; [more: string]: unknown } => {
  const { cause } = error;
  const says = error.message.split('\nparams:', 1)[0] ?? '';
  const places = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const code = 'code' in error ? { code: error.code } : {};
  return {
    type: error.name,
    message: says.slice(0, 500),
    ...code,
    stack: places.slice(0, 12).join('\n'),
    ...(cause instanceof Error && { cause: loggedError(cause) }),
  };
};

const tokenInForm = (body: unknown) => {
  const sent =
    typeof body === 'object' && body !== null && 'authenticity_token' in body ? body.authenticity_token : null;
  return typeof sent === 'string' ? sent : undefined;
};

/** Far fewer calls than this are under way when the machine carries what it is asked for. */
const mostUnderWay = 100;

export const newServer = (
  settings: Settings,
  aliases: readonly Alias[] = [],
  { mostUnderWay: most = mostUnderWay, isBehind }: Partial<Bounds> = {},
) => {
  const { rewrite, fieldsOf } = readAliases(aliases);
  const constant = settings.production ? { ...securityHeaders, ...onlyOverHttps } : securityHeaders;
  const server = Fastify({
    rewriteUrl: (request) => rewrite(request),
    // A stop closes idle connections and waits for busy ones; event streams are ended by endStreams.
    forceCloseConnections: 'idle',
    trustProxy: (_address, hop) => hop < settings.TRUSTED_PROXIES,
    bodyLimit: mostText,
    // Errors that Fastify answers by itself otherwise, with words for programmers.
    frameworkErrors: (error, request, reply) => answerError(error, request, reply.headers(constant)),
    clientErrorHandler: answerNonsense,
    genReqId: () => globalThis.crypto.randomUUID(),
    routerOptions: {
      maxParamLength: 300,
      ignoreDuplicateSlashes: true,
      querystringParser: (text) => ({ ...qs.parse(text) }),
    },
    logger: { level: settings.LOG_LEVEL, serializers: { req: loggedRequest, err: loggedError } },
  });
  waitForHandlers(server);
  // Tests run beside others on machines that are often late.
  const isLate = isBehind ?? (settings.NODE_ENV === 'test' ? () => false : watchEventLoop(server));
  server.setErrorHandler(answerError);
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(constant).header('x-request-id', request.id);
    done();
  });
  refuseBeyond(server, { mostUnderWay: most, isBehind: isLate });
  boundBodies(server, mostText);
  endSlowBodies(server);
  readJson(server);
  server.register(cookie);
  server.register(formbody, { parser: (text) => qs.parse(text, { depth: 6, arrayLimit: 100 }) });
  // A file that is too big is truncated, not refused, so that the endpoint can say so beside its field.
  server.register(multipart, { throwFileSizeLimit: false });
  server.register(rateLimit, { global: false });
  limitSources(server, settings);
  server.register(csrf, {
    cookieOpts: { path: '/', sameSite: 'lax', httpOnly: true, secure: settings.production },
    // A form without a script sends it as a field (CRD-22).
    getToken: ({ headers, body }) => headers['x-csrf-token']?.toString() ?? tokenInForm(body),
    // Bound to the session too, so that a token from before a sign-in or sign-out no longer works (QUALITY: sessions).
    getUserInfo: (request) => digest(request.cookies[sessionCookie] ?? ''),
    csrfOpts: { hmacKey: settings.SECRET_KEY, userInfo: true },
  });
  server.addHook('preValidation', (request, _reply, done) => {
    const fields = fieldsOf(request.method, request.originalUrl);
    if (Object.keys(fields).length > 0) request.body = { ...(request.body as object | undefined), ...fields };
    done();
  });
  server.addHook('onSend', compress);
  return server;
};
export type Server = ReturnType<typeof newServer>;

/** The token of this browser and session, for the page's meta tag and GET /csrf. */
export const csrfTokenFor = (
  request: FastifyRequest,
  reply: FastifyReply,
  sessionToken = request.cookies[sessionCookie],
) => reply.generateCsrf({ userInfo: digest(sessionToken ?? '') });
