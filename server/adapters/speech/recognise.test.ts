import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ffmpegForTests } from '../../testing/ffmpeg.fixture.ts';
import { speakWithPauses } from '../../testing/speech.fixture.ts';
import { ffmpegSound } from '../sound.ts';
import { openAiSpeech } from './openai.ts';
import { recogniser } from './recognise.fixture.ts';
import { startSpeechTwin } from './speech.twin.ts';

const path = await ffmpegForTests();
const key = 'key-of-tests';
const patient = new AbortController().signal;

const text = [
  'we met today to talk about your career. you asked how to lead a small team. my advice is to listen first and to ask',
  'good questions. next month we will look at your plan again. please write down three goals and send them to me. you can',
  'also practice a short speech with a friend. thank you for your time and see you soon in october.',
].join(' ');
const said = text.split(' ');
const bare = (words: readonly string[]) => words.map((word) => word.replace('.', ''));
const vocabulary = [...new Set(bare(said))];

/** How many words would have to be put in, taken out or replaced, for each word that was said. */
const wordError = (right: readonly string[], heard: readonly string[]) => {
  let row = heard.map((_, index) => index + 1);
  row.unshift(0);
  right.forEach((word, line) => {
    const next = [line + 1];
    heard.forEach((other, index) => {
      const replaced = (row[index] ?? 0) + (word === other ? 0 : 1);
      next.push(Math.min(replaced, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1));
    });
    row = next;
  });
  return (row.at(-1) ?? 0) / right.length;
};

test('the word error counts what was added, left out and replaced', () => {
  expect(wordError(['a', 'b', 'c', 'd'], ['a', 'b', 'c', 'd'])).toBe(0);
  expect(wordError(['a', 'b', 'c', 'd'], ['a', 'x', 'c'])).toBe(0.5);
  expect(wordError(['a', 'b'], ['a', 'y', 'b'])).toBe(0.5);
  expect(wordError(['a', 'b'], [])).toBe(1);
});

describe('speech that is sent in parts', () => {
  const sound = ffmpegSound({ path });
  const recognise = recogniser(vocabulary, path);
  let folder: string;
  let provider: Awaited<ReturnType<typeof startSpeechTwin>>;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'speech-'));
    provider = await startSpeechTwin(key, { recognise });
  });
  afterAll(async () => {
    await provider.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** What is understood of spoken words that were cut at a pause near the middle and sent in two pieces. */
  const understood = async (words: readonly string[], gapMs: number) => {
    const { wav, durationMs } = await speakWithPauses(words, gapMs);
    const file = join(folder, 'talk.wav');
    await writeFile(file, wav);
    const { silences } = await sound.study(file, patient);
    const pause = silences[Math.floor(silences.length / 2)] ?? { fromMs: 0, toMs: 0 };
    const middle = Math.round((pause.fromMs + pause.toMs) / 2);
    const speech = openAiSpeech({ key, url: provider.url });
    const heard: string[] = [];
    for (const [fromMs, toMs] of [
      [0, middle],
      [middle, durationMs],
    ] as const) {
      const cut = await sound.cut(file, { fromMs, toMs }, patient);
      heard.push((await speech.transcribe({ ...cut, model: 'gpt-4o-transcribe' })).text);
    }
    return heard.join(' ').split(' ');
  };

  test.each([230, 250, 333])('words with pauses of %i ms come back, at most one in twenty wrong', async (gapMs) => {
    expect(said.length).toBeGreaterThanOrEqual(60);
    const heard = await understood(said, gapMs);
    expect(wordError(bare(said), bare(heard))).toBeLessThanOrEqual(0.05);
  });

  test('it listens: other words in another order come back as they were said', async () => {
    const other = [...vocabulary].reverse().map((word, index) => (index % 7 === 6 ? `${word}.` : word));
    const heard = await understood(other, 250);
    expect(wordError(bare(other), bare(heard))).toBeLessThanOrEqual(0.05);
    expect(wordError(bare(said), bare(heard))).toBeGreaterThan(0.7);
  });

  test('silence is no word', async () => {
    const file = join(folder, 'quiet.wav');
    await writeFile(file, (await speakWithPauses(['.'], 250)).wav);
    const cut = await sound.cut(file, { fromMs: 0, toMs: 900 }, patient);
    expect(await recognise(cut.bytes)).toEqual({ text: '' });
  });
});
