import { z } from 'zod';
import type { Endpoint } from '../../contract/endpoint.ts';
import { referenceIn } from '../../contract/references.ts';
import { refusals } from '../../contract/messages.ts';
import type { Alias } from './http/aliases.ts';

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'openapi-3.0' });
  return rest;
};

/** M31: a number is wanted, and a slug understood. */
const orSlug = (path: string, name: string, schema: object) =>
  referenceIn(path, name)?.as === 'number' ? { anyOf: [schema, { type: 'string', description: 'Its slug' }] } : schema;

const parametersOf = (path: string, schema: z.ZodObject | undefined, place: 'path' | 'query') => {
  const { properties = {}, required = [] } = (schema ? schemaOf(schema, 'input') : {}) as {
    properties?: Record<string, object>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, one]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: orSlug(path, name, one),
  }));
};

const bodyOf = ({ body, uploads }: Endpoint) => {
  if (!body && !uploads) return {};
  const schema = body ? schemaOf(body, 'input') : { type: 'object' };
  const files = Object.fromEntries(
    Object.keys(uploads ?? {}).map((name) => [name, { type: 'string', format: 'binary' }]),
  );
  const form = { schema: { allOf: [schema, { type: 'object', properties: files }] } };
  const json = { schema };
  return {
    requestBody: {
      content: uploads ? { 'application/json': json, 'multipart/form-data': form } : { 'application/json': json },
    },
  };
};

const text = { type: 'string' };
const params = { type: 'object', additionalProperties: { oneOf: [text, { type: 'number' }] } };
const fieldCode = { type: 'object', required: ['code'], properties: { code: text, params } };
/** `RefusalReply` of the contract. */
const refusalSchema = {
  type: 'object',
  required: ['error', 'code'],
  properties: {
    error: text,
    code: text,
    params,
    fields: { type: 'object', additionalProperties: text },
    field_codes: { type: 'object', additionalProperties: fieldCode },
  },
};

/** How a call is refused: its sentences by code, and whether field errors are repeated under `errors`. */
const refusedOf = ({ refusals: codes, fieldsAsErrors }: Endpoint) => {
  const said = codes.map((code) => `- ${code}: ${refusals[code]}`);
  if (fieldsAsErrors) said.push('- What is wrong by field stands under `fields`, and under `errors` as well.');
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } };
  return said.length === 0 ? {} : { '4XX': { description: `Refused:\n${said.join('\n')}`, content } };
};

/** Any call may be refused while the server has all it can carry (M38). */
const busyAnswer = {
  503: {
    description: refusals['request.busy'],
    headers: {
      'Retry-After': { description: 'How many seconds to wait before trying again', schema: { type: 'integer' } },
    },
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
  },
};

const operationOf = (endpoint: Endpoint) => {
  const { summary, params, query, response, answers = 'json', credentials } = endpoint;
  const content =
    answers === 'json' ? { content: { 'application/json': { schema: schemaOf(response, 'output') } } } : {};
  return {
    summary,
    tags: [
      endpoint.path.split('/').find((word) => word !== '' && word !== 'api' && word !== 'v2' && word !== 'my') ?? '/',
    ],
    parameters: [...parametersOf(endpoint.path, params, 'path'), ...parametersOf(endpoint.path, query, 'query')],
    ...bodyOf(endpoint),
    ...(credentials === 'bearer' && { security: [{ bearer: [] }] }),
    responses: {
      [answers === 'redirect' ? '303' : '200']: { description: 'Done', ...content },
      ...refusedOf(endpoint),
      ...busyAnswer,
    },
  };
};

const without = (schema: z.ZodObject | undefined, names: Readonly<Record<string, string>>) => {
  const left = Object.entries(schema?.shape ?? {}).filter(([field]) => !Object.values(names).includes(field));
  return left.length === 0 ? undefined : z.object(Object.fromEntries(left));
};

/** The endpoint under its other address; what the address already contains is left out of the body and the query. */
const twinOf = ({ path, of, into = {}, asks = {}, fills = {} }: Alias): Endpoint => {
  const summary = `The same as ${of.method} ${of.path}`;
  if (Object.keys({ ...into, ...asks, ...fills }).length === 0) return { ...of, path, summary };
  const { body: given, query: asked, ...rest } = of;
  const params = z.object(
    Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, word = '']) => [word, z.string()])),
  );
  const [body, query] = [without(given, into), without(asked, asks)];
  return { ...rest, path, summary, params, ...(body && { body }), ...(query && { query }) };
};

/** The whole interface as OpenAPI 3, generated from the same descriptions that the server answers by. */
export const openApiOf = (endpoints: readonly Endpoint[], aliases: readonly Alias[], title: string) => {
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of endpoints) {
    (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = operationOf(endpoint);
  }
  for (const alias of aliases) {
    (paths[alias.path] ??= {})[alias.of.method.toLowerCase()] = {
      ...operationOf(twinOf(alias)),
      deprecated: true,
    };
  }
  const components = {
    schemas: { Refusal: refusalSchema },
    securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
  };
  return { openapi: '3.0.3', info: { title: `${title} API`, version: '1' }, paths, components };
};
