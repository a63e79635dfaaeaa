import { beforeEach, expect, test } from 'vitest';
import { mentorshipRatings, ratedSessions } from '../../../contract/reviews/index.ts';
import { beginning, openWorld, type World } from '../../testing/world.fixture.ts';
import { askedInAlpha, tenOClock } from '../bookings/bookings.fixture.ts';
import { heldInAlpha, review } from './reviews.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const ratings = async (query: object = {}) =>
  (await world.ask('programme_admin', mentorshipRatings, { query: { program_id: world.alpha.id, ...query } })).body;
/** A session still to come and one that was missed. */
const notHeld = async () => {
  const ids = [];
  for (const [days, status] of [
    [5, 'upcoming'],
    [6, 'missed'],
  ] as const) {
    const { id } = (await askedInAlpha(world, 'mentee', 'mentor', tenOClock(days))).body.booking;
    await world.rows('update bookings set status = $2, awaiting_role = null, awaiting_since = null where id = $1', [
      id,
      status,
    ]);
    ids.push(id);
  }
  return ids;
};
const reviewHere = (id: number, who: 'mentee' | 'mentor', stars: number[]) =>
  review(world, id, who, who === 'mentee' ? 'mentor' : 'mentee', { programId: world.alpha.id, stars });

test('REV-13 REV-16 REV-18 REV-19 of completed sessions what each side gave, sealed or not, as a mean over all its stars; session by session', async () => {
  const [first, second] = [await heldInAlpha(world), await heldInAlpha(world, tenOClock(4))];
  expect((await ratings()).ratings).toMatchObject([
    { type: 'Pair', sessions: 2, mentee_score: null, mentor_score: null },
  ]);
  await reviewHere(first, 'mentee', [5, 2]);
  await reviewHere(second, 'mentee', [3, 3]);
  await reviewHere(second, 'mentor', [4, 5]);
  await notHeld();
  expect(await ratings()).toMatchObject({
    ratings: [
      {
        mentees: [{ full_name: 'Mentee Tan' }],
        mentors: [{ full_name: 'Mentor Tan' }],
        sessions: 2,
        mentee_score: 3.3,
        mentor_score: 4.5,
      },
    ],
    total: 1,
    max_pages: 1,
  });
  expect((await ratings({ search: 'nobody' })).ratings).toEqual([]);
  expect(await ratings({ search: 'TOR tan', page: 9 })).toMatchObject({ ratings: { length: 1 }, total: 1, page: 1 });
  const { ids, alpha } = world;
  const sessions = await world.ask('programme_admin', ratedSessions, {
    query: { program_id: alpha.id, mentor_id: ids.mentor, mentee_id: ids.mentee },
  });
  const both = { mentee_rated: true, mentee_score: 3, mentor_score: 4.5, mentor_rating: 3, mentor_rated: true };
  const alone = { mentee_rated: true, mentee_score: 3.5, mentor_score: null, mentor_rating: 5, mentor_rated: false };
  expect(sessions.body.ratings).toMatchObject([
    { booking_id: first, session: 1, ...alone },
    { booking_id: second, session: 2, ...both },
  ]);
  // Both were completed before their scheduled time.
  expect(sessions.body.ratings.map(({ completed_on: on }: { completed_on: string }) => on)).toEqual([
    beginning.toString(),
    beginning.toString(),
  ]);
});

test('SYS-22 ACC-66 who is in the programme still has a page there; who has left it has none, and who is gone no name', async () => {
  await heldInAlpha(world);
  const slugs = async () => {
    const [{ mentees, mentors }] = (await ratings()).ratings;
    return [mentees[0].slug, mentors[0].slug];
  };
  expect(await slugs()).toEqual(['mentee', 'mentor']);
  await world.rows('update program_memberships set removed_at = now() where user_id = $1', [world.ids.mentor]);
  expect(await slugs()).toEqual(['mentee', null]);
  await world.rows('update users set deleted_at = now() where id = $1', [world.ids.mentor]);
  expect((await ratings()).ratings).toMatchObject([{ mentors: [{ full_name: 'Deleted User' }] }]);
  expect((await ratings({ search: 'mentor tan' })).ratings).toEqual([]);
  expect((await ratings({ search: 'deleted user' })).ratings).toHaveLength(1);
});

test('REV-18 a group is one row with all its people, and its sessions are found by it', async () => {
  const id = await heldInAlpha(world);
  const [group] = await world.rows<{ id: number }>(
    `insert into pairings (program_id, type, name, created_by, created_at)
     values ($1, 'group', 'Careers', $2, $3) returning id::int`,
    [world.alpha.id, world.ids.programme_admin, world.clock.now().toString()],
  );
  const groupId = group?.id ?? 0;
  await world.rows("update bookings set booking_type = 'group', group_id = $2 where id = $1", [id, groupId]);
  await world.rows("insert into booking_participants values ($1, $2, 'mentee')", [id, world.ids.other_mentee]);
  await reviewHere(id, 'mentee', [2, 2]);
  const others = await notHeld();
  await world.rows("update bookings set booking_type = 'group', group_id = $2 where id = any($1)", [others, groupId]);
  expect((await ratings()).ratings).toMatchObject([
    {
      type: 'Group',
      sessions: 1,
      group_id: groupId,
      mentees: { length: 2 },
      mentors: { length: 1 },
      mentee_score: 2,
      mentor_score: null,
    },
  ]);
  const of = (who: 'programme_admin' | 'other_programme_admin' | 'mentee') =>
    world.ask(who, ratedSessions, { query: { group_id: groupId } });
  expect((await of('programme_admin')).body.ratings).toMatchObject([{ booking_id: id, mentee_score: 2 }]);
  expect([(await of('other_programme_admin')).status, (await of('mentee')).status]).toEqual([404, 403]);
});
