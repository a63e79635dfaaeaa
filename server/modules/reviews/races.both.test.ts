import { beforeEach, expect, test } from 'vitest';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { tenOClock } from '../bookings/bookings.fixture.ts';
import { heldSession, review } from './reviews.fixture.ts';
import { insertReview } from './store.ts';
import { ownReview } from './queries/giving.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const rounds = 3;
const tabs = 8;

const stateOf = async (id: number) => {
  const [booking] = await world.rows('select status from bookings where id = $1', [id]);
  const kept = await world.rows<{ open: boolean }>(
    'select unsealed_at <= $2 as open from reviews where booking_id = $1',
    [id, world.clock.now().toString()],
  );
  const acts = await world.rows("select id from booking_events where booking_id = $1 and action = 'review'", [id]);
  return { status: booking?.status, open: kept.map(({ open }) => open), acts: acts.length };
};

test('REV-09 REV-33 both sides review at once: the session is closed and both are open', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const id = await heldSession(world, 'mentee', tenOClock(3 + round));
    await Promise.all([world.browserOf('mentee').csrf(), world.browserOf('mentor').csrf()]);
    const answers = await Promise.all([review(world, id, 'mentee', 'mentor'), review(world, id, 'mentor', 'mentee')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await stateOf(id)).toEqual({ status: 'fully_rated', open: [true, true], acts: 2 });
  }
});

test('REV-02 the same review sent from many tabs is kept once, and each is told that it is', async () => {
  const id = await heldSession(world);
  await world.browserOf('mentee').csrf();
  const answers = await Promise.all(
    Array.from({ length: tabs }, () => review(world, id, 'mentee', 'mentor', { badges: [1, 2] })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await stateOf(id)).toEqual({ status: 'partially_rated', open: [false], acts: 1 });
  expect(await world.rows('select badge_id::int from review_badges')).toHaveLength(2);
});

/** Two tabs that both read before either wrote, which the lock on the session normally prevents. */
const lookedBefore = async ({ ofGroup = false } = {}) => {
  const id = await heldSession(world);
  const { transact } = world.database;
  const said = { answers: [], badgeIds: [], starRating: 5, feedbackText: null, thankYouNote: null, onPlatform: false };
  const people = { bookingId: id, raterId: world.ids.mentee, rateeId: ofGroup ? null : world.ids.mentor };
  const at = { submittedAt: world.clock.now(), unsealedAt: world.clock.now(), isGroupRating: ofGroup };
  const seen = await Promise.all([1, 2].map(() => transact((tx) => ownReview(tx, people))));
  const outcomes = [];
  for (const before of seen) {
    if (before !== undefined) continue;
    outcomes.push(
      await transact((tx) => insertReview(tx, { ...people, ...at, raterType: 'mentee' }, said)).then(
        () => 'kept',
        () => 'refused',
      ),
    );
  }
  return outcomes;
};

test('REV-02 the constraint alone keeps one review of a session by each of each, and one of a whole group', async () => {
  expect(await lookedBefore()).toEqual(['kept', 'refused']);
  expect(await lookedBefore({ ofGroup: true })).toEqual(['kept', 'refused']);
});

test('REV-02 its twin: without lock and constraint one person has two reviews of another after a session', async () => {
  await world.rows('alter table reviews drop constraint reviews_once');
  try {
    expect(await lookedBefore()).toEqual(['kept', 'kept']);
  } finally {
    await world.rows('delete from reviews');
    await world.rows(
      'alter table reviews add constraint reviews_once unique nulls not distinct (booking_id, rater_id, ratee_id)',
    );
  }
});

test('many reviews of one mentor that open at once are all in the average', async () => {
  const stars = [5, 3, 4, 2];
  const held = [];
  for (const at of stars.keys()) held.push(await heldSession(world, 'mentee', tenOClock(3 + at)));
  for (const id of held) await review(world, id, 'mentor', 'mentee');
  await world.browserOf('mentee').csrf();
  await Promise.all(held.map((id, at) => review(world, id, 'mentee', 'mentor', { stars: [stars[at] ?? 1, 5] })));
  await world.runJobs();
  const rows = await world.rows(
    'select fl_average_rating::float as average, total_reviews from review_averages where user_id = $1',
    [world.ids.mentor],
  );
  expect(rows).toEqual([{ average: 3.5, total_reviews: 4 }]);
});
