import type { Upload } from '../../contract/endpoint.ts';
import { type RefusalCode, refusals } from '../../contract/messages.ts';
import { type Files, newFileKey } from './files.ts';
import { Refusal } from './refusal.ts';

/** What is wrong with an uploaded picture. */
export type PictureProblem = 'too_big' | 'wrong_type' | 'unreadable';

export interface PictureRules {
  allow: readonly ('jpg' | 'png' | 'gif')[];
  maxBytes: number;
  width: number;
  height: number;
  fit: 'cover' | 'inside';
}

/** Turns an upload into a picture that may be stored and served; server/adapters/images.ts does it. */
export interface Images {
  read: (
    bytes: Uint8Array,
    rules: PictureRules,
  ) => Promise<
    | { bytes: Uint8Array; extension: 'webp'; type: 'image/webp'; width: number; height: number }
    | { problem: PictureProblem }
  >;
}

export interface PictureField {
  /** The form's field; the error messages go there too. */
  field: string;
  /** The first half of the key that the picture is stored under. */
  kind: string;
  rules: PictureRules;
  wrong: RefusalCode;
  tooBig: RefusalCode;
}

/** Refuses a picture: the code is for programs, the message at the field is for forms. */
export const refusePicture = (code: RefusalCode, field: string): never => {
  throw new Refusal(code, 422, { fields: { [field]: refusals[code] } });
};

/** A picture that may be stored, with its new key. */
export interface JudgedPicture {
  key: string;
  bytes: Uint8Array;
  type: 'image/webp';
  /** Pixels. */
  width: number;
  height: number;
}

/** Checks the picture in a field; null when nothing was sent. */
export const judgePicture = async (
  { field, kind, rules, wrong, tooBig }: PictureField,
  uploads: readonly Upload[],
  images: Images,
): Promise<JudgedPicture | null> => {
  const sent = uploads.filter((upload) => upload.field === field);
  const [first] = sent;
  if (!first || first.bytes.byteLength === 0) return null;
  if (sent.length > 1) return refusePicture(wrong, field);
  const picture = await images.read(first.bytes, rules);
  if ('problem' in picture) return refusePicture(picture.problem === 'too_big' ? tooBig : wrong, field);
  const { extension, ...stored } = picture;
  return { ...stored, key: newFileKey(kind, extension) };
};

/** Stores the picture, outside any transaction. Returns its key. */
export const storePicture = async (files: Files, { key, bytes, type }: JudgedPicture): Promise<string> => {
  await files.put(key, bytes, type);
  return key;
};
