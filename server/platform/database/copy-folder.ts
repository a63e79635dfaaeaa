import { closeSync, copyFileSync, fsyncSync, mkdirSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const sync = (path: string) => {
  const file = openSync(path, 'r');
  fsyncSync(file);
  closeSync(file);
};

/** All of a folder into another, on the disk before it returns: a power cut takes nothing of it back. */
export const copyFolder = (from: string, to: string) => {
  mkdirSync(to, { recursive: true });
  const copied: string[] = [];
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, place] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) copyFolder(source, place);
    else {
      copyFileSync(source, place);
      copied.push(place);
    }
  }
  // After all are written: the disk takes them together.
  for (const place of copied) sync(place);
  if (process.platform !== 'win32') sync(to);
};
