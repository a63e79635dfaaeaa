import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

/** Only one process may use a data folder: two would silently lose each other's acknowledged writes. */
export class FolderInUse extends Error {
  constructor(folder: string, pid: number) {
    super(`The data folder ${folder} is in use by process ${pid}. Stop it first, or set DATA_DIR or DATABASE_URL.`);
  }
}

const isBecause = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code;

/** Runs something that may fail with `code`; returns false if it does. */
const unless = (code: string, run: () => void) => {
  try {
    run();
    return true;
  } catch (error) {
    if (isBecause(error, code)) return false;
    throw error;
  }
};

const wait = (milliseconds: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

/**
 * The pid in a lock file, or 0 when the file is broken. A lock file is empty for the moment in which its process writes
 * it.
 */
const holderIn = (file: string) => {
  let text = '';
  for (let looks = 0; looks < 20 && text === ''; looks += 1) {
    if (looks > 0) wait(10);
    if (!unless('ENOENT', () => (text = readFileSync(file, 'utf8')))) return 0;
  }
  return Number(text) || 0; // what is no number names nobody
};

/** Removes a dead process's lock and no other: another process may have taken it over a moment ago. */
const removeDead = (file: string, holder: number) => {
  const aside = `${file}.${process.pid}`;
  if (!unless('ENOENT', () => renameSync(file, aside))) return;
  if (holderIn(aside) === holder) rmSync(aside, { force: true });
  else renameSync(aside, file);
};

/**
 * The locks of this very process. The pid alone is not enough: an earlier process may have had the same one, and in a
 * container nearly always has.
 */
const own = new Set<string>();

/**
 * Takes the folder for this process; only a dead process's lock is taken over. Returns the function that releases it.
 */
export const lockFolder = (folder: string) => {
  const file = `${resolve(folder)}.lock`;
  mkdirSync(resolve(folder), { recursive: true });
  while (!unless('EEXIST', () => writeFileSync(file, String(process.pid), { flag: 'wx' }))) {
    const holder = holderIn(file);
    const lives = holder === process.pid ? own.has(file) : holder > 0 && isAlive(holder);
    if (lives) throw new FolderInUse(folder, holder);
    removeDead(file, holder);
  }
  own.add(file);
  return () => {
    // Only once: by the second call it may be someone else's lock.
    if (own.delete(file)) rmSync(file, { force: true });
  };
};
