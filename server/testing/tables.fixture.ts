import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { is } from 'drizzle-orm';
import { CasingCache } from 'drizzle-orm/casing';
import { type AnyPgColumn, getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../platform/database/open.ts';
import { idempotencyKeys } from '../platform/idempotency.ts';
import { projectFolder } from '../platform/project-folder.ts';

/** The known facts about each table, one line each: two tables with the same lines are the same. */
export type KnownTables = Map<string, Set<string>>;

const factOf = (name: string, type: string, nullable: boolean, filled: string) =>
  `${name} ${type}${nullable ? '' : ' not null'}${filled}`;
const keyOf = (columns: readonly string[]) => `primary key (${columns.toSorted().join(', ')})`;
const uniqueOf = (columns: readonly string[]) => `unique (${columns.toSorted().join(', ')})`;
const pointsOf = (columns: readonly string[], table: string, there: readonly string[]) =>
  `${columns.join(', ')} points to ${table} (${there.join(', ')})`;

/** Every table that a module or the platform declares. */
export const declaredTables = async (): Promise<PgTable[]> => {
  const folder = join(projectFolder(), 'server', 'modules');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /^[\w-]+\/(tables\.ts|tables\/.+(?<!\.test|\.fixture)\.ts)$/.test(name));
  const modules = await Promise.all(
    files.map(async (file): Promise<Record<string, unknown>> => import(join(folder, file))),
  );
  return [...modules.flatMap((module) => Object.values(module)), idempotencyKeys].filter((one) => is(one, PgTable));
};

const filledBy = (column: AnyPgColumn) => {
  if (column.generatedIdentity) return ' counted';
  if (column.generated) return ' derived';
  return column.hasDefault ? ' default' : '';
};

/** The types for which PostgreSQL and Drizzle have different names. */
const typeOf = (column: AnyPgColumn) =>
  column
    .getSQLType()
    .replace(/^timestamptz/, 'timestamp with time zone')
    .replace(/^char\(/, 'character(')
    .replace(/^numeric\((\d+), (\d+)\)/, 'numeric($1,$2)');

/** The tables as Drizzle sees them, with the names it sends. */
export const known = (tables: readonly PgTable[]): KnownTables => {
  const casing = new CasingCache('snake_case');
  const nameOf = (column: AnyPgColumn) => casing.getColumnCasing(column);
  const linesOf = (table: PgTable) => {
    const config = getTableConfig(table);
    const keys = [
      config.columns.filter(({ primary }) => primary),
      ...config.primaryKeys.map(({ columns }) => columns as AnyPgColumn[]),
    ].filter(({ length }) => length > 0);
    const uniques = [
      ...config.columns.filter(({ isUnique }) => isUnique).map((column) => [column]),
      ...config.uniqueConstraints.map(({ columns }) => columns as AnyPgColumn[]),
    ];
    return [
      ...config.columns.map((one) => factOf(nameOf(one), typeOf(one), !one.notNull, filledBy(one))),
      ...keys.map((columns) => keyOf(columns.map(nameOf))),
      ...uniques.map((columns) => uniqueOf(columns.map(nameOf))),
      ...config.foreignKeys.map((one) => {
        const { columns, foreignColumns, foreignTable } = one.reference();
        return pointsOf(columns.map(nameOf), getTableConfig(foreignTable).name, foreignColumns.map(nameOf));
      }),
      ...config.indexes.map((one) => `index ${one.config.name}`),
    ];
  };
  return new Map(tables.map((table) => [getTableConfig(table).name, new Set(linesOf(table))]));
};

const columnsInDatabase = `select relname as of, attname as name, format_type(atttypid, atttypmod) as type,
    not attnotnull as nullable,
    case when attidentity <> '' then ' counted' when attgenerated <> '' then ' derived'
      when atthasdef then ' default' else '' end as filled
  from pg_attribute join pg_class on pg_class.oid = attrelid
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and attnum > 0 and not attisdropped`;

const namesOf = (columns: string, table: string) =>
  `array(select attname::text from unnest(${columns}) with ordinality as one (number, place)
    join pg_attribute on attrelid = ${table} and attnum = number order by place)`;

const constraintsInDatabase = `select conrelid::regclass::text as of, contype as kind, confrelid::regclass::text as other,
    ${namesOf('conkey', 'conrelid')} as columns, ${namesOf('confkey', 'confrelid')} as there
  from pg_constraint where connamespace = 'public'::regnamespace and contype in ('p', 'u', 'f')`;

interface ColumnInDatabase {
  of: string;
  name: string;
  type: string;
  nullable: boolean;
  filled: string;
}
interface ConstraintInDatabase {
  of: string;
  kind: 'p' | 'u' | 'f';
  other: string;
  columns: string[];
  there: string[];
}

const lineOf = ({ kind, columns, other, there }: ConstraintInDatabase) =>
  ({ p: keyOf(columns), u: uniqueOf(columns), f: pointsOf(columns, other, there) })[kind];

/** The tables as the migrations made them. */
export const migrated = async ({ runSql }: Pick<Database, 'runSql'>): Promise<KnownTables> => {
  const ask = async <Row>(text: string) => (await runSql(text)).rows as Row[];
  const tables: KnownTables = new Map();
  const add = (table: string, line: string) => tables.set(table, (tables.get(table) ?? new Set()).add(line));
  for (const { of, name, type, nullable, filled } of await ask<ColumnInDatabase>(columnsInDatabase))
    add(of, factOf(name, type, nullable, filled));
  for (const one of await ask<ConstraintInDatabase>(constraintsInDatabase)) add(one.of, lineOf(one));
  const indexes = await ask<{ of: string; name: string }>(
    "select tablename as of, indexname as name from pg_indexes where schemaname = 'public'",
  );
  for (const { of, name } of indexes) add(of, `index ${name}`);
  return tables;
};

/** Drizzle needs to declare these only where code reads them; the database always has them. */
const mayBeUnsaid = (line: string) => /^(unique \(|index |.* points to )/.test(line);

/** The differences between Drizzle and the database, in words; `unread` are tables used only by hand-written SQL. */
export const differences = (drizzle: KnownTables, database: KnownTables, unread: readonly string[]): string[] => {
  const faults: string[] = [];
  for (const [table, lines] of drizzle) {
    const real = database.get(table);
    for (const line of lines) if (!real?.has(line)) faults.push(`${table}: only Drizzle has ${line}`);
  }
  for (const [table, lines] of database) {
    const said = drizzle.get(table);
    if (said === undefined && unread.includes(table)) continue;
    const unsaid = [...lines].filter((line) => !said?.has(line) && !mayBeUnsaid(line));
    faults.push(...unsaid.map((line) => `${table}: only the database has ${line}`));
  }
  return faults.toSorted();
};
