import { asc, eq } from 'drizzle-orm';
import { read } from '../../platform/read.ts';
import type { Tx } from '../../platform/work.ts';
import { countries } from '../reference/tables.ts';
import { enterpriseAdmins, enterprises } from './tables.ts';

export const enterprisesOf = (tx: Tx, userId: number) =>
  read(tx)
    .select({ enterprise: enterprises })
    .from(enterpriseAdmins)
    .innerJoin(enterprises, eq(enterprises.id, enterpriseAdmins.enterpriseId))
    .where(eq(enterpriseAdmins.userId, userId))
    .orderBy(asc(enterprises.id));
export type EnterpriseRow = Awaited<ReturnType<typeof enterprisesOf>>[number];

export const enterpriseById = async (tx: Tx, id: number) => {
  const [row] = await read(tx).select().from(enterprises).where(eq(enterprises.id, id));
  return row;
};

export const allCountries = (tx: Tx) =>
  read(tx)
    .select({ id: countries.id, name: countries.name, iso: countries.iso, dial_code: countries.dialCode })
    .from(countries)
    .orderBy(asc(countries.name));

export const countryExists = async (tx: Tx, id: number) => {
  const [row] = await read(tx).select({ id: countries.id }).from(countries).where(eq(countries.id, id));
  return row !== undefined;
};
