import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '../contract/endpoint.ts';
import { fieldMessages } from '../contract/field-messages.ts';
import { refusals } from '../contract/messages.ts';
import { renderSaid } from '../contract/render-message.ts';
import { sayIssue } from '../contract/schemas/zod-messages.ts';
import { readSettings } from './platform/config.ts';
import { newServer } from './platform/http/server.ts';
import { listEndpoints } from './testing/listing.fixture.ts';

/** What zod says where neither a schema nor `sayIssue` does. */
const raw = 'words of the validator';
const english = z.config().localeError;
beforeAll(() => void z.config({ localeError: () => raw }));
afterAll(() => void z.config(english ? { localeError: english } : {}));

const values = [
  undefined,
  null,
  '',
  ' ',
  'nonsense',
  'x'.repeat(5000),
  '12',
  0,
  -1,
  1.5,
  1e300,
  Number.NaN,
  true,
  [],
  ['nonsense', 7, null, {}],
  Array.from({ length: 500 }, () => 'x'),
  {},
  { id: 'x', _destroy: true },
  { nonsense: { deep: [] } },
  /nonsense/,
];

type Schema = z.core.$ZodType;
interface Def {
  shape?: Record<string, Schema>;
  element?: Schema;
  innerType?: Schema;
  in?: Schema;
  options?: readonly Schema[];
}

/** Values for a schema: those that fit nothing, at every place inside it. */
const wrongFor = (schema: Schema): unknown[] => {
  const { shape, element, innerType, in: input, options = [] } = schema._zod.def as unknown as Def;
  const fields = Object.entries(shape ?? {});
  const inside = fields.flatMap(([name, field]) => wrongFor(field).map((value) => ({ [name]: value })));
  const items = element ? wrongFor(element).map((value) => [value]) : [];
  const within = [innerType, input, ...options].flatMap((one) => (one ? wrongFor(one) : []));
  return [...values, ...inside, ...items, ...within];
};

const catalogue = { ...refusals, ...fieldMessages };
/** Says what a programmer would: types, 'Invalid …', 'Expected …', 'Too small'. */
const programmers =
  /\b(expected|invalid input|received|too (small|big)|NaN|undefined|null|string|regex|literal|invalid (option|date|format))\b/i;

/** Each message that an endpoint refuses this value with, and where. */
const refusedBy = (endpoint: Endpoint, part: 'params' | 'query' | 'body', value: unknown) => {
  const issues = endpoint[part]?.safeParse(value ?? {}, { error: sayIssue }).error?.issues ?? [];
  return issues.map(({ message, path }) => ({
    text: renderSaid(message, catalogue),
    place: `${endpoint.method} ${endpoint.path} ${part}.${path.join('.')}`,
  }));
};

const allRefused = () =>
  listEndpoints().flatMap((endpoint) =>
    (['params', 'query', 'body'] as const).flatMap((part) => {
      const schema = endpoint[part];
      return schema ? wrongFor(schema).flatMap((value) => refusedBy(endpoint, part, value)) : [];
    }),
  );

const isOurs = (text: string) => text !== raw && !programmers.test(text) && /^[A-Z“"].{8,}/.test(text);

test('SYS-16 whatever is sent to whichever endpoint, a field is refused in words of ours', () => {
  const refused = allRefused();
  const wrong = refused.filter(({ text }) => !isOurs(text)).map(({ text, place }) => `${place}: ${text}`);
  expect([...new Set(wrong)]).toEqual([]);
  expect(new Set(refused.map(({ text }) => text)).size).toBeGreaterThan(60);
});

const server = newServer(readSettings({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }));
let port = 0;
beforeAll(async () => {
  server.post('/takes', (request) => ({ body: request.body }));
  server.get('/people/:id', () => ({}));
  await server.listen({ port: 0, host: '127.0.0.1' });
  port = (server.server.address() as { port: number }).port;
});
afterAll(() => server.close());

/** Sends these bytes and gives back what follows the headers of the answer. */
const sendBytes = (text: string) =>
  new Promise<{ status: number; body: string }>((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => void socket.end(text));
    socket.on('data', (bytes) => void (answer += bytes.toString('utf8')));
    socket.on('error', reject);
    socket.on('close', () => {
      const [head = '', body = ''] = answer.split('\r\n\r\n', 2);
      resolve({ status: Number(head.split(' ')[1]), body });
    });
  });

const of = (method: string, path: string, headers: string, body = '') =>
  `${method} ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${headers}${body === '' ? '' : `Content-Length: ${body.length}\r\n`}\r\n${body}`;
const json = 'Content-Type: application/json\r\n';

test.each<[string, string, number, string]>([
  ['broken JSON', of('POST', '/takes', json, '{"a":'), 422, refusals['request.unreadable']],
  ['a forbidden name', of('POST', '/takes', json, '{"__proto__":{}}'), 422, refusals['request.unreadable']],
  ['a body that is empty', of('POST', '/takes', `${json}Content-Length: 0\r\n`), 422, refusals['request.unreadable']],
  [
    'another kind of content',
    of('POST', '/takes', 'Content-Type: text/xml\r\n', '<a/>'),
    415,
    refusals['request.unreadable'],
  ],
  ['a kind that is no kind', of('POST', '/takes', 'Content-Type: ;;\r\n', 'a'), 415, refusals['request.unreadable']],
  ['an address that cannot be read', of('GET', '/people/%', ''), 422, refusals['request.unreadable']],
  ['another address', of('GET', '/nowhere/%zz', ''), 422, refusals['request.unreadable']],
  ['what is no call at all', 'NONSENSE\r\n\r\n', 400, refusals['request.unreadable']],
  [
    'headers that do not end',
    of('GET', '/people/1', `X-Long: ${'x'.repeat(40_000)}\r\n`),
    431,
    refusals['request.too_big'],
  ],
])('SYS-16 %s is refused in words of ours', async (_what, bytes, status, error) => {
  const answer = await sendBytes(bytes);
  expect([
    answer.status,
    (JSON.parse(answer.body.replace(/^[\da-f]+\r\n|\r\n0\r\n$/g, '')) as { error: string }).error,
  ]).toEqual([status, error]);
});
