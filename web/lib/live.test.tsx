import { beforeEach, expect, test, vi } from 'vitest';
import { listenLive } from './live.ts';
import { newQueryClient } from './query-client.ts';

/** What the browser would connect: it counts, and ends when it is told to. */
class Source extends EventTarget {
  static readonly CLOSED = 2;
  readyState = 1;
  constructor() {
    super();
    sources.push(this);
  }
  close() {
    this.readyState = Source.CLOSED;
  }
}
const sources: Source[] = [];

beforeEach(() => {
  sources.length = 0;
  vi.stubGlobal('EventSource', Source);
});

const lookAt = () => document.dispatchEvent(new Event('visibilitychange'));

test('a page that was replaced does not reconnect on its own, but when somebody looks at it', () => {
  const leave = listenLive(newQueryClient());
  lookAt();
  expect(sources).toHaveLength(1);
  sources[0]?.dispatchEvent(new MessageEvent('replaced', { data: '{}' }));
  expect([sources[0]?.readyState, sources.length]).toEqual([2, 1]);
  lookAt();
  expect(sources).toHaveLength(2);
  leave();
  expect(sources[1]?.readyState).toBe(2);
  lookAt();
  expect(sources).toHaveLength(2);
});
