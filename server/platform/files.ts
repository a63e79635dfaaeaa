import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Upload } from '../../contract/endpoint.ts';

/**
 * Every type that we store, with the content type it is served as. Types not listed here are never stored, least of all
 * HTML and SVG.
 */
export const fileTypes = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  csv: 'text/csv',
  txt: 'text/plain',
  zip: 'application/zip',
  webm: 'video/webm',
  mp4: 'video/mp4',
  weba: 'audio/webm',
  m4a: 'audio/mp4',
  /** A piece of a larger file: nothing shows it. */
  bin: 'application/octet-stream',
} as const;
export type Extension = keyof typeof fileTypes;
export type FileType = (typeof fileTypes)[Extension];

export interface StoredFile {
  stream: Readable;
  type: FileType;
  size: number;
}

/** Where uploads are kept: a folder or S3 (FILES_*). The content of a key never changes. */
export interface Files {
  put: (key: string, bytes: Uint8Array, type: FileType) => Promise<void>;
  /** null when there is no such file. */
  get: (key: string) => Promise<StoredFile | null>;
  /** Removing a file that does not exist succeeds. */
  remove: (key: string) => Promise<void>;
  exists: (key: string) => Promise<boolean>;
}

/** The only form a key can have: nothing else reaches a disk or a bucket, so no key can climb out of its folder. */
const keyForm = /^[a-z][a-z-]{0,39}\/[0-9a-f]{32}\.([a-z0-9]{3,4})$/;

/** The type that the file of this key is served as; null when it is not a key. */
export const typeOfKey = (key: string): FileType | null => {
  const extension = keyForm.exec(key)?.[1];
  return Object.entries(fileTypes).find(([known]) => known === extension)?.[1] ?? null;
};

/**
 * A random name for a new file, which reveals nothing and cannot be guessed (B139). `kind`: small letters and hyphens.
 */
export const newFileKey = (kind: string, extension: Extension): string => {
  const key = `${kind}/${randomBytes(16).toString('hex')}.${extension}`;
  if (!typeOfKey(key)) throw new Error('the kind of a file is small letters and hyphens');
  return key;
};

/**
 * Removes the files stored for a call that was not kept; if the store fails here, it leaves a file that nothing refers
 * to.
 */
export const discardFiles = (files: Files, keys: readonly string[]) =>
  Promise.allSettled(keys.map((key) => files.remove(key)));

/** An uploaded file, judged by its content, with the version of it that may be stored. */
interface Judged {
  bytes: Uint8Array;
  name: string;
  extension: Extension;
  type: FileType;
}

/** Judges a file by its content (BKG-29, RES-07); server/adapters/attachments.ts does it. */
export type ReadAttachment = (
  bytes: Uint8Array,
  name: string,
  limits: { maxBytes: number },
) => Promise<Judged | { problem: 'too_big' | 'wrong_type' | 'unreadable' }>;

/** A stored upload, as rows name it. */
export interface TakenFile {
  fileKey: string;
  fileName: string;
  fileType: FileType;
  fileSize: number;
}

interface Taking {
  files: Files;
  readAttachment: ReadAttachment;
  /** The first part of its key: small letters and hyphens. */
  kind: string;
  maxBytes: number;
  /** Whether it may be of this type, which its content decides. */
  allows?: (extension: Extension) => boolean;
  refuse: (problem: 'too_big' | 'wrong_type' | 'unreadable') => never;
}

/**
 * Judges the one file that a call may carry, and stores it; outside any transaction. Null when none was sent; several
 * are refused.
 */
export const takeOneFile = async (uploads: readonly Upload[], taking: Taking): Promise<TakenFile | null> => {
  const { files, readAttachment, kind, maxBytes, allows = () => true, refuse } = taking;
  const [upload] = uploads;
  if (upload === undefined || upload.bytes.byteLength === 0) return null;
  if (uploads.length > 1) return refuse('wrong_type');
  const judged = await readAttachment(upload.bytes, upload.name, { maxBytes });
  if ('problem' in judged) return refuse(judged.problem);
  const { bytes, name, extension, type } = judged;
  if (!allows(extension)) return refuse('wrong_type');
  const fileKey = newFileKey(kind, extension);
  await files.put(fileKey, bytes, type);
  return { fileKey, fileName: name, fileType: type, fileSize: bytes.byteLength };
};
