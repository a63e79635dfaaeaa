/** What is wrong with a picture that somebody sent. */
export type PictureProblem = 'too_big' | 'wrong_type' | 'unreadable';

export interface PictureRules {
  allow: readonly ('jpg' | 'png' | 'gif')[];
  maxBytes: number;
  width: number;
  height: number;
  fit: 'cover' | 'inside';
}

/** Turns what was sent into a picture that may be stored and served; server/adapters/images.ts does it. */
export interface Images {
  read: (
    bytes: Uint8Array,
    rules: PictureRules,
  ) => Promise<{ bytes: Uint8Array; extension: 'webp'; type: 'image/webp' } | { problem: PictureProblem }>;
}
