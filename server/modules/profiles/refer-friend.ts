import type { Given } from '../../../contract/endpoint.ts';
import type { referFriend as referFriendCall } from '../../../contract/profiles/index.ts';
import type { FriendReferred } from '../../domain-events/profiles.ts';
import { found, refuseIf } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { whyNotReferAs } from '../../policies/profiles.ts';
import { newToken } from '../accounts/index.ts';
import { publicMentor, wasInvited } from './queries/mentors.ts';
import { invitedSince } from './rules/referrals.ts';
import { insertReferral, lockLink } from './store/referrals.ts';

/** The person's own link; it stays the same for good (PRO-82). */
export const ownLink = ({ tx, actor }: Work<Actor>) => lockLink(tx, actor.id, newToken());

/** Invites somebody by e-mail; nobody is invited twice by the same person within thirty days (B28). */
export const referFriend = async (work: Work<Actor>, given: Given<typeof referFriendCall>['body']) => {
  const { tx, now, actor, announce } = work;
  refuseIf(whyNotReferAs(actor, given.user_id), 403);
  const mentorId = given.mentor_id ?? null;
  if (mentorId !== null) found(await publicMentor(tx, mentorId), 'profiles.mentor_not_found');
  await ownLink(work);
  const again = await wasInvited(tx, actor.id, given.referee_email, invitedSince(now));
  refuseIf(again ? 'profiles.already_referred' : null);
  const referralId = await insertReferral(tx, {
    userId: actor.id,
    refereeName: given.referee_name,
    refereeEmail: given.referee_email,
    userType: actor.userType,
    mentorId,
    createdAt: now,
  });
  await announce<FriendReferred>({ name: 'friend.referred', referralId, userId: actor.id, at: now.toString() });
};
