import { beforeEach, expect, test } from 'vitest';
import { discoverMentors, type MentorCard } from '../../../contract/discovery/index.ts';
import { changeReviewSettings, feedbackForm, reviewSettings } from '../../../contract/reviews/index.ts';
import { mentorProfile } from '../../../contract/screens/index.ts';
import { saveProgramme } from '../../../contract/programmes/index.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { tenOClock } from '../bookings/bookings.fixture.ts';
import { heldInAlpha, heldSession, review } from './reviews.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const allow = (on: boolean) =>
  world.ask('programme_admin', changeReviewSettings, { body: { program_id: world.alpha.id, on_platform: on } });

/** What a stranger reads of the mentor: the stars of each review, and the number beside them. */
const publicPage = async () => {
  const { body } = await world.ask('visitor', mentorProfile, { params: { slug: 'mentor' }, query: {} });
  const page = body as {
    reviews: { star_rating: number | null }[];
    total_reviews: number;
    fl_average_rating: number | null;
  };
  return [page.reviews.map(({ star_rating: stars }) => stars), page.total_reviews, page.fl_average_rating];
};

/** Both sides review a session in Alpha, so that it can be read; the mentee with or without the tick. */
const reviewed = async (stars: number, ticked: boolean, at = tenOClock()) => {
  const id = await heldInAlpha(world, at);
  const reply = await review(world, id, 'mentee', 'mentor', {
    programId: world.alpha.id,
    stars: [stars, stars],
    ...(ticked && { onPlatform: true }),
  });
  await review(world, id, 'mentor', 'mentee', { programId: world.alpha.id });
  await world.runJobs();
  return reply.status;
};

test('M32 both ticks are off at first: what is said in a program stays there', async () => {
  const { body } = await world.ask('programme_admin', reviewSettings, { query: { program_id: world.alpha.id } });
  expect(body).toEqual({ on_platform: false, private: false });
  expect(await reviewed(5, true)).toBe(200);
  expect(await publicPage()).toEqual([[], 0, null]);
  // What was ticked while there was no box does not appear when there is one.
  await allow(true);
  expect(await publicPage()).toEqual([[], 0, null]);
});

test('M32 on the platform a program’s review is shown where both ticked, and number, average and list are of the same set', async () => {
  await allow(true);
  await reviewed(2, false, tenOClock(1));
  await reviewed(5, true, tenOClock(2));
  expect(await publicPage()).toEqual([[5], 1, 5]);
  const own = await heldSession(world, 'mentee', tenOClock(3));
  await review(world, own, 'mentee', 'mentor', { stars: [4, 4] });
  await review(world, own, 'mentor', 'mentee');
  await world.runJobs();
  expect(await publicPage()).toEqual([[4, 5], 2, 4.5]);
  await allow(false);
  expect(await publicPage()).toEqual([[4], 1, 4]);
  await allow(true);
  expect(await publicPage()).toEqual([[4, 5], 2, 4.5]);
});

test('M32 M33 the list of mentors follows the setting', async () => {
  const card = async () => {
    const { body } = await world.ask('visitor', discoverMentors, { query: {} });
    const mentor = (body.data as MentorCard[]).find(({ slug }) => slug === 'mentor');
    return [mentor?.total_reviews, mentor?.fl_average_rating];
  };
  const stars = async () =>
    (await world.rows('select stars from mentor_index where user_id = $1', [world.ids.mentor]))[0];
  await allow(true);
  await reviewed(5, true);
  expect([await card(), await stars()]).toEqual([[1, 5], { stars: 1 }]);
  await allow(false);
  await world.runJobs();
  expect([await card(), await stars()]).toEqual([[0, null], { stars: 0 }]);
});

test('M32 REV-22 where reviews are private none is shown outside, whatever is ticked', async () => {
  await allow(true);
  await reviewed(5, true);
  const privacy = (review_settings: 'hidden' | 'shown') =>
    world.ask('programme_admin', saveProgramme, { body: { program_id: world.alpha.id, review_settings } });
  expect((await privacy('hidden')).status).toBe(200);
  expect(await publicPage()).toEqual([[], 0, null]);
  expect((await privacy('shown')).status).toBe(200);
  expect(await publicPage()).toEqual([[5], 1, 5]);
});

test('M32 the giver has the box only where the program allows it, and finds their tick again', async () => {
  const id = await heldInAlpha(world);
  const form = async () => {
    const { body } = await world.ask('mentee', feedbackForm, {
      params: { bookingId: id, participantId: world.ids.mentor },
    });
    return body as { offers_platform: boolean; review: { on_platform: boolean } | null };
  };
  expect(await form()).toMatchObject({ offers_platform: false });
  await allow(true);
  expect(await form()).toMatchObject({ offers_platform: true, review: null });
  await review(world, id, 'mentee', 'mentor', { programId: world.alpha.id, onPlatform: true });
  expect((await form()).review).toMatchObject({ on_platform: true });
  // Still sealed, so the giver can take it back.
  await review(world, id, 'mentee', 'mentor', { programId: world.alpha.id });
  expect((await form()).review).toMatchObject({ on_platform: false });
  const platform = await heldSession(world, 'mentee', tenOClock(4));
  const params = { bookingId: platform, participantId: world.ids.mentor };
  expect((await world.ask('mentee', feedbackForm, { params })).body).toMatchObject({ offers_platform: false });
});
