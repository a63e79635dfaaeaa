import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Metadata, type OutputInfo, type Sharp } from 'sharp';

export type FileProblem = 'too_big' | 'wrong_type' | 'unreadable';
export type ImageKind = 'jpg' | 'png' | 'gif';

export interface ImageRules {
  allow: readonly ImageKind[];
  /** A file of exactly this many bytes is still accepted. */
  maxBytes: number;
  /** The largest size of the stored picture; a smaller one is never enlarged. */
  width: number;
  height: number;
  /** `cover` crops to the shape, `inside` keeps the whole picture. */
  fit: 'cover' | 'inside';
}

export interface StoredImage {
  bytes: Uint8Array;
  extension: 'webp';
  type: 'image/webp';
  width: number;
  height: number;
}

/** Limits what one upload may cost: a small file can unfold to gigabytes of pixels. */
const MOST_PIXELS = 40_000_000;
const MOST_FRAMES = 300;
const MOST_SECONDS = 20;

const kinds: Record<string, ImageKind> = { jpg: 'jpg', png: 'png', apng: 'png', gif: 'gif' };
const formats: Record<ImageKind, string> = { jpg: 'jpeg', png: 'png', gif: 'gif' };

/** Detected from the content; the file name proves nothing. */
const imageKind = async (bytes: Uint8Array): Promise<ImageKind | null> => {
  const found = await fileTypeFromBuffer(bytes);
  return (found && kinds[found.ext]) ?? null;
};

/** How many frames one upload may contain; a still picture has one. */
const framesOf = ({ width, pageHeight, height, pages = 1 }: Metadata) =>
  Math.max(1, Math.min(pages, MOST_FRAMES, Math.floor(MOST_PIXELS / (width * (pageHeight ?? height)))));

/**
 * The decoded picture, upright and stripped of its metadata: camera, location, comments, trailing bytes. null when it
 * cannot be decoded or is larger than we are willing to unfold.
 */
export const decoded = async (
  bytes: Uint8Array,
  kind: ImageKind,
  draw: (picture: Sharp) => Sharp,
): Promise<{ data: Uint8Array; info: OutputInfo } | null> => {
  try {
    const limits = { limitInputPixels: MOST_PIXELS, failOn: 'warning' } as const;
    const metadata = await sharp(bytes, limits).metadata();
    if (metadata.format !== formats[kind]) return null;
    const picture = sharp(bytes, { ...limits, pages: kind === 'gif' ? framesOf(metadata) : 1 }).autoOrient();
    return await draw(picture).timeout({ seconds: MOST_SECONDS }).toBuffer({ resolveWithObject: true });
  } catch {
    // The library distinguishes a broken file from a hostile one only by the error message; we refuse both.
    return null;
  }
};

/**
 * A picture that is safe to store and serve: checked by its bytes and re-encoded as WebP (a GIF stays animated). //
 * SYS-09
 */
export const readImage = async (
  bytes: Uint8Array,
  { allow, maxBytes, width, height, fit }: ImageRules,
): Promise<StoredImage | { problem: FileProblem }> => {
  if (bytes.byteLength > maxBytes) return { problem: 'too_big' };
  const kind = await imageKind(bytes);
  if (!kind || !allow.includes(kind)) return { problem: 'wrong_type' };

  const drawn = await decoded(bytes, kind, (picture) =>
    picture.resize({ width, height, fit, withoutEnlargement: true }).webp({ quality: 82 }),
  );
  if (!drawn) return { problem: 'unreadable' };
  const { data, info } = drawn;
  return {
    bytes: data,
    extension: 'webp',
    type: 'image/webp',
    width: info.width,
    height: info.pageHeight ?? info.height,
  };
};
