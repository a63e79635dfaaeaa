import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Files } from '../../platform/files.ts';
import { Stopped } from './stopped.ts';

async function* contents(files: Files, pieces: readonly { fileKey: string }[]) {
  for (const { fileKey } of pieces) {
    const stored = await files.get(fileKey);
    if (!stored) throw new Stopped('sound_gone');
    yield* stored.stream;
  }
}

/** Puts the pieces of a recording together in a file, without holding it in memory. Throws Stopped if one is gone. */
export const writeFile = async (files: Files, pieces: readonly { fileKey: string }[], path: string) => {
  if (pieces.length === 0) throw new Stopped('sound_gone');
  await pipeline(contents(files, pieces), createWriteStream(path));
};
