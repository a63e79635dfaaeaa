import { beforeEach, expect, test } from 'vitest';
import * as dashboard from '../../../contract/analytics/index.ts';
import { currentUser, type CurrentUser } from '../../../contract/me/index.ts';
import { menteeProfile } from '../../../contract/screens/index.ts';
import { removeUser } from '../../../contract/programmes/index.ts';
import {
  mentorshipRatings,
  type RatedSession,
  ratedSessions,
  type Rating,
  ownReviews,
} from '../../../contract/reviews/index.ts';
import type { Person } from '../../testing/personas.fixture.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { tenOClock } from '../bookings/bookings.fixture.ts';
import { heldInAlpha, review } from '../reviews/reviews.fixture.ts';
import { reviewed, session } from './screens.fixture.ts';

let world: World;
/** The session of the mentee who is removed, and that of one who stays. */
let gone: number;
let stays: number;
beforeEach(async () => {
  world = await openWorld();
  const { alpha } = world;
  gone = await heldInAlpha(world);
  const said = { programId: alpha.id, stars: [2, 2] };
  await review(world, gone, 'mentor', 'mentee', said);
  await review(world, gone, 'mentee', 'mentor', said);
  const other = await session(world, { mentee: 'other_mentee', days: 4 });
  stays = other.id;
  await world.rows('update bookings set program_id = $2 where id = $1', [stays, alpha.id]);
  await world.rows('update activities set program_id = $2 where booking_id = $1', [stays, alpha.id]);
  await reviewed(world, stays, 'other_mentee', 'mentor', { stars: 5 });
  await world.rows('update reviews set program_id = $2 where booking_id = $1', [stays, alpha.id]);
});

const remove = () =>
  world.ask('programme_admin', removeUser, {
    body: { role_id: world.alpha.roleIds.Mentee, user_id: world.ids.mentee },
  });
/** The sessions they held and how many people they helped. */
const impactOf = async (who: Person) => {
  const { impact_stats: impact } = (await world.ask(who, currentUser, {})).body as CurrentUser;
  return [impact?.mentoring_sessions, impact?.mentees_helped];
};
const ofAlpha = () => ({ query: { program_id: world.alpha.id } });

test('BKG-123 DSH-05 ANA-09 ANA-11 sessions of a removed member count no longer, in no figure and not for their mentor', async () => {
  await world.moveClock(tenOClock(6).toInstant());
  const figures = async () => {
    const { body: overview } = await world.ask('programme_admin', dashboard.dashboardOverview, ofAlpha());
    const { body: summary } = await world.ask('programme_admin', dashboard.bookingSummary, ofAlpha());
    const { mentors, analytics } = overview as dashboard.DashboardOverview;
    return {
      ...summary,
      ...analytics.bookings_count,
      mentors: mentors.map(({ sessions }) => sessions),
      impact: await impactOf('mentor'),
    };
  };
  // Four reviews are owed. Both of the first session were given; the other session has only a review's text.
  const share = { completion_percentage: 100 };
  expect(await figures()).toEqual({
    total_bookings_count: 2,
    ...share,
    rating_percentage: 50,
    created: 2,
    completed: 2,
    mentors: [2],
    impact: [2, 2],
  });
  await remove();
  expect(await figures()).toEqual({
    total_bookings_count: 1,
    ...share,
    rating_percentage: 0,
    created: 1,
    completed: 1,
    mentors: [1],
    impact: [1, 1],
  });
});

test('BKG-123 ADB-50 REV-31 neither activities nor reflections lead to a session of a removed member', async () => {
  const told = async () => {
    const { body } = await world.ask('programme_admin', dashboard.dashboardActivities, ofAlpha());
    const { body: latest } = await world.ask('programme_admin', dashboard.latestReflections, ofAlpha());
    const { activities } = body as { activities: dashboard.DashboardActivity[] };
    return {
      about: new Set(activities.map(({ booking_id: id }) => id)),
      reflections: (latest as { reflections: dashboard.LatestReflection[] }).reflections.map((one) => one.booking_id),
    };
  };
  // Null: the person who joined.
  expect(await told()).toEqual({ about: new Set([gone, stays, null]), reflections: [stays, gone, gone] });
  await remove();
  expect(await told()).toEqual({ about: new Set([stays, null]), reflections: [stays] });
});

test('BKG-123 REV-16 REV-18 the ratings know neither the pair of a removed member nor its sessions', async () => {
  const { alpha, ids } = world;
  const ratings = async () => (await world.ask('programme_admin', mentorshipRatings, ofAlpha())).body.ratings;
  const sessions = async () => {
    const query = { program_id: alpha.id, mentor_id: ids.mentor, mentee_id: ids.mentee };
    const { body } = await world.ask('programme_admin', ratedSessions, { query });
    return (body.ratings as RatedSession[]).map(({ booking_id: id }) => id);
  };
  const between = (mentee: Person) => ({ mentees: [{ id: ids[mentee] }], sessions: 1 });
  expect(await ratings()).toMatchObject([between('mentee'), between('other_mentee')]);
  expect(await sessions()).toEqual([gone]);
  await remove();
  expect(await ratings()).toMatchObject([between('other_mentee')]);
  expect(await sessions()).toEqual([]);
});

test('BKG-123 REV-16 nor is a hidden session of a group counted', async () => {
  await world.rows(`update bookings set booking_type = 'group' where id = any($1)`, [[gone, stays]]);
  const sessions = async () => {
    const { body } = await world.ask('programme_admin', mentorshipRatings, ofAlpha());
    return (body.ratings as Rating[]).map((one) => [one.sessions, one.mentees.length]);
  };
  expect(await sessions()).toEqual([[2, 2]]);
  await world.rows('update bookings set hidden_at = $2 where id = $1', [gone, world.clock.now().toString()]);
  expect(await sessions()).toEqual([[1, 1]]);
});

test('BKG-123 PRO-88 what was said of a hidden session stands on nobody’s Reviews page', async () => {
  const own = async (who: Person) => {
    const { received, given } = (await world.ask(who, ownReviews, ofAlpha())).body;
    return [received.length, given.length];
  };
  expect([await own('mentor'), await own('mentee')]).toEqual([
    [2, 1],
    [1, 1],
  ]);
  await remove();
  expect([await own('mentor'), await own('mentee')]).toEqual([
    [1, 0],
    [0, 0],
  ]);
});

test('BKG-123 DSH-05 PRO-88 who was removed reads and counts nothing of a session of their group; the others go on', async () => {
  await world.rows(`update bookings set booking_type = 'group' where id = $1`, [gone]);
  expect([await impactOf('mentor'), await impactOf('mentee')]).toEqual([
    [2, 2],
    [1, 0],
  ]);
  // The other participant cannot be looked up any more either.
  await world.rows('insert into booking_participants (booking_id, user_id, user_type) values ($1, $2, $3)', [
    gone,
    world.ids.other_mentee,
    'mentee',
  ]);
  const mate = async () => (await world.ask('mentee', menteeProfile, { params: { slug: 'other-mentee' } })).status;
  expect(await mate()).toBe(200);
  const own = async (who: Person) => (await world.ask(who, ownReviews, ofAlpha())).body;
  await remove();
  expect([await impactOf('mentor'), await impactOf('mentee')]).toEqual([
    [2, 1],
    [0, 0],
  ]);
  expect(await own('mentee')).toMatchObject({ received: [], given: [] });
  expect(await mate()).toBe(404);
  expect(await own('mentor')).toMatchObject({ received: { length: 2 }, given: { length: 1 } });
});
