import { beforeAll, expect, test } from 'vitest';
import { requestBooking } from '../../../contract/bookings/index.ts';
import { deleteAccount, restoreAccount } from '../../../contract/accounts/index.ts';
import {
  discoverFilters,
  discoverMentors,
  discoverResult,
  type MentorCard,
} from '../../../contract/discovery/index.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { bodyFor, tenOClock } from '../bookings/bookings.fixture.ts';
import { listMentor } from './keep-index.ts';
import { thirtyMentors } from './thirty-mentors.fixture.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await thirtyMentors(world);
});

const find = async (query: Record<string, string>, who: 'mentee' | 'visitor' = 'mentee') => {
  const { status, body } = await world.ask(who, discoverMentors, {
    query: { timezone: 'Asia/Kuala_Lumpur', ...query },
  });
  return { status, body, cards: (body.data ?? []) as MentorCard[] };
};

test('DIS-37 twelve a page; who has time within a fortnight comes first, then the better rated, then the newest', async () => {
  await world.rows(`insert into review_averages (user_id, fl_average_rating, fl_stars, total_reviews, counted_until)
    select id, 4.5, 3, 3, now() from users where slug = 'mentor-7'`);
  const seven = await world.rows<{ id: string }>("select id from users where slug = 'mentor-7'");
  await world.transact((change) => listMentor(change, Number(seven[0]?.id)));
  const { body, cards } = await find({});
  expect(body).toMatchObject({ page: 1, total: 32, total_pages: 3 });
  expect(cards).toHaveLength(12);
  expect(
    cards
      .slice(0, 2)
      .map(({ slug }) => slug)
      .toSorted(),
  ).toEqual(['mentor', 'other-mentor']);
  expect(cards.slice(2, 5).map(({ slug }) => slug)).toEqual(['mentor-7', 'mentor-30', 'mentor-29']);
  expect((await find({ page: '3' })).cards).toHaveLength(8);
});

test('DIS-19 a search finds the beginnings of words, and what is misspelt', async () => {
  expect((await find({ search: 'market' })).body.total).toBe(15);
  expect((await find({ search: 'markting lead' })).body.total).toBe(15);
  expect((await find({ search: 'siti7' })).cards.map(({ slug }) => slug)[0]).toBe('mentor-7');
  expect((await find({ search: 'zzzz' })).body).toMatchObject({ total: 0, data: [], total_pages: 1 });
});

/** The mentor has another name and work from here on. */
const becomes = async (slug: string, person: Record<'firstname' | 'lastname' | 'job_title' | 'company', string>) => {
  const { firstname, lastname, job_title: title, company } = person;
  const [row] = await world.rows<{ id: string }>(
    'update users set firstname = $2, lastname = $3 where slug = $1 returning id',
    [slug, firstname, lastname],
  );
  await world.rows('update user_infos set job_title = $2, company = $3 where user_id = $1', [row?.id, title, company]);
  await world.transact((change) => listMentor(change, Number(row?.id)));
};

test('DIS-19 one letter wrong finds the person that was meant, before others who are less alike', async () => {
  await world.rollingBack(async () => {
    await becomes('mentor-11', {
      firstname: 'Daniel',
      lastname: 'Lim',
      job_title: 'Engineering Manager',
      company: 'Grab',
    });
    await becomes('mentor-30', {
      firstname: 'Danielle',
      lastname: 'binti Kamal',
      job_title: 'Retail',
      company: 'Aeon',
    });
    for (const search of ['danial lim', 'danial', 'Daniel Lin', 'dan']) {
      const { cards } = await find({ search });
      expect(cards.map(({ slug }) => slug).slice(0, 2), search).toContain('mentor-11');
    }
    expect((await find({ search: 'danial lim' })).cards[0]?.slug).toBe('mentor-11');
    expect((await find({ search: 'Siti11' })).cards[0]?.slug).not.toBe('mentor-11');
  });
});

test('DIS-04 values of one filter widen, several filters narrow', async () => {
  const of = async (query: Record<string, string>) => (await find(query)).body.total;
  const [industryOne, both] = [await of({ industry: '1' }), await of({ industry: '1,2' })];
  expect(both).toBeGreaterThan(industryOne);
  expect(await of({ gender: 'female' })).toBe(15);
  expect(await of({ gender: 'female', working_experience: '5-10 years' })).toBe(0);
  expect(await of({ working_experience_level: 'senior' })).toBe(30);
  expect(await of({ job_role: 'data engineer' })).toBe(15);
  expect(await of({ industry: ' , ' })).toBe(32);
});

