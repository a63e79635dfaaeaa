import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';

/** All that we store, and as what it is served. What is missing here is never stored, HTML and SVG least of all. */
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
} as const;
export type Extension = keyof typeof fileTypes;
export type FileType = (typeof fileTypes)[Extension];

export interface StoredFile {
  stream: Readable;
  type: FileType;
  size: number;
}

/** Where uploads are kept: a folder or S3 (FILES_*). What a key holds never changes. */
export interface Files {
  put: (key: string, bytes: Uint8Array, type: FileType) => Promise<void>;
  /** null when there is no such file. */
  get: (key: string) => Promise<StoredFile | null>;
  /** Removing what is not there is done already. */
  remove: (key: string) => Promise<void>;
  exists: (key: string) => Promise<boolean>;
}

/** The only form a key has: nothing else reaches a disk or a bucket, so no key can climb out of its folder. */
const keyForm = /^[a-z][a-z-]{0,39}\/[0-9a-f]{32}\.([a-z0-9]{3,4})$/;

/** As what a file of this key is served; null when it is not a key. */
export const typeOfKey = (key: string): FileType | null => {
  const extension = keyForm.exec(key)?.[1];
  return Object.entries(fileTypes).find(([known]) => known === extension)?.[1] ?? null;
};

/** A random name for a new file: it tells nothing and nobody guesses it (B139). `kind`: small letters and hyphens. */
export const newFileKey = (kind: string, extension: Extension): string => {
  const key = `${kind}/${randomBytes(16).toString('hex')}.${extension}`;
  if (!typeOfKey(key)) throw new Error('the kind of a file is small letters and hyphens');
  return key;
};

/** What was stored for a call of which nothing is kept goes again; a store that fails then leaves a file that nobody names. */
export const discardFiles = (files: Files, keys: readonly string[]) =>
  Promise.allSettled(keys.map((key) => files.remove(key)));

/** A file that somebody sent, judged by its content, with what may be stored of it. */
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
