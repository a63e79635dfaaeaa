import { beforeEach, expect, test } from 'vitest';
import { dashboardMentors, type MentorCard, similarMentors } from '../../../contract/discovery/index.ts';
import { setFollow, saveProfile } from '../../../contract/profiles/index.ts';
import type { Persona } from '../../testing/personas.fixture.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { askedInAlpha, confirmed, requested, tenOClock } from '../bookings/bookings.fixture.ts';
import { listMentor } from './keep-index.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

/** Eight more mentors, available every day, with nothing in common with anyone until a test says so. */
const moreMentors = async () => {
  await world.rows(`
    insert into users (public_id, slug, firstname, lastname, email, user_type, is_fl_mentor, timezone, created_at, confirmed_at)
    select md5('m' || n), 'm' || n, 'Siti' || n, 'Rahman', 'm' || n || '@example.com', 'mentor', true, 'Asia/Kuala_Lumpur', now(), now()
    from generate_series(1, 8) n`);
  const own = "from users where slug like 'm_'";
  await world.rows(
    `insert into user_infos (user_id, country_id, company, mentor_since) select id, 5, 'Gojek', '2026-01-01T00:00:00Z' ${own}`,
  );
  await world.rows(
    `insert into availability_rules (user_id, weekday, from_time, to_time) select id, d, '09:00', '17:00' from users, generate_series(0, 6) d where slug like 'm_'`,
  );
};
const idOf = async (slug: string) => {
  const [row] = await world.rows<{ id: string }>('select id from users where slug = $1', [slug]);
  return Number(row?.id);
};
const give = async (list: 'goal' | 'language', slug: string, ...ids: number[]) => {
  for (const id of ids) {
    await world.rows(`insert into user_${list}s (user_id, ${list}_id) values ($1, $2)`, [await idOf(slug), id]);
  }
};
const giveIndustries = async (slug: string, kind: 'own' | 'interested', ...ids: number[]) => {
  for (const id of ids)
    await world.rows('insert into user_industries values ($1, $2, $3)', [await idOf(slug), id, kind]);
};
const look = async () => {
  const mentors = await world.rows<{ id: string }>('select id from users where is_fl_mentor order by id');
  for (const { id } of mentors) await world.transact((change) => listMentor(change, Number(id)));
};
const slugs = (cards: MentorCard[]) => cards.map(({ slug }) => slug);
const similarTo = async (slug: string, persona: Persona = 'visitor') => {
  const { status, body } = await world.ask(persona, similarMentors, { params: { slug }, query: {} });
  return { status, found: slugs((body.data ?? []) as MentorCard[]) };
};
const lists = async (persona: Persona = 'mentee') =>
  (await world.ask(persona, dashboardMentors, { query: {} })).body as Record<
    'suggested' | 'my_mentors' | 'following',
    MentorCard[]
  > & { latest_recommendation: MentorCard | null };

test('PRO-02 similar are mentors who share goals (3 each) and industries (2 each), the closest first', async () => {
  await moreMentors();
  await give('goal', 'mentor', 1, 2);
  await giveIndustries('mentor', 'own', 4);
  await give('goal', 'm1', 1); // 3
  await give('goal', 'm2', 1, 2); // 6
  await giveIndustries('m3', 'own', 4); // 2
  await give('goal', 'm4', 2); // 5
  await giveIndustries('m4', 'own', 4);
  // Sharing a language, a country and an employer makes nobody similar.
  await give('language', 'm5', 1);
  await world.rows("update user_infos set country_id = 1, company = 'Acme' where user_id = $1", [await idOf('m5')]);
  await look();
  expect(await similarTo('mentor')).toEqual({ status: 200, found: ['m2', 'm4', 'm1', 'm3'] });
  // The list includes neither the reader nor anyone without a free slot.
  await world.rows('delete from availability_rules where user_id = $1', [await idOf('m4')]);
  await look();
  expect((await similarTo('mentor')).found).toEqual(['m2', 'm1', 'm3']);
  await give('goal', 'other-mentor', 1, 2);
  await look();
  expect((await similarTo('mentor')).found).toContain('other-mentor');
  expect((await similarTo('mentor', 'other_mentor')).found).not.toContain('other-mentor');
});

test('PRO-02 six at most; to nobody, nobody is similar', async () => {
  await moreMentors();
  await give('goal', 'mentor', 1);
  for (const n of [1, 2, 3, 4, 5, 6, 7, 8]) await give('goal', `m${n}`, 1);
  await look();
  expect((await similarTo('mentor')).found).toHaveLength(6);
  expect((await similarTo('other-mentor')).found).toEqual([]);
  expect((await similarTo('mentee')).status).toBe(404);
});

