import { db } from '../../platform/db.ts';
import type { Tx } from '../../platform/work.ts';
import { enterpriseAdmins, enterprises } from './tables.ts';

/** Writes a company with its owner; returns its id. */
export const writeDemoEnterprise = async (tx: Tx, company: typeof enterprises.$inferInsert) => {
  const [row] = await db(tx).insert(enterprises).values(company).returning();
  if (!row) throw new Error(`${company.name} was not written`);
  await db(tx).insert(enterpriseAdmins).values({ enterpriseId: row.id, userId: company.ownerId });
  return row.id;
};
