import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { projectFolder } from '../project-folder.ts';

/** Any number will do, as long as every process of this product uses the same one. */
export const migrationLock = 7_401_133;

const migrationsFolder = () => join(projectFolder(), 'db');

/** The migrations of this version, in order. */
export const allMigrations = () =>
  readdirSync(migrationsFolder())
    .filter((name) => name.endsWith('.sql'))
    .toSorted();

/**
 * Brings the database to the newest schema, or only to the one that the given migrations make; processes that start at
 * the same time do it one after the other.
 */
export const migrate = async (client: pg.ClientBase, only: readonly string[] = allMigrations()) => {
  await client.query('select pg_advisory_lock($1)', [migrationLock]);
  try {
    await client.query('create table if not exists migrations (name text primary key)');
    const { rows } = await client.query<{ name: string }>('select name from migrations');
    const done = new Set(rows.map(({ name }) => name));
    for (const name of allMigrations().filter((one) => only.includes(one) && !done.has(one))) {
      await client.query('begin');
      try {
        await client.query(readFileSync(join(migrationsFolder(), name), 'utf8'));
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
