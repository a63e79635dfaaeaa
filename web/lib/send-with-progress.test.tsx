import { expect, test, vi } from 'vitest';
import { requestOver } from '../testing/request.fixture.ts';
import { sendWithProgress } from './send-with-progress.ts';

const over = (send: Parameters<typeof requestOver>[0]) => vi.stubGlobal('XMLHttpRequest', requestOver(send));
const sending = { method: 'POST', headers: { accept: 'application/json' }, body: 'words' };

test('what is sent arrives as it is, how much of it has gone is told, and the answer reads as that of fetch', async () => {
  const seen: unknown[] = [];
  over(async (address, { method, headers, body }) => {
    seen.push([address, method, headers, body]);
    return Response.json({ id: 7 }, { status: 422 });
  });
  const parts: number[] = [];
  const reply = await sendWithProgress('/files', sending, (part) => parts.push(part));
  expect(seen).toEqual([['/files', 'POST', { accept: 'application/json' }, 'words']]);
  expect([reply.status, reply.ok, await reply.json(), reply.headers.get('content-type')]).toEqual([
    422,
    false,
    { id: 7 },
    'application/json',
  ]);
  expect(parts).toEqual([0.5]);
});

test('without an answer it fails as fetch does', async () => {
  over(async () => {
    throw new Error('no line');
  });
  await expect(sendWithProgress('/files', sending, () => {})).rejects.toBeInstanceOf(TypeError);
});
