import { expect, test } from 'vitest';
import { watch } from './metrics.ts';
import { systemClock } from './platform/clock.ts';
import { readSettings } from './platform/config.ts';
import type { Database } from './platform/database/open.ts';
import { newServer } from './platform/http/server.ts';
import { openStream } from './platform/live.ts';

const token = 'a-token-for-the-figures-41';
const gone = () => Promise.reject(new Error('the database is gone'));
const database: Database = {
  kind: 'postgresql',
  transact: gone,
  reader: {} as Database['reader'],
  readerBehind: {} as Database['reader'],
  runSql: gone,
  connect: gone,
  copyTo: gone,
  usage: () => ({ open: 10, idle: 3, waiting: 2 }),
  close: gone,
};

const bus = { publish: async () => {}, subscribe: () => () => {}, close: async () => {} };

const openWatched = async () => {
  const settings = readSettings({ NODE_ENV: 'test', LOG_LEVEL: 'silent', METRICS_TOKEN: token });
  const server = newServer(settings);
  watch({ server, database, clock: systemClock, settings });
  server.get('/people/:slug', async () => ({ ok: true }));
  const listener = { personId: 7, mayStay: async () => true, onFault: () => {} };
  server.get('/stream', async (request, reply) => openStream(bus, listener, request, reply).end());
  await server.ready();
  const ask = (url: string) => server.inject({ url, headers: { authorization: `Bearer ${token}` } });
  return { ask, figures: async () => (await ask('/metrics')).body.split('\n') };
};

test('an endpoint is named by its pattern, so that no address of a person is a label', async () => {
  const { ask, figures } = await openWatched();
  await ask('/people/mei-ling');
  await ask('/people/farid');
  await ask('/nowhere/mei-ling');
  const lines = await figures();
  expect(lines).toContain('lantern_http_requests_total{endpoint="GET /people/{slug}",status="200"} 2');
  expect(lines).toContain('lantern_http_requests_total{endpoint="unknown",status="404"} 1');
  expect(lines.filter((line) => /mei-ling|farid/.test(line))).toEqual([]);
});

test('a stream is counted, but how long it was open is no latency', async () => {
  const { ask, figures } = await openWatched();
  const stream = await ask('/stream');
  // Nor does it lack what keeps every other answer safe.
  for (const name of ['content-security-policy', 'x-content-type-options', 'x-request-id'])
    expect(stream.headers, name).toHaveProperty(name);
  await ask('/people/farid');
  const lines = await figures();
  expect(lines).toContain('lantern_http_requests_total{endpoint="GET /stream",status="200"} 1');
  const timed = lines.filter((line) => line.startsWith('lantern_http_request_duration_seconds_count'));
  expect(timed).toEqual(['lantern_http_request_duration_seconds_count{endpoint="GET /people/{slug}"} 1']);
});

test('without its database the process still gives its own figures, and none that it cannot know', async () => {
  const lines = await (await openWatched()).figures();
  expect(lines).toContain('lantern_database_up 0');
  expect(lines).toContain('lantern_database_connections{state="busy"} 7');
  expect(lines).toContain('lantern_database_connections{state="idle"} 3');
  expect(lines).toContain('lantern_database_waiting 2');
  expect(lines.filter((line) => line.startsWith('lantern_queue_'))).toEqual([]);
});
