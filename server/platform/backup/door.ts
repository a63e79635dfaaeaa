import { createHash } from 'node:crypto';
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join, relative, resolve } from 'node:path';
import { once } from 'node:events';

/** The longest path of a socket that every system takes. */
const longest = 100;
const copies = 'database.copy-';

/**
 * Where a running product with the embedded database takes requests of its own machine for a copy: a socket in its data
 * folder that its owner alone may use. undefined where the path would be too long for one.
 */
const addressOf = (folder: string) => {
  const whole = resolve(folder, 'backup.sock');
  if (process.platform === 'win32') return `\\\\.\\pipe\\lantern-${createHash('sha256').update(whole).digest('hex')}`;
  const shorter = relative('', whole);
  return [whole, shorter].find((path) => Buffer.byteLength(path) <= longest);
};

const removeCopies = (folder: string) => {
  for (const name of readdirSync(folder))
    if (name.startsWith(copies)) rmSync(join(folder, name), { recursive: true, force: true });
};

/**
 * Whoever connects is handed the path of a copy of the database as it is now, which is theirs until they hang up. The
 * product answers nobody while the files are copied, which takes about a second, and everyone while the copy is
 * being read.
 */
export const openDoor = async (
  folder: string,
  copyTo: (target: string) => Promise<void>,
  onFault: (fault: unknown) => void,
) => {
  const address = addressOf(folder);
  removeCopies(folder); // of a process that was killed
  if (address === undefined) {
    onFault(new Error('the path of DATA_DIR is too long for a backup while the product runs'));
    return () => {};
  }
  if (process.platform !== 'win32') rmSync(address, { force: true }); // the folder is locked, so nobody listens there
  const serve = async (hand: (path: string) => unknown) => {
    const copy = mkdtempSync(join(resolve(folder), copies)); // for the owner alone
    await copyTo(join(copy, 'database'));
    hand(join(copy, 'database'));
    return copy;
  };
  const door = createServer((socket) => {
    socket.on('error', () => {});
    const copied = serve((path) => socket.write(`${path}\n`));
    copied.catch((fault: unknown) => {
      socket.destroy();
      onFault(fault);
    });
    socket.once('close', () => {
      void copied.then((copy) => rmSync(copy, { recursive: true, force: true })).catch(() => {});
    });
  });
  door.on('error', onFault);
  const before = process.umask(0o077);
  door.listen(address);
  process.umask(before);
  await once(door, 'listening');
  if (process.platform !== 'win32') chmodSync(address, 0o600);
  return () => void door.close();
};

/** Asks a running product for a copy of its database; undefined when none runs on this folder. */
export const askForCopy = async (folder: string) => {
  const address = addressOf(folder);
  if (address === undefined) return undefined;
  const socket = connect({ path: address });
  try {
    await once(socket, 'connect');
  } catch {
    return undefined;
  }
  let told = '';
  socket.setEncoding('utf8').on('data', (part: string) => (told += part));
  while (!told.endsWith('\n') && !socket.closed) await Promise.race([once(socket, 'data'), once(socket, 'close')]);
  const path = told.trimEnd();
  if (path === '') throw new Error('the running product could not copy its database');
  return { path, giveBack: () => void socket.end() };
};
