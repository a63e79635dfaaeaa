import { and, eq, notInArray, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { db } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/work.ts';
import { userCompanies, userGoals, userIndustries, userLanguages, userServices, userSkills } from '../tables.ts';

type Replace = (tx: Tx, userId: number, ids: readonly number[]) => Promise<void>;

/** Replaces the choice, so that exactly these are chosen. The caller holds the lock on the person's row. */
const replaceIn =
  (table: PgTable & { userId: PgColumn }, item: PgColumn, key: string, kind?: { value: string; is: SQL }): Replace =>
  async (tx, userId, ids) => {
    await db(tx)
      .delete(table)
      .where(and(eq(table.userId, userId), notInArray(item, [...ids]), kind?.is));
    if (ids.length === 0) return;
    const rows = ids.map((id) => ({ userId, [key]: id, ...(kind && { kind: kind.value }) }));
    await db(tx)
      .insert(table)
      .values(rows as Record<string, unknown>[])
      .onConflictDoNothing();
  };

const industriesOf = (value: 'own' | 'interested') =>
  replaceIn(userIndustries, userIndustries.industryId, 'industryId', { value, is: eq(userIndustries.kind, value) });

/** What a person chooses from the lists; each call replaces the whole choice. */
export const replaceLanguages = replaceIn(userLanguages, userLanguages.languageId, 'languageId');
export const replaceIndustries = industriesOf('own');
export const replaceInterestedIndustries = industriesOf('interested');
export const replaceSkills = replaceIn(userSkills, userSkills.skillId, 'skillId');
export const replaceServices = replaceIn(userServices, userServices.serviceId, 'serviceId');
export const replaceCompanies = replaceIn(userCompanies, userCompanies.companyId, 'companyId');
export const replaceGoals = replaceIn(userGoals, userGoals.goalId, 'goalId');
