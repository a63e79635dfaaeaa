import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream, renameSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pipeline, Readable } from 'node:stream';
import { pipeline as piped } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { createTarDecoder, createTarPacker } from 'modern-tar';
import { syncLater } from '../durable.ts';
import { CannotRestore } from './cannot-restore.ts';

/** The checksum (SHA-256) of every entry before it. The last entry: an archive without it was cut short. */
const checksums = 'checksums.json';

type Body = Uint8Array | { size: number; stream: AsyncIterable<Uint8Array> };

export interface Packing {
  /** Adds a file to the archive; its name has no more than 100 characters. */
  add: (name: string, body: Body) => Promise<void>;
}

const hashed = async function* (body: AsyncIterable<Uint8Array> | Uint8Array[], hash: Hash) {
  for await (const chunk of body) {
    hash.update(chunk);
    yield new Uint8Array(chunk.buffer, chunk.byteOffset, chunk.byteLength); // a Buffer is refused
  }
};

/** Whatever packs waits for the file to be written, and the other way round: nothing piles up in memory. */
const packing = () => {
  const { readable, controller } = createTarPacker();
  const sums: Record<string, string> = {};
  const write = async (name: string, body: Body) => {
    const [size, chunks] = body instanceof Uint8Array ? [body.byteLength, [body]] : [body.size, body.stream];
    const hash = createHash('sha256');
    const entry = controller.add({ name, size, type: 'file', mode: 0o600 }).getWriter();
    for await (const chunk of hashed(chunks, hash)) if (chunk.byteLength > 0) await entry.write(chunk);
    await entry.close();
    sums[name] = hash.digest('hex');
  };
  const finish = async () => {
    await write(checksums, Buffer.from(JSON.stringify(sums)));
    controller.finalize();
  };
  return { readable, add: write, finish, fail: (fault: unknown) => controller.error(fault) };
};

/**
 * Writes an archive (tar, gzip) of what `fill` adds, readable by its owner alone. It gets its name when it is whole and
 * on the disk.
 */
export const writeArchive = async (file: string, fill: (packing: Packing) => Promise<void>) => {
  const partial = `${file}.partial`;
  const { readable, add, finish, fail } = packing();
  const written = piped(readable, createGzip(), createWriteStream(partial, { mode: 0o600, flags: 'wx' }));
  written.catch(() => {}); // it is awaited below
  try {
    await fill({ add });
    await finish();
    await written;
  } catch (error) {
    fail(error);
    const [end] = await Promise.allSettled([written]);
    const taken = end.status === 'rejected' && (end.reason as NodeJS.ErrnoException).code === 'EEXIST';
    if (!taken) rmSync(partial, { force: true });
    throw taken ? end.reason : error;
  }
  await syncLater(partial, 'file');
  renameSync(partial, file);
  await syncLater(dirname(resolve(file)), 'folder');
};

export interface Entry {
  name: string;
  bytes: Buffer;
}

interface Packed {
  header: { name: string };
  body: AsyncIterable<Uint8Array>;
}

/** The entries of an archive, one after the other. */
export const entriesOf = async function* (file: string): AsyncGenerator<Entry> {
  const unpacked = pipeline(createReadStream(file), createGunzip(), () => {}); // a failure reaches the reader
  // Two libraries describe the same streams, Node's and the browser's, with types that differ.
  const packed = Readable.toWeb(unpacked) as unknown as ReadableStream<Uint8Array>;
  const entries = packed.pipeThrough(createTarDecoder({ strict: true })) as unknown as AsyncIterable<Packed>;
  for await (const { header, body } of entries) {
    const parts: Uint8Array[] = [];
    for await (const part of body) parts.push(part);
    yield { name: header.name, bytes: Buffer.concat(parts) };
  }
};

/** Reads a whole archive and compares every entry with its checksum, before anything is changed because of it. */
export const verifyArchive = async (file: string) => {
  const found: Record<string, string> = {};
  let wanted: string | undefined;
  try {
    for await (const { name, bytes } of entriesOf(file)) {
      if (name === checksums) wanted = bytes.toString();
      else found[name] = createHash('sha256').update(bytes).digest('hex');
    }
  } catch (error) {
    throw new CannotRestore(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (wanted === undefined) throw new CannotRestore(`${file} was cut short.`);
  const sums = JSON.parse(wanted) as Record<string, string>;
  const names = new Set([...Object.keys(sums), ...Object.keys(found)]);
  const wrong = [...names].filter((name) => sums[name] !== found[name]);
  if (wrong.length > 0) throw new CannotRestore(`${file} is damaged: ${wrong.slice(0, 3).join(', ')}.`);
};
