import { afterAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '../../contract/endpoint.ts';
import { openBusInProcess } from './bus.ts';
import { readSettings } from './config.ts';
import { type App, handle } from './http.ts';
import { Refusal } from './refusal.ts';
import type { Change } from './work.ts';
import { type Loader, whereNamed } from './permission.ts';
import { newServer } from './http/server.ts';

interface Visitor {
  name: string;
}

let steps: string[] = [];
beforeEach(() => {
  steps = [];
});

const change = {} as Change;
const server = newServer(readSettings({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }));
afterAll(() => server.close());

const app: App<Visitor> = {
  server,
  settings: readSettings({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }),
  handled: [],
  policyAlone: new Map(),
  bus: openBusInProcess(),
  identify: async ({ bearer }) => (bearer === undefined ? null : { name: bearer }),
  transact: async (run) => {
    steps.push('begin');
    const answer = await run(change);
    steps.push('commit');
    return answer;
  },
  reading: () => change,
  referents: undefined,
  sendPage: () => Promise.reject(new Error('no pages here')),
};

/** Lets in everyone not called Eve; only books with numbers below 10 exist, and only Ana may use number 7. */
const readerOf = <I>(idOf: (input: I) => number): Loader<Visitor, Visitor, I, { title: string }> => ({
  policy: (visitor) => {
    steps.push('policy');
    if (visitor === null) return 'accounts.not_signed_in';
    return visitor.name === 'eve' ? 'accounts.platform_admins_only' : visitor;
  },
  load: async ({ actor }, input) => {
    const id = idOf(input);
    steps.push(`load ${id}`);
    if (id >= 10) throw new Refusal('programmes.not_found', 404);
    if (id === 7 && actor.name !== 'ana') throw new Refusal('programmes.admins_only', 403);
    return { title: `Book ${id}` };
  },
});

const book = {
  path: '/books/{id}',
  summary: '',
  params: z.object({ id: z.coerce.number() }),
  response: z.object({ said: z.string() }),
  refusals: ['programmes.not_found', 'programmes.admins_only'],
} as const;
const readBook = { ...book, method: 'GET' } satisfies Endpoint;
const lendBook = { ...book, method: 'POST', body: z.object({ days: z.number() }) } satisfies Endpoint;

handle(
  app,
  readBook,
  readerOf(({ params }) => params.id),
  async ({ actor }, _input, { title }) => ({ said: `${actor.name} reads ${title}` }),
);

const print = async ({ body }: { body: { days: number } }) => {
  steps.push('before');
  return `for ${body.days} days`;
};
handle(
  app,
  lendBook,
  readerOf(({ params }) => params.id),
  async ({ actor }, { body }, { title }, printed) => {
    steps.push('verb');
    return { said: `${actor.name} lends ${title} ${body.days}: ${printed}` };
  },
  { before: print, discard: async () => steps.push('discard') },
);

const findBooks = {
  ...book,
  path: '/books',
  params: z.object({}),
  method: 'GET',
  query: z.object({ like: z.coerce.number().optional() }),
} satisfies Endpoint;
handle(
  app,
  findBooks,
  whereNamed(
    ({ query }) => query.like,
    readerOf((id) => id),
  ),
  async (_work, _input, like) => ({ said: like === null ? 'all books' : `books like ${like.title}` }),
);

const ask = async (as: string | null, at: number | string, body?: object) => {
  const reply = await server.inject({
    method: body === undefined ? 'GET' : 'POST',
    url: typeof at === 'number' ? `/books/${at}` : at,
    ...(as !== null && { headers: { authorization: `Bearer ${as}` } }),
    ...(body !== undefined && { payload: body }),
  });
  return [reply.statusCode, reply.json().said ?? reply.json().code];
};

test('who asks, the input, what is prepared, and then in the transaction what is loaded for the verb', async () => {
  expect(await ask('ana', 7, { days: 3 })).toEqual([200, 'ana lends Book 7 3: for 3 days']);
  expect(steps).toEqual(['policy', 'before', 'begin', 'load 7', 'verb', 'commit']);
});

test('whoever the policy does not let in is told so before their input is looked at', async () => {
  expect(await ask('eve', 12, { days: 'many' })).toEqual([403, 'accounts.platform_admins_only']);
  expect(await ask(null, 12)).toEqual([401, 'accounts.not_signed_in']);
  expect(steps).toEqual(['policy', 'policy']);
});

test('wrong input is told before anything is loaded', async () => {
  expect(await ask('ben', 12, { days: 'many' })).toEqual([422, 'request.invalid']);
  expect(steps).toEqual(['policy']);
});

test('what is not there, or not theirs, ends the call before its verb, and what was prepared is discarded', async () => {
  expect(await ask('ben', 12, { days: 3 })).toEqual([404, 'programmes.not_found']);
  expect(await ask('ben', 7, { days: 3 })).toEqual([403, 'programmes.admins_only']);
  expect(steps).toEqual([
    'policy',
    'before',
    'begin',
    'load 12',
    'discard',
    'policy',
    'before',
    'begin',
    'load 7',
    'discard',
  ]);
});

test('a read loads without a transaction', async () => {
  expect(await ask('ben', 3)).toEqual([200, 'ben reads Book 3']);
  expect(await ask('ben', 12)).toEqual([404, 'programmes.not_found']);
  expect(steps).toEqual(['policy', 'load 3', 'policy', 'load 12']);
});

test('what a call may name is loaded where it is named; the policy is asked either way', async () => {
  expect(await ask('ben', '/books?like=3')).toEqual([200, 'books like Book 3']);
  expect(await ask('ben', '/books?like=12')).toEqual([404, 'programmes.not_found']);
  expect(await ask('ben', '/books')).toEqual([200, 'all books']);
  expect(await ask('eve', '/books')).toEqual([403, 'accounts.platform_admins_only']);
  expect(steps).toEqual(['policy', 'load 3', 'policy', 'load 12', 'policy', 'policy']);
});
