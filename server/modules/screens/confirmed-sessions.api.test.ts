import { beforeEach, expect, test } from 'vitest';
import { currentUser } from '../../../contract/me/index.ts';
import { mentorshipRatings } from '../../../contract/reviews/index.ts';
import { bookingSummary, dashboardOverview } from '../../../contract/analytics/index.ts';
import { impactCounters, myMentees } from '../../../contract/screens/index.ts';
import { beginning, openWorld, type World } from '../../testing/world.fixture.ts';
import { confirmHeld, denyHeld, logged } from '../bookings/offline/offline.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

/** The public figures are kept for ten minutes, so each look is an hour later than the last. */
let looks = 1;

/** Every figure that counts sessions held, as its page shows it. */
const figures = async () => {
  const query = { program_id: world.alpha.id };
  const overview = await world.ask('programme_admin', dashboardOverview, { query });
  const summary = await world.ask('programme_admin', bookingSummary, { query });
  const ratings = await world.ask('programme_admin', mentorshipRatings, { query });
  const mentees = await world.ask('mentor', myMentees, { query });
  const { impact_stats: impact } = (await world.ask('mentor', currentUser, {})).body;
  looks += 1;
  world.clock.moveTo(beginning.add({ hours: looks }));
  const platform = await world.ask('visitor', impactCounters, {});
  return {
    created: overview.body.analytics.bookings_count.created,
    completed: overview.body.analytics.bookings_count.completed,
    mentors: overview.body.mentors.map(({ sessions }: { sessions: number }) => sessions),
    total: summary.body.total_bookings_count,
    percent: summary.body.completion_percentage,
    rated: ratings.body.total,
    mentees: mentees.body.mentees.map(({ sessions }: { sessions: number }) => sessions),
    impact: [impact.mentoring_sessions, impact.mentees_helped],
    platform: platform.body.completed_sessions,
  };
};
const none = {
  created: 0,
  completed: 0,
  mentors: [],
  total: 0,
  percent: 0,
  rated: 0,
  mentees: [],
  impact: [0, 0],
  platform: 0,
};
const one = {
  created: 1,
  completed: 1,
  mentors: [1],
  total: 1,
  percent: 100,
  rated: 1,
  mentees: [1],
  impact: [1, 1],
  platform: 1,
};

test('M43 no figure counts a session that only one side has logged; all do once it is confirmed', async () => {
  expect(await figures()).toEqual(none);
  const id = await logged(world, 'mentee');
  expect(await figures()).toEqual(none);
  await confirmHeld(world, 'mentor', id);
  expect(await figures()).toEqual(one);
});

test('M43 no figure counts a session that did not happen', async () => {
  await denyHeld(world, 'mentor', await logged(world, 'mentee'));
  expect(await figures()).toEqual(none);
});
