// A copy of the project to plant things in: the sources are copied; the installed packages and the data are linked.
import { cpSync, existsSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const left = new Set(['node_modules', 'dist', 'data']);

/** Copies these folders and files to a new folder and returns its path. */
export const copyProject = (parts) => {
  const root = process.cwd();
  const copy = mkdtempSync(join(tmpdir(), 'lantern-copy-'));
  for (const part of parts.filter((one) => existsSync(join(root, one)))) {
    cpSync(join(root, part), join(copy, part), { recursive: true, filter: (path) => !left.has(basename(path)) });
  }
  for (const shared of ['node_modules', 'db'].filter((one) => !parts.includes(one)))
    symlinkSync(join(root, shared), join(copy, shared));
  return copy;
};
