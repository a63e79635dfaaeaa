import { beforeEach, expect, test } from 'vitest';
import { deleteAccount, restoreAccount } from '../../../contract/accounts/index.ts';
import { saveAvailability } from '../../../contract/availability/index.ts';
import { cancelMyBooking } from '../../../contract/bookings/index.ts';
import { discoverMentors, type MentorCard } from '../../../contract/discovery/index.ts';
import { applyAsMentor, approveMentor } from '../../../contract/profiles/index.ts';
import type { AveragesChanged } from '../../domain-events/reviews.ts';
import type { Person } from '../../testing/personas.fixture.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { requested, tenOClock } from '../bookings/bookings.fixture.ts';
import { mentorSaid } from '../profiles/samples.fixture.ts';
import { listMentor } from './keep-index.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
  // From here on the index is updated only by events.
  for (const who of ['mentor', 'other_mentor'] as const)
    await world.transact((change) => listMentor(change, world.ids[who]));
});

const list = async () => {
  const { body } = await world.ask('visitor', discoverMentors, { query: {} });
  return { total: body.total as number, slugs: (body.data as MentorCard[]).map(({ slug }) => slug) };
};

test('DIS-37 a mentor is listed once they are taken, and not while their account is closed', async () => {
  const { mentee } = world.ids;
  await world.ask('mentee', applyAsMentor, { params: { id: mentee }, body: mentorSaid });
  const [applied] = await world.rows<{ id: string }>('select id from mentor_applications where user_id = $1', [mentee]);
  expect((await list()).total).toBe(2);
  await world.ask('platform_admin', approveMentor, { params: { id: Number(applied?.id) } });
  expect(await list()).toEqual({ total: 3, slugs: expect.arrayContaining(['mentee']) });

  await world.ask('mentor', deleteAccount, { body: { reason_for_leaving: 'Enough' } });
  expect(await list()).toEqual({ total: 2, slugs: expect.not.arrayContaining(['mentor']) });
  await world.ask('platform_admin', restoreAccount, { params: { id: world.ids.mentor } });
  expect((await list()).total).toBe(3);
});

const first = async () => (await list()).slugs[0];
/** Available for one session within the fourteen days that count. */
const openOnce = (who: Person) => {
  const overrides = [{ day: '2026-11-23', blocked: false as const, from: '10:00', to: '11:00' }];
  return world.ask(who, saveAvailability, { body: { rules: [], overrides, timezone: 'Asia/Kuala_Lumpur' } });
};

test('DIS-37 hours, ratings and sessions change the order as soon as they change', async () => {
  for (const [better, who] of [
    ['other-mentor', 'other_mentor'],
    ['mentor', 'mentor'],
  ] as const) {
    await world.rows(
      `insert into review_averages (user_id, fl_average_rating, fl_stars, total_reviews, counted_until)
       values ($1, $2, 7, 7, now())`,
      [world.ids[who], who === 'mentor' ? 5 : 4],
    );
    const { transact, ids } = world;
    await transact(({ announce, now }) =>
      announce<AveragesChanged>({ name: 'review.averages_changed', userId: ids[who], at: now.toString() }),
    );
    expect(await first()).toBe(better);
  }
  // Once the best-rated mentor's only hour is taken, they come after those who have time.
  await openOnce('mentor');
  expect(await first()).toBe('mentor');
  const { id } = await requested(world, tenOClock());
  await world.runJobs();
  expect(await first()).toBe('other-mentor');
  await world.ask('mentee', cancelMyBooking, { params: { id }, body: { reason: 'Another day' } });
  await world.runJobs();
  expect(await first()).toBe('mentor');
  await world.ask('mentor', saveAvailability, { body: { rules: [], overrides: [], timezone: 'Asia/Kuala_Lumpur' } });
  expect(await first()).toBe('other-mentor');
});
