import type { Database } from '../database/open.ts';
import { rawSql } from '../db.ts';
import { schemas } from './rows.ts';

const count = async ({ runSql }: Database, text: string, values: unknown[] = []) =>
  Number((await runSql(`select count(*) as n from ${text}`, values)).rows[0]?.n);

/** Why nothing can be restored into this PostgreSQL database; null when it can. `replace`: what is there may go. */
export const whyNotEmpty = async (database: Database, replace: boolean) => {
  const tables = await count(database, 'pg_tables where schemaname = any($1)', [schemas]);
  if (tables > 0 && !replace)
    return `The database has ${tables} tables. Name an empty one, or add --replace to lose what it has.`;
  const others = await count(
    database,
    `pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
       and backend_type = 'client backend'`,
  );
  return others > 0 && tables > 0 ? 'Others are connected to the database. Stop the product first.' : null;
};

/** Removes everything that the product has in this database. */
export const emptyDatabase = (database: Database) =>
  database.transact(async (tx) => {
    for (const schema of schemas) await rawSql(tx)(`drop schema if exists ${schema} cascade`);
    await rawSql(tx)('create schema public');
  });
