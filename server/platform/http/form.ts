import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import qs from 'qs';
import type { Endpoint, Upload } from '../../../contract/endpoint.ts';
import { Refusal } from '../refusal.ts';
import { holdBody } from './held-bodies.ts';

/** The most that a body may hold besides files: JSON, or the fields of a form with their names. */
export const mostText = 2 * 2 ** 20;
const mostFields = 200;
const longestField = 2 ** 18;
const longestName = 200;
/** The most that one field of the product takes, and the most that a form takes in any number of files (BKG-33). */
const mostInFiles = 20 * 2 ** 20;
/** How long a client that is still sending gets to read that it was refused. */
const graceMs = 2000;

type UploadFields = NonNullable<Endpoint['uploads']>;

/**
 * Accepts one file more than allowed, one byte more for each, and twice the total, so that the endpoint can report the
 * problem beside the field in its own words. Whatever a file contains beyond its limit is read but not kept.
 */
export const boundsOf = (wanted: UploadFields) => {
  const limits = Object.values(wanted);
  const files = limits.reduce((sum, { maxFiles }) => sum + maxFiles, 0) + 1;
  const inFiles = limits.reduce((sum, { maxBytes, maxFiles }) => sum + maxBytes * maxFiles, 0);
  return {
    request: 2 * Math.min(inFiles, mostInFiles) + mostText,
    limits: {
      fileSize: Math.max(...limits.map(({ maxBytes }) => maxBytes)) + 1,
      files,
      fields: mostFields,
      fieldSize: longestField,
      parts: mostFields + files + 1, // one too many files is for the endpoint to tell
      headerSize: 8 * 1024,
      headerPairs: 20,
    },
  };
};

const tooBig = () => new Refusal('request.too_big', 413);

/** Discards what is sent after a refusal; a client that keeps sending is cut off. */
const letGo = (sent: IncomingMessage) => {
  sent.unpipe();
  sent.resume();
  setTimeout(() => sent.readableEnded || sent.destroy(), graceMs).unref();
};

/** Fails as soon as more than `most` bytes have arrived, whether or not the request announced them. */
const stopBeyond = (sent: IncomingMessage, most: number) =>
  new Promise<never>((_resolve, reject) => {
    let come = 0;
    const count = (bytes: Uint8Array) => {
      come += bytes.length;
      if (come <= most) return;
      sent.off('data', count);
      letGo(sent);
      reject(tooBig());
    };
    sent.on('data', count);
  });

type Parts = ReturnType<FastifyRequest['parts']>;

/**
 * One file more than allowed may be read, so that the endpoint itself can complain. A form that breaks off is invalid.
 */
const readParts = async (sent: Parts, take: (part: Awaited<ReturnType<Parts['next']>>['value']) => Promise<void>) => {
  try {
    for await (const part of sent) await take(part);
  } catch (fault) {
    const { code, statusCode } = fault as { code?: string; statusCode?: number };
    if (code === 'FST_FILES_LIMIT') return;
    if (fault instanceof Refusal || statusCode !== undefined) throw fault;
    throw new Refusal('request.unreadable');
  }
};

export interface Form {
  fields: unknown;
  uploads: Upload[];
}

const readAll = async (request: FastifyRequest, wanted: UploadFields): Promise<Form> => {
  const pairs: string[] = [];
  const uploads: Upload[] = [];
  let text = 0;
  await readParts(request.parts({ limits: boundsOf(wanted).limits }), async (part) => {
    if (part.fieldname.length > longestName) throw tooBig();
    if (part.type === 'file') {
      const bytes = await part.toBuffer();
      uploads.push({ field: part.fieldname.replace(/\[\d*\]/g, '[]'), name: part.filename ?? '', bytes });
      return;
    }
    const value = String(part.value);
    text += part.fieldname.length + value.length;
    if (part.valueTruncated || text > mostText) throw tooBig();
    pairs.push(`${encodeURIComponent(part.fieldname)}=${encodeURIComponent(value)}`);
  });
  return { fields: qs.parse(pairs.join('&'), { depth: 6, arrayLimit: 100, parameterLimit: 300 }), uploads };
};

/**
 * Reads multipart/form-data; a name such as `booking[links][0][url]`, as the documents print it, becomes a nested
 * field.
 */
export const readForm = async (request: FastifyRequest, wanted: UploadFields): Promise<Form> => {
  const { raw } = request;
  const most = boundsOf(wanted).request;
  try {
    if (Number(request.headers['content-length']) > most) throw tooBig();
    holdBody(request, most);
    return await Promise.race([readAll(request, wanted), stopBeyond(raw, most)]);
  } catch (fault) {
    letGo(raw);
    throw fault;
  }
};
