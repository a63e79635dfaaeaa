import { execFile } from 'node:child_process';
import { speak } from '../../testing/speech.fixture.ts';
import { soundRate } from '../../testing/wav.fixture.ts';

const frame = soundRate / 100;
/** Frames of 10 ms: pauses between words are longer than any sound within one. */
const shortestPause = 18;
const sentencePause = 60;
const shortestWord = 5;
/** What is quieter than the loudest frame by this factor counts as a pause. */
const quiet = 0.012;
const quietInWord = 0.04;
const timeSlots = 16;

/** Evenly spaced as the ear hears them, from 150 Hz to 6.5 kHz. */
const bands = Array.from({ length: 24 }, (_, index) => 700 * ((1 + 150 / 700) * 8.49 ** (index / 23) - 1));
const coefficients = bands.map((frequency) => 2 * Math.cos((2 * Math.PI * frequency) / soundRate));

const toSamples = (ffmpeg: string, bytes: Uint8Array) =>
  new Promise<Int16Array>((resolve, reject) => {
    const plain = ['-f', 's16le', '-ac', '1', '-ar', String(soundRate), 'pipe:1'];
    const args = ['-v', 'error', '-i', 'pipe:0', ...plain];
    const child = execFile(ffmpeg, args, { encoding: 'buffer', maxBuffer: 2 ** 28 }, (fault, pcm) => {
      if (fault) return reject(fault);
      resolve(Int16Array.from({ length: pcm.length >> 1 }, (_, at) => pcm.readInt16LE(at * 2)));
    });
    child.stdin?.on('error', reject).end(bytes);
  });

const loudness = (samples: Int16Array) =>
  Array.from({ length: Math.floor(samples.length / frame) }, (_, index) => {
    let sum = 0;
    for (let at = index * frame; at < (index + 1) * frame; at += 1) sum += (samples[at] ?? 0) ** 2;
    return Math.sqrt(sum / frame);
  });

interface Part {
  from: number;
  to: number;
}

/** Without what is quiet beside the part's own loudest frame: a word then begins at the same sound in every recording. */
const trimmed = (levels: readonly number[], { from, to }: Part): Part => {
  const own = levels.slice(from, to);
  const threshold = own.reduce((most, level) => Math.max(most, level), 0) * quietInWord;
  const isLoud = (level: number) => level >= threshold;
  return { from: from + own.findIndex(isLoud), to: from + own.findLastIndex(isLoud) + 1 };
};

/** Where somebody speaks, in frames. */
const partsOf = (samples: Int16Array): Part[] => {
  const levels = loudness(samples);
  const threshold = Math.max(20, levels.reduce((most, level) => Math.max(most, level), 0) * quiet);
  const parts: Part[] = [];
  levels.forEach((level, at) => {
    if (level < threshold) return;
    const last = parts.at(-1);
    if (last && at - last.to < shortestPause) last.to = at + 1;
    else parts.push({ from: at, to: at + 1 });
  });
  return parts.map((part) => trimmed(levels, part)).filter(({ from, to }) => to - from >= shortestWord);
};

/** How strong each band is in a frame: Goertzel's filter, one for each frequency. */
const bandsOf = (samples: Int16Array, index: number) =>
  coefficients.map((coefficient) => {
    let [one, two] = [0, 0];
    for (let at = index * frame; at < (index + 1) * frame; at += 1) {
      [one, two] = [(samples[at] ?? 0) + coefficient * one - two, one];
    }
    return Math.max(0, one * one + two * two - coefficient * one * two);
  });

/** The sound of a word, however loud and long it is: its bands in a fixed number of slots. */
const featuresOf = (samples: Int16Array, { from, to }: Part) => {
  const length = to - from;
  const slots = Array.from({ length: timeSlots }, () => bands.map(() => 0));
  for (let index = 0; index < Math.max(length, timeSlots); index += 1) {
    const at = Math.floor((index * length) / Math.max(length, timeSlots));
    const slot = slots[Math.floor((index * timeSlots) / Math.max(length, timeSlots))];
    bandsOf(samples, from + at).forEach((power, band) => {
      if (slot) slot[band] = (slot[band] ?? 0) + power;
    });
  }
  // What is far weaker than the strongest sound is noise, which must not tell words apart.
  const powers = slots.flat();
  const floor = powers.reduce((most, power) => Math.max(most, power), 0) * 1e-4;
  const logs = powers.map((power) => Math.log(power + floor));
  const mean = logs.reduce((sum, one) => sum + one, 0) / logs.length;
  // How long it takes tells short words from long ones as well.
  return [...logs.map((one) => one - mean), 12 * Math.log(length)];
};

const distance = (one: readonly number[], other: readonly number[]) =>
  one.reduce((sum, value, index) => sum + (value - (other[index] ?? 0)) ** 2, 0);

interface Template {
  word: string;
  features: number[];
}

/** A word may begin anywhere within a frame. */
const shifts = [0, 1, 2, 3].map((quarter) => (quarter * frame) / 4);

/** Learns the sound of each word by itself. */
const templatesOf = async (vocabulary: readonly string[]): Promise<Template[]> => {
  const templates: Template[] = [];
  for (const word of vocabulary) {
    const wav = await speak([word]);
    const spoken = new Int16Array(wav.buffer, wav.byteOffset + 44, (wav.byteLength - 44) >> 1);
    for (const shift of shifts) {
      const samples = new Int16Array(spoken.length + frame);
      samples.set(spoken, shift);
      const parts = partsOf(samples);
      const [first, last] = [parts[0], parts.at(-1)];
      if (first && last) templates.push({ word, features: featuresOf(samples, { from: first.from, to: last.to }) });
    }
  }
  return templates;
};

const nearest = (templates: readonly Template[], features: readonly number[]) => {
  let best = { word: '', apart: Infinity };
  for (const { word, features: own } of templates) {
    const apart = distance(own, features);
    if (apart < best.apart) best = { word, apart };
  }
  return best.word;
};

/**
 * Listens to sound in which the words of a vocabulary are spoken, one after the other, and writes them down; a long pause
 * ends a sentence.
 */
export const recogniser = (vocabulary: readonly string[], ffmpeg: string) => {
  let learnt: Promise<Template[]> | undefined;
  return async (bytes: Uint8Array): Promise<{ text: string }> => {
    // Speaking all words in one go first is quicker than one by one.
    learnt ??= speak(vocabulary).then(() => templatesOf(vocabulary));
    const templates = await learnt;
    const samples = await toSamples(ffmpeg, bytes);
    const parts = partsOf(samples);
    const words = parts.map((part, index) => {
      const next = parts[index + 1]?.from ?? samples.length / frame;
      return `${nearest(templates, featuresOf(samples, part))}${next - part.to >= sentencePause ? '.' : ''}`;
    });
    return { text: words.join(' ') };
  };
};
