import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { SpeechFault } from '../../platform/speech.ts';
import { openAiSpeech } from './openai.ts';
import { startSpeechTwin, type SpeechTurn } from './speech.twin.ts';

const key = 'key-of-tests';
let provider: Awaited<ReturnType<typeof startSpeechTwin>>;
beforeAll(async () => {
  provider = await startSpeechTwin(key, { recognise: (bytes, name) => ({ text: `${bytes.length} bytes of ${name}` }) });
});
beforeEach(() => provider.forget());
afterAll(() => provider.close());

const speech = (given = key, longestWaitMs?: number) =>
  openAiSpeech({ key: given, url: provider.url, ...(longestWaitMs === undefined ? {} : { longestWaitMs }) });
const piece = {
  bytes: Uint8Array.from({ length: 3000 }, (_, index) => index % 256),
  name: 'part.mp3',
  type: 'audio/mpeg',
  model: 'gpt-4o-transcribe',
} as const;

const faultOf = async (turn: SpeechTurn, service = speech()) => {
  provider.will(turn);
  const fault = await service.transcribe(piece).catch((error: unknown) => error);
  if (!(fault instanceof SpeechFault)) throw new Error(`no fault: ${JSON.stringify(fault)}`);
  expect(`${fault.message} ${fault.stack}`).not.toContain(key);
  return fault;
};

test('AIT-03: a piece is sent as it is, with the model that was chosen, and its text comes back', async () => {
  expect(await speech().transcribe(piece)).toEqual({ text: '3000 bytes of part.mp3', segments: [] });
  await speech().transcribe({ ...piece, model: 'gpt-4o-mini-transcribe' });
  const [first, second] = provider.asked;
  expect(first).toMatchObject({
    path: '/audio/transcriptions',
    name: 'part.mp3',
    type: 'audio/mpeg',
    model: 'gpt-4o-transcribe',
    format: 'json',
  });
  expect(first?.bytes).toEqual(piece.bytes);
  expect(first?.headers.authorization).toBe(`Bearer ${key}`);
  expect(second?.model).toBe('gpt-4o-mini-transcribe');
});

test('the host is told before anything is sent', () => {
  expect(openAiSpeech({ key, url: 'https://speech.example:8443/v1' }).host).toBe('speech.example:8443');
});

test('the times of a server of its own are kept', async () => {
  const segments = [
    { start: 0, end: 1.5, text: ' Hello.' },
    { start: 1.5, end: 4, text: ' Good bye.' },
  ];
  provider.will({ raw: JSON.stringify({ text: 'Hello. Good bye.', language: 'en', segments, usage: { seconds: 4 } }) });
  expect(await speech().transcribe(piece)).toEqual({
    text: 'Hello. Good bye.',
    segments: [
      { from: 0, to: 1.5, text: ' Hello.' },
      { from: 1.5, to: 4, text: ' Good bye.' },
    ],
  });
});

const useless: Record<string, unknown> = {
  'of another kind': 'none',
  'without an end': [{ start: 1, text: 'Hello' }],
  'that end before they begin': [{ start: 3, end: 1, text: 'Hello' }],
  'with endless texts': [{ start: 1, end: 2, text: 'x'.repeat(10_001) }],
  'in endless number': Array.from({ length: 20_001 }, () => ({ start: 1, end: 2, text: 'x' })),
  'that are absent': null,
};
test.each(Object.keys(useless))('times %s cost no text', async (kind) => {
  provider.will({ raw: JSON.stringify({ text: 'Hello', segments: useless[kind] }) });
  expect(await speech().transcribe(piece)).toEqual({ text: 'Hello', segments: [] });
});

test.each([408, 409, 429, 500, 502, 503, 529])('a provider that answers %i is busy', async (status) => {
  const fault = await faultOf({ status });
  expect(fault).toMatchObject({ kind: 'busy', waitSeconds: null, message: `The provider answered ${status}.` });
});

test.each([400, 401, 403, 404, 413, 415, 422, 302])('a provider that answers %i refuses', async (status) => {
  const fault = await faultOf({ status, headers: { location: `${provider.url}/elsewhere`, 'retry-after': '9' } });
  expect(fault).toMatchObject({ kind: 'refused', waitSeconds: null });
  expect(provider.asked).toHaveLength(1);
});

