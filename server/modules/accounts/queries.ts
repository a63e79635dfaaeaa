import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { preparedRead, read } from '../../platform/read.ts';
import type { Tx } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import {
  accountDeletions,
  addressChanges,
  auditLog,
  authSessions,
  authTokens,
  identities,
  loginAttempts,
  users,
} from './tables.ts';

/**
 * A person's roles, as known to later modules: one expression over `users.id`, so that it is read in the same
 * statement.
 */
export type StandingOf = SQL<Pick<Actor, 'enterprises' | 'memberships'>>;

const liveSession = (standing: StandingOf, column: 'tokenHash' | 'id', name: string) =>
  preparedRead(name, (from) =>
    from
      .select({ session: authSessions, user: users, standing })
      .from(authSessions)
      .innerJoin(users, eq(users.id, authSessions.userId))
      .where(
        and(
          eq(authSessions[column], sql.placeholder('known')),
          gt(authSessions.expiresAt, sql.placeholder('now')),
          isNull(users.deletedAt),
        ),
      ),
  );

/** Finds the live session behind a token, with its person. Runs on every call. */
export const sessionByToken = (standing: StandingOf) => {
  const ask = liveSession(standing, 'tokenHash', 'session_by_token');
  return async (tx: Tx, tokenHash: string, now: Temporal.Instant) => {
    const [row] = await ask(tx, { known: tokenHash, now: now.toString() });
    return row;
  };
};

/** The same by its number. */
export const sessionById = (standing: StandingOf) => {
  const ask = liveSession(standing, 'id', 'session_by_id');
  return async (tx: Tx, id: number, now: Temporal.Instant) => {
    const [row] = await ask(tx, { known: id, now: now.toString() });
    return row;
  };
};
export type SessionRow = NonNullable<Awaited<ReturnType<ReturnType<typeof sessionByToken>>>>;

/** A living person with their roles. */
export const personWithStanding = (standing: StandingOf) => {
  const ask = preparedRead('person_with_standing', (from) =>
    from
      .select({ user: users, standing })
      .from(users)
      // Only beside another table does the query builder name the table of a column, which the roles need.
      .leftJoin(authSessions, sql`false`)
      .where(and(eq(users.id, sql.placeholder('id')), isNull(users.deletedAt))),
  );
  return async (tx: Tx, id: number) => {
    const [row] = await ask(tx, { id });
    return row;
  };
};

export type Person = typeof users.$inferSelect;

export const personById = async (tx: Tx, id: number): Promise<Person | undefined> => {
  const [row] = await read(tx).select().from(users).where(eq(users.id, id));
  return row;
};

/** The people among these whom we can write to: deleted accounts are left out. */
export const livingPeople = (tx: Tx, ids: readonly number[]) =>
  read(tx)
    .select()
    .from(users)
    .where(and(inArray(users.id, [...ids]), isNull(users.deletedAt)));
export type LivingPerson = Awaited<ReturnType<typeof livingPeople>>[number];

export const livingPerson = async (tx: Tx, id: number): Promise<LivingPerson | undefined> => {
  const [person] = await livingPeople(tx, [id]);
  return person;
};

/** The platform admins. */
export const platformAdmins = async (tx: Tx) => {
  const rows = await read(tx).select({ id: users.id }).from(users).where(eq(users.isPlatformAdmin, true));
  return rows.map(({ id }) => id);
};

/** Is there anybody who can run the platform? */
export const hasPlatformAdmin = async (tx: Tx) => {
  const [row] = await read(tx)
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.isPlatformAdmin, true), isNull(users.deletedAt)))
    .limit(1);
  return row !== undefined;
};

/** The platform admins whose accounts exist, in the order in which they joined. */
export const livingPlatformAdmins = (tx: Tx) =>
  read(tx)
    .select({
      email: users.email,
      firstname: users.firstname,
      lastname: users.lastname,
      confirmedAt: users.confirmedAt,
      lastSeenAt: users.lastSeenAt,
    })
    .from(users)
    .where(and(eq(users.isPlatformAdmin, true), isNull(users.deletedAt)))
    .orderBy(asc(users.id));

export const personByEmail = async (tx: Tx, email: string): Promise<Person | undefined> => {
  const [row] = await read(tx).select().from(users).where(eq(users.email, email));
  return row;
};

const withPassword = (tx: Tx) =>
  read(tx)
    .select({ user: users, secretHash: identities.secretHash })
    .from(users)
    .innerJoin(identities, and(eq(identities.userId, users.id), eq(identities.provider, 'password')));

/** A person with the hash of their password. */
export const passwordByEmail = async (tx: Tx, email: string) => {
  const [row] = await withPassword(tx).where(eq(users.email, email));
  return row;
};

