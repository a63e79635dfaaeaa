import * as dashboard from '../../../contract/screens/index.ts';
import {
  bookingDetail,
  impactCounters,
  myMentees,
  programmeView,
  memberProfile,
  menteeProfile,
  mentorProfile,
} from '../../../contract/screens/index.ts';
import { currentUser } from '../../../contract/me/index.ts';
import type { Temporal } from 'temporal-polyfill';
import { type App, handle } from '../../platform/http.ts';
import type { Change } from '../../platform/work.ts';
import { type Actor, anybody, signedIn } from '../../policies/actor.ts';
import { presentBookingPage } from './booking-page.ts';
import { presentCurrentUser } from './current-user.ts';
import { presentMember } from './member-page.ts';
import { presentMyMentees } from './my-mentees.ts';
import { presentMenteeProfile, presentMentorProfile } from './profile-pages.ts';
import {
  presentActivities,
  presentBookingSummary,
  presentOverview,
  presentReflections,
  presentUserSummary,
} from './programme-dashboard.ts';
import { presentProgrammes } from './programmes.ts';
import { impactCounters as countImpact } from './queries/people.ts';

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

/** What the admins of a programme see of it at a glance. */
const dashboardRoutes = (app: App<Actor>) => {
  handle(app, dashboard.dashboardOverview, signedIn, (work, { query }) => presentOverview(work, query.program_id));
  handle(app, dashboard.userSummary, signedIn, (work, { query }) => presentUserSummary(work, query.program_id));
  handle(app, dashboard.bookingSummary, signedIn, (work, { query }) => presentBookingSummary(work, query.program_id));
  handle(app, dashboard.dashboardActivities, signedIn, (work, { query }) => presentActivities(work, query));
  handle(app, dashboard.latestReflections, signedIn, (work, { query }) => presentReflections(work, query.program_id));
};

export const screenRoutes = (app: App<Actor>) => {
  dashboardRoutes(app);
  handle(app, programmeView, anybody, (work, { query }) => presentProgrammes(work, query, app.settings.BASE_URL));
  handle(app, currentUser, signedIn, presentCurrentUser);
  handle(app, impactCounters, anybody, countedImpact());
  handle(app, myMentees, signedIn, (work, { query }) => presentMyMentees(work, query.program_id ?? null));
  handle(app, bookingDetail, signedIn, presentBookingPage(app.settings));
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
  handle(app, memberProfile, signedIn, presentMember, { writes: true });
  handle(app, menteeProfile, signedIn, (work, { params }) => presentMenteeProfile(work, params.slug));
};