test.each([
  { asked: '7', wait: 7 },
  { asked: '0', wait: 0 },
  { asked: '86400', wait: 300 },
  { asked: '9'.repeat(40), wait: 300 },
  { asked: 'Sun, 06 Nov 1994 08:49:47 GMT', wait: 10 },
  { asked: 'Sun, 06 Nov 1994 09:49:37 GMT', wait: 300 },
  { asked: 'Sun, 06 Nov 1994 08:00:00 GMT', wait: 0 },
  { asked: 'Sun, 99 Nov 1994 08:49:47 GMT', wait: null },
  { asked: 'Sun, 06 Foo 1994 08:49:47 GMT', wait: null },
  { asked: '-5', wait: null },
  { asked: 'soon', wait: null },
  { asked: '9'.repeat(41), wait: null },
])('of a busy provider that asks to wait "$asked", that is $wait', async ({ asked, wait }) => {
  const headers = { 'retry-after': asked, date: 'Sun, 06 Nov 1994 08:49:37 GMT' };
  expect(await faultOf({ status: 429, headers })).toMatchObject({ kind: 'busy', waitSeconds: wait });
});

test.each(['', 'no JSON', '{}', '[]', '{"text": 5}', '{"text": null}', '{"text": "cut'])(
  'nonsense is refused: %s',
  async (raw) => {
    const fault = await faultOf({ raw });
    expect(fault).toMatchObject({ kind: 'refused', message: 'The provider sent no transcript.' });
  },
);

test('an answer that never ends is given up', async () => {
  const fault = await faultOf({ raw: JSON.stringify({ text: 'x'.repeat(5 * 2 ** 20) }) });
  expect(fault).toMatchObject({ kind: 'refused', message: 'The provider sent too much.' });
});

test('a provider that is cut off, silent or out of reach is busy', async () => {
  expect(await faultOf('cut')).toMatchObject({ kind: 'busy' });
  expect(await faultOf('silence', speech(key, 150))).toMatchObject({ kind: 'busy' });
  expect(await faultOf({ slow: 5000 }, speech(key, 150))).toMatchObject({ kind: 'busy' });
  const nowhere = openAiSpeech({ key, url: 'http://127.0.0.1:1' });
  expect(await faultOf('hears', nowhere)).toMatchObject({
    kind: 'busy',
    message: 'The provider could not be reached.',
  });
});

test('an answer that takes a while is waited for', async () => {
  provider.will({ slow: 200 });
  expect((await speech().transcribe(piece)).text).toBe('3000 bytes of part.mp3');
});

test('turns are taken one after the other, then the last again', async () => {
  provider.will({ text: 'one' }, { text: 'two' });
  const heard = [];
  for (let count = 0; count < 3; count += 1) heard.push((await speech().transcribe(piece)).text);
  expect(heard).toEqual(['one', 'two', 'two']);
});

test('a wrong key, too large a file and an unknown path are refused by the provider', async () => {
  expect(await faultOf('hears', speech('another'))).toMatchObject({ message: 'The provider answered 401.' });
  const large = speech().transcribe({ ...piece, bytes: new Uint8Array(25 * 2 ** 20 + 1) });
  await expect(large).rejects.toMatchObject({ kind: 'refused', message: 'The provider answered 413.' });
  const elsewhere = openAiSpeech({ key, url: `${provider.url}/v2` });
  expect(await faultOf('hears', elsewhere)).toMatchObject({ message: 'The provider answered 404.' });
  expect(provider.asked).toEqual([]);
});

test('an endless answer is not read further than the limit', async () => {
  let sent = 0;
  const endless = createServer((_, reply) => {
    reply.writeHead(200);
    const more = () => {
      if (reply.destroyed) return;
      sent += 2 ** 16;
      if (reply.write(Buffer.alloc(2 ** 16, 'x'))) setImmediate(more);
    };
    reply.on('drain', more).on('error', () => undefined);
    more();
  });
  await new Promise<void>((resolve) => endless.listen(0, '127.0.0.1', resolve));
  const address = endless.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  await expect(openAiSpeech({ key, url: `http://127.0.0.1:${port}` }).transcribe(piece)).rejects.toMatchObject({
    kind: 'refused',
    message: 'The provider sent too much.',
  });
  expect(sent).toBeLessThan(64 * 2 ** 20);
  await new Promise((resolve) => endless.close(resolve));
});
