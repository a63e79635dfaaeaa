import { inflateRawSync } from 'node:zlib';

/** Why an archive gives nothing: it is no archive that we can read, or it unpacks to more than we are ready to hold. */
export class Unreadable extends Error {
  constructor(readonly reason: 'damaged' | 'too_large') {
    super(reason);
  }
}

const damaged = () => new Unreadable('damaged');

interface Entry {
  method: number;
  start: number;
  packed: number;
}

const ends = 0x06054b50;
const listed = 0x02014b50;
const begins = 0x04034b50;
/** A workbook has some dozens of parts. */
const mostEntries = 2000;
const longestComment = 0xffff;

const placeOfEnd = (zip: Buffer) => {
  for (let at = zip.length - 22; at >= Math.max(0, zip.length - 22 - longestComment); at -= 1)
    if (zip.readUInt32LE(at) === ends) return at;
  throw damaged();
};

/** The entries that the list at the end of the archive names. A name that stands in it twice is not read at all. */
const entriesOf = (zip: Buffer) => {
  const end = placeOfEnd(zip);
  const many = zip.readUInt16LE(end + 10);
  if (many > mostEntries) throw damaged();
  const entries = new Map<string, Entry>();
  let at = zip.readUInt32LE(end + 16);
  for (let one = 0; one < many; one += 1) {
    if (zip.readUInt32LE(at) !== listed) throw damaged();
    const [nameLength, extra, comment] = [28, 30, 32].map((place) => zip.readUInt16LE(at + place)) as [
      number,
      number,
      number,
    ];
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    if (entries.has(name)) throw damaged();
    entries.set(name, {
      method: zip.readUInt16LE(at + 10),
      packed: zip.readUInt32LE(at + 20),
      start: zip.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + extra + comment;
  }
  return entries;
};

const packedBytes = (zip: Buffer, { start, packed }: Entry) => {
  if (zip.readUInt32LE(start) !== begins) throw damaged();
  const from = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28);
  return zip.subarray(from, from + packed);
};

const unpacked = (bytes: Buffer, method: number, most: number) => {
  if (method === 0) {
    if (bytes.length > most) throw new Unreadable('too_large');
    return bytes;
  }
  if (method !== 8) throw damaged();
  try {
    // It stops at the limit, whatever size the archive says: a bomb is never unpacked.
    return inflateRawSync(bytes, { maxOutputLength: Math.max(1, most) });
  } catch (error) {
    throw new Unreadable((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? 'too_large' : 'damaged');
  }
};

/**
 * Reads parts of an archive by name, null for one that it does not have. All parts that are read may together have
 * `most` bytes.
 */
export const openArchive = (bytes: Uint8Array, most: number) => {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const within = <T>(run: () => T): T => {
    try {
      return run();
    } catch (error) {
      // A place outside the file, which only a damaged archive names.
      throw error instanceof RangeError ? damaged() : error;
    }
  };
  const entries = within(() => entriesOf(zip));
  let left = most;
  return (name: string): Uint8Array | null => {
    const entry = entries.get(name);
    if (entry === undefined) return null;
    const part = within(() => unpacked(packedBytes(zip, entry), entry.method, left));
    left -= part.length;
    return part;
  };
};
