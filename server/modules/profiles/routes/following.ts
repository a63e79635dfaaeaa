import * as contract from '../../../../contract/profiles/index.ts';
import { type App, handle } from '../../../platform/http.ts';
import { type Actor, signedIn } from '../../../policies/actor.ts';
import { toggleFollow } from '../follow.ts';
import { followerOf, memberAskingOf, referrer } from '../permissions.ts';
import { isFollowing } from '../queries/mentors.ts';
import { ownLink, referFriend } from '../refer-friend.ts';

export const followingRoutes = (app: App<Actor>) => {
  const { settings } = app;

  // DIS-31
  handle(
    app,
    contract.followStatus,
    memberAskingOf(({ query }) => query.mentor_id),
    async ({ tx, actor }, _input, mentor) => ({ active: await isFollowing(tx, actor.id, mentor.id) }),
  );

  handle(
    app,
    contract.setFollow,
    followerOf(({ body }) => body.mentor_id),
    async (work, _input, mentor) => ({ active: await toggleFollow(work, mentor.id) }),
  );

  handle(
    app,
    contract.referFriend,
    referrer(({ body }) => ({ userId: body.user_id, mentorId: body.mentor_id })),
    async (work, { body }, { mentor }) => {
      await referFriend(work, body, mentor?.id ?? null, settings.RATE_LIMIT_FACTOR);
      return { message: 'Invitation sent' };
    },
  );

  // This read also writes: the link is created when it is first asked for.
  handle(
    app,
    contract.referralLink,
    signedIn,
    async (work) => ({ invite_link: `${settings.BASE_URL}/users/sign_up?ref=${await ownLink(work)}` }),
    { writes: true },
  );
};
