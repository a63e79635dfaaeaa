import { copyFileSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { syncFile, syncFolder } from '../durable.ts';

/** Copies a whole folder and syncs it to disk before returning, so that a power cut cannot undo any of it. */
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
  // Syncs only after everything is written, so that the disk can take it all together.
  for (const place of copied) syncFile(place);
  syncFolder(to);
};
