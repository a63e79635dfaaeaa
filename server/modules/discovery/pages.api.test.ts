import { beforeAll, expect, test } from 'vitest';
import { discoverMentors, type MentorCard, mentorSorts } from '../../../contract/discovery/index.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { thirtyMentors } from './thirty-mentors.fixture.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await thirtyMentors(world);
});

const find = async (query: Record<string, string>, who: 'mentee' | 'visitor' = 'mentee') => {
  const { status, body } = await world.ask(who, discoverMentors, { query });
  return { status, body, cards: (body.data ?? []) as MentorCard[] };
};

test.each(mentorSorts)(
  'M33 DIS-07 sorted by %s, the pages that follow each other have everybody once',
  async (sort) => {
    const { body: first, cards } = await find({ sort });
    const seen = cards.map(({ slug }) => slug);
    let next = first.next as string | null;
    for (let page = 2; next !== null; page += 1) {
      const reply = await find({ sort, page: String(page), after: next });
      expect([reply.status, reply.body.page, reply.body.total]).toEqual([200, page, 32]);
      seen.push(...reply.cards.map(({ slug }) => slug));
      next = reply.body.next;
    }
    expect([seen.length, new Set(seen).size]).toEqual([32, 32]);
    const byNumber = await Promise.all(['1', '2', '3'].map((page) => find({ sort, page })));
    expect(byNumber.flatMap((reply) => reply.cards.map(({ slug }) => slug))).toEqual(seen);
  },
);

test('M33 DIS-07 whoever is listed anew while somebody reads moves nobody on to their next page', async () => {
  await world.rollingBack(async () => {
    const { body, cards } = await find({ sort: 'newest' });
    await world.rows(
      "update mentor_index set mentor_since = '2027-01-01' where user_id = (select id from users where slug = 'mentor-1')",
    );
    const next = await find({ sort: 'newest', page: '2', after: body.next });
    expect(next.cards.map(({ slug }) => slug)).not.toContain(cards.at(-1)?.slug);
    expect(next.cards[0]?.slug).toBe('mentor-20');
  });
});

test('M33 a visitor has no way past the first page, and a place that is none is refused', async () => {
  const { body } = await find({});
  expect((await find({ after: body.next }, 'visitor')).status).toBe(401);
  const { status, body: refused } = await find({ after: 'abc' });
  expect([status, Object.keys(refused.fields)]).toEqual([422, ['after']]);
});
