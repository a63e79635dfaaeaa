import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { NoSound, type Stretch } from '../platform/sound.ts';
import { ffmpegForTests } from '../testing/ffmpeg.fixture.ts';
import { silenceOf, speakWithPauses } from '../testing/speech.fixture.ts';
import { ffmpegSound, findFfmpeg } from './sound.ts';

const path = await ffmpegForTests();
const patient = new AbortController().signal;

let folder: string;
const at = (name: string) => join(folder, name);
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sound-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const words = 'we met today. you asked about the team. thank you.'.split(' ');

const sound = ffmpegSound({ path });
const make = (...args: string[]) => promisify(execFile)(path, ['-v', 'error', '-y', ...args]);
let talk: Awaited<ReturnType<typeof speakWithPauses>>;
beforeAll(async () => {
  talk = await speakWithPauses(words);
  await writeFile(at('talk.wav'), talk.wav);
});

const picture = ['-f', 'lavfi', '-i', 'testsrc=size=64x64:rate=5', '-shortest', '-map', '0:a', '-map', '1:v'];
const film = [...picture, '-c:v', 'mpeg4'];
const formats: Record<string, string[]> = {
  wav: ['-c:a', 'pcm_s16le', '-ar', '44100', '-ac', '2'],
  mp3: ['-c:a', 'libmp3lame'],
  m4a: ['-c:a', 'aac'],
  flac: ['-c:a', 'flac'],
  mp4: [...film, '-c:a', 'aac'],
  mov: [...film, '-c:a', 'aac'],
  avi: [...film, '-c:a', 'libmp3lame'],
  mkv: [...film, '-c:a', 'libvorbis', '-ar', '44100'],
  webm: [...picture, '-c:v', 'libvpx', '-c:a', 'libopus'],
};

const expectNear = (found: readonly Stretch[], right: readonly Stretch[]) => {
  expect(found).toHaveLength(right.length);
  right.forEach(({ fromMs, toMs }, index) => {
    expect(Math.abs((found[index]?.fromMs ?? 0) - fromMs)).toBeLessThan(150);
    expect(Math.abs((found[index]?.toMs ?? 0) - toMs)).toBeLessThan(150);
  });
};

describe('recordings', () => {
  // Film formats round the end up to a whole picture, 200 ms here.
  test.each(Object.keys(formats))('AIT-02: a %s is studied, and cut where nobody speaks', async (ending) => {
    const name = at(`made.${ending}`);
    await make('-i', at('talk.wav'), ...(formats[ending] ?? []), name);
    const { durationMs, silences } = await sound.study(name, patient);
    expect(Math.abs(durationMs - talk.durationMs)).toBeLessThan(300);
    expectNear(silences, talk.longPauses);

    const [first, second] = silences;
    const stretch = { fromMs: first?.toMs ?? 0, toMs: second?.fromMs ?? 0 };
    const cut = await sound.cut(name, stretch, patient);
    expect(cut).toMatchObject({ name: 'part.mp3', type: 'audio/mpeg' });
    await writeFile(at(`part-${ending}.mp3`), cut.bytes);
    const part = await sound.study(at(`part-${ending}.mp3`), patient);
    expect(Math.abs(part.durationMs - (stretch.toMs - stretch.fromMs))).toBeLessThan(150);
    expect(cut.bytes.length).toBeLessThan((part.durationMs + 200) * 6);
    expect(part.silences).toEqual([]);
  });

  test('a cut says nothing of where and by whom the recording was made', async () => {
    await make('-i', at('talk.wav'), '-metadata', 'title=Between us', '-metadata', 'artist=Somebody', at('told.mp3'));
    expect((await readFile(at('told.mp3'))).includes('Between us')).toBe(true);
    const cut = await sound.cut(at('told.mp3'), { fromMs: 0, toMs: 2000 }, patient);
    expect(Buffer.from(cut.bytes).includes('Between us')).toBe(false);
    expect(Buffer.from(cut.bytes).includes('Somebody')).toBe(false);
  });

  test('AIT-02: a cut of a compressed WAV is the stretch that was asked for', async () => {
    await make('-i', at('talk.wav'), '-c:a', 'adpcm_ima_wav', at('dictated.wav'));
    for (const { fromMs, toMs } of talk.longPauses) {
      const cut = await sound.cut(at('dictated.wav'), { fromMs: fromMs - 500, toMs }, patient);
      await writeFile(at('end.mp3'), cut.bytes);
      const { silences } = await sound.study(at('end.mp3'), patient);
      expectNear(silences.slice(-1), [{ fromMs: 500, toMs: 500 + toMs - fromMs }]);
    }
  });

  test('a recording in which nobody speaks is one silence, and a stretch beyond its end has no sound', async () => {
    await writeFile(at('quiet.wav'), silenceOf(3000));
    const quiet = await sound.study(at('quiet.wav'), patient);
    expect(quiet).toEqual({ durationMs: 3000, silences: [{ fromMs: 0, toMs: 3000 }] });
    await expect(sound.cut(at('quiet.wav'), { fromMs: 9000, toMs: 9900 }, patient)).rejects.toThrow(NoSound);
  });
});

