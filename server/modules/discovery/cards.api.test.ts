import { beforeEach, expect, test } from 'vitest';
import { saveAvailability } from '../../../contract/availability/index.ts';
import { discoverMentors, discoverResult, type MentorCard } from '../../../contract/discovery/index.ts';
import { setFollow, saveProfile } from '../../../contract/profiles/index.ts';
import type { Person } from '../../testing/personas.fixture.ts';
import { beginning, openWorld, type World } from '../../testing/world.fixture.ts';
import { requested } from '../bookings/bookings.fixture.ts';
import { listMentor } from './keep-index.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await relist('mentor');
  await relist('other_mentor');
});

const relist = (who: Person) => world.transact((change) => listMentor(change, world.ids[who]));
const found = async (query: Record<string, string> = {}) => {
  const { body } = await world.ask('mentee', discoverMentors, {
    query: { timezone: 'Asia/Kuala_Lumpur', ...query },
  });
  return body as { data: MentorCard[]; total: number };
};
const slugs = async (query: Record<string, string> = {}) => (await found(query)).data.map(({ slug }) => slug);
const cardOf = async (slug: string) => {
  const card = (await found()).data.find((one) => one.slug === slug);
  if (!card) throw new Error(`no card of ${slug}`);
  return card;
};

/** A session of the mentor that earned these badges, each from a different person, and the mentor's average rating. */
const told = async (badges: readonly number[], average: number) => {
  const { id } = await requested(world);
  for (const badge of badges)
    await world.rows(
      `with said as (insert into reviews (booking_id, rater_id, ratee_id, rater_type, submitted_at, unsealed_at)
         values ($1, $2, $3, 'mentee', $4, $4) returning id)
       insert into review_badges select id, $5 from said`,
      [id, await rater(), world.ids.mentor, beginning.toString(), badge],
    );
  await rated('mentor', average);
};
let raters = 0;
/** A new person each time, since a person reviews a session only once. */
const rater = async () => {
  raters += 1;
  const [row] = await world.rows<{ id: string }>(
    `insert into users (public_id, slug, firstname, lastname, email, user_type, timezone, created_at)
     values (md5($1), $1, 'Rater', 'Lim', $1 || '@example.com', 'mentee', 'UTC', now()) returning id`,
    [`rater-${raters}`],
  );
  return Number(row?.id);
};
const rated = (who: Person, average: number) =>
  world.rows(
    `insert into review_averages (user_id, fl_average_rating, fl_total_reviews, fl_stars, total_reviews, counted_until)
     values ($1, $2, 7, 7, 9, now())`,
    [world.ids[who], average],
  );

test('DIS-20 DIS-21 DIS-25 a card says all of the documents, with three interests and the three badges given most', async () => {
  await world.ask('mentor', saveProfile, {
    body: { user_industries_attributes: [9, 2, 1, 5], goals_attributes: [2], user_languages: [1, 3] },
  });
  await world.rows(
    "update user_infos set country_id = (select id from countries where name = 'Malaysia') where user_id = $1",
    [world.ids.mentor],
  );
  await world.rows("update user_infos set profile_photo = 'photos/tan.webp' where user_id = $1", [world.ids.mentor]);
  await told([5, 7, 7, 7, 2, 2, 1, 1], 4.25);
  await world.ask('mentee', setFollow, { body: { mentor_id: world.ids.mentor } });
  expect(await cardOf('mentor')).toEqual({
    id: world.ids.mentor,
    slug: 'mentor',
    fullname: 'Mentor Tan',
    full_name: 'Mentor Tan',
    photo: '/files/photos/tan.webp',
    profile_photo: '/files/photos/tan.webp',
    info: { job_title: 'Engineer', company: 'Acme' },
    country: 'Malaysia',
    goals: [{ id: 2, image_url: '/goals/2/image', mentor_label: 'CV Reviews' }],
    interests: ['Education', 'Engineering & Manufacturing', 'Finance & Banking'],
    user_languages: [
      { language_id: 1, name: 'English' },
      { language_id: 3, name: 'Mandarin' },
    ],
    is_following: true,
    is_new_matched: false,
    fl_average_rating: 4.25,
    total_reviews: 7,
    new_mentor: false,
    top_badges: [
      { id: 7, name: 'Clear Communicator', image: 'message-2' },
      { id: 1, name: 'Great Listener', image: 'ear' },
      { id: 2, name: 'Inspiring', image: 'sparkles' },
    ],
    chat_link: `/messages?with=${world.ids.mentor}`,
    profile_link: '/mentor_profile/mentor',
    progress_path: `/main/progress/${world.ids.mentor}`,
    have_booked: true,
    price: 10,
    next_dates: [
      { date: '21/11/2026', time: '09:00', start: '2026-11-21T01:00:00Z' },
      { date: '22/11/2026', time: '09:00', start: '2026-11-22T01:00:00Z' },
      { date: '23/11/2026', time: '09:00', start: '2026-11-23T01:00:00Z' },
    ],
  });
});

