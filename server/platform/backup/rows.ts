import pg from 'pg';
import type { RunSql } from '../db.ts';

/** A table with rows of its own, and its columns in order; those that the database computes are left out. */
export interface Table {
  schema: string;
  name: string;
  columns: string[];
}

/** How far a sequence had counted. */
interface Sequence {
  name: string;
  last: string;
  called: boolean;
}

export const schemas = ['public', 'pgboss'];

const quoted = pg.escapeIdentifier;
export const nameOf = ({ schema, name }: Pick<Table, 'schema' | 'name'>) => `${quoted(schema)}.${quoted(name)}`;

/** Every table of the product and of its job library; of one in partitions the whole. */
export const tablesIn = async (sql: RunSql): Promise<Table[]> => {
  const { rows } = await sql(
    `select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where n.nspname = any($1) and c.relkind in ('r', 'p') and not c.relispartition
     group by 1, 2 order by 1, 2`,
    [schemas],
  );
  return rows as unknown as Table[];
};

export const sequencesIn = async (sql: RunSql): Promise<Sequence[]> => {
  const { rows } = await sql(
    `select schemaname as schema, sequencename as name from pg_sequences where schemaname = any($1) order by 1, 2`,
    [schemas],
  );
  const found: Sequence[] = [];
  for (const row of rows) {
    const name = nameOf(row as { schema: string; name: string });
    const { rows: counted } = await sql(`select last_value::text as last, is_called as called from ${name}`);
    found.push({ name, ...(counted[0] as { last: string; called: boolean }) });
  }
  return found;
};

const rowsAtOnce = 500;
const bytesAtOnce = 4 * 2 ** 20;

/**
 * All rows of a table, in pieces of a few megabytes: one row a line, in PostgreSQL's own notation as a JSON string.
 * Only within a transaction.
 */
export const rowsOf = async function* (sql: RunSql, table: Table) {
  const columns = table.columns.map(quoted).join(', ');
  await sql(`declare kept no scroll cursor for select row(${columns})::text as line from ${nameOf(table)}`);
  let lines: string[] = [];
  let size = 0;
  for (;;) {
    const { rows } = await sql(`fetch ${rowsAtOnce} from kept`);
    for (const { line } of rows) {
      lines.push(JSON.stringify(line));
      size += String(line).length;
    }
    if (lines.length > 0 && (rows.length === 0 || size > bytesAtOnce)) {
      yield lines;
      lines = [];
      size = 0;
    }
    if (rows.length === 0) break;
  }
  await sql('close kept');
};

/** Writes rows back that `rowsOf` read. `at` tells apart the tables that are written in one transaction. */
export const writeLines = async (sql: RunSql, table: Table, at: number, lines: readonly string[]) => {
  const columns = table.columns.map(quoted).join(', ');
  const each = table.columns.map((column) => `(line).${quoted(column)}`).join(', ');
  const shape = `kept_row_${at}`; // the columns in the order in which they were read, whatever their order is here
  await sql(
    `create temporary table if not exists ${shape} on commit drop as
     select ${columns} from ${nameOf(table)} with no data`,
  );
  for (let from = 0; from < lines.length; from += rowsAtOnce) {
    await sql(
      `insert into ${nameOf(table)} (${columns}) overriding system value
       select ${each} from (select line::pg_temp.${shape} as line from unnest($1::text[]) line offset 0) as lines`,
      [lines.slice(from, from + rowsAtOnce)],
    );
  }
};
