import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { CallLost, CallRefused } from './call.ts';
import { newQueryClient } from './query-client.ts';

afterEach(() => vi.unstubAllGlobals());

const refused = (status: number) => new CallRefused(status, { error: 'No.', code: 'request.fault' });

test.each([
  ['a fault of the server', refused(500), true],
  ['a lost line', new CallLost('no answer'), true],
  ['a refusal, which is an answer', refused(403), false],
])('SYS-05 SYS-10 a fetch that fails by %s is logged: %s %s', async (_how, error, isLogged) => {
  const logged: unknown[] = [];
  vi.stubGlobal('reportError', (one: unknown) => logged.push(one));
  const fetched = newQueryClient().fetchQuery({ queryKey: ['me'], queryFn: () => Promise.reject(error), retry: false });
  await expect(fetched).rejects.toBe(error);
  expect(logged).toEqual(isLogged ? [error] : []);
});

test.each([
  ['a fault of ours', new TypeError('schema.parse is not a function'), true],
  ['a lost line, which its page says', new CallLost('no answer'), false],
  ['a refusal, which is an answer', refused(403), false],
])('SYS-10 an act that fails by %s is logged: %s %s', async (_how, error, isLogged) => {
  const logged: unknown[] = [];
  vi.stubGlobal('reportError', (one: unknown) => logged.push(one));
  const client = newQueryClient();
  const act = client.getMutationCache().build(client, { mutationFn: () => Promise.reject(error) });
  await expect(act.execute(undefined)).rejects.toBe(error);
  expect(logged).toEqual(isLogged ? [error] : []);
});

test('a page that failed offline fetches once more, by itself, when there is a connection again', async () => {
  vi.stubGlobal('reportError', () => {});
  const client = newQueryClient();
  client.mount();
  let asked = 0;
  const ask = () => {
    asked += 1;
    return onlineManager.isOnline() ? Promise.resolve('there') : Promise.reject(new CallLost('no line'));
  };
  onlineManager.setOnline(false);
  const observer = new QueryObserver(client, { queryKey: ['bookings'], queryFn: ask, retry: false });
  const leave = observer.subscribe(() => {});
  await vi.waitFor(() => expect(observer.getCurrentResult().status).toBe('error'));
  onlineManager.setOnline(true);
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('there'));
  expect(asked).toBe(2);
  leave();
  client.unmount();
});
