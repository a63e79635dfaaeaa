import { unzipSync } from 'fflate';
import { fileTypeFromBuffer } from 'file-type';
import { fileTypes, type FileType } from '../platform/files.ts';
import { decoded, type FileProblem } from './images.ts';

export interface StoredAttachment {
  bytes: Uint8Array;
  /** The name to show and to save the file under: chosen by the user, with the extension of its real type. */
  name: string;
  extension: 'jpg' | 'png' | 'pdf' | 'doc' | 'docx';
  type: FileType;
}

type Kind = StoredAttachment['extension'];

type Checked = Uint8Array | FileProblem;

const asJpeg = async (bytes: Uint8Array): Promise<Checked> =>
  (await decoded(bytes, 'jpg', (picture) => picture.jpeg({ quality: 90 })))?.data ?? 'unreadable';
const asPng = async (bytes: Uint8Array): Promise<Checked> =>
  (await decoded(bytes, 'png', (picture) => picture.png()))?.data ?? 'unreadable';

const PDF_TAIL = 2048;
const asPdf = (bytes: Uint8Array): Checked =>
  Buffer.from(bytes.slice(-PDF_TAIL)).includes('%%EOF') ? bytes : 'unreadable';

const ENTRY = { size: 128, nameLength: 64, kind: 66, stream: 2 };
const WORD_STREAM = Buffer.from('WordDocument\0', 'utf16le');
/**
 * Old Word, Excel, PowerPoint and Windows installer files share one container format; only Word's has a stream of this
 * name.
 */
const asDoc = (bytes: Uint8Array): Checked => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = file.indexOf(WORD_STREAM); at >= 0; at = file.indexOf(WORD_STREAM, at + 1)) {
    const entry = file.subarray(at, at + ENTRY.size);
    const aligned = at % ENTRY.size === 0 && entry.length === ENTRY.size;
    if (aligned && entry.readUInt16LE(ENTRY.nameLength) === WORD_STREAM.length && entry[ENTRY.kind] === ENTRY.stream)
      return bytes;
  }
  return 'wrong_type';
};

/**
 * Nothing is unpacked: the archive's table of contents is enough to tell a Word document, macros included, from other
 * archives.
 */
const asDocx = (bytes: Uint8Array): Checked => {
  const names = new Set<string>();
  try {
    const list = ({ name }: { name: string }) => {
      names.add(name.toLowerCase());
      return false;
    };
    unzipSync(bytes, { filter: list });
  } catch {
    return 'unreadable';
  }
  const isWord = names.has('[content_types].xml') && names.has('word/document.xml');
  return isWord && !names.has('word/vbaproject.bin') ? bytes : 'wrong_type';
};

const readers: Record<string, { kind: Kind; check: (bytes: Uint8Array) => Checked | Promise<Checked> }> = {
  jpg: { kind: 'jpg', check: asJpeg },
  png: { kind: 'png', check: asPng },
  apng: { kind: 'png', check: asPng },
  pdf: { kind: 'pdf', check: asPdf },
  cfb: { kind: 'doc', check: asDoc },
  docx: { kind: 'docx', check: asDocx },
  zip: { kind: 'docx', check: asDocx },
};

const LONGEST_NAME = 150;
const ENDINGS: Record<string, Kind> = { jpg: 'jpg', jpeg: 'jpg', png: 'png', pdf: 'pdf', doc: 'doc', docx: 'docx' };

/** The name without folders, hidden characters (which can turn 'fdp.exe' around) or the extension of another type. */
const honestName = (name: string, kind: Kind) => {
  const shown = name.replace(/^.*[/\\]/s, '').replace(/[\p{C}\p{Zl}\p{Zp}<>:"|?*]/gu, '');
  const base = shown.trim().replace(/^\.+/, '');
  const [, stem = base, ending = ''] = /^(.*)\.(\w+)$/.exec(base) ?? [];
  const known = ENDINGS[ending.toLowerCase()];
  const kept =
    Array.from(known ? stem : base)
      .slice(0, LONGEST_NAME)
      .join('')
      .trim() || 'attachment';
  return `${kept}.${known === kind ? ending.toLowerCase() : kind}`;
};

/**
 * A file attached to a booking: jpg, jpeg, png, pdf, doc or docx by its content, whatever its name says. Pictures are
 * re-encoded, which drops the location they were taken at. // BKG-29
 */
export const readAttachment = async (
  bytes: Uint8Array,
  name: string,
  { maxBytes }: { maxBytes: number },
): Promise<StoredAttachment | { problem: FileProblem }> => {
  if (bytes.byteLength > maxBytes) return { problem: 'too_big' };
  const found = await fileTypeFromBuffer(bytes);
  const reader = found && readers[found.ext];
  if (!reader) return { problem: 'wrong_type' };

  const checked = await reader.check(bytes);
  if (typeof checked === 'string') return { problem: checked };
  const { kind } = reader;
  return { bytes: checked, name: honestName(name, kind), extension: kind, type: fileTypes[kind] };
};
