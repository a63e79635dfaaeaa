import type { FastifyRequest } from 'fastify';
import type { ZodObject } from 'zod';
import type { Endpoint, EndpointInput } from '../../../contract/endpoint.ts';
import { sayIssue } from '../../../contract/schemas/zod-messages.ts';
import { Refusal } from '../refusal.ts';
import { readForm } from './form.ts';
import { awaitSender } from './load.ts';
import type { referenceReader, Sent } from './references.ts';

const parts = ['params', 'query', 'body'] as const;

/** The path of the first text that PostgreSQL cannot store, because it contains NUL or half of a surrogate pair. */
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
  const { data, error } = schema.safeParse(value ?? {}, { error: sayIssue });
  for (const { path, message } of error?.issues ?? []) {
    const name = path.join('.') || part;
    if (!fields.has(name)) fields.set(name, message);
  }
  const broken = unkeepable(data, '');
  if (broken !== null) fields.set(broken || part, 'Please use plain text');
  return data;
};

/** Reads who and what a call refers to, before its schemas judge it (M31). */
type ReadReferences = (sent: Sent) => ReturnType<ReturnType<typeof referenceReader>>;

const asSent: ReadReferences = async (sent) => ({ sent, fields: new Map() });

/** Checks every part of the input that the endpoint declares; gives one message for each field that is wrong. */
export const readInput = async <E extends Endpoint>(
  endpoint: E,
  request: FastifyRequest,
  readReferences: ReadReferences = asSent,
): Promise<EndpointInput<E>> => {
  const { uploads } = endpoint;
  const form = uploads && request.isMultipart() ? await awaitSender(request, readForm(request, uploads)) : undefined;
  const given: Record<string, unknown> = { uploads: form?.uploads ?? [] };
  const body = form ? form.fields : request.body;
  const { sent, fields } = await readReferences({ params: request.params, query: request.query, body });
  for (const part of parts) {
    const schema = endpoint[part];
    if (schema) given[part] = check(schema, sent[part], part, fields);
  }
  if (fields.size > 0) throw new Refusal('request.invalid', 422, { fields: Object.fromEntries(fields) });
  return given as EndpointInput<E>;
};
