import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { projectFolder } from '../project-folder.ts';

/** Any number will do, as long as every process of this product uses the same one. */
export const migrationLock = 7_401_133;

/** The migrations of this build, in the order in which they run. */
export const migrationNames = () =>
  readdirSync(join(projectFolder(), 'db'))
    .filter((name) => name.endsWith('.sql'))
    .toSorted();

/** Brings the database to the newest schema; processes that start at the same time do it one after the other. */
export const migrate = async (client: pg.ClientBase) => {
  const folder = join(projectFolder(), 'db');
  await client.query('select pg_advisory_lock($1)', [migrationLock]);
  try {
    await client.query('create table if not exists migrations (name text primary key)');
    const { rows } = await client.query<{ name: string }>('select name from migrations');
    const done = new Set(rows.map(({ name }) => name));
    for (const name of migrationNames().filter((one) => !done.has(one))) {
      await client.query('begin');
      try {
        await client.query(readFileSync(join(folder, name), 'utf8'));
        await client.query('insert into migrations values ($1)', [name]);
        await client.query('commit');
      } catch (error) {
        await client.query('rollback');
        throw new Error(`migration ${name} failed`, { cause: error });
      }
    }
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]);
  }
};
