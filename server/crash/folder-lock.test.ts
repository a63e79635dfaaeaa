import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderInUse, lockFolder } from '../platform/database/folder-lock.ts';

let around: string;
let folder: string;
let lock: string;
beforeEach(() => {
  around = mkdtempSync(join(tmpdir(), 'lantern-lock-'));
  folder = join(around, 'database');
  lock = `${folder}.lock`;
});
afterEach(() => rmSync(around, { recursive: true, force: true }));

/** The pid of a process that has already ended. */
const deadPid = () => String(spawnSync(process.execPath, ['-e', '']).pid);

test('a folder is taken once, and again after it was let go', () => {
  const letGo = lockFolder(folder);
  expect(readFileSync(lock, 'utf8')).toBe(String(process.pid));
  expect(() => lockFolder(folder)).toThrow(FolderInUse);
  letGo();
  expect(existsSync(lock)).toBe(false);
  lockFolder(folder)();
});

test.each([
  ['a process that is gone', deadPid],
  ['an earlier process with the pid of this one, as in a container', () => String(process.pid)],
  ['a process that died while it wrote it', () => ''],
  ['nobody knows whom', () => 'a word'],
])('the lock of %s is taken over', (_whose, pid) => {
  writeFileSync(lock, pid());
  const letGo = lockFolder(folder);
  expect(readFileSync(lock, 'utf8')).toBe(String(process.pid));
  expect(() => lockFolder(folder)).toThrow(FolderInUse);
  letGo();
});

test('the lock of a living process stays, and its pid is named', () => {
  writeFileSync(lock, String(process.ppid));
  expect(() => lockFolder(folder)).toThrow(
    `The data folder ${folder} is in use by process ${process.ppid}. Stop it first, or set DATA_DIR or DATABASE_URL.`,
  );
  expect(readFileSync(lock, 'utf8')).toBe(String(process.ppid));
});
