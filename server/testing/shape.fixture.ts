import type { Database } from '../platform/database/open.ts';

/**
 * The structure of a database, whatever rows it has, and its initial content: two databases with the same answers were
 * built the same way.
 */
const questions = {
  migrations: 'select name from migrations order by name',
  columns: `select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns
    where table_schema = 'public' order by table_name, ordinal_position`,
  constraints: `select conrelid::regclass::text as of, conname, pg_get_constraintdef(oid) as rule from pg_constraint
    where connamespace = 'public'::regnamespace order by 1, 2`,
  indexes: `select indexname, indexdef from pg_indexes where schemaname = 'public' order by indexname`,
  routines: `select proname, md5(prosrc) as source from pg_proc where pronamespace = 'public'::regnamespace
    order by proname, 2`,
  triggers: `select tgrelid::regclass::text as of, tgname, tgenabled from pg_trigger where not tgisinternal order by 1, 2`,
  references: `select (select json_agg(one order by id) from countries one)::text as countries,
    (select json_agg(one order by id) from goals one)::text as goals, (select count(*)::int from skills) as skills`,
  queues: 'select name, policy, retry_limit, dead_letter from pgboss.queue order by name',
};

export const shapeOf = async ({ runSql }: Pick<Database, 'runSql'>) => {
  const shape: Record<string, unknown> = {};
  for (const [name, text] of Object.entries(questions)) shape[name] = (await runSql(text)).rows;
  return shape;
};
