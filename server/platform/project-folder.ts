import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that contains db/ and dist/, whether this code runs from its source or from the built bundle. */
export const projectFolder = () => {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'db', 'reference'))) {
    const above = dirname(folder);
    if (above === folder) throw new Error('the project folder was not found');
    folder = above;
  }
  return folder;
};
