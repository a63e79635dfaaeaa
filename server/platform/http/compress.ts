import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Shorter replies fit into one packet without compression. */
const leastBytes = 1024;

/** Pictures, archives and documents are already compressed; an event stream must arrive as it is written. */
const isText = /^(?:text\/(?!event-stream)|application\/(?:json|javascript)|image\/svg\+xml)/;

const packed = { br: promisify(brotliCompress), gzip: promisify(gzip) };
/** Most of the gain in a fraction of a millisecond; files that the build compresses once get a higher quality. */
const brotliQuality = 4;

type Encoding = keyof typeof packed;

/** The best encoding that the browser names and does not refuse with a weight of zero. */
const encodingFor = ({ headers }: FastifyRequest): Encoding | undefined => {
  const offers = String(headers['accept-encoding'] ?? '')
    .toLowerCase()
    .split(',')
    .map((offer) => offer.split(';').map((part) => part.trim()));
  const wanted = offers.flatMap(([name, weight = '']) => (/^q=0(\.0*)?$/.test(weight) ? [] : [name]));
  return (['br', 'gzip'] as const).find((encoding) => wanted.includes(encoding));
};

const pack = (encoding: Encoding, bytes: Buffer) =>
  encoding === 'gzip'
    ? packed.gzip(bytes)
    : packed.br(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      });

const vary = (reply: FastifyReply) => {
  const already = reply.getHeader('vary');
  reply.header('vary', already === undefined ? 'Accept-Encoding' : `${String(already)}, Accept-Encoding`);
};

/** A strong tag promises identical bytes, which compressing changes; a weak one promises only the same meaning. */
const weakenTag = (reply: FastifyReply) => {
  const tag = reply.getHeader('etag');
  if (typeof tag === 'string' && !tag.startsWith('W/')) reply.header('etag', `W/${tag}`);
};

/**
 * Compresses the texts that the server generates; files are streams and pass through. The only secret in a page, its
 * CSRF token, is masked differently each time, so its compressed length reveals nothing (BREACH).
 */
export const compress = async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
  if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload;
  if (reply.hasHeader('content-encoding') || !isText.test(String(reply.getHeader('content-type')))) return payload;
  const bytes = Buffer.from(payload);
  if (bytes.length < leastBytes) return payload;
  vary(reply);
  const encoding = encodingFor(request);
  if (encoding === undefined) return payload;
  reply.removeHeader('content-length');
  reply.header('content-encoding', encoding);
  weakenTag(reply);
  return pack(encoding, bytes);
};
