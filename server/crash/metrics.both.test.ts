import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { systemClock } from '../platform/clock.ts';
import { people } from '../testing/personas.fixture.ts';
import { openCaller } from './caller.fixture.ts';
import { ownGround, prepare, type ServerPlace } from './ground.fixture.ts';
import { endAll, freePort, runToEnd, startServer } from './process.fixture.ts';
import { signedIn } from './racers.fixture.ts';
import { openStream } from './stream.fixture.ts';

let ground: ServerPlace;
beforeEach(async () => {
  ground = await ownGround();
});
afterEach(async () => {
  await endAll();
  await ground.drop();
});

const token = 'a-token-for-the-figures-41';
const bearer = { authorization: `Bearer ${token}` };

/** The figures by their names with labels, as text. */
const readFigures = async (url: string, headers: Record<string, string> = {}) => {
  const reply = await fetch(`${url}/metrics`, { headers });
  const text = await reply.text();
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const figures = new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]));
  return { status: reply.status, type: reply.headers.get('content-type') ?? '', text, figures };
};

test('nobody reads figures where no setting says so', async () => {
  const server = await startServer(ground.settings);
  expect((await readFigures(server.url, bearer)).status).toBe(404);
});

test('the log is a JSON object a line: each call with its id, and nothing that was asked for with it', async () => {
  const server = await startServer({ ...ground.settings, LOG_LEVEL: 'info' });
  const secret = { authorization: 'Bearer hush-hush', cookie: 'session=hush-hush' };
  const reply = await fetch(`${server.url}/users/current?token=hush-hush`, { headers: secret });
  const { said } = await server.stop();
  expect(said).not.toContain('hush-hush');
  const lines = said.split('\n').filter((line) => line.startsWith('{'));
  const logged = lines.map((line) => JSON.parse(line) as { reqId?: string; req?: object; time: number });
  const call = logged.find(({ req }) => req !== undefined);
  expect(call).toMatchObject({
    reqId: reply.headers.get('x-request-id'),
    req: { method: 'GET', path: '/users/current' },
  });
  expect(call?.time).toBeGreaterThan(1_700_000_000_000);
  expect(said.split('\n').filter((line) => line !== '' && !line.startsWith('{'))).toHaveLength(1); // that it is ready
});

test('at the public port figures need the token', async () => {
  const server = await startServer({ ...ground.settings, METRICS_TOKEN: token });
  expect((await readFigures(server.url)).status).toBe(401);
  expect((await readFigures(server.url, { authorization: `Bearer ${token}x` })).status).toBe(401);
  const read = await readFigures(server.url, bearer);
  expect(read).toMatchObject({ status: 200, type: expect.stringContaining('text/plain') });
  expect(read.figures.get('lantern_http_requests_total{endpoint="GET /metrics",status="401"}')).toBe(2);
});

test('on a port of their own they are not at the public one; requests, streams, queues, pool and process are there', async () => {
  const now = systemClock.now();
  const mentee = await prepare(ground, async (database) => {
    const ids = await people(database.transact, now);
    return signedIn(database, ids.mentee, now);
  });
  const port = await freePort();
  const server = await startServer({ ...ground.settings, METRICS_PORT: String(port) });
  expect((await readFigures(server.url)).status).toBe(404);
  const caller = openCaller(server.url, mentee.token);
  for (const path of ['/users/current', '/users/current', '/bookings/4711', '/bookings/4712?token=hush'])
    await caller.get(path);
  await caller.get('/a-secret-of-somebody');
  const page = await openStream(server.url, mentee.token);

  const own = `http://127.0.0.1:${port}`;
  const { status, figures, text } = await readFigures(own);
  expect(status).toBe(200);
  expect(figures.get('lantern_http_requests_total{endpoint="GET /users/current",status="200"}')).toBe(2);
  expect(figures.get('lantern_http_requests_total{endpoint="GET /bookings/{id}",status="404"}')).toBe(2);
  expect(figures.get('lantern_http_request_duration_seconds_count{endpoint="GET /users/current"}')).toBe(2);
  expect(figures.get('lantern_http_request_duration_seconds_bucket{le="+Inf",endpoint="GET /users/current"}')).toBe(2);
  expect(figures.get('lantern_streams')).toBe(1);
  expect(figures.get('lantern_database_up')).toBe(1);
  for (const queue of ['email', 'whatsapp', 'push', 'job']) {
    expect(figures.get(`lantern_queue_waiting{queue="${queue}"}`)).toBe(0);
    expect(figures.get(`lantern_queue_oldest_seconds{queue="${queue}"}`)).toBe(0);
  }
  expect(figures.get('lantern_jobs_set_aside')).toBe(0);
  expect(figures.has('lantern_database_connections{state="busy"}')).toBe(true);
  expect(figures.has('nodejs_eventloop_lag_p99_seconds')).toBe(true);
  expect(figures.has('process_resident_memory_bytes')).toBe(true);
  // No address that somebody asked for is a label.
  for (const secret of ['4711', 'hush', 'secret-of-somebody']) expect(text).not.toContain(secret);
  expect((await fetch(own)).status).toBe(404);

  page.close();
  await page.ended;
  const figure = async (name: string) => (await readFigures(own)).figures.get(name);
  while ((await figure('lantern_streams')) !== 0); // the server hears of it a moment later
  while ((await figure('lantern_database_waiting')) !== 0); // a job may wait for the connection just now
  caller.close();
  expect(await server.stop()).toMatchObject({ code: 0, complained: '' });
});

test('a port of their own that is taken, or is the public one, stops the start', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const ended = await runToEnd({ ...ground.settings, PORT: '0', METRICS_PORT: String(port) });
  expect(ended).toMatchObject({ code: 1 });
  expect(ended.complained).toContain('EADDRINUSE');
  taken.close();
  const same = await runToEnd({ ...ground.settings, PORT: '4100', METRICS_PORT: '4100' });
  expect(same).toMatchObject({
    code: 1,
    complained: 'The setting METRICS_PORT is wrong: is the public port; choose another.\n',
  });
});
