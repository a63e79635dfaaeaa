import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import mammoth from 'mammoth';
import { exportTranscript, type ProgressEvent, transcribe } from '../../../contract/transcription/index.ts';
import { buildApp, type BuiltApp } from '../../app.ts';
import { openStream } from '../../crash/stream.fixture.ts';
import { openAiSpeech } from '../../adapters/speech/openai.ts';
import { startSpeechTwin } from '../../adapters/speech/speech.twin.ts';
import { listenOn } from '../../testing/listening.fixture.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { recordingOfMentee } from './transcription.fixture.ts';

const key = 'key-of-tests';
let provider: Awaited<ReturnType<typeof startSpeechTwin>>;
let world: World;
let app: BuiltApp;
let url: string;
beforeAll(async () => {
  provider = await startSpeechTwin(key, { recognise: () => ({ text: 'We talked about offers.' }) });
  world = await openWorld();
  app = buildApp(world);
  url = await listenOn(app.server);
});
afterAll(async () => {
  await app.server.close();
  await provider.close();
});
beforeEach(async () => {
  provider.forget();
  world = await openWorld();
  // Nothing here reads sound: the file goes to the provider as it is.
  Object.assign(world.vendors, { speech: openAiSpeech({ key, url: provider.url }), sound: null });
});

const send = async (name = 'talk.mp3', bytes = new Uint8Array(100).fill(7)) => {
  const { body } = await world.ask(
    'mentee',
    transcribe,
    { body: { model: 'gpt-4o-transcribe' } },
    { uploads: [{ field: 'recording', name, type: 'audio/mpeg', bytes }] },
  );
  return (body as { recording: { id: number } }).recording.id;
};
const listen = (id: number) => {
  const session = world.browserOf('mentee').cookies.get('session') ?? '';
  return openStream(url, session, `/main/ai/transcribe_stream?recording_id=${id}&model=gpt-4o-transcribe`, 'message');
};
const told = ({ told: all }: Awaited<ReturnType<typeof listen>>) => all.map(({ data }) => data as ProgressEvent);

test('AIT-06 AIT-07 AIT-09 the stream tells each stage, ends when it is done, and tells the end to whoever comes later', async () => {
  const id = await send();
  const stream = await listen(id);
  await world.runJobs();
  await stream.ended;
  const events = told(stream);
  const statuses = [...new Set(events.map(({ status }) => status))];
  expect(statuses[0]).toBe('started');
  expect(statuses.at(-1)).toBe('completed');
  expect(events.at(-1)).toMatchObject({
    message: 'Transcribed',
    progress: 100,
    transcript: 'We talked about offers.',
    error: null,
    duration: null,
  });
  expect(events.map(({ progress }) => progress)).toEqual(
    events.map(({ progress }) => progress).toSorted((a, b) => a - b),
  );
  const late = await listen(id);
  await late.ended;
  expect(told(late).map(({ status }) => status)).toEqual(['completed']);
});

test('AIT-09 AIT-10 the stream ends with the error', async () => {
  provider.will({ status: 400 });
  const stream = await listen(await send());
  await world.runJobs();
  await stream.ended;
  const message = 'The transcription service did not take this recording.';
  expect(told(stream).at(-1)).toMatchObject({ status: 'error', message, error: message, transcript: null });
});

test('where nothing reads sound, videos and files of more than 25 MB are refused with a word', async () => {
  const stream = await listen(await send('talk.mp4'));
  await world.runJobs();
  await stream.ended;
  expect(told(stream).at(-1)).toMatchObject({
    status: 'error',
    error: 'Here only MP3, WAV, M4A and FLAC files of at most 25 MB can be transcribed.',
  });
  expect(provider.asked).toEqual([]);
});

test('a busy provider is asked again after the time it names', async () => {
  provider.will({ status: 429, headers: { 'retry-after': '1' } }, { status: 503 }, 'hears');
  const id = await send();
  await world.runJobs();
  const late = await listen(id);
  await late.ended;
  expect(told(late).at(-1)?.status).toBe('completed');
  expect(provider.asked.length).toBe(3);
});

const exported = async (id: number, format: 'txt' | 'docx' | 'pdf' | 'srt') => {
  const { path } = exportTranscript;
  const address = `${path.replace('{id}', String(id))}?format=${format}`;
  const reply = await world.browserOf('mentee').inject({ method: 'GET', url: address });
  return { status: reply.statusCode, headers: reply.headers, bytes: reply.rawPayload };
};

test('AIT-04 B61 a transcript is exported as TXT, DOCX, PDF and SRT, under its name', async () => {
  const { id } = await recordingOfMentee(world, 'completed');
  const txt = await exported(id, 'txt');
  expect(txt.headers['content-disposition']).toContain('talk.txt');
  expect(txt.bytes.toString()).toContain('We talked about offers.');
  const docx = await exported(id, 'docx');
  expect((await mammoth.extractRawText({ buffer: docx.bytes })).value).toContain('We talked about offers.');
  const pdf = await exported(id, 'pdf');
  expect(pdf.headers['content-type']).toBe('application/pdf');
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  const srt = await exported(id, 'srt');
  expect(srt.bytes.toString().trim()).toBe('1\r\n00:00:00,000 --> 00:00:04,000\r\nWe talked about offers.');
  const { id: waiting } = await recordingOfMentee(world, 'transcribing');
  expect((await exported(waiting, 'txt')).status).toBe(422);
});
