import { impactCounters, myMentees } from '../../../contract/screens.ts';
import { currentUser } from '../../../contract/me.ts';
import { menteeProfile, mentorProfile } from '../../../contract/profile-pages.ts';
import type { Temporal } from 'temporal-polyfill';
import { type App, handle } from '../../platform/http.ts';
import type { Change } from '../../platform/work.ts';
import { type Actor, anybody, signedIn } from '../../policies/actor.ts';
import { presentCurrentUser } from './current-user.ts';
import { presentMyMentees } from './my-mentees.ts';
import { presentMenteeProfile, presentMentorProfile } from './profile-pages.ts';
import { impactCounters as countImpact } from './queries.ts';

const cachedMinutes = 10;

/** B125: counted anew every ten minutes. */
const countedImpact = () => {
  let last: { at: Temporal.Instant; figures: Awaited<ReturnType<typeof countImpact>> } | undefined;
  return async ({ tx, now }: Change) => {
    const age = last?.at.until(now).total('minutes');
    if (last === undefined || age === undefined || age < 0 || age >= cachedMinutes) {
      last = { at: now, figures: await countImpact(tx) };
    }
    return last.figures;
  };
};

export const screenRoutes = (app: App<Actor>) => {
  handle(app, currentUser, signedIn, presentCurrentUser);
  handle(app, impactCounters, anybody, countedImpact());
  handle(app, myMentees, signedIn, presentMyMentees);
  // They count views (B18).
  handle(
    app,
    mentorProfile,
    anybody,
    (work, { params, query }) => presentMentorProfile(work, params.slug, query.timezone),
    {
      writes: true,
    },
  );
  handle(app, menteeProfile, signedIn, (work, { params }) => presentMenteeProfile(work, params.slug));
};
