import { beforeEach, expect, test } from 'vitest';
import { ownReviews } from '../../../contract/reviews/index.ts';
import type { Persona } from '../../testing/personas.fixture.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { reviewed, session } from './screens.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const own = async (who: Persona, query: { program_id?: number } = {}) =>
  (await world.ask(who, ownReviews, { query })).body as Record<'received' | 'given', { id: number }[]> & {
    waiting: number;
  };

test('PRO-88 what one was told and what one said; what is sealed or hidden is not read by whom it is about', async () => {
  const { id } = await session(world);
  const open = await reviewed(world, id, 'mentor', 'mentee', { stars: 4, text: 'Well prepared.', badges: [4] });
  const answer = await reviewed(world, id, 'mentee', 'mentor', { stars: 5, thanks: 'Thank you.', sealedHours: 24 });
  const other = await session(world, { days: 4 });
  await reviewed(world, other.id, 'mentor', 'mentee', { stars: 1, hidden: true });

  const mentee = await own('mentee');
  expect(mentee.received).toEqual([
    expect.objectContaining({
      id: open,
      star_rating: 4,
      feedback_text: 'Well prepared.',
      person: { full_name: 'Mentor Tan', profile_photo_url: null, deleted: false },
      sealed: false,
    }),
  ]);
  expect(mentee.given).toEqual([expect.objectContaining({ id: answer, thank_you_note: 'Thank you.', sealed: true })]);
  expect(mentee.waiting).toBe(0);
  // M08: the mentor cannot read it yet, but is told that there is one.
  expect(await own('mentor')).toMatchObject({ received: [], waiting: 1 });
  expect(await own('other_mentee')).toEqual({ received: [], given: [], waiting: 0, private: false });
});

test('PRO-88 the platform shows its own reviews, a portal those of its programme', async () => {
  const outside = await session(world);
  const said = await reviewed(world, outside.id, 'mentor', 'mentee', { stars: 4 });
  const inside = await session(world, { days: 4 });
  const saidInside = await reviewed(world, inside.id, 'mentor', 'mentee', { stars: 3 });
  await world.rows('update reviews set program_id = $1 where id = $2', [world.alpha.id, saidInside]);
  const ids = async (query: { program_id?: number }) => (await own('mentee', query)).received.map(({ id }) => id);
  expect(await ids({})).toEqual([said]);
  expect(await ids({ program_id: world.alpha.id })).toEqual([saidInside]);
  expect(await ids({ program_id: world.beta.id })).toEqual([]);
});