test('CHT-02 a card has the link to messages for whoever may write to the mentor, and for nobody else', async () => {
  const linkFor = async (as: 'mentee' | 'other_mentee' | 'visitor', slug: string) => {
    const { data } = (await world.ask(as, discoverMentors, { query: {} })).body as { data: MentorCard[] };
    return data.find((one) => one.slug === slug)?.chat_link;
  };
  expect(await linkFor('mentee', 'mentor')).toBe(`/messages?with=${world.ids.mentor}`);
  expect(await linkFor('mentee', 'other-mentor')).toBeNull();
  expect(await linkFor('other_mentee', 'mentor')).toBeNull();
  expect(await linkFor('visitor', 'mentor')).toBeNull();
});

test('DIS-22 a card shows an average from four on, and none below', async () => {
  await rated('mentor', 3.9);
  await rated('other_mentor', 4);
  expect((await cardOf('mentor')).fl_average_rating).toBeNull();
  expect((await cardOf('other-mentor')).fl_average_rating).toBe(4);
});

test('DIS-23 a mentor is new for the thirty days after they were approved', async () => {
  const since = async (days: number) => {
    const at = beginning.subtract({ hours: days * 24 }).toString();
    await world.rows('update user_infos set mentor_since = $2 where user_id = $1', [world.ids.mentor, at]);
    return (await cardOf('mentor')).new_mentor;
  };
  expect([await since(0), await since(29), await since(30)]).toEqual([true, true, false]);
});

test('DIS-37 DIS-19 a search looks through name, job title, company, skills and goals', async () => {
  await world.rows("update user_infos set job_title = 'Actuary', company = 'Gojek' where user_id = $1", [
    world.ids.mentor,
  ]);
  await world.ask('mentor', saveProfile, { body: { skills: [1], goals_attributes: [2] } });
  await relist('mentor');
  const [skill] = await world.rows<{ name: string }>('select name from skills where id = 1');
  for (const search of ['gojek', 'actuary', 'CV Reviews', String(skill?.name)])
    expect(await slugs({ search }), search).toEqual(['mentor']);
  expect(await slugs({ search: 'Other Mentor' })).toContain('other-mentor');
});

test('DIS-02 the result list narrows by the skills of its address', async () => {
  await world.ask('mentor', saveProfile, { body: { skills: [1] } });
  await relist('mentor');
  const of = async (ski: string) =>
    (await world.ask('mentee', discoverResult, { query: { ind: '', ski } })).body as {
      total: number;
      data: MentorCard[];
      skills: { id: number }[];
    };
  const one = await of('1,x');
  expect([one.total, one.data.map(({ slug }) => slug)]).toEqual([1, ['mentor']]);
  expect(one.skills).toMatchObject([{ id: 1 }]);
  expect((await of('2')).total).toBe(0);
  expect((await of('')).total).toBe(2);
});

test('DIS-37 who has time within fourteen days comes first; who has it later alone waits behind them', async () => {
  await rated('mentor', 5);
  const onlyOn = async (day: string) => {
    const overrides = [{ day, blocked: false as const, from: '09:00', to: '12:00' }];
    const body = { rules: [], overrides, timezone: 'Asia/Kuala_Lumpur' };
    expect((await world.ask('mentor', saveAvailability, { body })).status).toBe(200);
    await relist('mentor');
    return slugs();
  };
  // The fourteen days end on 4 December at six in the evening.
  expect(await onlyOn('2026-12-03')).toEqual(['mentor', 'other-mentor']);
  expect(await onlyOn('2026-12-05')).toEqual(['other-mentor', 'mentor']);
  const [kept] = await world.rows('select next_slot_at from mentor_index where user_id = $1', [world.ids.mentor]);
  expect(kept).toEqual({ next_slot_at: null });
  // A later slot cannot come into the index, where it would count as soon.
  const later = "update mentor_index set next_slot_at = '2026-12-05T01:00:00Z' where user_id = $1";
  await expect(world.rows(later, [world.ids.mentor])).rejects.toThrow('mentor_index_slot_within_fourteen_days');
});

test('M28 B34 a card says what a session costs its reader: a credit, and nothing to a mentor of the platform', async () => {
  const priceTo = async (browser: ReturnType<World['newBrowser']>) => {
    const { body } = await browser.ask(discoverMentors, { query: {} });
    return [...new Set((body as { data: MentorCard[] }).data.map(({ price }) => price))];
  };
  expect(await priceTo(world.browserOf('mentee'))).toEqual([10]);
  expect(await priceTo(world.newBrowser())).toEqual([10]);
  expect(await priceTo(world.browserOf('mentor'))).toEqual([0]);
});