test('DIS-04 DIS-11 DIS-12 DIS-19 a language and a country find exactly those who have them', async () => {
  const of = async (query: Record<string, string>) => (await find(query)).body.total;
  // Of the thirty, fifteen speak each language and ten live in each country; the world's two have the first of both.
  expect([await of({ language: '1' }), await of({ language: '2' })]).toEqual([17, 15]);
  expect([await of({ language: '1,2' }), await of({ language: '3' })]).toEqual([32, 0]);
  expect([await of({ country: '1' }), await of({ country: '3' })]).toEqual([12, 10]);
  expect([await of({ country: '1,2' }), await of({ country: '4' })]).toEqual([22, 0]);
  expect(await of({ country: '1', language: '2' })).toBe(5);
});

test('M30 printed names find the same as ids, one or several', async () => {
  const [country] = await world.rows<{ id: string; name: string }>('select id, name from countries where id = 2');
  const [other] = await world.rows<{ name: string }>('select name from countries where id = 3');
  const [industry] = await world.rows<{ name: string }>('select name from industries where id = 2');
  const idsOf = async (query: object) => {
    const { status, body } = await world.ask('mentee', discoverMentors, { query: query as never });
    expect(status).toBe(200);
    return [body.total, body.data.map(({ id }: MentorCard) => id)];
  };
  const both = await idsOf({ country: '2,3' });
  expect(both[0]).toBe(20);
  expect(await idsOf({ country: `${country?.name}, ${other?.name}` })).toEqual(both);
  expect(await idsOf({ country: `2,${other?.name.toUpperCase()}` })).toEqual(both);
  const { body } = await world.browserOf('mentee').inject({
    method: 'GET',
    url: `/discover/mentors.json?country=${encodeURIComponent(country?.name ?? '')}&country=3`,
  });
  expect((JSON.parse(body) as { total: number }).total).toBe(20);
  expect(await idsOf({ industry: industry?.name, language: 'English' })).toEqual(
    await idsOf({ industry: '2', language: '1' }),
  );
  const words = await idsOf({ working_experience: '3-5 years', working_experience_level: 'senior', gender: 'female' });
  expect(words[0]).toBe(15);
  expect(
    await idsOf({
      working_experience: '3-5 YEARS,less than 3 years',
      working_experience_level: 'Senior',
      gender: 'Female',
    }),
  ).toEqual(words);
});

test('M30 a name with a comma is recognised when it is sent on its own', async () => {
  await world.rollingBack(async () => {
    await world.rows(
      `insert into industries (id, name, in_discover, in_matching) values (9001, 'Oil, Gas', true, true)`,
    );
    expect((await find({ industry: 'oil, gas' })).status).toBe(200);
    expect((await find({ industry: 'Gas' })).status).toBe(422);
  });
});

test('M30 what no list has is refused at its field; ind and ski go on ignoring it (B21)', async () => {
  for (const [field, value] of [
    ['country', 'Atlantis'],
    ['country', 'Malaysia,Atlantis'],
    ['country', '99999'],
    ['language', 'Klingon'],
    ['industry', '1,-1'],
    ['working_experience', '3 years'],
    ['working_experience_level', 'boss'],
    ['gender', 'x'],
  ] as const) {
    const { status, body } = await find({ [field]: value });
    expect([value, status, body.fields]).toEqual([value, 422, { [field]: 'Please choose from the list' }]);
  }
  const both = await find({ country: 'Atlantis', language: 'Klingon' });
  expect(Object.keys(both.body.fields)).toEqual(['language', 'country']);
  const [industry] = await world.rows<{ name: string }>('select name from industries where id = 1');
  const { status, body } = await world.ask('mentee', discoverResult, {
    query: { ind: `${industry?.name},Alchemy`, ski: 'Juggling of chainsaws' },
  });
  expect([status, body.industries, body.skills]).toEqual([200, [{ id: 1, name: industry?.name }], []]);
});

test('DIS-07 DIS-05 a visitor reads the first page; further pages and searching ask to sign in', async () => {
  expect((await find({ gender: 'female' }, 'visitor')).status).toBe(200);
  expect(await find({ page: '2' }, 'visitor')).toMatchObject({ status: 401, body: { error: 'Please sign in first.' } });
  expect((await find({ search: 'siti' }, 'visitor')).status).toBe(401);
});