const refused: Record<string, (name: string) => Promise<unknown>> = {
  'a text': (name) => writeFile(name, 'This is no sound.\n'.repeat(1000)),
  'an empty file': (name) => writeFile(name, ''),
  'a video without sound': (name) =>
    make('-f', 'lavfi', '-i', 'testsrc=size=64x64:rate=5', '-t', '2', '-c:v', 'mpeg4', '-f', 'mp4', name),
  'half of a file': async (name) => {
    await make('-i', at('talk.wav'), '-c:a', 'aac', at('whole.m4a'));
    const whole = await readFile(at('whole.m4a'));
    await writeFile(name, whole.subarray(0, whole.length / 2));
  },
  'a picture': (name) => make('-f', 'lavfi', '-i', 'testsrc=size=64x64', '-frames:v', '1', '-f', 'image2', name),
  noise: (name) =>
    writeFile(
      name,
      Uint8Array.from({ length: 50_000 }, (_, index) => (index * 7919) % 251),
    ),
};
const lists: Record<string, string> = {
  'a playlist': '#EXTM3U\n#EXT-X-TARGETDURATION:9\n#EXTINF:9,\nsecret.mp3\n#EXT-X-ENDLIST\n',
  'a script': "ffconcat version 1.0\nfile 'secret.mp3'\n",
};
describe('other files', () => {
  test.each(Object.keys(refused))('AIT-02: %s is refused', async (kind) => {
    const name = at('refused.mp4');
    await refused[kind]?.(name);
    await expect(sound.study(name, patient)).rejects.toThrow(NoSound);
    await expect(sound.cut(name, { fromMs: 0, toMs: 1000 }, patient)).rejects.toThrow(NoSound);
  });

  test.each(Object.keys(lists))('AIT-02: %s that names another file is refused', async (kind) => {
    await make('-i', at('talk.wav'), at('secret.mp3'));
    const name = at('list.m3u8');
    await writeFile(name, lists[kind] ?? '');
    // ffmpeg by itself reads the other file.
    await make('-i', name, at('stolen.wav'));
    expect((await readFile(at('stolen.wav'))).length).toBeGreaterThan(50_000);
    await expect(sound.study(name, patient)).rejects.toThrow(NoSound);
    await expect(sound.cut(name, { fromMs: 0, toMs: 1000 }, patient)).rejects.toThrow(NoSound);
  });

  test('a file that is not there is no fault of its content', async () => {
    const fault = await sound.study(at('nowhere.wav'), patient).catch((error: unknown) => error);
    expect(fault).toMatchObject({ code: 'ENOENT' });
    expect(fault).not.toBeInstanceOf(NoSound);
  });
});

/** A program that notes its number and its settings, and then takes its time. */
const sleeper = async (name: string) => {
  const notes = at(`${name}.notes`);
  await writeFile(at(name), `#!/bin/sh\nenv > ${notes}\necho "number=$$" >> ${notes}\nexec sleep 60\n`, {
    mode: 0o755,
  });
  await writeFile(at('any.wav'), silenceOf(100));
  const read = () => readFile(notes, 'utf8');
  const number = async () =>
    vi.waitFor(async () => {
      const [, found] = /number=(\d+)/.exec(await read()) ?? [];
      if (!found) throw new Error('it has not started');
      return Number(found);
    });
  return { program: at(name), read, number };
};

const isGone = (number: number) => {
  try {
    return process.kill(number, 0) ? 'still there' : 'gone';
  } catch {
    return 'gone';
  }
};

describe('a program that takes its time', () => {
  test('is ended by the signal, whose reason is handed on', async () => {
    const { program, read, number } = await sleeper('slow');
    const stop = new AbortController();
    const studied = ffmpegSound({ path: program }).study(at('any.wav'), stop.signal);
    const ended = expect(studied).rejects.toThrow('The server stops.');
    const running = await number();
    expect(isGone(running)).toBe('still there');
    stop.abort(new Error('The server stops.'));
    await ended;
    await vi.waitFor(() => expect(isGone(running)).toBe('gone'));
    expect(await read()).not.toContain('NODE_ENV');
  });

  test('is ended by the time limit, and the file has no sound', async () => {
    const { program, number } = await sleeper('slower');
    const studied = ffmpegSound({ path: program, longestMs: 400 }).study(at('any.wav'), patient);
    await expect(studied).rejects.toThrow(NoSound);
    const running = await number();
    await vi.waitFor(() => expect(isGone(running)).toBe('gone'));
  });

  test('does not begin when the signal was given before', async () => {
    const { program, read } = await sleeper('never');
    const stopped = AbortSignal.abort(new Error('Too late.'));
    await expect(ffmpegSound({ path: program }).study(at('any.wav'), stopped)).rejects.toThrow('Too late.');
    await expect(read()).rejects.toThrow('ENOENT');
  });
});

test('a program that is not there is no fault of the file', async () => {
  await writeFile(at('any.wav'), silenceOf(100));
  const fault = await ffmpegSound({ path: at('no-program') })
    .study(at('any.wav'), patient)
    .catch((error: unknown) => error);
  expect(fault).toMatchObject({ code: 'ENOENT' });
  expect(fault).not.toBeInstanceOf(NoSound);
});

test('the setting decides which ffmpeg is used', async () => {
  expect(await findFfmpeg('/opt/own/ffmpeg')).toBe('/opt/own/ffmpeg');
  expect(await findFfmpeg('')).toBe(await findFfmpeg(undefined));
});
