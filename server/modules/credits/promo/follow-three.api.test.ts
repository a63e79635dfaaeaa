import { beforeEach, expect, test } from 'vitest';
import { checkOut, validatePromoCode } from '../../../../contract/credits/index.ts';
import { currentUser } from '../../../../contract/me/index.ts';
import { setFollow } from '../../../../contract/profiles/index.ts';
import { openWorld, type World } from '../../../testing/world.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await world.rows("insert into promo_trackers (user_id, created_at) values ($1, '2026-11-20T10:00:00Z')", [
    world.ids.mentee,
  ]);
});

/** Mentors of the platform whom nobody follows yet. */
const makeMentors = async (count: number) => {
  const rows = await world.rows<{ id: string }>(
    `insert into users (public_id, slug, firstname, lastname, email, user_type, is_fl_mentor, timezone, confirmed_at, created_at)
     select md5('mentor' || n), 'followed-' || n, 'Mentor', 'No ' || n, 'followed' || n || '@example.com', 'mentor', true, 'UTC',
       '2026-11-01T00:00:00Z', '2026-11-01T00:00:00Z' from generate_series(1, $1::int) n returning id`,
    [count],
  );
  return rows.map(({ id }) => Number(id));
};
const follow = (mentor_id: number) => world.ask('mentee', setFollow, { body: { mentor_id } });
const tracker = async () => (await world.ask('mentee', currentUser, {})).body.promo_trackers[0];

test('CRD-31 CRD-32 B103 the third mentor that somebody follows earns a code of their own, once, with an email', async () => {
  const [one = 0, two = 0, three = 0, four = 0] = await makeMentors(4);
  await follow(one);
  await follow(two);
  // The same mentor again is no third one.
  await follow(two);
  await follow(two);
  expect(await tracker()).toMatchObject({ promo_code_id: null, discount: 30, recipient_confirmed: false });
  await Promise.all([follow(three), follow(four)]);
  const earned = await tracker();
  expect(earned).toMatchObject({ discount: 30, valid_until: '2026-12-20T10:00:00Z', recipient_confirmed: false });
  expect(earned.promo_code).toMatch(/^FOLLOW3-[A-Z0-9]{8}$/);
  expect(await world.rows('select id from promo_codes')).toHaveLength(1);
  await world.runJobs();
  expect(world.vendors.letters.map(({ mail }) => mail.subject)).toEqual(['Your 30% promo code']);
  // It is bound to them.
  const asked = { body: { promo_code: earned.promo_code, package_id: 10 } };
  expect((await world.ask('other_mentee', validatePromoCode, asked)).status).toBe(422);
  expect((await world.ask('mentee', validatePromoCode, asked)).status).toBe(200);
});

test('CRD-32 the banner has nothing more to say once the code is used', async () => {
  for (const mentor of await makeMentors(3)) await follow(mentor);
  const { promo_code_id } = await tracker();
  await world.ask('mentee', checkOut, { body: { user_subscription: { package_id: 10, promo_code_id } } });
  expect(await tracker()).toMatchObject({ recipient_confirmed: true });
});
