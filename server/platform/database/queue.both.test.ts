import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { closedGate } from '../../testing/gate.fixture.ts';
import { readSettings } from '../config.ts';
import { newServer } from '../http/server.ts';
import { readRows } from '../read.ts';
import { refusalIn } from '../refusal.ts';
import { connectTo } from './open.ts';

/** One connection and a queue of three in front of it, on either database; nothing here needs a table. */
const openOne = () => {
  const { DATABASE_URL, VITEST_POOL_ID = '1' } = process.env;
  if (!DATABASE_URL) return connectTo({ folder: undefined }, undefined, 3).database;
  const url = new URL(DATABASE_URL);
  url.pathname = `${url.pathname}_w${VITEST_POOL_ID}`;
  return connectTo({ url: url.href, connections: 1 }, undefined, 3).database;
};
let database: ReturnType<typeof openOne>;
let done: string[];
beforeAll(() => {
  database = openOne();
});
beforeEach(() => {
  done = [];
});
afterAll(() => database.close());

const note = (what: string) => () => void done.push(what);
const statusOf = async (run: Promise<unknown>) =>
  run.then(
    () => 200,
    (error: unknown) => refusalIn(error)?.status,
  );
const read = () => readRows(database.reader, sql`select 1 as one`);
const write = (what: string, how?: { inBackground: boolean }) =>
  database.transact(async () => void done.push(what), how);

/** Takes the only connection, until the function that is returned is called. */
const hold = async () => {
  const held = closedGate();
  const begun = closedGate();
  const holder = database.transact(async () => {
    begun.open();
    await held.opened;
  });
  await begun.opened;
  return async () => {
    held.open();
    await holder;
  };
};

test('M38 three transactions wait for the connection, and the fourth is refused', async () => {
  const release = await hold();
  const waiting = ['first', 'second', 'third'].map((what) => write(what));
  expect(await statusOf(write('fourth'))).toBe(503);
  await release();
  await Promise.all(waiting);
  expect(done).toEqual(['first', 'second', 'third']);
  expect(await statusOf(write('later'))).toBe(200);
});

test('M38 three reads wait for the connection and the fourth is refused; what the product itself asks waits', async () => {
  const release = await hold();
  const waiting = [read(), read(), read()];
  expect(await statusOf(read())).toBe(503);
  const own = database.runSql('select 2 as two');
  await release();
  expect(await Promise.all(waiting)).toEqual(Array.from({ length: 3 }, () => [{ one: 1 }]));
  expect((await own).rows).toEqual([{ two: 2 }]);
  expect(await read()).toEqual([{ one: 1 }]);
});

test('M38 a call whose read is refused answers 503, and when to try again', async () => {
  const server = newServer(readSettings({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }));
  server.get('/read', () => read());
  const release = await hold();
  const waiting = [read(), read(), read()];
  const reply = await server.inject({ url: '/read' });
  expect([reply.statusCode, reply.headers['retry-after'], reply.json().code]).toEqual([503, '2', 'request.busy']);
  await release();
  await Promise.all(waiting);
  expect((await server.inject({ url: '/read' })).json()).toEqual([{ one: 1 }]);
  await server.close();
});

test('M38 background jobs and long files come after the calls that were made later, and are not refused', async () => {
  const release = await hold();
  const inBackground = { inBackground: true };
  const calls = [write('first'), read().then(note('read'))];
  const jobs = [write('job', inBackground), write('another job', inBackground)];
  const file = readRows(database.readerBehind, sql`select 1 as one`).then(note('file'));
  calls.push(write('second'));
  await release();
  await Promise.all([...calls, ...jobs, file]);
  expect(done.toSorted()).toEqual(['another job', 'file', 'first', 'job', 'read', 'second']);
  expect(done.slice(-3)).toEqual(['job', 'another job', 'file']);
});

test('M38 a background job gets its turn, even if calls never stop waiting', async () => {
  const release = await hold();
  let isOver = false;
  let calls = 0;
  const keepCalling = async () => {
    while (!isOver) {
      await database.transact(async () => {});
      calls += 1;
    }
  };
  const callers = [keepCalling(), keepCalling()];
  const job = write('job', { inBackground: true });
  await release();
  await job;
  isOver = true;
  await Promise.all(callers);
  expect(done).toEqual(['job']);
  expect(calls).toBeGreaterThan(20);
});
