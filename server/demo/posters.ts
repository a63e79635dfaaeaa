import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Files } from '../platform/files.ts';
import { projectFolder } from '../platform/project-folder.ts';

/** The drawings in db/demo/posters, by what they are called there. */
export const posters = [
  'a-team-you-did-not-choose',
  'ask-a-founder',
  'asking-for-feedback',
  'engineers-breakfast',
  'finance-to-data',
  'first-ninety-days',
  'network-centre',
  'portfolio-evening',
  'salary-talks',
] as const;
export type Poster = (typeof posters)[number];

/** Derived from its name, so that loading twice stores no file twice. */
export const posterKey = (poster: Poster) => `events/${createHash('md5').update(poster).digest('hex')}.webp`;

export const storePosters = async (files: Files) => {
  const folder = join(projectFolder(), 'db', 'demo', 'posters');
  for (const poster of posters)
    await files.put(posterKey(poster), readFileSync(join(folder, `${poster}.webp`)), 'image/webp');
};
