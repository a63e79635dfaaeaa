import { afterEach, beforeEach, expect, test } from 'vitest';
import { showRecording, transcribe, type Transcript } from '../../contract/transcription/index.ts';
import { startSpeechTwin } from '../adapters/speech/speech.twin.ts';
import { systemClock } from '../platform/clock.ts';
import { ffmpegForTests } from '../testing/ffmpeg.fixture.ts';
import { people } from '../testing/personas.fixture.ts';
import { wavOf } from '../testing/wav.fixture.ts';
import { openCaller } from './caller.fixture.ts';
import { type ServerPlace, ownGround, prepare } from './ground.fixture.ts';
import { timeGoesBy, until } from './letters.fixture.ts';
import { endAll, startServer } from './process.fixture.ts';
import { signedIn } from './racers.fixture.ts';

const key = 'key-of-tests';
let ground: ServerPlace;
let provider: Awaited<ReturnType<typeof startSpeechTwin>>;
beforeEach(async () => {
  await ffmpegForTests();
  ground = await ownGround();
  provider = await startSpeechTwin(key, { recognise: () => ({ text: 'Never asked.' }) });
});
afterEach(async () => {
  await endAll();
  await provider.close();
  await ground.drop();
});

const start = () => startServer({ ...ground.settings, TRANSCRIPTION_API_KEY: key, TRANSCRIPTION_URL: provider.url });

/** Thirty-five minutes in 4 MB, which are four parts: a tone at a rate that a telephone would be ashamed of. */
const longTalk = () => {
  const wav = Buffer.from(wavOf(new Int16Array(35 * 60 * 1000).map((_none, at) => 8000 * Math.sin(at / 3))));
  wav.writeUInt32LE(1000, 24);
  wav.writeUInt32LE(2000, 28);
  return wav;
};

test('AIT-07 killed twice amid a recording, the server goes on with the part it was at, and the text is whole', async () => {
  const mentee = await prepare(ground, async (database) => {
    const now = systemClock.now();
    const ids = await people(database.transact, now);
    return signedIn(database, ids.mentee, now);
  });
  let server = await start();
  const caller = openCaller(server.url, mentee.token);
  const form = new FormData();
  form.append('model', 'gpt-4o-transcribe');
  form.append('recording', new Blob([longTalk()], { type: 'audio/wav' }), 'long.wav');
  provider.will({ text: 'One.' }, 'silence');
  const reply = await fetch(`${server.url}${transcribe.path}`, {
    method: 'POST',
    headers: { accept: 'application/json', ...(await caller.proof()) },
    body: form,
  });
  const { recording } = (await reply.json()) as { recording: { id: number } };
  caller.close();
  await until(() => provider.asked.length === 2);
  await server.kill();
  await ground.inspect(timeGoesBy);
  provider.forget();
  provider.will({ text: 'Two.' }, 'silence');
  server = await start();
  await until(() => provider.asked.length === 2);
  await server.kill();
  await ground.inspect(timeGoesBy);
  provider.forget();
  provider.will({ text: 'Three.' }, { text: 'Four.' });
  server = await start();
  const again = openCaller(server.url, mentee.token);
  const shown = async () => {
    const { body } = await again.ask(showRecording, { params: { id: recording.id } });
    return body as unknown as Transcript;
  };
  await until(async () => (await shown()).status === 'completed');
  // Each part was heard to its end once, in its turn.
  expect((await shown()).transcript).toBe('One.\n\nTwo.\n\nThree.\n\nFour.');
  expect(provider.asked.length).toBe(2);
  again.close();
  const { code } = await server.stop();
  expect(code).toBe(0);
});
