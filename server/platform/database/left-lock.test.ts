import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from './open.ts';

test('SYS-20 a lock of PostgreSQL itself that a power cut has left empty does not keep the database from opening', async () => {
  const around = mkdtempSync(join(tmpdir(), 'lantern-lock-'));
  const folder = join(around, 'database');
  const before = await openDatabase({ folder });
  await before.runSql('create table kept as select 7 as number');
  await before.close();
  writeFileSync(join(folder, 'postmaster.pid'), '');
  const after = await openDatabase({ folder });
  expect((await after.runSql('select number from kept')).rows).toEqual([{ number: 7 }]);
  await after.close();
  rmSync(around, { recursive: true });
});
