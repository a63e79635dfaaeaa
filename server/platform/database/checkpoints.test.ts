import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Database, openDatabase } from './open.ts';

let folder: string;
let database: Database;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lantern-log-'));
  database = await openDatabase({ folder: join(folder, 'database') });
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

const aSegment = 16 * 2 ** 20;

/** How much was written to the log altogether, and since the last checkpoint. */
const log = async () => {
  const { rows } = await database.runSql(
    `select (pg_current_wal_lsn() - '0/0')::float8 as written, (pg_current_wal_lsn() - redo_lsn)::float8 as since
     from pg_control_checkpoint()`,
  );
  return rows[0] as { written: number; since: number };
};

test('SYS-20 a checkpoint is made as the log grows, so that it neither fills the disk nor takes long to read again', async () => {
  const before = await log();
  await database.runSql('create table filler (text text)');
  for (let n = 0; n < 12; n += 1)
    await database.runSql(`insert into filler select repeat(md5(i::text), 60) from generate_series(1, 7000) i`);
  const { written, since } = await log();
  expect(written - before.written).toBeGreaterThan(8 * aSegment);
  expect(since).toBeLessThan(7 * aSegment);
});
