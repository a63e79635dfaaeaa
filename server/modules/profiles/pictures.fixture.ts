import { Buffer } from 'node:buffer';
import sharp from 'sharp';

const plain = (width: number, height: number, background = '#206CA8') =>
  sharp({ create: { width, height, channels: 3, background } });

/** A real picture, but small. */
export const png: Uint8Array = await plain(40, 40).png().toBuffer();
export const jpg: Uint8Array = await plain(60, 40).jpeg().toBuffer();

const frames = [await plain(30, 10).png().toBuffer(), await plain(30, 10, '#F26F42').png().toBuffer()];
/** Two frames: a banner may be animated. */
export const gif: Uint8Array = await sharp(frames, { join: { animated: true } })
  .gif()
  .toBuffer();

/** A picture of exactly this many bytes: whatever follows its end mark is ignored. */
export const pngOf = (bytes: number): Uint8Array => Buffer.concat([png, Buffer.alloc(bytes - png.byteLength)]);

export const html: Uint8Array = Buffer.from('<!doctype html><script>alert(1)</script>');
export const svg: Uint8Array = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
