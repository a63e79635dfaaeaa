import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

/** A data folder has one process: two would lose each other's acknowledged writes without a word. */
export class FolderInUse extends Error {
  constructor(folder: string, pid: number) {
    super(`The data folder ${folder} is in use by process ${pid}. Stop it first, or set DATA_DIR or DATABASE_URL.`);
  }
}

/** Takes the folder for this process; only a dead process's lock is taken over. Returns how to let go. */
export const lockFolder = (folder: string) => {
  const file = `${resolve(folder)}.lock`;
  mkdirSync(resolve(folder), { recursive: true });
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
    const holder = Number(readFileSync(file, 'utf8'));
    if (holder === process.pid || (holder > 0 && isAlive(holder))) throw new FolderInUse(folder, holder);
    rmSync(file, { force: true });
  }
};
