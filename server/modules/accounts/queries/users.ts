import { and, asc, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { read } from '../../../platform/read.ts';
import { type TableReads, whereOf } from '../../../platform/table-pages.ts';
import type { Tx } from '../../../platform/work.ts';
import { accountDeletions, users } from '../tables.ts';

const searched = {
  id: users.id,
  at: users.createdAt,
  fields: { full_name: sql`${users.firstname} || ' ' || ${users.lastname}`, email: users.email },
};

const withDeletion = (tx: Tx) =>
  read(tx)
    .select({ id: users.id, user: users, purgeAt: accountDeletions.purgeAt })
    .from(users)
    .leftJoin(
      accountDeletions,
      and(
        eq(accountDeletions.userId, users.id),
        isNull(accountDeletions.restoredAt),
        isNull(accountDeletions.purgedAt),
      ),
    );
export type ListedUser = Awaited<ReturnType<typeof withDeletion>>[number];

/** Everyone who ever had an account, with the time when a deletion becomes final. */
export const userReads: TableReads<ListedUser> = {
  count: async (tx, narrowed) => {
    const [row] = await read(tx).select({ times: count() }).from(users).where(whereOf(searched, narrowed));
    return row?.times ?? 0;
  },
  rows: (tx, narrowed, stretch) =>
    withDeletion(tx)
      .where(whereOf(searched, narrowed, stretch))
      .orderBy(desc(users.id))
      .limit(stretch.size)
      .offset(stretch.skip ?? 0),
};

/**
 * The existing accounts with these addresses. An address with a NUL character, which the database cannot store, has
 * none.
 */
export const peopleByEmail = (tx: Tx, emails: readonly string[]) => {
  const possible = emails.filter((email) => !email.includes('\u0000'));
  return read(tx)
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(inArray(users.email, possible), isNull(users.deletedAt)))
    .orderBy(asc(users.id));
};
