import type { FileAnswer } from '../../../contract/schemas/types.ts';
import type { Files } from '../../platform/files.ts';
import { Refusal } from '../../platform/refusal.ts';

/** Files that anyone who knows the random name may see; every other kind of file is private (B139). */
const publicKinds = new Set(['photos', 'banners', 'logos', 'covers', 'events']);

export const publicFileOf = async (files: Files, kind: string, name: string): Promise<FileAnswer> => {
  const file = publicKinds.has(kind) ? await files.get(`${kind}/${name}`) : null;
  if (file === null) throw new Refusal('profiles.file_not_found', 404);
  // The content behind a key never changes, so a browser may cache it.
  return { body: file.stream, type: file.type, cache: 'year' };
};
