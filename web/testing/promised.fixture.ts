import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { portalRequestPath, requestBooking } from '../../contract/bookings/index.ts';
import { locales } from 'zod';
import type { Endpoint } from '../../contract/endpoint.ts';

/** A call as the page sends it. */
export interface Call {
  method: string;
  /** Its address, with what it asks. */
  path: string;
  /** What was sent, as a value; null where nothing was. */
  body: unknown;
  /** Its Idempotency-Key. */
  key?: string;
}
interface Reply {
  status: number;
  body: unknown;
}

/** Read from the folder: named here, whatever a module of the contract exports would count as used. */
const modules = readdirSync('contract')
  .map((name) => resolve('contract', name, 'index.ts'))
  .filter((file) => existsSync(file));
const contract = await Promise.all(modules.map((file) => import(/* @vite-ignore */ file) as Promise<object>));
/** Answered beside the contract, for those who watch over the machine. */
const besideIt: readonly string[] = ['GET /healthz'];

/** Other addresses that the pages call an endpoint by (docs/decisions/007-aliases.md), and its own. */
const aliases: Readonly<Record<string, string>> = { [portalRequestPath]: requestBooking.path };

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'response' in value;

/** What is the same in both comes before what is a parameter in one, as in the router: a brace follows every letter. */
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
/** Zod's own words: pages have put ours in their place. */
const forProgrammers = { error: locales.en().localeError };
const faultsOf = (schema: Schema, value: unknown) =>
  (schema.safeParse(value, forProgrammers).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );

/** Where a value says more than was kept of it. */
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

/** A form is read by the server alone. */
const faultsOfInput = (endpoint: Endpoint, params: object, { path, body }: Call) => {
  const query = Object.fromEntries(new URLSearchParams(path.split('?')[1]));
  const sent = { params, query, body: body instanceof FormData ? undefined : (body ?? {}) };
  return (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = endpoint[part];
    return schema && sent[part] ? faultsOf(schema, sent[part]).map((fault) => `asked with ${part}.${fault}`) : [];
  });
};

/**
 * Where a test's server says what the product's never would: a reply or a refusal that its endpoint does not promise, or
 * anything but a `request.…` to a call that its endpoint does not take. A page over such a server proves nothing.
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
