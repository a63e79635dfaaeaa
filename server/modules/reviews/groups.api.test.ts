import { beforeEach, expect, test } from 'vitest';
import { feedbackForm } from '../../../contract/reviews-giving.ts';
import { bookingReviews, ownReviews } from '../../../contract/reviews.ts';
import type { Person } from '../../personas.fixture.ts';
import { openWorld, type World } from '../../world.fixture.ts';
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
  // What the other mentee said of the mentor is the mentor's to read.
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
