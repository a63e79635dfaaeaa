import { existsSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type Files, newFileKey } from '../platform/files.ts';
import { fault, type Finding, ok, warning } from './finding.ts';

const megabyte = 1_048_576;
const fewestMegabytes = 200;
const fewMegabytes = 1024;

const because = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Free space where the data is. */
export const judgeDisk = (free: number): Finding => {
  const megabytes = Math.floor(free / megabyte);
  const says = `${megabytes} MB are free where the data is.`;
  if (megabytes < fewestMegabytes)
    return fault('disk', says, 'Make room now: a database that cannot write stops, and may not start again.');
  return megabytes < fewMegabytes ? warning('disk', says, 'Make room before it runs out.') : ok('disk', says);
};

/** The folder itself, or the nearest one above it that exists, where it would be made. */
const nearest = (folder: string): string => (existsSync(folder) ? folder : nearest(dirname(folder)));

/** Throws what the system says when nothing can be written in this folder. */
const tryToWrite = (folder: string) => {
  const probe = join(folder, `.doctor-${process.pid}`);
  writeFileSync(probe, 'x');
  rmSync(probe);
};

/** Is the data folder there, can we write in it, and is there room? One that is missing may be misspelled: it is not made. */
export const judgeDataFolder = (given: string): Finding[] => {
  const folder = resolve(given);
  const there = nearest(folder);
  try {
    tryToWrite(there);
  } catch (error) {
    return [
      fault(
        'data_folder',
        `We cannot write in ${there}: ${because(error)}.`,
        'Give the user that runs the server this folder, or set DATA_DIR to another one.',
      ),
    ];
  }
  const { bavail, bsize } = statfsSync(there);
  const found =
    there === folder
      ? ok('data_folder', `We can write in ${folder}.`)
      : warning(
          'data_folder',
          `There is no folder ${folder}.`,
          'The first start makes it. If the server has run before, correct DATA_DIR.',
        );
  return [found, judgeDisk(bavail * bsize)];
};

const cannotKeep = (place: string, error: unknown) =>
  fault(
    'files',
    `Uploads cannot be kept in ${place}: ${because(error)}.`,
    'Check FILES_FOLDER, or the bucket, its address and its keys (FILES_S3_…).',
  );

/** A folder for uploads that is not there yet: the first upload makes it, the doctor does not. */
export const judgeFilesToCome = (given: string): Finding | null => {
  const folder = resolve(given);
  if (existsSync(folder)) return null;
  try {
    tryToWrite(nearest(folder));
    return ok('files', `There are no uploads yet: the first one makes ${folder}.`);
  } catch (error) {
    return cannotKeep(folder, error);
  }
};

/** Writes a file as an upload would be, reads it back, and removes it. */
export const judgeFiles = async (files: Files, place: string): Promise<Finding> => {
  const key = newFileKey('photos', 'txt');
  const bytes = new TextEncoder().encode('Written by the doctor; may be removed.');
  try {
    await files.put(key, bytes, 'text/plain');
    const stored = await files.get(key);
    const read = stored && (await buffer(stored.stream));
    await files.remove(key);
    if (!read?.equals(bytes)) throw new Error('what was written could not be read back');
    return ok('files', `Uploads can be written and read in ${place}.`);
  } catch (error) {
    const { cause } = error as { cause?: unknown };
    return cannotKeep(place, cause ?? error);
  }
};
