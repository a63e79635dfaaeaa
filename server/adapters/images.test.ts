import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type ImageRules, readImage } from './images.ts';

const photo: ImageRules = { allow: ['jpg', 'png'], maxBytes: 2_097_152, width: 1080, height: 1080, fit: 'cover' };
const banner: ImageRules = { ...photo, allow: ['jpg', 'png', 'gif'], width: 1440, height: 230 };

const coral = { r: 242, g: 111, b: 66 };
const picture = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: coral } });

/** Random colours, so that the picture does not compress to nothing. */
const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 60 }, background: coral },
  });

const animation = (frames: number, width: number, height: number) => {
  const shades = Array.from({ length: frames }, (_, at) => Buffer.alloc(width * height * 3, (at * 37) % 256));
  return sharp(Buffer.concat(shades), { raw: { width, height: height * frames, channels: 3, pageHeight: height } })
    .gif({ delay: shades.map(() => 100) })
    .toBuffer();
};

/** Padded after its end marker: readers ignore the padding, and the file has the size we want. */
const paddedTo = (bytes: Buffer, size: number) => Buffer.concat([bytes, Buffer.alloc(size - bytes.length)]);

const stored = async (bytes: Uint8Array, rules: ImageRules = photo) => {
  const result = await readImage(bytes, rules);
  if ('problem' in result) throw new Error(result.problem);
  return { ...result, metadata: await sharp(result.bytes).metadata() };
};

const verdict = async (bytes: Uint8Array, rules: ImageRules) => {
  const result = await readImage(bytes, rules);
  return 'problem' in result ? result.problem : 'taken';
};

test('SYS-09 a JPEG or PNG is drawn anew as a WebP of at most 1080 × 1080', async () => {
  for (const bytes of [await picture(3000, 2000).jpeg().toBuffer(), await picture(3000, 2000).png().toBuffer()]) {
    const image = await stored(bytes);
    expect(image).toMatchObject({ type: 'image/webp', extension: 'webp', width: 1080, height: 1080 });
    expect(image.metadata).toMatchObject({ format: 'webp', width: 1080, height: 1080 });
  }
});

test('a small picture is not blown up, and inside keeps the whole of a large one', async () => {
  expect(await stored(await picture(200, 200).png().toBuffer())).toMatchObject({ width: 200, height: 200 });
  const whole = await stored(await picture(2000, 1000).png().toBuffer(), { ...photo, fit: 'inside' });
  expect(whole).toMatchObject({ width: 1080, height: 540 });
});

test('SYS-09 exactly 2097152 bytes pass, one more is too big', async () => {
  for (const rules of [photo, banner]) {
    const bytes = await picture(400, 400).jpeg().toBuffer();
    expect(await verdict(paddedTo(bytes, 2_097_152), rules)).toBe('taken');
    expect(await verdict(paddedTo(bytes, 2_097_153), rules)).toBe('too_big');
  }
});

test('SYS-09 a GIF is a banner and stays animated, but never a photo', async () => {
  const gif = await animation(5, 300, 60);
  expect(await verdict(gif, photo)).toBe('wrong_type');
  const image = await stored(gif, { ...banner, width: 150, height: 30 });
  expect(image).toMatchObject({ width: 150, height: 30 });
  expect(image.metadata).toMatchObject({ format: 'webp', pages: 5, delay: [100, 100, 100, 100, 100] });
});

test('a picture stands upright and has lost place, camera, profile and comment', async () => {
  const bytes = await picture(300, 100)
    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: { Copyright: 'SECRET-OWNER' }, IFD3: { GPSLatitude: '3/1 8/1 0/1' } })
    .withIccProfile('p3')
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">SECRET-XMP</x:xmpmeta>')
    .jpeg()
    .toBuffer();
  expect(bytes.includes('SECRET-OWNER') && bytes.includes('SECRET-XMP')).toBe(true);

  const image = await stored(bytes);
  expect(image).toMatchObject({ width: 100, height: 300 });
  expect(Buffer.from(image.bytes).includes('SECRET')).toBe(false);
  const { exif, icc, xmp, iptc, orientation } = image.metadata;
  expect({ exif, icc, xmp, iptc, orientation }).toEqual({});
});

test('what is hidden behind or inside a picture does not come along', async () => {
  const jpeg = await picture(50, 50).jpeg().toBuffer();
  const script = Buffer.from('<script>alert("POLYGLOT")</script><?php POLYGLOT ?>PK\u0003\u0004POLYGLOT');
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, script.length + 2]), script]);
  for (const bytes of [
    Buffer.concat([jpeg, script]),
    Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]),
  ]) {
    expect(bytes.includes('POLYGLOT')).toBe(true);
    const image = await stored(bytes);
    expect(image.metadata.format).toBe('webp');
    expect(Buffer.from(image.bytes).includes('POLYGLOT')).toBe(false);
  }
});

test.each([
  ['HTML', '<!doctype html><html><script>alert(1)</script></html>'],
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'],
  ['SVG with a prologue', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  ['a program', 'MZ\u0090\u0000\u0003\u0000\u0000\u0000This program cannot be run in DOS mode'],
  ['a PDF', '%PDF-1.7\n%%EOF'],
  ['a text', 'just words'],
  ['nothing', ''],
])('SYS-09 %s is no picture, whatever its name', async (_title, content) => {
  expect(await verdict(Buffer.from(content, 'latin1'), photo)).toBe('wrong_type');
  expect(await verdict(Buffer.from(content, 'latin1'), banner)).toBe('wrong_type');
});

test('SYS-09 pictures of other kinds are refused, real ones too', async () => {
  const others = [picture(9, 9).webp(), picture(9, 9).avif(), picture(9, 9).tiff()];
  for (const other of others) expect(await verdict(await other.toBuffer(), banner)).toBe('wrong_type');
});

test('a picture that ends too early or breaks inside is unreadable', async () => {
  const jpeg = await noise(400, 400).jpeg().toBuffer();
  const png = await noise(400, 400).png().toBuffer();
  const gif = await animation(4, 200, 200);
  for (const [bytes, share] of [
    [jpeg, 0.5],
    [jpeg, 0.98],
    [png, 0.5],
    [png, 0.98],
    [gif, 0.1],
  ] as const) {
    const cut = bytes.subarray(0, Math.floor(bytes.length * share));
    expect(await verdict(cut, { ...banner, fit: 'inside' }), `${share} of it`).toBe('unreadable');
  }
  const broken = Buffer.from(png);
  broken.fill(0xaa, 2000, 4000);
  expect(await verdict(broken, banner)).toBe('unreadable');
  expect(await verdict(Buffer.from([0xff, 0xd8, 0xff, 0xe0]), photo)).toBe('unreadable');
});

test('a small file that unfolds to a huge picture is not unfolded', async () => {
  const bomb = await sharp({
    create: { width: 12_000, height: 12_000, channels: 3, background: coral },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 9 })
    .toBuffer();
  expect(bomb.length).toBeLessThan(2_097_152);
  expect(await verdict(bomb, photo)).toBe('unreadable');

  const claims = await picture(10, 10).png().toBuffer();
  claims.writeUInt32BE(2_000_000_000, 16);
  claims.writeUInt32BE(2_000_000_000, 20);
  expect(await verdict(claims, photo)).toBe('unreadable');
});

test('an endless animation is cut to 300 frames', async () => {
  const image = await stored(await animation(320, 8, 8), banner);
  expect(image.metadata.pages).toBe(300);
});
