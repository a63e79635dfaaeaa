import type { OwnData } from '../../platform/plug.ts';
import { ownProfile } from './own-profile.ts';
import { ownApplications, ownFollows, ownJoins, ownReferrals } from './queries/own-data.ts';

/** Our part of what a person downloads about themselves (M22). */
export const ownData: OwnData = async (tx, userId) => ({
  profile: await ownProfile(tx, userId),
  mentor_applications: await ownApplications(tx, userId),
  following: await ownFollows(tx, userId),
  referrals: await ownReferrals(tx, userId),
  joined_by_own_link: await ownJoins(tx, userId),
});
