import type { FastifyRequest } from 'fastify';
import qs from 'qs';
import type { ZodObject } from 'zod';
import type { Endpoint, Given, Upload } from '../../../contract/endpoint.ts';
import { Refusal } from '../refusal.ts';

const parts = ['params', 'query', 'body'] as const;

interface Form {
  fields: unknown;
  uploads: Upload[];
}

type Parts = ReturnType<FastifyRequest['parts']>;

/** One more file than allowed has been read: the endpoint's own sentence says so. A form that breaks off is no form. */
const readParts = async (sent: Parts, take: (part: Awaited<ReturnType<Parts['next']>>['value']) => Promise<void>) => {
  try {
    for await (const part of sent) await take(part);
  } catch (fault) {
    const { code, statusCode } = fault as { code?: string; statusCode?: number };
    if (code === 'FST_FILES_LIMIT') return;
    if (statusCode === undefined) throw new Refusal('request.unreadable');
    throw fault;
  }
};

/** Reads multipart/form-data; `booking[links][0][url]` becomes nested, as the documents print such names. */
const readForm = async (request: FastifyRequest, wanted: NonNullable<Endpoint['uploads']>): Promise<Form> => {
  const limits = Object.values(wanted);
  const fileSize = Math.max(...limits.map(({ maxBytes }) => maxBytes));
  const files = limits.reduce((sum, { maxFiles }) => sum + maxFiles, 0);
  const pairs: string[] = [];
  const uploads: Upload[] = [];
  // One more than allowed of each is taken, so that the endpoint's own sentence can say what is wrong; what a file
  // holds beyond that is let pass and kept nowhere.
  const most = { fileSize: fileSize + 1, files: files + 1, fields: 200 };
  await readParts(request.parts({ limits: most }), async (part) => {
    if (part.type === 'field') {
      pairs.push(`${encodeURIComponent(part.fieldname)}=${encodeURIComponent(String(part.value))}`);
    } else {
      const bytes = await part.toBuffer();
      uploads.push({ field: part.fieldname.replace(/\[\d*\]/g, '[]'), name: part.filename ?? '', bytes });
    }
  });
  return { fields: qs.parse(pairs.join('&'), { depth: 6, arrayLimit: 100, parameterLimit: 300 }), uploads };
};

/** PostgreSQL keeps no NUL and no half letters: where a text holds one, by path. */
const unkeepable = (value: unknown, path: string): string | null => {
  if (typeof value === 'string') return value.includes('\u0000') || !value.isWellFormed() ? path : null;
  if (value === null || typeof value !== 'object' || value instanceof Uint8Array) return null;
  for (const [key, one] of Object.entries(value)) {
    const found = unkeepable(one, path === '' ? key : `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
};

type Fields = Map<string, string>;

const check = (schema: ZodObject, value: unknown, part: string, fields: Fields) => {
  const { data, error } = schema.safeParse(value ?? {});
  for (const { path, message } of error?.issues ?? []) {
    const name = path.join('.') || part;
    if (!fields.has(name)) fields.set(name, message);
  }
  const broken = unkeepable(data, '');
  if (broken !== null) fields.set(broken || part, 'Please use plain text');
  return data;
};

/** Every part that the endpoint names, checked; one message for each field that is wrong. */
export const readInput = async <E extends Endpoint>(endpoint: E, request: FastifyRequest): Promise<Given<E>> => {
  const form = endpoint.uploads && request.isMultipart() ? await readForm(request, endpoint.uploads) : undefined;
  const given: Record<string, unknown> = { uploads: form?.uploads ?? [] };
  const fields: Fields = new Map();
  const sent = { params: request.params, query: request.query, body: form ? form.fields : request.body };
  for (const part of parts) {
    const schema = endpoint[part];
    if (schema) given[part] = check(schema, sent[part], part, fields);
  }
  if (fields.size > 0) throw new Refusal('request.invalid', 422, { fields: Object.fromEntries(fields) });
  return given as Given<E>;
};
