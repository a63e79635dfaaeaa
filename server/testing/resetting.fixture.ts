import type { Database } from '../platform/database/open.ts';

/** The lists that every product has and no test empties; what a test adds to them has an id of the installation. */
const lists = [
  'migrations',
  'countries',
  'languages',
  'industries',
  'skills',
  'services',
  'goals',
  'companies',
  'universities',
  'job_roles',
  'badges',
  'settings',
];

const addedTo = ['industries', 'skills', 'languages', 'companies', 'universities'];
const ownIdsFrom = 1_000_000;

/** Deleted rows leave free space behind; after this many resets it is worth vacuuming. */
const betweenTidying = 40;

/** Tables that refer to others come before those. */
const childrenFirst = (tables: readonly string[], pointers: readonly { child: string; parent: string }[]) => {
  const visited = new Set<string>();
  const ordered: string[] = [];
  const visit = (table: string) => {
    if (visited.has(table)) return;
    visited.add(table);
    for (const { child, parent } of pointers) if (parent === table) visit(child);
    ordered.push(table);
  };
  for (const table of tables) visit(table);
  return ordered.filter((table) => tables.includes(table));
};

const plan = async ({ runSql }: Database) => {
  const { rows: tables } = await runSql(
    `select format('%I', table_name) as name, string_agg(format('%I', column_name), ', ' order by ordinal_position)
       filter (where is_generated = 'NEVER') as columns
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> all($1) group by table_name order by 1`,
    [lists],
  );
  const columnsOf = new Map(tables.map(({ name, columns }) => [String(name), String(columns)]));
  const { rows: pointers } = await runSql(
    `select conrelid::regclass::text as child, confrelid::regclass::text as parent from pg_constraint
     where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  const { rows } = await runSql(`select current_setting('is_superuser') = 'on' as superuser`);
  const names = childrenFirst([...columnsOf.keys()], pointers as { child: string; parent: string }[]);
  return { names, columnsOf, superuser: rows[0]?.superuser === true };
};
type Plan = Awaited<ReturnType<typeof plan>>;

const textArray = (values: readonly string[]) => `array[${values.map((value) => `'${value}'`).join(', ')}]::text[]`;

/** Deletes twice where triggers run, since one of them may have counted the deleted rows. */
const deleteAll = ({ names, superuser }: Plan) => `
  for turn in 1..${superuser ? 1 : 2} loop
    foreach each_table in array ${textArray(names)} loop
      if pg_relation_size(each_table::regclass) > 0 then execute 'delete from ' || each_table; end if;
    end loop;
  end loop;
  ${addedTo.map((list) => `delete from ${list} where id >= ${ownIdsFrom};`).join('\n  ')}
  delete from pgboss.job;`;

/** A copy of every table that has rows now, and the current values of its sequences. */
const remember = async ({ runSql }: Database, { names }: Plan) => {
  await runSql('drop schema if exists before cascade; create schema before');
  const held: string[] = [];
  for (const name of names) {
    const { rows } = await runSql(`select exists (select 1 from ${name}) as holds`);
    if (rows[0]?.holds !== true) continue;
    await runSql(`create table before.${name} as table ${name}`);
    held.push(name);
  }
  const { rows: counters } = await runSql(
    `select format('if pg_sequence_last_value(%1$L) is distinct from %2$s then perform setval(%1$L, %3$s); end if;',
       objid::regclass, coalesce(last::text, 'null'), coalesce(last::text, '1, false')) as set_back
     from pg_depend join pg_class on pg_class.oid = objid and relkind = 'S', pg_sequence_last_value(objid) as last
     where classid = 'pg_class'::regclass and refobjid::regclass::text = any($1) order by 1`,
    [names],
  );
  return { held, setBack: counters.map((one) => String(one.set_back)) };
};

/**
 * Fills an empty database and returns a function that restores that state: only tables with rows are touched, and
 * sequences continue from where they were. Truncating all hundred tables would cost ten times as much, and make the
 * database forget every plan it made. A superuser skips triggers and foreign-key checks; in this order no row is still
 * referred to.
 */
export const resetting = async <T>(database: Database, fill: () => Promise<T>) => {
  const planned = await plan(database);
  const doing = (text: string) => `do $$ declare each_table text; begin
    ${planned.superuser ? 'set local session_replication_role = replica;' : ''} ${text} end $$`;
  await database.runSql(doing(deleteAll(planned)));
  const filled = await fill();
  const { held, setBack } = await remember(database, planned);
  const putBack = held.toReversed().map((name) => {
    const columns = planned.columnsOf.get(name);
    return `insert into ${name} (${columns}) overriding system value select ${columns} from before.${name};`;
  });
  const text = doing([deleteAll(planned), ...putBack, ...setBack].join('\n'));
  let times = 0;
  const reset = async () => {
    await database.runSql(text);
    times += 1;
    if (times % betweenTidying === 0) await database.runSql(`vacuum ${planned.names.join(', ')}, pgboss.job`);
  };
  return { filled, reset };
};
