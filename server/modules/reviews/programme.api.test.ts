import { beforeEach, expect, test } from 'vitest';
import { showProgress } from '../../../contract/bookings/index.ts';
import { currentUser } from '../../../contract/me/index.ts';
import { feedbackForm } from '../../../contract/reviews/index.ts';
import type { Person } from '../../testing/personas.fixture.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { tenOClock } from '../bookings/bookings.fixture.ts';
import { heldInAlpha, heldSession, questionIds, review } from './reviews.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

test('REV-01 REV-11 after a session of a programme its own questions are asked, and mentors suggested only where mentees choose', async () => {
  const id = await heldInAlpha(world);
  const [first] = await questionIds(world, 'mentee', world.alpha.id);
  await world.rows("update impact_questions set title = 'Asked in Alpha alone' where id = $1", [first]);
  const form = async () =>
    (await world.ask('mentee', feedbackForm, { params: { bookingId: id, participantId: world.ids.mentor } })).body;
  const asked = await form();
  expect(asked.questions[0]).toMatchObject({ id: first, title: 'Asked in Alpha alone' });
  expect(asked.suggests_mentors).toBe(true);
  await world.rows("update programs set pairing_method = 'admin_pairs' where id = $1", [world.alpha.id]);
  expect((await form()).suggests_mentors).toBe(false);
});

test('B16 DSH-05 DSH-20 the platform’s mean and that of all sessions differ, mentees are rated too, and the progress page shows reviews', async () => {
  const progress = async () =>
    (await world.ask('mentee', showProgress, { params: { userId: world.ids.mentor }, query: {} })).body.sessions.map(
      ({ shows_reviews: shows }: { shows_reviews: boolean }) => shows,
    );
  const outside = await heldSession(world);
  expect(await progress()).toEqual([false]);
  await review(world, outside, 'mentee', 'mentor', { stars: [5, 1] });
  await review(world, outside, 'mentor', 'mentee', { stars: [4, 1] });
  expect(await progress()).toEqual([true]);
  const inside = await heldInAlpha(world, tenOClock(5));
  const programId = world.alpha.id;
  await review(world, inside, 'mentee', 'mentor', { programId, stars: [2, 1] });
  await review(world, inside, 'mentor', 'mentee', { programId, stars: [3, 1] });
  await world.runJobs();
  const rating = async (who: Person) => {
    const { fl_average_rating: platform, impact_stats: stats } = (await world.ask(who, currentUser, {})).body;
    return [platform, stats.average_rating, stats.total_reviews];
  };
  expect(await rating('mentor')).toEqual([5, 3.5, 2]);
  expect(await rating('mentee')).toEqual([4, 3.5, 2]);
});