test('DIS-27 a card has the first three open dates with their first slot in the zone asked for', async () => {
  const { cards } = await find({});
  const mentor = cards.find(({ slug }) => slug === 'mentor');
  expect(mentor?.next_dates).toEqual([
    { date: '21/11/2026', time: '09:00', start: '2026-11-21T01:00:00Z' },
    { date: '22/11/2026', time: '09:00', start: '2026-11-22T01:00:00Z' },
    { date: '23/11/2026', time: '09:00', start: '2026-11-23T01:00:00Z' },
  ]);
});

test('DIS-24 a card knows whether the viewer has booked this mentor', async () => {
  await world.ask('other_mentee', requestBooking, { body: bodyFor(world.ids.other_mentor, tenOClock(2)) });
  const { body } = await world.ask('other_mentee', discoverMentors, { query: {} });
  const booked = (body.data as MentorCard[]).filter(({ have_booked: has }) => has).map(({ slug }) => slug);
  const progress = (body.data as MentorCard[]).map(({ progress_path: path }) => path).filter((path) => path !== null);
  expect(progress).toEqual([`/main/progress/${world.ids.other_mentor}`]);
  expect(booked).toEqual(['other-mentor']);
});

test('DIS-02 the result list takes industries and skills from the address and leaves out what it does not know', async () => {
  const { body } = await world.ask('mentee', discoverResult, { query: { ind: '1,999', ski: '' } });
  expect(body.total).toBe((await find({ industry: '1' })).body.total);
  expect(body.industries).toMatchObject([{ id: 1 }]);
});

test('DIS-11 DIS-12 DIS-13 DIS-15 the filters are those of the documents, with their counts', async () => {
  const { body } = await world.ask('visitor', discoverFilters, {});
  const labels = (key: string) => body[key].map(({ label }: { label: string }) => label);
  expect(labels('language')).toEqual(['English', 'Bahasa Malaysia', 'Mandarin']);
  expect(labels('country')).toEqual(['Malaysia', 'Singapore', 'Indonesia', 'United States', 'United Kingdom']);
  expect(labels('working_experience')).toEqual(['Less than 3 years', '3-5 years', '5-10 years', 'More than 10 years']);
  expect(body.working_experience_level.map(({ value }: { value: string }) => value)).toEqual([
    'entry',
    'middle',
    'senior',
    'director',
    'chief',
  ]);
  expect(body.industry).toHaveLength(11);
  expect(body.working_experience[1]).toMatchObject({ count: 15 });
});

test('DIS-14 DIS-04 gender is male or female: offered so, sent in small letters, and found in whatever letters', async () => {
  const { body } = await world.ask('visitor', discoverFilters, {});
  expect(body.gender).toEqual([
    { value: 'male', label: 'Male', count: 15 },
    { value: 'female', label: 'Female', count: 15 },
  ]);
  const of = async (gender: string) => (await find({ gender })).body.total;
  expect([await of('male'), await of('Female'), await of('male,female'), await of('others')]).toEqual([15, 15, 30, 0]);
});

test('DIS-10 a list to choose from has a hundred values at most, those that find most first', async () => {
  await world.rows(
    `update mentor_index set job_roles = job_roles || array(
    select 'Role ' || lpad(n::text, 3, '0') from generate_series(1, 150) n) where user_id = $1`,
    [world.ids.mentor],
  );
  const { body } = await world.ask('visitor', discoverFilters, {});
  const roles = body.job_role as { value: string; count: number }[];
  expect(roles).toHaveLength(100);
  expect(roles.slice(0, 2)).toMatchObject([{ count: 15 }, { count: 15 }]);
  expect(roles.slice(3, 6).map(({ value }) => value)).toEqual(['Role 001', 'Role 002', 'Role 003']);
});

test('ACC-64 who deletes their account is found no longer from that moment on, and again once it is restored', async () => {
  const totals: unknown[] = [];
  const count = async () => totals.push((await find({})).body.total);
  await world.rollingBack(async () => {
    await count();
    await world.ask('other_mentor', deleteAccount, { body: { reason_for_leaving: 'No longer need mentoring' } });
    await count();
    await world.ask('platform_admin', restoreAccount, { params: { id: world.ids.other_mentor } });
    await count();
  });
  expect(totals).toEqual([32, 31, 32]);
});
