import { count, desc, eq } from 'drizzle-orm';
import { read } from '../../../platform/read.ts';
import { type TableReads, whereOf } from '../../../platform/table-pages.ts';
import type { Tx } from '../../../platform/work.ts';
import { enterprises } from '../../enterprises/tables.ts';
import { programs } from '../tables.ts';

const searched = {
  id: programs.id,
  at: programs.createdAt,
  fields: { name: programs.name, enterprise: enterprises.name },
};

const withEnterprise = (tx: Tx) =>
  read(tx)
    .select({ id: programs.id, program: programs, enterprise: enterprises })
    .from(programs)
    .innerJoin(enterprises, eq(enterprises.id, programs.enterpriseId));
export type ListedProgramme = Awaited<ReturnType<typeof withEnterprise>>[number];

/** The programmes of every enterprise. */
export const programmeReads: TableReads<ListedProgramme> = {
  count: async (tx, narrowed) => {
    const [row] = await read(tx)
      .select({ times: count() })
      .from(programs)
      .innerJoin(enterprises, eq(enterprises.id, programs.enterpriseId))
      .where(whereOf(searched, narrowed));
    return row?.times ?? 0;
  },
  rows: (tx, narrowed, stretch) =>
    withEnterprise(tx)
      .where(whereOf(searched, narrowed, stretch))
      .orderBy(desc(programs.id))
      .limit(stretch.size)
      .offset(stretch.skip ?? 0),
};
