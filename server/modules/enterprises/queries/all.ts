import { count, desc, eq, sql } from 'drizzle-orm';
import { read } from '../../../platform/read.ts';
import { type TableReads, whereOf } from '../../../platform/table-pages.ts';
import type { Tx } from '../../../platform/work.ts';
import { users } from '../../accounts/tables.ts';
import { countries } from '../../reference/tables.ts';
import { enterpriseAdmins, enterprises } from '../tables.ts';

const searched = {
  id: enterprises.id,
  at: enterprises.createdAt,
  fields: {
    name: enterprises.name,
    owner: sql`${users.firstname} || ' ' || ${users.lastname}`,
    email: users.email,
    country: countries.name,
  },
};

const admins = sql<number>`(select count(*)::int from ${enterpriseAdmins}
  where ${enterpriseAdmins.enterpriseId} = ${enterprises.id})`;

const withOwner = (tx: Tx) =>
  read(tx)
    .select({ id: enterprises.id, enterprise: enterprises, owner: users, country: countries.name, admins })
    .from(enterprises)
    .innerJoin(users, eq(users.id, enterprises.ownerId))
    .innerJoin(countries, eq(countries.id, enterprises.countryId));
export type ListedEnterprise = Awaited<ReturnType<typeof withOwner>>[number];

/** Every registered company. */
export const enterpriseReads: TableReads<ListedEnterprise> = {
  count: async (tx, narrowed) => {
    const [row] = await read(tx)
      .select({ times: count() })
      .from(enterprises)
      .innerJoin(users, eq(users.id, enterprises.ownerId))
      .innerJoin(countries, eq(countries.id, enterprises.countryId))
      .where(whereOf(searched, narrowed));
    return row?.times ?? 0;
  },
  rows: (tx, narrowed, stretch) =>
    withOwner(tx)
      .where(whereOf(searched, narrowed, stretch))
      .orderBy(desc(enterprises.id))
      .limit(stretch.size)
      .offset(stretch.skip ?? 0),
};
