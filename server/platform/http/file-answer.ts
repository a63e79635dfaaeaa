import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FileAnswer } from '../../../contract/schemas/types.ts';
import { attachment } from './attachment.ts';

const cacheControl: Record<NonNullable<FileAnswer['cache']>, string> = {
  private: 'private, no-store',
  year: 'public, max-age=31536000, immutable',
  checked: 'private, no-cache',
};

const tagOf = (body: string | Uint8Array) => `W/"${createHash('sha256').update(body).digest('base64url')}"`;

const isKnown = (tag: string, { headers }: FastifyRequest) => {
  const opaque = (one: string) => one.trim().replace(/^W\//, '');
  return (headers['if-none-match'] ?? '').split(',').some((one) => opaque(one) === opaque(tag));
};

/** Answers with a file; one that is `checked` and that the caller has already is not sent again. */
export const sendFile = (
  request: FastifyRequest,
  reply: FastifyReply,
  { body, type, name, cache = 'private' }: FileAnswer,
) => {
  if (name !== undefined) reply.header('content-disposition', attachment(name));
  reply.header('cache-control', cacheControl[cache]);
  if (cache === 'checked' && (typeof body === 'string' || body instanceof Uint8Array)) {
    const tag = tagOf(body);
    reply.header('etag', tag);
    if (isKnown(tag, request)) return reply.code(304).send();
  }
  return reply.type(type).send(body);
};
