import { type FileKind, fileKinds } from '../../../contract/applications/values.ts';

const mediaTypes: Record<FileKind, readonly string[]> = {
  pdf: ['application/pdf'],
  word: ['application/msword', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  picture: ['image/jpeg', 'image/png'],
};

/** The media types of these kinds, for a file field. */
export const typesOf = (kinds: readonly FileKind[]) =>
  fileKinds.filter((kind) => kinds.includes(kind)).flatMap((kind) => mediaTypes[kind]);
