import { expect, test } from 'vitest';
import { Refusal } from './refusal.ts';
import { inThread, type ThreadLimits, TooMuch } from './threads.ts';

const never = new AbortController().signal;
const saying = (code: string) => new URL(`data:text/javascript,${encodeURIComponent(code)}`);
const say = `import { parentPort, workerData } from 'node:worker_threads'; `;
const first = (code: string, limits: ThreadLimits = {}, gone = never) =>
  inThread({ file: saying(say + code), workerData: 'here', limits }, gone, ({ next }) => next());
const answers = `parentPort.postMessage(workerData);`;

test('a thread answers what it was given, and the next one begins', async () => {
  expect(await first(answers)).toBe('here');
  expect(await first(answers)).toBe('here');
});

test.each([
  ['does not end', 'for (;;) {}', { mostMilliseconds: 300 }],
  ['takes too much memory', 'const all = []; for (;;) all.push({ all });', { maxOldGenerationSizeMb: 8 }],
  ['dies', 'process.exit(7);', {}],
])('a thread that %s is ended, and the next file is read', async (_what, code, limits) => {
  await expect(first(code, limits)).rejects.toBeInstanceOf(TooMuch);
  expect(await first(answers)).toBe('here');
});

test('a mistake of ours in a thread stays a fault', async () => {
  await expect(first(`throw new TypeError('ours');`)).rejects.toThrow('ours');
});

test('nobody is read for who has gone, neither in the queue nor in the thread', async () => {
  const leaving = new AbortController();
  const running = first('setInterval(() => {}, 1000);', {}, leaving.signal);
  const waiting = first('setInterval(() => {}, 1000);', {}, leaving.signal);
  const next = first(answers);
  setTimeout(() => leaving.abort(), 50);
  await expect(running).rejects.toMatchObject({ status: 503 });
  await expect(waiting).rejects.toMatchObject({ status: 503 });
  expect(await next).toBe('here');
});

test('M38 eight wait their turn, and whoever comes then is told to come again', async () => {
  const leaving = new AbortController();
  const running = first('setInterval(() => {}, 1000);', {}, leaving.signal);
  const waiting = Array.from({ length: 8 }, () => first(answers));
  await expect(first(answers)).rejects.toBeInstanceOf(Refusal);
  leaving.abort();
  await expect(running).rejects.toMatchObject({ code: 'request.busy', status: 503 });
  expect(await Promise.all(waiting)).toEqual(Array.from({ length: 8 }, () => 'here'));
});
