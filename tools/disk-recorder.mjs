// Loaded into a process before anything else (`node --import`), in its threads and its children too: writes down, in
// order, everything that they do to the files below DISK_ROOT, into the file DISK_LOG. server/crash/disk.fixture.ts
// reads it, and makes of it what a disk would hold if the power went at some moment. Nothing is really synced: what
// counts is the record, and the disk of whoever tests may be slow. Without DISK_LOG that is all that it does.
//
// A record: four bytes with the length of its JSON, the JSON, then `length` bytes of what was written.
import { randomBytes } from 'node:crypto';
import { createRequire, syncBuiltinESMExports } from 'node:module';
import { isAbsolute, relative, resolve } from 'node:path';

const fs = createRequire(import.meta.url)('node:fs');
const { DISK_ROOT: root = '/', DISK_LOG: file = '/dev/null' } = process.env;
for (const name of ['fsyncSync', 'fdatasyncSync']) fs[name] = () => {};
const real = { ...fs };
const log = real.openSync(file, 'a');
const zeros = Buffer.alloc(1 << 16);
const isZero = (bytes) => {
  for (let at = 0; at < bytes.length; at += zeros.length) {
    const part = bytes.subarray(at, at + zeros.length);
    if (!part.equals(zeros.subarray(0, part.length))) return false;
  }
  return true;
};

const note = (record, given = Buffer.alloc(0)) => {
  if (file === '/dev/null') return;
  const empty = given.length > 0 && isZero(given);
  const bytes = empty ? Buffer.alloc(0) : given;
  const more = empty ? { zeros: given.length } : { length: bytes.length };
  const head = Buffer.from(JSON.stringify({ ...record, ...more }));
  const size = Buffer.alloc(4);
  size.writeUInt32LE(head.length);
  const whole = Buffer.concat([size, head, bytes]);
  if (real.writeSync(log, whole) !== whole.length) throw new Error('the record was cut short');
};

const asText = (path) => (path instanceof URL ? path.pathname : String(path));
/** The path below the root; undefined for anything else. */
const inside = (path) => {
  const place = relative(root, resolve(asText(path)));
  return place.startsWith('..') || isAbsolute(place) ? undefined : place;
};

const thread = randomBytes(6).toString('hex');
const handles = new Map();
let opened = 0;
let deep = 0;

/** Node calls some of these from others; only the outermost call is recorded. */
const around = (name, before, after) => {
  fs[name] = (...args) => {
    if (deep > 0) return real[name](...args);
    deep += 1;
    try {
      const known = before(...args);
      const result = real[name](...args);
      after(known, args, result);
      return result;
    } finally {
      deep -= 1;
    }
  };
};

const { O_CREAT, O_TRUNC } = fs.constants;
const creates = (flags) => (typeof flags === 'number' ? (flags & O_CREAT) !== 0 : /^[wa]/.test(flags ?? 'r'));
const truncates = (flags) =>
  typeof flags === 'number' ? (flags & O_TRUNC) !== 0 : String(flags ?? 'r').startsWith('w');

around(
  'openSync',
  (path) => inside(path) !== undefined && real.existsSync(path),
  (existed, [path, flags], fd) => {
    const place = inside(path);
    if (place === undefined) return;
    opened += 1;
    const handle = `${thread}-${opened}`;
    handles.set(fd, handle);
    if (!existed && creates(flags)) note({ op: 'create', path: place });
    note({ op: 'open', path: place, handle });
    if (existed && truncates(flags)) note({ op: 'truncate', handle, to: 0 });
  },
);
around(
  'closeSync',
  (fd) => handles.delete(fd),
  () => {},
);
around(
  'writeSync',
  (fd) => handles.get(fd),
  (handle, [, bytes, offset, , position], written) => {
    if (handle === undefined) return;
    if (typeof position !== 'number') throw new Error('a write without its position cannot be recorded');
    const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    note({ op: 'write', handle, at: position }, whole.subarray(offset, offset + written));
  },
);
around(
  'ftruncateSync',
  (fd) => handles.get(fd),
  (handle, [, to = 0]) => handle !== undefined && note({ op: 'truncate', handle, to }),
);
for (const name of ['fsyncSync', 'fdatasyncSync'])
  around(
    name,
    (fd) => handles.get(fd),
    (handle) => handle !== undefined && note({ op: 'sync', handle }),
  );

/** A whole file, written in one call. */
const put = (path) => {
  const place = inside(path);
  if (place !== undefined) note({ op: 'put', path: place }, real.readFileSync(path));
};
around(
  'writeFileSync',
  () => {},
  (_known, [path]) => typeof path !== 'number' && put(path),
);
around(
  'copyFileSync',
  () => {},
  (_known, [, to]) => put(to),
);
around(
  'truncateSync',
  () => {},
  (_known, [path, to = 0]) => inside(path) !== undefined && note({ op: 'truncate', path: inside(path), to }),
);

const renamed = (from, to) => inside(to) !== undefined && note({ op: 'rename', path: inside(from), to: inside(to) });
const removed = (path) => inside(path) !== undefined && note({ op: 'remove', path: inside(path) });
const madeFolder = (path) => inside(path) !== undefined && note({ op: 'folder', path: inside(path) });
around(
  'renameSync',
  () => {},
  (_known, [from, to]) => renamed(from, to),
);
for (const name of ['unlinkSync', 'rmdirSync', 'rmSync'])
  around(
    name,
    (path) => real.existsSync(path),
    (existed, [path]) => existed && removed(path),
  );
around(
  'mkdirSync',
  () => {},
  (_known, [path]) => madeFolder(path),
);
around(
  'mkdtempSync',
  () => {},
  (_known, _args, path) => madeFolder(path),
);

// What the server calls while it serves others: its files.
const promises = { ...fs.promises };
const afterwards = (name, after) => {
  fs.promises[name] = async (...args) => {
    const result = await promises[name](...args);
    after(...args);
    return result;
  };
};
afterwards('writeFile', (path) => typeof path !== 'object' && put(path));
afterwards('copyFile', (_from, to) => put(to));
afterwards('mkdir', (path) => madeFolder(path));
afterwards('rename', renamed);
afterwards('unlink', removed);
afterwards('rm', removed);
fs.promises.open = async (path, ...more) => {
  const handle = await promises.open(path, ...more);
  const place = inside(path);
  if (place === undefined) return handle;
  handle.sync = async () => note({ op: 'sync', path: place });
  return handle;
};
syncBuiltinESMExports();
