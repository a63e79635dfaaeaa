import { beforeEach, expect, test } from 'vitest';
import { bookingDetail } from '../../../contract/screens/index.ts';
import { feedbackForm, bookingReviews, ownReviews } from '../../../contract/reviews/index.ts';
import type { Person } from '../../testing/personas.fixture.ts';
import { toldTo } from '../../testing/told.fixture.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { heldSession, review } from './reviews.fixture.ts';

let world: World;
let id: number;
beforeEach(async () => {
  world = await openWorld();
  // A group of the mentor and two mentees.
  id = await heldSession(world);
  await world.rows("update bookings set booking_type = 'group' where id = $1", [id]);
  await world.rows("insert into booking_participants values ($1, $2, 'mentee')", [id, world.ids.other_mentee]);
});

const setsFor = async (who: Person) =>
  (await world.ask(who, bookingReviews, { query: { booking_id: id } })).body as {
    mentee: { user: { id: number }; about: object | null; feedback: object[] }[];
    mentor: { about: object | null; is_group_rating: boolean; feedback: object[] }[];
  };
const statusOf = async () => (await world.rows('select status from bookings where id = $1', [id]))[0]?.status;

test('REV-09 B47 everybody of a group reviews once; open at once, closed with the last', async () => {
  expect(
    (await world.ask('mentor', feedbackForm, { params: { bookingId: id, participantId: world.ids.mentee } })).body,
  ).toMatchObject({ booking: { is_group: true }, mentees: 2, other_submitted: false });
  await review(world, id, 'mentor', 'mentee', { text: 'You asked good questions.' });
  await review(world, id, 'mentee', 'mentor', { stars: [4, 4] });
  expect(await statusOf()).toBe('partially_rated');
  const other = await setsFor('other_mentee');
  expect(other.mentor).toMatchObject([{ about: null, is_group_rating: true, feedback: { length: 2 } }]);
  // What the other mentee said about the mentor is only for the mentor to read.
  expect(other.mentee.map(({ user }) => user.id)).toEqual([world.ids.other_mentee]);
  expect((await setsFor('mentor')).mentee).toMatchObject([{ feedback: { length: 2 } }, { submitted: false }]);
  expect((await review(world, id, 'mentee', 'mentor', { stars: [1, 1] })).body.code).toBe('reviews.no_longer_editable');
  await review(world, id, 'other_mentee', 'mentor', { stars: [5, 5] });
  expect(await statusOf()).toBe('fully_rated');
  const given = (await world.ask('mentor', ownReviews, { query: {} })).body;
  expect(given).toMatchObject({ given: [{ person: null }], received: { length: 2 } });
});

test('REV-09 B47 after 14 days nobody of a group is asked any more: what was said closes it', async () => {
  await review(world, id, 'mentor', 'mentee');
  const completed = world.clock.now();
  await world.moveClock(completed.add({ hours: 14 * 24 }).subtract({ seconds: 1 }));
  expect(await statusOf()).toBe('partially_rated');
  await world.moveClock(completed.add({ hours: 14 * 24 }));
  expect(await statusOf()).toBe('fully_rated');
  expect((await review(world, id, 'mentee', 'mentor')).status).toBe(422);
});

const form = async (about: Person) =>
  (await world.ask('mentee', feedbackForm, { params: { bookingId: id, participantId: world.ids[about] } })).body;

test('REV-02 REV-09 of two mentors a mentee reviews each: one’s form stays open when the other is reviewed, the status counts people', async () => {
  await world.rows("insert into booking_participants values ($1, $2, 'mentor')", [id, world.ids.other_mentor]);
  const { mentor, other_mentor: second } = world.ids;
  const called = { id: second, full_name: 'Other Mentor Tan' };
  expect(await form('mentor')).toMatchObject({ review: null, why_not: null, left_to_review: [called] });
  await review(world, id, 'mentee', 'mentor', { stars: [5, 5] });
  expect(await form('mentor')).toMatchObject({ review: { editable: false }, left_to_review: [called] });
  expect(await form('other_mentor')).toMatchObject({ review: null, why_not: null, left_to_review: [] });
  const read = { params: { id }, query: {} };
  const left = async () => (await world.ask('mentee', bookingDetail, read)).body.booking_reviews.left_to_review;
  expect([await left(), await statusOf()]).toEqual([[called], 'partially_rated']);
  for (const who of ['other_mentee', 'mentor', 'other_mentor'] as const)
    await review(world, id, who, who === 'other_mentee' ? 'mentor' : 'mentee');
  // Everyone has given one: the session is closed, but the second mentor can still be reviewed.
  expect(await statusOf()).toBe('fully_rated');
  const other = { stars: [2, 2], badges: [1] };
  for (const status of [200, 200])
    expect((await review(world, id, 'mentee', 'other_mentor', other)).status).toBe(status);
  const again = await review(world, id, 'mentee', 'other_mentor', { stars: [3, 3] });
  expect(again.body.code).toBe('reviews.no_longer_editable');
  const kept = await world.rows(
    'select ratee_id::int as about, star_rating as stars from reviews where booking_id = $1 and rater_id = $2 order by id',
    [id, world.ids.mentee],
  );
  expect(kept).toEqual([
    { about: mentor, stars: 5 },
    { about: second, stars: 2 },
  ]);
  expect([await left(), await statusOf()]).toEqual([[], 'fully_rated']);
  expect((await world.ask('mentee', bookingDetail, read)).body.reviews.user_review?.about?.id).toBe(mentor);
  // Each of them reads what was said about them (REV-22).
  const saidOf = async (who: Person) => (await setsFor(who)).mentee.filter(({ feedback }) => feedback.length > 0);
  expect(await saidOf('other_mentor')).toMatchObject([{ user: { id: world.ids.mentee }, about: { id: second } }]);
  expect((await saidOf('mentor')).map(({ about }) => about)).toMatchObject([{ id: mentor }, { id: mentor }]);
  await world.runJobs();
  const told = (await toldTo(world, second)).filter(({ message }) => message.includes('reviewed your session'));
  expect(told.map(({ message }) => message)).toContain('Mentee Tan reviewed your session.');
});

test('REV-02 B47 the second mentor too is reviewed within the 14 days alone', async () => {
  await world.rows("insert into booking_participants values ($1, $2, 'mentor')", [id, world.ids.other_mentor]);
  await review(world, id, 'mentee', 'mentor');
  await world.moveClock(world.clock.now().add({ hours: 14 * 24 }));
  expect(await form('other_mentor')).toMatchObject({ why_not: 'bookings.not_allowed_now', left_to_review: [] });
  expect((await review(world, id, 'mentee', 'other_mentor')).status).toBe(422);
  expect((await form('mentor')).left_to_review).toEqual([]);
});