test('DSH-14 DSH-03 matched, own and followed mentors, and the best recommendation', async () => {
  await moreMentors();
  await world.ask('mentee', saveProfile, {
    body: { user_languages: [2], goals_attributes: [1, 2], industries_attributes: [4], info: { country_id: 5 } },
  });
  await give('goal', 'm1', 1); // 3 + 1 for the country that they all share
  await give('goal', 'm2', 1, 2); // 7
  await giveIndustries('m3', 'own', 4); // 3
  await give('language', 'm4', 2); // 3
  // m5 and the others share only the country: 1 point, too few.
  await world.ask('mentee', setFollow, { body: { mentor_id: await idOf('m5') } });
  world.clock.moveTo(world.clock.now().add({ seconds: 1 }));
  await world.ask('mentee', setFollow, { body: { mentor_id: world.ids.mentor } });
  await confirmed(world, tenOClock(2), 'mentee', 'mentor');
  await requested(world, tenOClock(4), 'mentee', 'other_mentor');
  await look();
  const shown = await lists();
  expect(slugs(shown.suggested)).toEqual(['m2', 'm1', 'm3', 'm4']);
  expect(slugs(shown.my_mentors)).toEqual(['other-mentor', 'mentor']);
  expect(slugs(shown.following)).toEqual(['mentor', 'm5']);
  expect(shown.latest_recommendation).toEqual(shown.suggested[0]);
  expect(shown.following.map((card) => card.is_following)).toEqual([true, true]);
  expect(shown.my_mentors.map((card) => card.have_booked)).toEqual([true, true]);
});

test('DSH-14 whoever is booked already is suggested no more, and somebody new has empty lists', async () => {
  await moreMentors();
  await world.ask('mentee', saveProfile, { body: { goals_attributes: [1] } });
  await give('goal', 'mentor', 1);
  await look();
  expect(slugs((await lists()).suggested)).toContain('mentor');
  await requested(world);
  expect(slugs((await lists()).suggested)).not.toContain('mentor');
  await world.rows('delete from user_languages where user_id = $1', [world.ids.other_mentee]);
  const empty = { suggested: [], my_mentors: [], following: [], latest_recommendation: null };
  expect(await lists('other_mentee')).toEqual(empty);
});

/** Adds these mentors to a programme. */
const join = (programme: 'alpha' | 'beta', ...mentors: string[]) =>
  world.rows(
    `insert into program_memberships (program_id, user_id, role_id, joined_at)
     select $1, id, $2, now() from users where slug = any($3)`,
    [world[programme].id, world[programme].roleIds.Mentor, mentors],
  );
const inAlpha = (persona: Persona = 'mentee') =>
  world.ask(persona, dashboardMentors, { query: { program_id: world.alpha.id } });

test('DSH-14 DIS-35 in a programme the lists are of its mentors, and suggested is whom a mentee may choose', async () => {
  await moreMentors();
  await world.ask('mentee', saveProfile, { body: { goals_attributes: [1, 2] } });
  for (const slug of ['mentor', 'm1', 'm2', 'm3', 'm4']) await give('goal', slug, 1);
  await give('goal', 'm2', 2);
  await join('alpha', 'm1', 'm2', 'm3', 'm5');
  await join('beta', 'm4');
  // Nobody without room (M06) or with nothing in common is suggested, nor anyone followed who is not in this programme.
  await world.rows('update program_memberships set capacity = 0 where user_id = $1', [await idOf('m3')]);
  for (const slug of ['m4', 'm3']) await world.ask('mentee', setFollow, { body: { mentor_id: await idOf(slug) } });
  await confirmed(world, tenOClock(2), 'mentee', 'other_mentor');
  await look();
  const shown = async (persona?: Persona) => {
    const { body } = await inAlpha(persona);
    return [slugs(body.suggested), slugs(body.my_mentors), slugs(body.following), body.latest_recommendation?.slug];
  };
  expect(await shown()).toEqual([['mentor', 'm2', 'm1'], [], ['m3'], 'mentor']);
  // A session in the programme makes a mentor your own there; a platform session does not.
  await askedInAlpha(world, 'mentee', 'mentor');
  expect(await shown()).toEqual([['m2', 'm1'], ['mentor'], ['m3'], 'm2']);
  expect((await inAlpha()).body.my_mentors[0]).toMatchObject({
    profile_link: '/app/acme/alpha/members/mentor',
    progress_path: `/app/acme/alpha/members/${world.ids.mentor}/progress`,
    have_booked: true,
    next_dates: { length: 3 },
  });
  expect((await shown('mentor'))[0]).toEqual([]);
  await world.rows("update programs set pairing_method = 'admin_pairs' where id = $1", [world.alpha.id]);
  expect(await shown()).toEqual([[], ['mentor'], ['m3'], undefined]);
  await world.rows('update program_memberships set removed_at = now() where user_id = $1', [world.ids.mentor]);
  expect((await shown())[1]).toEqual([]);
});

test('DSH-14 the lists of a programme are there for its people alone', async () => {
  for (const stranger of ['other_mentee', 'other_mentor', 'other_programme_admin'] as const)
    expect(await inAlpha(stranger)).toMatchObject({ status: 404, body: { code: 'programmes.not_found' } });
  expect((await inAlpha('visitor')).status).toBe(401);
});

test('M28 B34 in a programme a session costs a credit only where its members pay', async () => {
  await askedInAlpha(world, 'mentee', 'mentor');
  const price = async () => (await inAlpha()).body.my_mentors[0]?.price;
  expect(await price()).toBe(0);
  await world.rows('update programs set paid_access = true where id = $1', [world.alpha.id]);
  expect(await price()).toBe(10);
});
