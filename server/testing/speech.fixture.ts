import espeak from 'espeak-ng';
import { soundRate, wavOf } from './wav.fixture.ts';

const longPauseMs = 900;

const samplesFor = (ms: number) => Math.round((ms / 1000) * soundRate);

/** The samples of a WAV file whose header has 44 bytes. */
const samplesOf = (wav: Uint8Array) => {
  const view = new DataView(wav.buffer, wav.byteOffset, wav.byteLength);
  const samples = Int16Array.from({ length: (wav.byteLength - 44) >> 1 }, (_, at) => view.getInt16(44 + at * 2, true));
  return { samples, rate: view.getUint32(24, true) };
};

const atOurRate = (samples: Int16Array, rate: number) =>
  Int16Array.from({ length: Math.floor((samples.length * soundRate) / rate) }, (_, index) => {
    const at = (index * rate) / soundRate;
    const before = samples[Math.floor(at)] ?? 0;
    const after = samples[Math.floor(at) + 1] ?? before;
    return Math.round(before + (after - before) * (at % 1));
  });

/** The stretches of sound between pauses of at least `pause` samples. */
const spokenParts = (samples: Int16Array, pause: number) => {
  const parts: Int16Array[] = [];
  let first = -1;
  let last = -1;
  const close = () => {
    if (first >= 0) parts.push(samples.slice(first, last + 1));
    first = -1;
  };
  samples.forEach((sample, at) => {
    if (Math.abs(sample) < 60) return;
    if (at - last > pause) close();
    if (first < 0) first = at;
    last = at;
  });
  close();
  return parts;
};

const spoken = new Map<string, Int16Array>();
const bare = (word: string) => word.toLowerCase().replace(/[^a-z']/g, '');

/** A voice says each word that was not said before, in one run: starting it takes longer than speaking. */
const learn = async (words: readonly string[]) => {
  const missing = [...new Set(words.map(bare))].filter((word) => word !== '' && !spoken.has(word));
  if (missing.length === 0) return;
  const text = missing.map((word) => `<s>${word}</s><break time="800ms"/>`).join('');
  const ignore = () => undefined;
  const args = ['-v', 'en-us', '-s', '165', '-m', '-w', 'words.wav', `<speak>${text}</speak>`];
  const { FS } = await espeak({ arguments: args, print: ignore, printErr: ignore });
  const { samples, rate } = samplesOf(FS.readFile('words.wav'));
  const parts = spokenParts(samples, Math.round(rate * 0.4));
  if (parts.length !== missing.length) throw new Error(`${missing.length} words, but ${parts.length} sounds`);
  missing.forEach((word, index) => spoken.set(word, atOurRate(parts[index] ?? new Int16Array(), rate)));
};

const joined = (parts: readonly Int16Array[]) => {
  const whole = new Int16Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

/** A WAV file (16 kHz, mono) in which nobody says anything. */
export const silenceOf = (ms: number): Uint8Array => wavOf(new Int16Array(samplesFor(ms)));

/**
 * English words as a WAV file (16 kHz, mono), always the same for the same words: a pause after each, and a long one after
 * those that end with '.'. Also says where the long pauses are.
 */
export const speakWithPauses = async (words: readonly string[], gapMs = 250) => {
  await learn(words);
  const parts: Int16Array[] = [];
  const longPauses: { fromMs: number; toMs: number }[] = [];
  let at = 0;
  const add = (part: Int16Array) => {
    parts.push(part);
    at += (part.length / soundRate) * 1000;
  };
  for (const word of words) {
    add(spoken.get(bare(word)) ?? new Int16Array());
    const pauseMs = word.endsWith('.') ? longPauseMs : gapMs;
    const fromMs = Math.round(at);
    add(new Int16Array(samplesFor(pauseMs)));
    if (word.endsWith('.')) longPauses.push({ fromMs, toMs: Math.round(at) });
  }
  return { wav: wavOf(joined(parts)), longPauses, durationMs: Math.round(at) };
};

export const speak = async (words: readonly string[], gapMs?: number): Promise<Uint8Array> =>
  (await speakWithPauses(words, gapMs)).wav;
