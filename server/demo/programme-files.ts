import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Files, typeOfKey } from '../platform/files.ts';
import { projectFolder } from '../platform/project-folder.ts';
import type { ProgrammeKey } from './types.ts';
import { programmeKeys, writtenProgramme } from './written-programmes.ts';

const fileOf = (name: string) => readFileSync(join(projectFolder(), 'db', 'demo', 'programmes', name));

/** Derived from what the file is for, so that loading twice stores no file twice and no two places share one. */
const keyOf = (kind: string, use: string, extension: string) =>
  `${kind}/${createHash('md5').update(use).digest('hex')}.${extension}`;

/** Where the pictures of a programme are kept. */
export const lookKeys = (programme: ProgrammeKey) => ({
  photo: keyOf('logos', `${programme} photo`, 'webp'),
  signUpLogo: keyOf('logos', `${programme} sign up`, 'webp'),
  signInLogo: keyOf('logos', `${programme} sign in`, 'webp'),
  newsfeedBanner: keyOf('covers', `${programme} banner`, 'webp'),
  signupVerticalBanner: keyOf('covers', `${programme} sign up`, 'webp'),
});

const drawings: Record<keyof ReturnType<typeof lookKeys>, string> = {
  photo: 'logo',
  signUpLogo: 'logo',
  signInLogo: 'logo',
  newsfeedBanner: 'banner',
  signupVerticalBanner: 'signup',
};

/** The resource columns for a handout in db/demo/programmes. */
export const handout = (name: string) => {
  const fileKey = keyOf('resources', name, 'pdf');
  return { fileKey, fileName: name, fileType: 'application/pdf', fileSize: fileOf(name).byteLength };
};

/** Stores the pictures of every programme, and the handouts. */
export const storeProgrammeFiles = async (files: Files) => {
  const store = async (key: string, name: string) => {
    const type = typeOfKey(key);
    if (type) await files.put(key, fileOf(name), type);
  };
  for (const programme of programmeKeys) {
    for (const [use, key] of Object.entries(lookKeys(programme)))
      await store(key, `${programme}-${drawings[use as keyof typeof drawings]}.webp`);
    for (const { file } of writtenProgramme(programme).resources) if (file) await store(handout(file).fileKey, file);
  }
};
