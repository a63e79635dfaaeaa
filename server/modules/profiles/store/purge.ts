import { eq, or } from 'drizzle-orm';
import { db } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/work.ts';
import {
  colleges,
  follows,
  jobs,
  mentorApplications,
  profileViews,
  referralJoins,
  referralLinks,
  referrals,
  userCompanies,
  userGoals,
  userIndustries,
  userInfos,
  userLanguages,
  userServices,
  userSkills,
} from '../tables.ts';

const ofPerson = [
  userLanguages,
  userIndustries,
  userSkills,
  userServices,
  userCompanies,
  userGoals,
  jobs,
  colleges,
  mentorApplications,
  referralLinks,
  referrals,
];

/**
 * Removes everything that a person said about themselves, and whom they followed, viewed and invited; returns their
 * pictures' keys.
 */
export const wipePerson = async (tx: Tx, userId: number): Promise<string[]> => {
  for (const table of ofPerson) await db(tx).delete(table).where(eq(table.userId, userId));
  await db(tx)
    .delete(follows)
    .where(or(eq(follows.userId, userId), eq(follows.mentorId, userId)));
  await db(tx)
    .delete(profileViews)
    .where(or(eq(profileViews.userId, userId), eq(profileViews.viewerId, userId)));
  await db(tx)
    .delete(referralJoins)
    .where(or(eq(referralJoins.userId, userId), eq(referralJoins.referrerId, userId)));
  const [info] = await db(tx)
    .delete(userInfos)
    .where(eq(userInfos.userId, userId))
    .returning({ photo: userInfos.profilePhoto, banner: userInfos.banner });
  return [info?.photo, info?.banner].filter((key) => typeof key === 'string');
};