/** The person this link belongs to, while it is valid. */
export const personByLink = async (
  tx: Tx,
  tokenHash: string,
  purpose: typeof authTokens.$inferSelect.purpose,
  now: Temporal.Instant,
) => {
  const works = and(isNull(authTokens.usedAt), gt(authTokens.expiresAt, now), isNull(users.deletedAt));
  const [row] = await read(tx)
    .select({ user: users })
    .from(authTokens)
    .innerJoin(users, eq(users.id, authTokens.userId))
    .where(and(eq(authTokens.tokenHash, tokenHash), eq(authTokens.purpose, purpose), works));
  return row?.user;
};

/** Deletions whose 30 days are over. */
export const dueDeletions = (tx: Tx, now: Temporal.Instant) =>
  read(tx)
    .select({ userId: accountDeletions.userId })
    .from(accountDeletions)
    .where(
      and(lte(accountDeletions.purgeAt, now), isNull(accountDeletions.restoredAt), isNull(accountDeletions.purgedAt)),
    )
    .orderBy(asc(accountDeletions.purgeAt))
    .limit(100);

/** How often this was done since then to an object that is known only by its digest. */
export const countAudited = async (tx: Tx, action: string, digest: string, since: Temporal.Instant) => {
  const [row] = await read(tx)
    .select({ times: count(), first: sql<Temporal.Instant | null>`min(${auditLog.at})`.mapWith(auditLog.at) })
    .from(auditLog)
    .where(and(eq(auditLog.action, action), sql`${auditLog.data} ->> 'digest' = ${digest}`, gt(auditLog.at, since)));
  return row ?? { times: 0, first: null };
};

/** The platform admin who is viewing as another user with one of these tokens (B11). */
export const viewerByToken = async (tx: Tx, tokenHash: string, now: Temporal.Instant) => {
  const [row] = await read(tx)
    .select({ adminId: authSessions.adminBaseUserId, userId: authSessions.userId })
    .from(authSessions)
    .where(
      and(
        eq(authSessions.tokenHash, tokenHash),
        gt(authSessions.expiresAt, now),
        isNotNull(authSessions.adminBaseUserId),
      ),
    );
  return row;
};

// What a person downloads about themselves (M22); it never includes a hash or a key.

export const ownSessions = (tx: Tx, userId: number) =>
  read(tx)
    .select({
      kind: authSessions.kind,
      ip: authSessions.ip,
      user_agent: authSessions.userAgent,
      created_at: authSessions.createdAt,
      expires_at: authSessions.expiresAt,
    })
    .from(authSessions)
    .where(and(eq(authSessions.userId, userId), isNull(authSessions.adminBaseUserId)))
    .orderBy(desc(authSessions.createdAt));

export const ownAttempts = (tx: Tx, email: string) =>
  read(tx)
    .select({ ip: loginAttempts.ip, succeeded: loginAttempts.succeeded, at: loginAttempts.at })
    .from(loginAttempts)
    .where(eq(loginAttempts.email, email))
    .orderBy(desc(loginAttempts.at), desc(loginAttempts.id))
    .limit(1000);

export const ownAudit = (tx: Tx, userId: number) =>
  read(tx)
    .select({
      action: auditLog.action,
      object_type: auditLog.objectType,
      object_id: auditLog.objectId,
      data: auditLog.data,
      by_an_admin: sql<boolean>`${auditLog.actorId} is distinct from ${userId}`,
      /** Where the person was; not where an admin was. */
      ip: sql<string | null>`case when ${auditLog.actorId} = ${userId} then ${auditLog.ip} end`,
      at: auditLog.at,
    })
    .from(auditLog)
    .where(or(eq(auditLog.actorId, userId), eq(auditLog.asUserId, userId)))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(10_000);

/** When the data of a deleted account will be erased; undefined when the account has been restored. */
export const openDeletion = async (tx: Tx, userId: number) => {
  const open = and(isNull(accountDeletions.restoredAt), isNull(accountDeletions.purgedAt));
  const [row] = await read(tx)
    .select({ purgeAt: accountDeletions.purgeAt, byOwner: accountDeletions.byOwner })
    .from(accountDeletions)
    .where(and(eq(accountDeletions.userId, userId), open));
  return row;
};

/** M39: one change of an address. */
export const addressChange = async (tx: Tx, id: number) => {
  const [row] = await read(tx).select().from(addressChanges).where(eq(addressChanges.id, id));
  return row;
};

/** For a member's own data (M22). */
export const ownAddressChanges = (tx: Tx, userId: number) =>
  read(tx)
    .select({
      old_email: addressChanges.oldEmail,
      new_email: addressChanges.newEmail,
      requested_at: addressChanges.requestedAt,
      confirmed_at: addressChanges.confirmedAt,
      undone_at: addressChanges.undoneAt,
    })
    .from(addressChanges)
    .where(eq(addressChanges.userId, userId))
    .orderBy(asc(addressChanges.id));

/** The people among these who can sign in with a password. */
export const passwordOwners = async (tx: Tx, ids: readonly number[]) => {
  const rows = await read(tx)
    .select({ userId: identities.userId })
    .from(identities)
    .where(and(inArray(identities.userId, [...ids]), eq(identities.provider, 'password')));
  return new Set(rows.map(({ userId }) => userId));
};
