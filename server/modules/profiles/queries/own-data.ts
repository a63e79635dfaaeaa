import { asc, count, eq } from 'drizzle-orm';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { users } from '../../accounts/tables.ts';
import { follows, mentorApplications, referralJoins, referrals } from '../tables.ts';

export const ownApplications = (tx: Tx, userId: number) =>
  read(tx)
    .select({
      status: mentorApplications.status,
      application_date: mentorApplications.applicationDate,
      decided_at: mentorApplications.decidedAt,
      said: mentorApplications.payload,
    })
    .from(mentorApplications)
    .where(eq(mentorApplications.userId, userId))
    .orderBy(asc(mentorApplications.id));

export const ownFollows = (tx: Tx, userId: number) =>
  read(tx)
    .select({ mentor: users.slug, since: follows.createdAt })
    .from(follows)
    .innerJoin(users, eq(users.id, follows.mentorId))
    .where(eq(follows.userId, userId))
    .orderBy(asc(follows.createdAt));

export const ownReferrals = (tx: Tx, userId: number) =>
  read(tx)
    .select({ name: referrals.refereeName, email: referrals.refereeEmail, at: referrals.createdAt })
    .from(referrals)
    .where(eq(referrals.userId, userId))
    .orderBy(asc(referrals.id));

/** How many people signed up through this person's link; who they are is not this person's data. */
export const ownJoins = async (tx: Tx, userId: number) => {
  const [row] = await read(tx)
    .select({ people: count() })
    .from(referralJoins)
    .where(eq(referralJoins.referrerId, userId));
  return row?.people ?? 0;
};
