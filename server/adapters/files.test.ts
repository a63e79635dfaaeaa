import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Files, newFileKey } from '../platform/files.ts';
import { folderFiles, s3Files } from './files.ts';
import { startS3Twin } from './s3.twin.ts';

let twin: Awaited<ReturnType<typeof startS3Twin>>;
let around: string;
const stores: Record<string, Files> = {};

beforeAll(async () => {
  twin = await startS3Twin();
  around = await mkdtemp(join(tmpdir(), 'files-'));
  stores['a folder'] = folderFiles({ folder: join(around, 'files') });
  stores['an S3 bucket'] = s3Files(twin.settings);
});
afterAll(async () => {
  await twin.close();
  await rm(around, { recursive: true });
});

const storeOf = (name: string) => {
  const store = stores[name];
  if (!store) throw new Error(`no store ${name}`);
  return store;
};

describe.each(['a folder', 'an S3 bucket'])('%s', (name) => {
  test('gives back every byte, the type and the size', async () => {
    const files = storeOf(name);
    for (const size of [0, 1, 2_097_152]) {
      const bytes = new Uint8Array(randomBytes(size));
      const key = newFileKey('profile-photos', 'webp');
      await files.put(key, bytes, 'image/webp');
      const stored = await files.get(key);
      expect(stored).toMatchObject({ type: 'image/webp', size });
      if (!stored) throw new Error('not stored');
      expect(Buffer.compare(await buffer(stored.stream), bytes)).toBe(0);
    }
  });

  test('knows what is there, and forgets what is removed', async () => {
    const files = storeOf(name);
    const [kept, gone] = [newFileKey('attachments', 'pdf'), newFileKey('attachments', 'pdf')];
    await Promise.all([kept, gone].map((key) => files.put(key, Buffer.from(key), 'application/pdf')));
    await files.remove(gone);
    await files.remove(gone);
    expect([await files.exists(kept), await files.exists(gone)]).toEqual([true, false]);
    expect(await files.get(gone)).toBeNull();
    const stored = await files.get(kept);
    expect(stored && (await buffer(stored.stream)).toString()).toBe(kept);
  });

  test.each([
    '../outside.txt',
    'attachments/../../outside.txt',
    '/etc/passwd',
    'attachments/..%2f..%2foutside.txt',
    `attachments/${'a'.repeat(32)}.txt/../../../outside.txt`,
    `attachments\\..\\..\\${'a'.repeat(32)}.txt`,
    `attachments/${'a'.repeat(32)}.html`,
    `attachments/${'a'.repeat(32)}.txt\u0000.pdf`,
    `attachments/${'a'.repeat(32)}.txt\n`,
    'attachments',
    '.',
    '',
  ])('%j is no key: nothing is read, written or removed', async (key) => {
    const files = storeOf(name);
    await writeFile(join(around, 'outside.txt'), 'secret');
    await files.put(newFileKey('attachments', 'txt'), Buffer.from('inside'), 'text/plain');
    expect([await files.get(key), await files.exists(key)]).toEqual([null, false]);
    await expect(files.put(key, Buffer.from('x'), 'text/plain')).rejects.toThrow('do not agree');
    await files.remove(key);
    expect((await readdir(around)).toSorted()).toEqual(['files', 'outside.txt']);
  });

  test('a type that is not the one of the key is refused', async () => {
    const key = newFileKey('attachments', 'pdf');
    await expect(storeOf(name).put(key, Buffer.from('x'), 'image/png')).rejects.toThrow('do not agree');
    expect(await storeOf(name).exists(key)).toBe(false);
  });
});

test('keys are random, and a kind cannot carry a path', () => {
  const keys = Array.from({ length: 1000 }, () => newFileKey('banners', 'webp'));
  expect(new Set(keys).size).toBe(1000);
  for (const key of keys) expect(key).toMatch(/^banners\/[0-9a-f]{32}\.webp$/);
  expect(dirname(keys[0] ?? '')).toBe('banners');
  for (const kind of ['', '../x', 'a/b', 'A', 'a.b', '-a'])
    expect(() => newFileKey(kind, 'webp')).toThrow('kind of a file');
});

test('S3 is sent plain bodies: no checksum trailers and no ACL, which other stores take for content', async () => {
  twin.headers.length = 0;
  const key = newFileKey('attachments', 'txt');
  await storeOf('an S3 bucket').put(key, Buffer.from('plain'), 'text/plain');
  const stored = await storeOf('an S3 bucket').get(key);
  expect(stored && (await buffer(stored.stream)).toString()).toBe('plain');
  const names = twin.headers.flatMap((headers) => Object.keys(headers));
  expect(twin.headers.length).toBeGreaterThanOrEqual(2);
  expect(names.filter((header) => /checksum|trailer|^x-amz-acl$/.test(header))).toEqual([]);
  expect(twin.headers.map((headers) => headers['content-encoding'] ?? '')).not.toContain('aws-chunked');
});

test('a store that cannot be reached is a fault, not a missing file', async () => {
  const files = s3Files({ ...twin.settings, bucket: 'no-such-bucket-here' });
  await expect(files.put(newFileKey('attachments', 'txt'), Buffer.from('x'), 'text/plain')).rejects.toThrow();
  const unreachable = s3Files({ ...twin.settings, endpoint: 'http://127.0.0.1:1' });
  await expect(unreachable.get(newFileKey('attachments', 'txt'))).rejects.toThrow();
  await expect(unreachable.exists(newFileKey('attachments', 'txt'))).rejects.toThrow();
});
