import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
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

/** Is the data folder there, can we write in it, and is there room? */
export const judgeDataFolder = (folder: string): Finding[] => {
  const probe = join(folder, `.doctor-${process.pid}`);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(probe, 'x');
    rmSync(probe);
  } catch (error) {
    return [
      fault(
        'data_folder',
        `We cannot write in ${resolve(folder)}: ${because(error)}.`,
        'Give the user that runs the server this folder, or set DATA_DIR to another one.',
      ),
    ];
  }
  const { bavail, bsize } = statfsSync(folder);
  return [ok('data_folder', `We can write in ${resolve(folder)}.`), judgeDisk(bavail * bsize)];
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
    return fault(
      'files',
      `Uploads cannot be kept in ${place}: ${because(cause ?? error)}.`,
      'Check FILES_FOLDER, or the bucket, its address and its keys (FILES_S3_…).',
    );
  }
};
