import { beforeAll, expect, test } from 'vitest';
import { discoverMentors, type MentorCard, type MentorSort } from '../../../contract/discovery/index.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { keepMean, listMentor } from './keep-index.ts';

/** Five mentors, none of whom is first in two orders: stars given, their mean, sessions held, when they came, next slot. */
const five = [
  ['ann', 1, 5, 2, '2026-01-05', null],
  ['ben', 40, 4.8, 7, '2026-01-01', null],
  ['cat', 0, null, 9, '2026-01-02', '2026-11-25T01:00:00Z'],
  ['dan', 10, 3, 4, '2026-01-03', '2026-11-24T01:00:00Z'],
  ['eve', 6, 4, 1, '2026-01-04', '2026-11-26T01:00:00Z'],
] as const;

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await world.rows('delete from mentor_index');
  for (const [slug, stars, mean, sessions, since, next] of five) {
    await world.rows(
      `insert into users (public_id, slug, firstname, lastname, email, user_type, is_fl_mentor, timezone, created_at, confirmed_at)
       values (md5($1), $1, $1, 'Rahman', $1 || '@example.com', 'mentor', true, 'Asia/Kuala_Lumpur', now(), now())`,
      [slug],
    );
    const [user] = await world.rows<{ id: string }>('select id from users where slug = $1', [slug]);
    await world.rows('insert into user_infos (user_id, mentor_since) values ($1, $2)', [user?.id, since]);
    if (mean !== null)
      await world.rows(
        `insert into review_averages (user_id, fl_average_rating, fl_stars, fl_total_reviews, total_reviews, counted_until)
         values ($1, $2, $3, $3, $3, now())`,
        [user?.id, mean, stars],
      );
    await world.transact((change) => listMentor(change, Number(user?.id)));
    await world.rows('update mentor_index set sessions = $2, next_slot_at = $3 where user_id = $1', [
      user?.id,
      sessions,
      next,
    ]);
  }
  await world.transact(keepMean);
});

const pages = async (sort: MentorSort | undefined, who: 'mentee' | 'visitor' = 'mentee') => {
  const { body } = await world.ask(who, discoverMentors, { query: { ...(sort && { sort }) } });
  return (body.data as MentorCard[]).map(({ slug }) => slug);
};

// The mean of the 57 stars is (5 + 192 + 30 + 24) / 57 = 4.40: Ann stands at 4.50, Ben at 4.76, Cat at 4.40, Dan at 3.47, Eve at 4.18.
test.each([
  ['best', ['cat', 'eve', 'dan', 'ben', 'ann']],
  ['soonest', ['dan', 'cat', 'eve', 'ben', 'ann']],
  ['rating', ['ben', 'ann', 'cat', 'eve', 'dan']],
  ['sessions', ['cat', 'ben', 'dan', 'ann', 'eve']],
  ['newest', ['ann', 'eve', 'dan', 'cat', 'ben']],
] as const)('M33 DIS-37 sorted by %s', async (sort, expected) => {
  expect(await pages(sort)).toEqual(expected);
  // M33: a visitor sorts the first page.
  expect(await pages(sort, 'visitor')).toEqual(expected);
});

test('M33 DIS-37 whoever chooses no order gets the best match, and one that does not exist is refused', async () => {
  expect(await pages(undefined)).toEqual(['cat', 'eve', 'dan', 'ben', 'ann']);
  const { status } = await world.ask('mentee', discoverMentors, { query: { sort: 'oldest' as never } });
  expect(status).toBe(422);
});

test('M33 one mentor with a single 5 comes behind one with many nearly as good, and the mean moves with the stars', async () => {
  await world.rollingBack(async () => {
    const standings = () =>
      world.rows<{ slug: string; standing: number }>(
        `select u.slug, round(m.standing::numeric, 2)::float8 as standing from mentor_index m join users u on u.id = m.user_id order by u.slug`,
      );
    const of = (rows: Awaited<ReturnType<typeof standings>>) => rows.map(({ standing }) => standing);
    expect(of(await standings())).toEqual([4.5, 4.76, 4.4, 3.47, 4.18]);
    // A hundred more stars of 3 for Dan: (5 + 192 + 330 + 24) / 157 = 3.51.
    await world.rows("update mentor_index set stars = 110 where user_id = (select id from users where slug = 'dan')");
    await world.transact(keepMean);
    expect(of(await standings())).toEqual([3.76, 4.66, 3.51, 3.02, 3.78]);
  });
});
