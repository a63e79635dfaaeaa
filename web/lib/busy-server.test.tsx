import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { csrfToken } from '../../contract/session/endpoints.ts';
import { renderUi } from '../ui/render.fixture.tsx';
import { call, CallRefused } from './call.ts';
import { sayFailure } from './failure.ts';
import { listenLive } from './live.ts';
import { newQueryClient } from './query-client.ts';

const busy = { error: "We're very busy right now. Please try again in a moment.", code: 'request.busy' };
const refusal = () => Response.json(busy, { status: 503, headers: { 'retry-after': '2' } });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Answers one request after the other; returns how many there were. */
const answering = (...answers: (() => Response)[]) => {
  let asked = 0;
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    return (answers[asked - 1] ?? refusal)();
  });
  return () => asked;
};

test('M38 a read that a busy server refuses is made once more, when the server asks for it', async () => {
  const asked = answering(refusal, () => Response.json({ token: 'a' }));
  const answer = call(csrfToken, {});
  await vi.advanceTimersByTimeAsync(1999);
  expect(asked()).toBe(1);
  await vi.advanceTimersByTimeAsync(1001);
  expect(await answer).toEqual({ token: 'a' });
  expect(asked()).toBe(2);
});

test('M38 a read that is refused again is told so, and does not count as our fault', async () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const asked = answering();
  const client = newQueryClient();
  const answer = client
    .fetchQuery({ queryKey: ['me'], queryFn: () => call(csrfToken, {}) })
    .catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await answer).toEqual(new CallRefused(503, busy as never));
  expect([asked(), reported.mock.calls]).toEqual([2, []]);
});

test('M38 somebody whose act is refused by a busy server reads its sentence', async () => {
  vi.useRealTimers();
  renderUi(null);
  sayFailure(new CallRefused(503, busy as never));
  expect((await screen.findByRole('alert')).textContent).toBe(busy.error);
});

test('M38 an event stream that was refused is opened again, until the page goes', async () => {
  const opened: EventTarget[] = [];
  class Source extends EventTarget {
    static readonly CLOSED = 2;
    readyState = 2;
    constructor() {
      super();
      opened.push(this);
    }
    close() {}
  }
  vi.stubGlobal('EventSource', Source);
  const stop = listenLive(newQueryClient());
  opened[0]?.dispatchEvent(new Event('error'));
  vi.advanceTimersByTime(10_000);
  expect(opened.length).toBe(2);
  opened[1]?.dispatchEvent(new Event('error'));
  stop();
  vi.advanceTimersByTime(60_000);
  expect(opened.length).toBe(2);
});
