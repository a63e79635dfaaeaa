import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import {
  companies,
  countries,
  goals,
  industries,
  jobRoles,
  languages,
  services,
  skills,
} from '../../reference/tables.ts';

const tables = { companies, countries, goals, industries, languages, services, skills };
export type ListName = keyof typeof tables;

/** Are all of these in the list? Rows are never removed from a list, so the answer stays valid. */
export const allInList = async (tx: Tx, list: ListName, ids: readonly number[]) => {
  const table = tables[list];
  const rows = await read(tx)
    .select({ id: table.id })
    .from(table)
    .where(inArray(table.id, [...ids]));
  return rows.length === ids.length;
};

/** Those of these that are no longer offered: only whoever has one already may keep it. */
export const retiredAmong = async (tx: Tx, list: ListName, ids: readonly number[]) => {
  const table = tables[list];
  if (!('retiredAt' in table)) return [];
  const rows = await read(tx)
    .select({ id: table.id })
    .from(table)
    .where(and(inArray(table.id, [...ids]), isNotNull(table.retiredAt)));
  return rows.map(({ id }) => id);
};

/** PRO-72, A68: are all of these among the ten industries of the matching preferences? */
export const allInMatching = async (tx: Tx, ids: readonly number[]) => {
  const rows = await read(tx)
    .select({ id: industries.id })
    .from(industries)
    .where(and(inArray(industries.id, [...ids]), eq(industries.inMatching, true)));
  return rows.length === ids.length;
};

/** The job roles of the list that match these names, in the list's spelling. */
export const jobRolesCalled = async (tx: Tx, names: readonly string[]) => {
  const rows = await read(tx)
    .select({ name: jobRoles.name })
    .from(jobRoles)
    .where(inArray(jobRoles.name, [...names]));
  return rows.map(({ name }) => name);
};
