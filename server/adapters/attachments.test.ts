import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readAttachment } from './attachments.ts';

const maxBytes = 20_971_520;
const coral = { r: 242, g: 111, b: 66 };
const picture = () => sharp({ create: { width: 60, height: 40, channels: 3, background: coral } });

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const contentTypes = (main: string) =>
  strToU8(
    `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
      `<Override PartName="/word/document.xml" ContentType="${main}"/></Types>`,
  );
const docx = (more: Record<string, Uint8Array> = {}, main = `${WORD}.document.main+xml`) =>
  zipSync({ '[Content_Types].xml': contentTypes(main), 'word/document.xml': strToU8('<w:document/>'), ...more });

/** A row in the directory of the old Office container; kind 5 is its root, 2 a stream. */
const row = (name: string, kind: number) => {
  const bytes = Buffer.alloc(128);
  bytes.write(`${name}\0`, 'utf16le');
  bytes.writeUInt16LE((name.length + 1) * 2, 64);
  bytes[66] = kind;
  return bytes;
};
/** The container: a header and one sector of directory with the root and one stream. */
const compound = (stream: string) => {
  const header = Buffer.alloc(512);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  return Buffer.concat([header, row('Root Entry', 5), row(stream, 2), Buffer.alloc(256)]);
};
const workbookAboutWord = Buffer.concat([compound('Workbook'), Buffer.alloc(2), row('WordDocument', 2)]);
const folderNamedLikeWord = Buffer.concat([compound('Workbook'), row('WordDocument', 1)]);
const pdf = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
const program = Buffer.from('4d5a90000300000004000000ffff0000b800000000000000', 'hex');

const verdict = async (bytes: Uint8Array, name: string) => {
  const result = await readAttachment(bytes, name, { maxBytes });
  return 'problem' in result ? result.problem : [result.name, result.extension, result.type];
};

test('BKG-29 jpg, jpeg, png, pdf, doc and docx are taken for what they are', async () => {
  const jpeg = await picture().jpeg().toBuffer();
  const png = await picture().png().toBuffer();
  expect(await verdict(jpeg, 'me.jpg')).toEqual(['me.jpg', 'jpg', 'image/jpeg']);
  expect(await verdict(jpeg, 'me.JPEG')).toEqual(['me.jpeg', 'jpg', 'image/jpeg']);
  expect(await verdict(png, 'me.png')).toEqual(['me.png', 'png', 'image/png']);
  expect(await verdict(pdf, 'cv.pdf')).toEqual(['cv.pdf', 'pdf', 'application/pdf']);
  expect(await verdict(compound('WordDocument'), 'cv.doc')).toEqual(['cv.doc', 'doc', 'application/msword']);
  expect(await verdict(docx(), 'cv.docx')).toEqual(['cv.docx', 'docx', `${WORD}.document`]);
});

test('BKG-29 documents are kept to the byte', async () => {
  for (const [bytes, name] of [
    [pdf, 'a.pdf'],
    [compound('WordDocument'), 'a.doc'],
    [docx(), 'a.docx'],
  ] as const) {
    const result = await readAttachment(bytes, name, { maxBytes });
    expect('bytes' in result && Buffer.compare(result.bytes, bytes)).toBe(0);
  }
});

test.each([
  ['HTML', 'photo.jpg', Buffer.from('<html><script>alert(1)</script></html>')],
  ['SVG', 'photo.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['a program', 'cv.pdf', program],
  ['a program with a PDF behind it', 'cv.pdf', Buffer.concat([program, pdf])],
  ['HTML with a PDF behind it', 'cv.pdf', Buffer.concat([Buffer.from('<script>alert(1)</script>'), pdf])],
  ['a script', 'cv.doc', Buffer.from('#!/bin/sh\nrm -rf /\n')],
  ['an old workbook', 'cv.doc', compound('Workbook')],
  ['an old workbook that speaks of Word', 'cv.doc', workbookAboutWord],
  ['a container with a folder named like Word', 'cv.doc', folderNamedLikeWord],
  ['an archive', 'cv.docx', Buffer.from(zipSync({ 'run.js': strToU8('evil()') }))],
  [
    'a new workbook',
    'cv.docx',
    Buffer.from(zipSync({ '[Content_Types].xml': strToU8('<Types/>'), 'xl/workbook.xml': strToU8('<x/>') })),
  ],
  ['a document with macros', 'cv.docx', Buffer.from(docx({ 'word/vbaProject.bin': strToU8('evil') }))],
  [
    'a document that says it has macros',
    'cv.docx',
    Buffer.from(docx({}, 'application/vnd.ms-word.document.macroEnabled.main+xml')),
  ],
  ['a text', 'cv.pdf', Buffer.from('just words')],
  ['nothing', 'cv.pdf', Buffer.alloc(0)],
])('BKG-29 %s called %s is not taken', async (_title, name, bytes) => {
  expect(await verdict(bytes, name)).toBe('wrong_type');
});

test('BKG-29 other pictures are not taken', async () => {
  expect(await verdict(await picture().gif().toBuffer(), 'me.jpg')).toBe('wrong_type');
  expect(await verdict(await picture().webp().toBuffer(), 'me.png')).toBe('wrong_type');
});

test('files that end too early are unreadable', async () => {
  const jpeg = await picture().jpeg().toBuffer();
  const png = await picture().png().toBuffer();
  const word = docx();
  expect(await verdict(jpeg.subarray(0, -40), 'me.jpg')).toBe('unreadable');
  expect(await verdict(png.subarray(0, 60), 'me.png')).toBe('unreadable');
  expect(await verdict(pdf.subarray(0, -10), 'cv.pdf')).toBe('unreadable');
  expect(await verdict(word.subarray(0, word.length - 30), 'cv.docx')).toBe('unreadable');
});

test('a picture loses what is hidden in it', async () => {
  const jpeg = await picture()
    .withExif({ IFD0: { Copyright: 'SECRET-OWNER' } })
    .jpeg()
    .toBuffer();
  const polyglot = Buffer.concat([jpeg, Buffer.from(zipSync({ 'run.js': strToU8('SECRET') }, { level: 0 }))]);
  expect(polyglot.includes('SECRET-OWNER') && polyglot.includes('run.js')).toBe(true);
  const result = await readAttachment(polyglot, 'me.jpg', { maxBytes });
  if ('problem' in result) throw new Error(result.problem);
  expect((await sharp(result.bytes).metadata()).format).toBe('jpeg');
  expect(['SECRET', 'run.js'].filter((word) => Buffer.from(result.bytes).includes(word))).toEqual([]);
});

test('a document that would unfold to gigabytes is looked at without unfolding it', async () => {
  const zeros = new Uint8Array(50_000_000);
  const types = contentTypes(`${WORD}.document.main+xml`);
  for (const bomb of [
    zipSync({ '[Content_Types].xml': types, 'word/document.xml': zeros }, { level: 1 }),
    zipSync({ '[Content_Types].xml': zeros, 'word/document.xml': strToU8('<w:document/>') }, { level: 1 }),
  ]) {
    // The size that the archive claims: if we believed it and unpacked, we would need four gigabytes.
    const claims = Buffer.from(bomb);
    const directory = claims.lastIndexOf('PK\u0001\u0002', undefined, 'latin1');
    claims.writeUInt32LE(0xffff_fffe, directory + 24);
    expect(await verdict(claims, 'cv.docx')).toEqual(['cv.docx', 'docx', `${WORD}.document`]);
  }
});

test('a file of exactly 20971520 bytes passes, one more is too big', async () => {
  const sized = (size: number) =>
    Buffer.concat([pdf.subarray(0, 9), Buffer.alloc(size - pdf.length, 32), pdf.subarray(9)]);
  expect(await verdict(sized(20_971_520), 'cv.pdf')).toEqual(['cv.pdf', 'pdf', 'application/pdf']);
  expect(await verdict(sized(20_971_521), 'cv.pdf')).toBe('too_big');
});

test.each([
  ['../../etc/passwd.pdf', 'passwd.pdf'],
  ['C:\\Users\\me\\cv.pdf', 'cv.pdf'],
  ['cv\u202Efdp.exe', 'cvfdp.exe.pdf'],
  ['cv.pdf\r\nSet-Cookie: a=b', 'cv.pdfSet-Cookie a=b.pdf'],
  ['photo.jpg', 'photo.pdf'],
  ['My CV.final', 'My CV.final.pdf'],
  ['简历 2026.PDF', '简历 2026.pdf'],
  ['.pdf', 'pdf.pdf'],
  ['', 'attachment.pdf'],
  ['"><img src=x>.pdf', 'img src=x.pdf'],
  [`${'x'.repeat(400)}.pdf`, `${'x'.repeat(150)}.pdf`],
])('%j is shown as %j', async (given, shown) => {
  expect(await verdict(pdf, given)).toEqual([shown, 'pdf', 'application/pdf']);
});
