import type { z } from 'zod';
import { listEndpoints } from './listing.fixture.ts';

type Schema = z.core.$ZodType;
/** What zod keeps about a schema, as far as it matters here. */
interface Def {
  type: string;
  checks?: readonly { _zod: { def: { check: string; format?: string; maximum?: number; abort?: boolean } } }[];
  [part: string]: unknown;
}
const defOf = (schema: Schema) => schema._zod.def as unknown as Def;

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null && '_zod' in value;

/** The schemas that a schema consists of, each with the word that leads to it. */
const partsOf = (schema: Schema): [string, Schema][] => {
  const { shape = {}, options = [], items = [], ...rest } = defOf(schema);
  const named = Object.entries(shape as Record<string, Schema>);
  const several = [...(options as Schema[]), ...(items as Schema[])].map((one): [string, Schema] => ['', one]);
  const single = ['innerType', 'element', 'in', 'out', 'keyType', 'valueType', 'left', 'right'].map(
    (part): [string, unknown] => ['', rest[part]],
  );
  return [...named, ...several, ...single].filter((part): part is [string, Schema] => isSchema(part[1]));
};

export interface Found {
  /** Where it was met first: `POST /users body.firstname`. */
  place: string;
  schema: Schema;
}

/** Schemas of the same kind with the same limits, patterns and functions count as one. */
const keyOf = (schema: Schema): string =>
  JSON.stringify([schema, defOf(schema)], (_name, value: unknown) => {
    if (typeof value === 'function') return String(value);
    if (value instanceof RegExp) return String(value);
    if (isSchema(value)) return value._zod.def;
    return value;
  });

/** Every distinct schema below those that endpoints are called with, and everything it is part of, except objects. */
const below = (place: string, schema: Schema, seen: Map<string, Found>) => {
  const { type } = defOf(schema);
  if (type !== 'object') {
    const key = keyOf(schema);
    if (seen.has(key)) return;
    seen.set(key, { place, schema });
  }
  for (const [name, part] of partsOf(schema)) below(name === '' ? place : `${place}.${name}`, part, seen);
};

const listInputs = () => {
  const seen = new Map<string, Found>();
  for (const { method, path, params, query, body } of listEndpoints()) {
    for (const [name, schema] of Object.entries({ params, query, body }))
      if (schema) below(`${method} ${path} ${name}`, schema, seen);
  }
  return [...seen.values()];
};

const onlyValues = new Set(['boolean', 'literal', 'enum', 'array', 'unknown', 'transform']);

/** Every distinct schema that may be given a text, alone or within another. */
export const listStringSchemas = (): readonly Found[] =>
  listInputs().filter(({ schema }) => !onlyValues.has(defOf(schema).type));

/** What is wrong with the order of a text's checks, or null: a bound that ends the checking comes before the rest. */
const faultOf = ({ place, schema }: Found): string | null => {
  const { type, check, checks = [] } = defOf(schema);
  if (type !== 'string') return null;
  const own = check === 'string_format' ? ['string_format'] : [];
  const names = [...own, ...checks.map(({ _zod }) => _zod.def.check)];
  const bound = names.findIndex((name) => name === 'max_length' || name === 'length_equals');
  if (bound === -1) return `${place} has no longest length`;
  const looks = names.findIndex((name) => name === 'string_format' || name === 'custom');
  if (looks === -1) return null;
  if (looks < bound) return `${place} is looked at before its length is`;
  return checks[bound - own.length]?._zod.def.abort ? null : `${place} is looked at even if it is too long`;
};

/** Schemas that look at a text before they have refused one that is too long. */
export const listUnbounded = (): readonly string[] => listInputs().flatMap((one) => faultOf(one) ?? []);
