import * as contract from '../../../../contract/profiles/index.ts';
import { type App, handle } from '../../../platform/http.ts';
import { type Actor, signedIn } from '../../../policies/actor.ts';
import { followsMentor, toggleFollow } from '../follow.ts';
import { ownLink, referFriend } from '../refer-friend.ts';

export const followingRoutes = (app: App<Actor>) => {
  handle(app, contract.followStatus, signedIn, async (work, { query }) => ({
    active: await followsMentor(work, query.mentor_id),
  }));

  handle(app, contract.setFollow, signedIn, async (work, { body }) => ({
    active: await toggleFollow(work, body.mentor_id),
  }));

  handle(app, contract.referFriend, signedIn, async (work, { body }) => {
    await referFriend(work, body);
    return { message: 'Invitation sent' };
  });

  const { BASE_URL } = app.settings;
  // The link is made when it is first asked for.
  handle(
    app,
    contract.referralLink,
    signedIn,
    async (work) => ({ invite_link: `${BASE_URL}/users/sign_up?ref=${await ownLink(work)}` }),
    { writes: true },
  );
};
