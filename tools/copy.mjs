// A copy of the project to plant things in: its own source, the installed packages and the data shared by links.
import { cpSync, existsSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const left = new Set(['node_modules', 'dist', 'data']);

/** Copies these folders and files to a folder of its own, and returns where that is. */
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
