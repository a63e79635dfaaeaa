import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyFolder } from './copy-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lantern-copy-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a folder is copied whole, with the empty folders that a database needs', () => {
  const [from, to] = [join(folder, 'from'), join(folder, 'to')];
  mkdirSync(join(from, 'base', '1'), { recursive: true });
  mkdirSync(join(from, 'pg_notify'));
  writeFileSync(join(from, 'PG_VERSION'), '18\n');
  writeFileSync(join(from, 'base', '1', '112'), Buffer.from([0, 255, 10]));
  copyFolder(from, to);
  expect(readFileSync(join(to, 'PG_VERSION'), 'utf8')).toBe('18\n');
  expect([...readFileSync(join(to, 'base', '1', '112'))]).toEqual([0, 255, 10]);
  expect(existsSync(join(to, 'pg_notify'))).toBe(true);
});
