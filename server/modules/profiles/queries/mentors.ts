import { and, count, eq, gt, inArray, isNull, desc } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { users } from '../../accounts/tables.ts';
import { services } from '../../reference/tables.ts';
import { follows, mentorApplications, referralLinks, referrals, userInfos } from '../tables.ts';

/** An approved mentor of the platform whose account still exists. */
export const publicMentor = async (tx: Tx, id: number) => {
  const [row] = await read(tx)
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.userType, 'mentor'), eq(users.isFlMentor, true), isNull(users.deletedAt)));
  return row;
};

export const isFollowing = async (tx: Tx, userId: number, mentorId: number) => {
  const rows = await read(tx)
    .select({ mentorId: follows.mentorId })
    .from(follows)
    .where(and(eq(follows.userId, userId), eq(follows.mentorId, mentorId)));
  return rows.length > 0;
};

/** How many mentors somebody follows. */
export const countFollowed = async (tx: Tx, userId: number) => {
  const [row] = await read(tx).select({ followed: count() }).from(follows).where(eq(follows.userId, userId));
  return row?.followed ?? 0;
};

/** Has this person invited that address since then? */
export const wasInvited = async (tx: Tx, userId: number, email: string, since: Temporal.Instant) => {
  const rows = await read(tx)
    .select({ id: referrals.id })
    .from(referrals)
    .where(and(eq(referrals.userId, userId), eq(referrals.refereeEmail, email), gt(referrals.createdAt, since)))
    .limit(1);
  return rows.length > 0;
};

/** The owner of this link; null when their account is deleted. */
export const ownerOfLink = async (tx: Tx, token: string) => {
  const [row] = await read(tx)
    .select({ userId: referralLinks.userId })
    .from(referralLinks)
    .innerJoin(users, eq(users.id, referralLinks.userId))
    .where(and(eq(referralLinks.token, token), isNull(users.deletedAt)));
  return row?.userId ?? null;
};

const selectApplications = (tx: Tx) =>
  read(tx)
    .select({ application: mentorApplications, user: users, info: userInfos })
    .from(mentorApplications)
    .innerJoin(users, and(eq(users.id, mentorApplications.userId), isNull(users.deletedAt)))
    .leftJoin(userInfos, eq(userInfos.userId, users.id));
export type ApplicationView = Awaited<ReturnType<typeof selectApplications>>[number];

export const applicationView = async (tx: Tx, id: number) => {
  const [view] = await selectApplications(tx).where(eq(mentorApplications.id, id));
  return view;
};

type Status = ApplicationView['application']['status'];

export const applicationViews = (
  tx: Tx,
  status: readonly Status[],
  { limit, offset }: { limit: number; offset: number },
) =>
  selectApplications(tx)
    .where(inArray(mentorApplications.status, [...status]))
    .orderBy(desc(mentorApplications.applicationDate), desc(mentorApplications.id))
    .limit(limit)
    .offset(offset);

/** How many applications there are of each status, leaving out people whose accounts are deleted. */
export const applicationCounts = async (tx: Tx): Promise<Record<Status, number>> => {
  const rows = await read(tx)
    .select({ status: mentorApplications.status, times: count() })
    .from(mentorApplications)
    .innerJoin(users, and(eq(users.id, mentorApplications.userId), isNull(users.deletedAt)))
    .groupBy(mentorApplications.status);
  const times = (status: Status) => rows.find((row) => row.status === status)?.times ?? 0;
  return { pending: times('pending'), approved: times('approved'), rejected: times('rejected') };
};

/** The names of all services, by id. */
export const serviceNames = async (tx: Tx) => {
  const rows = await read(tx).select().from(services);
  return new Map(rows.map(({ id, name }) => [id, name]));
};

/** A friend's invitation, with the referral link of the person who sent it. */
export const referralById = async (tx: Tx, id: number) => {
  const [row] = await read(tx)
    .select({
      refereeName: referrals.refereeName,
      refereeEmail: referrals.refereeEmail,
      mentorId: referrals.mentorId,
      token: referralLinks.token,
    })
    .from(referrals)
    .innerJoin(referralLinks, eq(referralLinks.userId, referrals.userId))
    .where(eq(referrals.id, id));
  return row;
};
