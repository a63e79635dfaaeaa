import { and, eq, type SQL } from 'drizzle-orm';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { enterprises } from '../../enterprises/tables.ts';
import { programs } from '../tables.ts';

/** The company that a program must belong to, by slug or number. */
type CompanyNamed = { slug: string } | { id: number };

const oneIn = async (tx: Tx, company: CompanyNamed, which: SQL) => {
  const isIts = 'slug' in company ? eq(enterprises.slug, company.slug) : eq(enterprises.id, company.id);
  const [row] = await read(tx)
    .select({ id: programs.id, slug: programs.slug })
    .from(programs)
    .innerJoin(enterprises, eq(enterprises.id, programs.enterpriseId))
    .where(and(isIts, which));
  return row;
};

/** M31: programs of a company by the slug that a call names them by, and back. */
export const programReferent = {
  numberOf: async (tx: Tx, slug: string, company: CompanyNamed) =>
    (await oneIn(tx, company, eq(programs.slug, slug)))?.id,
  slugOf: async (tx: Tx, id: number, company: CompanyNamed) => (await oneIn(tx, company, eq(programs.id, id)))?.slug,
};
