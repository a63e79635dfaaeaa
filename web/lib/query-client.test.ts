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
