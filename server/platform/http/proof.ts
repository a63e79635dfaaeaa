import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { Refusal } from '../refusal.ts';
import type { Server } from './server.ts';

export const bearerOf = (request: FastifyRequest) => /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];

/** A browser says where a form was sent from, and a foreign page cannot fake that. */
const fromElsewhere = ({ headers, host }: FastifyRequest, baseUrl: string) => {
  const { origin } = headers;
  if (origin === undefined) return headers['sec-fetch-site'] === 'cross-site';
  return !URL.canParse(origin) || (new URL(origin).host !== host && origin !== new URL(baseUrl).origin);
};

/**
 * Was a link followed from one of our own pages, or typed? A browser says so itself; one that is too old to say it names
 * the page it comes from, or nothing.
 */
export const followedHere = (request: FastifyRequest, baseUrl: string) => {
  const { 'sec-fetch-site': site, referer } = request.headers;
  if (bearerOf(request) !== undefined) return true;
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  return referer !== undefined && URL.canParse(referer) && new URL(referer).origin === new URL(baseUrl).origin;
};

/** Checks that a call that changes something comes from one of our own pages. A bearer token is proof enough. */
export const provesOrigin = (server: Server, endpoint: Endpoint, baseUrl: string) => {
  if (endpoint.method === 'GET' || endpoint.credentials === 'bearer' || endpoint.signedBy !== undefined)
    return undefined;
  return (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void) => {
    if (bearerOf(request) !== undefined) return done();
    if (fromElsewhere(request, baseUrl)) return done(new Refusal('request.untrusted', 403));
    if (endpoint.proof === 'origin') return done();
    return server.csrfProtection(request, reply, done);
  };
};
