import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import type { CompanyAct } from '../../../contract/screens/index.ts';
import { db, writeRows } from '../../platform/db.ts';
import type { Tx } from '../../platform/work.ts';
import { auditLog, identities, users } from './tables.ts';

/** `programme`: mentors only in programmes; null: not a mentor. */
export type Mentorship = 'approved' | 'pending' | 'programme';

/** What the account may administer, besides being an ordinary person. */
export type Office = 'programme_admin' | 'portal_owner' | 'enterprise' | 'platform';

export interface DemoAccount {
  /** The key by which the rest of the demo data refers to this person. */
  key: string;
  userType: 'mentee' | 'mentor' | 'admin';
  mentorship: Mentorship | null;
  office: Office | null;
  firstname: string;
  lastname: string;
  slug: string;
  email: string;
  timeZone: string;
  joinedAt: Temporal.Instant;
}

const userOf = (person: DemoAccount): typeof users.$inferInsert => ({
  publicId: createHash('md5').update(person.email).digest('hex'),
  slug: person.slug,
  firstname: person.firstname,
  lastname: person.lastname,
  email: person.email,
  userType: person.userType,
  isFlMentor: person.mentorship === 'approved',
  isPlatformAdmin: person.office === 'platform',
  isEnterprise: person.office === 'enterprise',
  timezone: person.timeZone,
  confirmedAt: person.joinedAt,
  onboardedAt: person.joinedAt,
  createdAt: person.joinedAt,
});

/** Writes accounts that all share one password; returns their ids by key. */
export const writeDemoAccounts = async (
  tx: Tx,
  people: readonly DemoAccount[],
  secretHash: string,
): Promise<Map<string, number>> => {
  await writeRows(tx, users, people.map(userOf));
  const { rows } = await db(tx).execute<{ id: string; email: string }>(sql`select id, email from users`);
  const idOf = new Map(rows.map(({ id, email }) => [email, Number(id)]));
  const known = people.flatMap((person) => {
    const userId = idOf.get(person.email);
    return userId === undefined ? [] : [{ userId, person }];
  });
  const identity = { provider: 'password', secretHash };
  await writeRows(
    tx,
    identities,
    known.map(({ userId, person }) => ({ ...identity, userId, subject: String(userId), createdAt: person.joinedAt })),
  );
  return new Map(known.map(({ userId, person }) => [person.key, userId]));
};

/** An act of an admin in a company, as its log lists it. */
export interface DemoAct {
  action: CompanyAct;
  at: Temporal.Instant;
  actorId: number;
  /** Whose view the platform's staff were using. */
  asUserId?: number;
  programId: number;
  object?: { type: 'Role'; id: number };
  data?: Record<string, unknown>;
}

/** Writes acts into the audit log, the earliest first, as they would have been written. */
export const writeDemoActs = (tx: Tx, acts: readonly DemoAct[], staff: readonly number[]) =>
  writeRows(
    tx,
    auditLog,
    acts
      .toSorted((one, other) => one.at.epochMilliseconds - other.at.epochMilliseconds)
      .map(({ object, ...act }) => ({
        ...act,
        objectType: object?.type ?? 'Program',
        objectId: object?.id ?? act.programId,
        byPlatform: staff.includes(act.actorId),
      })),
  );
