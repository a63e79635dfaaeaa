import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from './project-folder.ts';

/** Which version this is, and the commit that it was built from; empty when that is not known. */
export const release = () => {
  const folder = projectFolder();
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  const built = join(folder, 'dist', 'commit');
  return { version, commit: existsSync(built) ? readFileSync(built, 'utf8').trim() : '' };
};
