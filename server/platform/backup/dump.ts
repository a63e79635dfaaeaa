import type { Database } from '../database/open.ts';
import { rawSql } from '../db.ts';
import { type Files, typeOfKey } from '../files.ts';
import type { Packing } from './archive.ts';
import { rowsOf, schemas, sequencesIn, type Table, tablesIn } from './rows.ts';

/** What an archive begins with. */
export interface Head {
  format: 1;
  notice: string;
  version: string;
  commit: string;
  made: string;
  kind: Database['kind'];
  /** The migrations that its database had. */
  migrations: string[];
  /** The version of the job library's own tables; null when there are none yet. */
  queue: number | null;
  tables: Table[];
}

export const headName = 'backup.json';
export const sequencesName = 'sequences.json';
const notice =
  'This archive holds personal data: accounts, profiles, sessions, notes and uploads. Keep it as you keep the database.';

const asJson = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

/** Every key of an upload that a row names, in whichever column. */
const keysIn = (text: string) =>
  [...text.matchAll(/[a-z][a-z-]{0,39}\/[0-9a-f]{32}\.[a-z0-9]{3,4}/g)].map(([key]) => key);

export interface Dumping {
  database: Database;
  files: Files;
  release: { version: string; commit: string };
  made: string;
  /** Tables whose rows are not taken along, by name. */
  without: readonly string[];
  say: (line: string) => void;
}

/** All rows as they were at one moment. Returns the keys of the uploads that they name. */
const dumpRows = ({ database, release, made, without, say }: Dumping, { add }: Packing) =>
  database.transact(async (tx) => {
    const sql = rawSql(tx);
    await sql('set transaction isolation level repeatable read, read only');
    const all = await tablesIn(sql);
    const tables = all.filter((table) => !without.includes(`${table.schema}.${table.name}`));
    const has = (name: string) => all.some((table) => `${table.schema}.${table.name}` === name);
    const migrations = (await sql('select name from migrations order by name')).rows.map(({ name }) => String(name));
    const queue = has('pgboss.version')
      ? Number((await sql('select version from pgboss.version')).rows[0]?.version)
      : null;
    const head: Head = { format: 1, notice, ...release, made, kind: database.kind, migrations, queue, tables };
    await add(headName, asJson(head));
    const keys = new Set<string>();
    let count = 0;
    for (const [at, table] of tables.entries()) {
      let piece = 0;
      for await (const lines of rowsOf(sql, table)) {
        count += lines.length;
        const text = lines.join('\n');
        for (const key of keysIn(text)) if (typeOfKey(key)) keys.add(key);
        await add(`rows/${at}/${piece}.jsonl`, Buffer.from(text));
        piece += 1;
      }
    }
    await add(sequencesName, asJson(await sequencesIn(sql)));
    say(`${count} rows of ${tables.length} tables in ${schemas.join(' and ')}`);
    return keys;
  });

/**
 * The uploads come after the rows: everything that a row names was stored before it, and what a key leads to never
 * changes. One that was removed meanwhile is missing, and said so.
 */
const dumpFiles = async ({ files, say }: Dumping, { add }: Packing, keys: ReadonlySet<string>) => {
  const missing: string[] = [];
  let bytes = 0;
  for (const key of [...keys].toSorted()) {
    const stored = await files.get(key);
    if (stored) await add(`files/${key}`, { size: stored.size, stream: stored.stream });
    else missing.push(key);
    bytes += stored?.size ?? 0;
  }
  say(`${keys.size - missing.length} files, ${Math.ceil(bytes / 2 ** 20)} MB`);
  if (missing.length > 0) say(`${missing.length} files that rows name are not in the store: ${missing.join(', ')}`);
};

/** Fills an archive with a whole product. */
export const dumpProduct = (dumping: Dumping) => async (packing: Packing) => {
  const keys = await dumpRows(dumping, packing);
  await dumpFiles(dumping, packing, keys);
};
