import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { Refusal } from '../refusal.ts';
import type { Settings } from '../config.ts';
import { bearerOf } from './proof.ts';
import { sessionCookie } from './server.ts';

/** B09: the limit of every endpoint that does not set its own. */
const usual = { max: 600, per: 'minute', by: 'account' } as const;

const accountOf = (request: FastifyRequest) => {
  const token = bearerOf(request) ?? request.cookies[sessionCookie];
  return token === undefined ? request.ip : createHash('sha256').update(token).digest('base64url');
};

/** The limit of an endpoint, counted in this process (SYS-17). */
export const limitOf = (endpoint: Endpoint, { RATE_LIMIT_FACTOR }: Settings) => {
  const { max, per, by } = endpoint.limit ?? usual;
  return {
    rateLimit: {
      max: max * RATE_LIMIT_FACTOR,
      timeWindow: per === 'minute' ? 60_000 : 3_600_000,
      keyGenerator: by === 'account' ? accountOf : (request: FastifyRequest) => request.ip,
      errorResponseBuilder: () => new Refusal('request.too_many', 429),
    },
  };
};
