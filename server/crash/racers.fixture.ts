import type { Temporal } from 'temporal-polyfill';
import { newToken } from '../modules/accounts/index.ts';
import { users } from '../modules/accounts/tables.ts';
import { creditBalances, creditEntries } from '../modules/credits/tables.ts';
import { openSessionFor } from '../testing/personas.fixture.ts';
import type { Database } from '../platform/database/open.ts';
import { db } from '../platform/db.ts';

export interface Racer {
  id: number;
  /** The token of a session of theirs. */
  token: string;
}

/** Opens a session for a user in the database. */
export const signedIn = async (database: Database, id: number, now: Temporal.Instant): Promise<Racer> => {
  const token = newToken();
  await openSessionFor(database.transact, id, token, now);
  return { id, token };
};

/** Creates this many mentees, each signed in and with points to spend. */
export const racers = async (database: Database, count: number, now: Temporal.Instant): Promise<Racer[]> => {
  const ids = await database.transact(async (tx) => {
    const rows = Array.from({ length: count }, (_none, at) => ({
      publicId: `${at}`.padStart(32, 'a'),
      slug: `racer-${at}`,
      firstname: 'Racer',
      lastname: `${at}`,
      email: `racer-${at}@example.com`,
      userType: 'mentee' as const,
      timezone: 'Asia/Kuala_Lumpur',
      confirmedAt: now,
      createdAt: now,
    }));
    const made = await db(tx).insert(users).values(rows).returning();
    await db(tx)
      .insert(creditBalances)
      .values(made.map(({ id }) => ({ userId: id, points: 1000 })));
    const gift = { kind: 'adjustment' as const, points: 1000, balanceAfter: 1000, createdAt: now };
    await db(tx)
      .insert(creditEntries)
      .values(made.map(({ id }) => ({ userId: id, ...gift })));
    return made.map(({ id }) => id);
  });
  const signed: Racer[] = [];
  for (const id of ids) signed.push(await signedIn(database, id, now));
  return signed;
};
