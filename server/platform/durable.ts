import { closeSync, fsyncSync, mkdirSync, openSync, readdirSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

/** Windows keeps names by itself, and opens no folder. */
const keepsNames = process.platform === 'win32';

const sync = (path: string) => {
  const opened = openSync(path, 'r');
  fsyncSync(opened);
  closeSync(opened);
};

/** The bytes of a file are on the disk; its name is only when its folder is synced too. */
export const syncFile = sync;

/** After this a power cut cannot undo that files in this folder were created, renamed or removed. */
export const syncFolder = (folder: string) => {
  if (!keepsNames) sync(folder);
};

/** Like `syncFile` or `syncFolder`, for a process that has others to serve meanwhile. */
export const syncLater = async (path: string, what: 'file' | 'folder') => {
  if (what === 'folder' && keepsNames) return;
  const opened = await open(path, 'r');
  await opened.sync().finally(() => opened.close());
};

/** Syncs everything in a folder, and the folder. */
export const syncTree = (folder: string) => {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) syncTree(join(folder, entry.name));
    else sync(join(folder, entry.name));
  }
  syncFolder(folder);
};

/** Creates a folder and those above it, so that a power cut cannot undo any of them. */
export const makeFolder = (folder: string) => {
  const first = mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  for (let made = resolve(folder); made.length >= resolve(first).length; made = dirname(made))
    syncFolder(dirname(made));
};
