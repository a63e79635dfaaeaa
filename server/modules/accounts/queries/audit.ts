import { aliasedTable, count, desc, eq, sql } from 'drizzle-orm';
import { commandLine } from '../../../../contract/accounts/index.ts';
import { read } from '../../../platform/read.ts';
import { type TableReads, whereOf } from '../../../platform/table-pages.ts';
import type { Tx } from '../../../platform/work.ts';
import { auditLog, users } from '../tables.ts';

const actors = aliasedTable(users, 'actors');
const viewed = aliasedTable(users, 'viewed');

const called = (who: typeof actors) =>
  sql`coalesce(${who.firstname} || ' ' || ${who.lastname} || ' ' || ${who.email}, '')`;

const searched = {
  id: auditLog.id,
  at: auditLog.at,
  fields: {
    actor: sql`case when ${auditLog.source} = 'command_line' then ${commandLine}::text else ${called(actors)} end`,
    as_user: called(viewed),
    action: auditLog.action,
    object: sql`${auditLog.objectType} || ' ' || coalesce(${auditLog.objectId}::text, '')`,
  },
};

const withPeople = (tx: Tx) =>
  read(tx)
    .select({ id: auditLog.id, line: auditLog, actor: actors, asUser: viewed })
    .from(auditLog)
    .leftJoin(actors, eq(actors.id, auditLog.actorId))
    .leftJoin(viewed, eq(viewed.id, auditLog.asUserId));
export type ListedAct = Awaited<ReturnType<typeof withPeople>>[number];

/** What was done, by whom, and as which user when it was done in a view (SYS-19). */
export const auditReads: TableReads<ListedAct> = {
  count: async (tx, narrowed) => {
    const [row] = await read(tx)
      .select({ times: count() })
      .from(auditLog)
      .leftJoin(actors, eq(actors.id, auditLog.actorId))
      .leftJoin(viewed, eq(viewed.id, auditLog.asUserId))
      .where(whereOf(searched, narrowed));
    return row?.times ?? 0;
  },
  rows: (tx, narrowed, stretch) =>
    withPeople(tx)
      .where(whereOf(searched, narrowed, stretch))
      .orderBy(desc(auditLog.id))
      .limit(stretch.size)
      .offset(stretch.skip ?? 0),
};
