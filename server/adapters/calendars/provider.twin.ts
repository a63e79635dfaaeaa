import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { startLocally } from '../local.twin.ts';

export interface TwinAnswer {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}
export interface TwinCall {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: string;
}

export const twinClient = { id: 'lantern-client', secret: 'the-secret-of-lantern' };

interface Kind {
  consentPath: string;
  tokenPath: string;
  /** The scope that opens calendars. */
  scope: string;
  /** Whether every renewal gives another refresh token. */
  rotates: boolean;
  /** A call of the calendar itself, with a token that is good. */
  serve: (call: TwinCall, base: string) => TwinAnswer;
}

const idTokenOf = (email: string) =>
  ['{}', JSON.stringify({ email }), ''].map((part) => Buffer.from(part).toString('base64url')).join('.');

/** Everything that a question for consent has to say. */
const isWhole = (query: URLSearchParams, scope: string) =>
  query.get('client_id') === twinClient.id &&
  query.get('response_type') === 'code' &&
  query.get('code_challenge_method') === 'S256' &&
  (query.get('scope') ?? '').split(' ').includes(scope);

const sentBack = (redirectUri: string, state: string, answer: Record<string, string>): TwinAnswer => {
  const back = new URL(redirectUri);
  for (const [name, value] of Object.entries({ state, ...answer })) back.searchParams.set(name, value);
  return { status: 302, headers: { location: back.href } };
};

const tokensAre = (given: object): TwinAnswer => ({
  status: 200,
  body: { ...given, expires_in: 3600, token_type: 'Bearer' },
});
const invalidGrant: TwinAnswer = { status: 400, body: { error: 'invalid_grant' } };
const isClient = (form: URLSearchParams) =>
  form.get('client_id') === twinClient.id && form.get('client_secret') === twinClient.secret;

/** Gives out codes and tokens as RFC 6749 and RFC 7636 say, and takes back what was revoked. */
const openGrants = ({ scope, rotates }: Kind) => {
  const codes = new Map<string, { challenge: string; redirectUri: string }>();
  const refresh = new Set<string>();
  const access = new Set<string>();
  /** How the member answers on the consent page. */
  const member = { email: 'mentor.tan@calendar.example', agrees: true, permits: true };

  const consent = (query: URLSearchParams): TwinAnswer => {
    const redirectUri = query.get('redirect_uri') ?? '';
    const challenge = query.get('code_challenge') ?? '';
    if (!isWhole(query, scope)) return { status: 400, body: { error: 'invalid_request' } };
    const code = randomBytes(8).toString('hex');
    if (member.agrees) codes.set(code, { challenge, redirectUri });
    return sentBack(redirectUri, query.get('state') ?? '', member.agrees ? { code } : { error: 'access_denied' });
  };

  const give = (refreshToken: string): TwinAnswer => {
    const token = `access-${randomBytes(8).toString('hex')}`;
    access.add(token);
    const granted = member.permits ? `openid ${scope}` : 'openid';
    return tokensAre({
      access_token: token,
      refresh_token: refreshToken,
      scope: granted,
      id_token: idTokenOf(member.email),
    });
  };
  const newRefresh = () => {
    const token = `refresh-${randomBytes(8).toString('hex')}`;
    refresh.add(token);
    return token;
  };

  const renew = (known: string): TwinAnswer => {
    if (!refresh.has(known)) return invalidGrant;
    if (!rotates) return give(known);
    refresh.delete(known);
    return give(newRefresh());
  };
  const redeem = (form: URLSearchParams): TwinAnswer => {
    const code = form.get('code') ?? '';
    const asked = codes.get(code);
    codes.delete(code);
    const proof = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isProved = asked?.challenge === proof && asked.redirectUri === form.get('redirect_uri');
    return isProved ? give(newRefresh()) : invalidGrant;
  };
  const token = (form: URLSearchParams): TwinAnswer => {
    if (!isClient(form)) return { status: 401, body: { error: 'invalid_client' } };
    return form.get('grant_type') === 'refresh_token' ? renew(form.get('refresh_token') ?? '') : redeem(form);
  };

  const revoke = (form: URLSearchParams): TwinAnswer => ({
    status: refresh.delete(form.get('token') ?? '') ? 200 : 400,
  });
  return { member, refresh, access, consent, token, revoke };
};

/** Answers each call with what this says. */
const listenWith = (answer: (call: TwinCall) => TwinAnswer) =>
  startLocally((request, reply) => {
    const send = async () => {
      const url = new URL(request.url ?? '/', 'http://twin');
      const { status, body, headers } = answer({
        method: request.method ?? 'GET',
        path: url.pathname,
        query: url.searchParams,
        headers: request.headers,
        body: await text(request),
      });
      reply.writeHead(status, { 'content-type': 'application/json', ...headers });
      reply.end(body === undefined ? undefined : JSON.stringify(body));
    };
    send().catch((fault: unknown) => reply.writeHead(500).end(String(fault)));
  });

/** A local server that speaks OAuth as both providers do, and hands the rest to the calendar. */
export const startProvider = async (kind: Kind) => {
  const grants = openGrants(kind);
  /** What the next calls of the calendar answer instead, one after the other. */
  const instead: TwinAnswer[] = [];
  /** Every call of the calendar, as 'METHOD path'. */
  const calls: string[] = [];

  const answerTo = (call: TwinCall, base: string): TwinAnswer => {
    if (call.path === kind.consentPath) return grants.consent(call.query);
    if (call.path === kind.tokenPath) return grants.token(new URLSearchParams(call.body));
    if (call.path === '/revoke') return grants.revoke(new URLSearchParams(call.body));
    calls.push(`${call.method} ${call.path}`);
    const other = instead.shift();
    if (other) return other;
    const bearer = (call.headers.authorization ?? '').replace(/^Bearer /, '');
    return grants.access.has(bearer) ? kind.serve(call, base) : { status: 401, body: { error: { code: 401 } } };
  };

  const { url, close } = await listenWith((call) => answerTo(call, url));

  return {
    url,
    member: grants.member,
    calls,
    instead,
    /** The member's answer to a consent page: where it sends the browser. */
    answerOf: (consentUrl: string) => {
      const { headers } = grants.consent(new URL(consentUrl).searchParams);
      return new URL(headers?.location ?? '');
    },
    /** The access tokens run out. */
    expire: () => grants.access.clear(),
    /** The member takes the permission back, at the provider. */
    revoke: () => {
      grants.access.clear();
      grants.refresh.clear();
    },
    refreshTokens: () => [...grants.refresh],
    forget: () => {
      grants.access.clear();
      grants.refresh.clear();
      instead.length = 0;
      calls.length = 0;
      Object.assign(grants.member, { email: 'mentor.tan@calendar.example', agrees: true, permits: true });
    },
    close,
  };
};
