import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { portalRequestPath, requestBooking } from '../../contract/bookings/index.ts';
import { locales } from 'zod';
import type { Endpoint } from '../../contract/endpoint.ts';

/** A call as the page sends it. */
export interface Call {
  method: string;
  /** The path with its query. */
  path: string;
  /** The parsed body; null if there was none. */
  body: unknown;
  /** Its Idempotency-Key. */
  key?: string;
}
interface Reply {
  status: number;
  body: unknown;
}

/** Found by reading the folder, because naming the modules here would make all their exports count as used. */
const modules = readdirSync('contract')
  .map((name) => resolve('contract', name, 'index.ts'))
  .filter((file) => existsSync(file));
const contract = await Promise.all(modules.map((file) => import(/* @vite-ignore */ file) as Promise<object>));
/** Addresses that are answered without being in the contract; they are for monitoring. */
const besideIt: readonly string[] = ['GET /healthz'];

/** Other addresses that pages use for an endpoint (docs/decisions/007-aliases.md), mapped to its own. */
const aliases: Readonly<Record<string, string>> = { [portalRequestPath]: requestBooking.path };

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'response' in value;

/**
 * Sorts literal path segments before parameters, as the router does; this works because a brace sorts after every
 * letter.
 */
const byPath = (one: Endpoint, other: Endpoint) => (one.path < other.path ? -1 : 1);
const patternOf = (path: string) =>
  new RegExp(`^${path.replaceAll('.', String.raw`\.`).replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
const endpoints = [...new Set(contract.flatMap((file) => Object.values(file).filter(isEndpoint)))]
  .toSorted(byPath)
  .map((endpoint) => ({ endpoint, pattern: patternOf(endpoint.path) }));

const find = (method: string, path: string) => {
  for (const { endpoint, pattern } of endpoints) {
    const match = endpoint.method === method ? pattern.exec(path) : null;
    if (match) return { endpoint, params: match.groups ?? {} };
  }
  return undefined;
};

interface Schema {
  safeParse: (
    value: unknown,
    options: object,
  ) => {
    data?: unknown;
    error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] };
  };
}
/** Zod's own messages, because pages have replaced them with ours. */
const forProgrammers = { error: locales.en().localeError };
const faultsOf = (schema: Schema, value: unknown) =>
  (schema.safeParse(value, forProgrammers).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );

/** The paths of keys that the value has but the schema dropped. */
const strayKeys = (given: unknown, kept: unknown, at = ''): string[] => {
  if (typeof given !== 'object' || given === null || typeof kept !== 'object' || kept === null) return [];
  return Object.entries(given).flatMap(([key, value]) =>
    key in kept ? strayKeys(value, kept[key as keyof typeof kept], `${at}${key}.`) : [`${at}${key}: not promised`],
  );
};

const faultsOfAnswer = ({ response }: Endpoint, body: unknown) => {
  const faults = faultsOf(response, body);
  return faults.length > 0 ? faults : strayKeys(body, response.safeParse(body, forProgrammers).data);
};

const codeOf = (body: unknown) => {
  const { error, code } = (body ?? {}) as { error?: unknown; code?: unknown };
  return typeof error === 'string' && typeof code === 'string' ? code : undefined;
};
const isOfRequests = (code: string | undefined) => code?.startsWith('request.') === true;

const faultsOfRefusal = ({ refusals }: Endpoint, body: unknown) => {
  const code = codeOf(body);
  if (code === undefined) return ['a refusal has an error and a code'];
  return isOfRequests(code) || refusals.some((one) => one === code) ? [] : [`does not refuse with ${code}`];
};

/** Multipart forms are not checked, because only the server can read them. */
const faultsOfInput = (endpoint: Endpoint, params: object, { path, body }: Call) => {
  const query = Object.fromEntries(new URLSearchParams(path.split('?')[1]));
  const sent = { params, query, body: body instanceof FormData ? undefined : (body ?? {}) };
  return (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = endpoint[part];
    return schema && sent[part] ? faultsOf(schema, sent[part]).map((fault) => `asked with ${part}.${fault}`) : [];
  });
};

/**
 * Checks that a test's server only says what the real one would: fails for a reply or refusal that the endpoint does
 * not promise, or for answering a call that the endpoint would reject with anything but a `request.…` code. A page
 * tested against a server like that proves nothing.
 */
export const breachOf = (call: Call, { status, body }: Reply): string | undefined => {
  const [path = ''] = call.path.split('?', 1);
  const address = `${call.method} ${path}`;
  if (besideIt.includes(address)) return undefined;
  const found = find(call.method, aliases[path] ?? path);
  if (!found) return `${address}: no endpoint of the contract`;
  const { endpoint, params } = found;
  const isFine = status < 400;
  const replied = isFine ? faultsOfAnswer(endpoint, body) : faultsOfRefusal(endpoint, body);
  const isAnswered = isFine && endpoint.answers !== undefined ? [] : replied;
  const asked = !isFine && isOfRequests(codeOf(body)) ? [] : faultsOfInput(endpoint, params, call);
  const faults = [...isAnswered, ...asked];
  return faults.length > 0 ? [`${address} (${endpoint.path})`, ...faults].join('\n    ') : undefined;
};
