import type { EndpointInput } from '../../../contract/endpoint.ts';
import type { referFriend as referFriendCall } from '../../../contract/profiles/index.ts';
import type { FriendReferred } from '../../domain-events/profiles.ts';
import { refuseIf } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import { type Actor, whyNotToMany } from '../../policies/actor.ts';
import { countUnasked, newToken } from '../accounts/index.ts';
import { wasInvited } from './queries/mentors.ts';
import { invitedSince } from './rules/referrals.ts';
import { insertReferral, lockLink } from './store/referrals.ts';

/** The person's own link; it never changes (PRO-82). */
export const ownLink = ({ tx, actor }: Work<Actor>) => lockLink(tx, actor.id, newToken());

type Friend = Pick<EndpointInput<typeof referFriendCall>['body'], 'referee_name' | 'referee_email'>;

/** Invites a friend by email; the same person cannot invite anyone twice within thirty days (B28). */
export const referFriend = async (work: Work<Actor>, friend: Friend, mentorId: number | null, factor: number) => {
  const { tx, now, actor, announce } = work;
  refuseIf(whyNotToMany(actor), 403);
  await ownLink(work);
  const again = await wasInvited(tx, actor.id, friend.referee_email, invitedSince(now));
  refuseIf(again ? 'profiles.already_referred' : null);
  const to = friend.referee_email;
  // B09: accounts cost nothing, so whoever is invited is counted too.
  const may = await countUnasked(work, { addresses: [to], from: `person ${actor.id}`, factor });
  refuseIf(may.has(to) ? null : 'accounts.emailed_enough');
  const referralId = await insertReferral(tx, {
    userId: actor.id,
    refereeName: friend.referee_name,
    refereeEmail: friend.referee_email,
    userType: actor.userType,
    mentorId,
    createdAt: now,
  });
  await announce<FriendReferred>({ name: 'friend.referred', referralId, userId: actor.id, at: now.toString() });
};
