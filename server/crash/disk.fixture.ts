import { closeSync, fstatSync, mkdirSync, openSync, readdirSync, readFileSync, readSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** One record of tools/disk-recorder.mjs, and where it ends in the log. */
interface Record {
  op: 'create' | 'open' | 'write' | 'truncate' | 'sync' | 'put' | 'rename' | 'remove' | 'folder';
  path?: string;
  handle?: string;
  at?: number;
  to?: string | number;
  bytes: Buffer;
  end: number;
}

/** Pseudo-random whole numbers below a bound. */
export type Roll = (below: number) => number;

type Change = { at: number; bytes: Buffer } | { length: number };

/** What the disk surely has, and what was written since the last sync, of which it may have anything. */
class File {
  private held: Buffer = Buffer.alloc(0);
  private length = 0;
  private readonly since: Change[] = [];

  change(change: Change) {
    this.since.push(change);
  }

  sync() {
    const [bytes, length] = apply(this.held, this.length, this.since.splice(0));
    this.held = bytes;
    this.length = length;
  }

  /** As it would be found again: `keeps` says of each change which part of it the disk has got. */
  found(keeps: (change: Change) => Change[]) {
    const [bytes, length] = apply(Buffer.from(this.held), this.length, this.since.flatMap(keeps));
    return bytes.subarray(0, length);
  }
}

const grown = (bytes: Buffer, length: number) => {
  if (bytes.length >= length) return bytes;
  const larger = Buffer.alloc(Math.max(length, bytes.length * 2));
  bytes.copy(larger);
  return larger;
};

const apply = (given: Buffer, before: number, changes: readonly Change[]): [Buffer, number] => {
  let [bytes, length] = [given, before];
  for (const change of changes) {
    if ('length' in change) {
      if (change.length < length) bytes.fill(0, change.length, length);
      length = change.length;
      bytes = grown(bytes, length);
    } else {
      length = Math.max(length, change.at + change.bytes.length);
      bytes = grown(bytes, length);
      change.bytes.copy(bytes, change.at);
    }
  }
  return [bytes, length];
};

type Thing = File | Folder;
/** Names that come and go together: both of a rename within one folder. */
type Naming = Map<string, Thing | undefined>;

const name = (entries: Map<string, Thing>, naming: Naming) => {
  for (const [key, thing] of naming) {
    if (thing) entries.set(key, thing);
    else entries.delete(key);
  }
};

class Folder {
  readonly now = new Map<string, Thing>();
  private readonly held = new Map<string, Thing>();
  private readonly since: Naming[] = [];

  name(...pairs: [string, Thing | undefined][]) {
    const naming = new Map(pairs);
    name(this.now, naming);
    this.since.push(naming);
  }

  sync() {
    for (const naming of this.since.splice(0)) name(this.held, naming);
  }

  found(keeps: () => boolean) {
    const entries = new Map(this.held);
    for (const naming of this.since) if (keeps()) name(entries, naming);
    return entries;
  }
}

const cut = (path = '') => {
  const parts = path.split('/').filter(Boolean);
  return { above: parts.slice(0, -1), last: parts.at(-1) ?? '' };
};

/** Which syncs the disk is to obey: all of them, or, to show what they are for, none, or none of folders. */
export type Obeys = 'all' | 'none' | 'files';

/** A disk on which a process did what the recorder wrote down; `folder` below means the root that was recorded. */
export class Disk {
  private readonly root = new Folder();
  private readonly handles = new Map<string, Thing>();

  /** What was in the root before the recording began is on the disk. */
  constructor(
    root: string,
    private readonly obeys: Obeys = 'all',
  ) {
    const read = (place: string, folder: Folder) => {
      for (const entry of readdirSync(place, { withFileTypes: true })) {
        const path = join(place, entry.name);
        const thing = entry.isDirectory() ? new Folder() : new File();
        if (thing instanceof Folder) read(path, thing);
        else thing.change({ at: 0, bytes: readFileSync(path) });
        thing.sync();
        folder.name([entry.name, thing]);
      }
      folder.sync();
    };
    read(root, this.root);
  }

  private folderAt(parts: readonly string[]) {
    let folder = this.root;
    for (const part of parts) {
      const inside = folder.now.get(part);
      if (!(inside instanceof Folder)) throw new Error(`no folder ${parts.join('/')} was recorded`);
      folder = inside;
    }
    return folder;
  }

  private thingAt(path = '') {
    const { above, last } = cut(path);
    return last === '' ? this.root : this.folderAt(above).now.get(last);
  }

  private thingOf({ handle, path }: Record) {
    return handle === undefined ? this.thingAt(path) : this.handles.get(handle);
  }

  private create(path = '') {
    const { above, last } = cut(path);
    const file = new File();
    this.folderAt(above).name([last, file]);
    return file;
  }

  private makeFolders(path = '') {
    const { above, last } = cut(path);
    let folder = this.root;
    for (const part of [...above, last].filter(Boolean)) {
      if (!folder.now.has(part)) folder.name([part, new Folder()]);
      const inside = folder.now.get(part);
      if (inside instanceof Folder) folder = inside;
    }
  }

  private rename({ path, to }: Record) {
    const [before, after] = [cut(path), cut(String(to))];
    const [old, target] = [this.folderAt(before.above), this.folderAt(after.above)];
    const thing = old.now.get(before.last);
    if (!thing) throw new Error(`${path} was not recorded`);
    if (old === target) return old.name([before.last, undefined], [after.last, thing]);
    target.name([after.last, thing]);
    old.name([before.last, undefined]);
  }

  private change(record: Record) {
    const file = this.thingOf(record);
    if (!(file instanceof File)) return; // removed meanwhile
    if (record.op === 'write') file.change({ at: record.at ?? 0, bytes: record.bytes });
    else file.change({ length: Number(record.to) });
  }

  private sync(record: Record) {
    const thing = this.thingOf(record);
    if (this.obeys === 'none' || (this.obeys === 'files' && thing instanceof Folder)) return;
    thing?.sync();
  }

  private put({ path, bytes }: Record) {
    const there = this.thingAt(path);
    const file = there instanceof File ? there : this.create(path);
    file.change({ length: 0 });
    file.change({ at: 0, bytes });
  }

  private remove(path = '') {
    const { above, last } = cut(path);
    this.folderAt(above).name([last, undefined]);
  }

  private open({ handle = '', path }: Record) {
    const thing = this.thingAt(path);
    if (thing) this.handles.set(handle, thing);
  }

  private readonly acts: { [op in Record['op']]: (record: Record) => void } = {
    create: ({ path }) => void this.create(path),
    folder: ({ path }) => this.makeFolders(path),
    open: (record) => this.open(record),
    write: (record) => this.change(record),
    truncate: (record) => this.change(record),
    sync: (record) => this.sync(record),
    put: (record) => this.put(record),
    rename: (record) => this.rename(record),
    remove: ({ path }) => this.remove(path),
  };

  /** One more thing that the process did. */
  does(record: Record) {
    this.acts[record.op](record);
  }

  /** Writes into a folder what the disk holds if the power goes now. */
  hold(target: string, roll: Roll) {
    const keeps = keeping(roll);
    const files = new Map<File, Buffer>();
    const write = (folder: Folder, place: string) => {
      mkdirSync(place, { recursive: true, mode: 0o700 });
      for (const [key, thing] of folder.found(keeps.name)) {
        if (thing instanceof Folder) {
          write(thing, join(place, key));
          continue;
        }
        const bytes = files.get(thing) ?? thing.found(keeps.change);
        files.set(thing, bytes);
        writeFileSync(join(place, key), bytes);
      }
    };
    write(this.root, target);
  }
}

const sectors = [512, 4096] as const;

/** Divides what was written where a disk may stop: sectors on older disks, pages on newer ones. */
const divided = ({ at, bytes }: { at: number; bytes: Buffer }, size: number) => {
  const parts: { at: number; bytes: Buffer }[] = [];
  for (let from = 0; from < bytes.length;) {
    const upTo = Math.min(bytes.length, from + size - ((at + from) % size));
    parts.push({ at: at + from, bytes: bytes.subarray(from, upTo) });
    from = upTo;
  }
  return parts;
};

/** Any subset of what was not synced; each power cut draws how much of it, from nearly nothing to nearly all. */
const keeping = (roll: Roll) => {
  const share = [0, 10, 50, 90, 100][roll(5)] ?? 50;
  const size = sectors[roll(2)] ?? 512;
  const is = () => roll(100) < share;
  const change = (one: Change): Change[] => {
    if ('length' in one || roll(4) > 0) return is() ? [one] : [];
    return divided(one, size).filter(is);
  };
  return { name: is, change };
};

/** Reads the log record by record, since all of it together may not fit into memory. */
export const recordsIn = function* (log: string): Generator<Record> {
  const file = openSync(log, 'r');
  try {
    const { size } = fstatSync(file);
    const take = (length: number, from: number) => {
      const bytes = Buffer.alloc(length);
      if (readSync(file, bytes, 0, length, from) !== length) throw new Error('the log ends within a record');
      return bytes;
    };
    for (let from = 0; from < size;) {
      const head = take(4, from).readUInt32LE();
      const { length, zeros, ...record } = JSON.parse(take(head, from + 4).toString()) as Omit<Record, 'bytes'> & {
        length?: number;
        zeros?: number;
      };
      const bytes = zeros === undefined ? take(length ?? 0, from + 4 + head) : Buffer.alloc(zeros);
      from += 4 + head + (length ?? 0);
      yield { ...record, bytes, end: from };
    }
  } finally {
    closeSync(file);
  }
};
