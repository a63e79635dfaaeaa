import { z } from 'zod';
import type { Database } from '../database/open.ts';
import { rawSql, type RunSql } from '../db.ts';
import { type Files, typeOfKey } from '../files.ts';
import { entriesOf, type Entry } from './archive.ts';
import { CannotRestore } from './cannot-restore.ts';
import { type Head, headName, sequencesName } from './dump.ts';
import { nameOf, schemas, type Table, tablesIn, writeLines } from './rows.ts';

const Head = z.object({
  format: z.literal(1),
  notice: z.string(),
  version: z.string(),
  commit: z.string(),
  made: z.string(),
  kind: z.enum(['embedded', 'postgresql']),
  migrations: z.array(z.string()),
  queue: z.number().nullable(),
  tables: z.array(z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()) })),
});

const readHead = async (file: string) => {
  for await (const { name, bytes } of entriesOf(file))
    return name === headName ? Head.safeParse(JSON.parse(bytes.toString())).data : undefined;
  return undefined;
};

/** What an archive says of itself, without reading the rest. */
export const headOf = async (file: string): Promise<Head> => {
  const head = await readHead(file).catch(() => undefined); // no archive at all
  if (head === undefined) throw new CannotRestore(`${file} is no backup that this version can read.`);
  return head;
};

/** An archive of newer code, whose tables this code does not know. */
export const refuseNewer = ({ migrations, version, commit }: Head, known: readonly string[]) => {
  const unknown = migrations.filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  throw new CannotRestore(
    `The backup was made by version ${version} (${commit || 'unknown commit'}), which is newer than this one: ` +
      `it has ${unknown.join(', ')}. Restore it with that version.`,
  );
};

/** The tables that the archive has rows for must be here, with the same columns. */
const refuseOthers = async (sql: RunSql, head: Head) => {
  const here = new Map((await tablesIn(sql)).map((table) => [nameOf(table), table.columns.toSorted().join()]));
  const other = head.tables.filter((table) => here.get(nameOf(table)) !== table.columns.toSorted().join());
  if (other.length === 0) return;
  throw new CannotRestore(
    `These tables of the backup are different here: ${other.map(nameOf).join(', ')}. ` +
      `Restore it with version ${head.version} (${head.commit || 'unknown commit'}), then upgrade.`,
  );
};

/** Takes the foreign keys and triggers away; returns what puts them back, and so checks every row. */
const setFree = async (sql: RunSql, tables: readonly Table[]) => {
  const { rows } = await sql(
    `select conrelid::regclass::text as of, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conparentid = 0 and connamespace::regnamespace::text = any($1)`,
    [schemas],
  );
  for (const { of, name } of rows) await sql(`alter table ${String(of)} drop constraint ${String(name)}`);
  for (const table of tables) await sql(`alter table ${nameOf(table)} disable trigger user`);
  return async () => {
    await sql('set constraints all immediate');
    for (const table of tables) await sql(`alter table ${nameOf(table)} enable trigger user`);
    for (const { of, name, definition } of rows)
      await sql(`alter table ${String(of)} add constraint ${String(name)} ${String(definition)}`);
  };
};

const Sequences = z.array(z.object({ name: z.string(), last: z.string(), called: z.boolean() }));

/**
 * Loads every row, in one transaction, into a database that has the same tables: all of it or nothing. What the
 * database has already, such as the lists that its migrations write, is replaced.
 */
export const loadRows = (database: Database, file: string, head: Head, say: (line: string) => void) =>
  database.transact(async (tx) => {
    const sql = rawSql(tx);
    await refuseOthers(sql, head);
    const all = await tablesIn(sql);
    const putBack = await setFree(sql, all);
    await sql(`truncate ${all.map(nameOf).join(', ')}`);
    let count = 0;
    for await (const { name, bytes } of entriesOf(file)) {
      if (name === sequencesName) {
        for (const one of Sequences.parse(JSON.parse(bytes.toString())))
          await sql('select setval($1::text::regclass, $2, $3)', [one.name, one.last, one.called]);
      }
      const at = Number(/^rows\/(\d+)\//.exec(name)?.[1] ?? -1);
      const table = head.tables[at];
      if (table === undefined) continue;
      const lines = bytes
        .toString()
        .split('\n')
        .map((line) => String(JSON.parse(line)));
      await writeLines(sql, table, at, lines);
      count += lines.length;
    }
    await putBack();
    say(`${count} rows of ${head.tables.length} tables`);
  });

const keyOf = ({ name }: Entry) => (name.startsWith('files/') ? name.slice('files/'.length) : '');

export const loadFiles = async (files: Files, file: string, say: (line: string) => void) => {
  let count = 0;
  for await (const entry of entriesOf(file)) {
    const key = keyOf(entry);
    const type = typeOfKey(key);
    if (!type) continue;
    await files.put(key, entry.bytes, type);
    count += 1;
  }
  say(`${count} files`);
};
