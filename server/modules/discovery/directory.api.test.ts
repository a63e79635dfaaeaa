import { beforeEach, expect, test } from 'vitest';
import { type DirectoryCard, directoryFilters, programmeDirectory } from '../../../contract/discovery/index.ts';
import { connect } from '../../../contract/pairings/index.ts';
import type { Persona } from '../../testing/personas.fixture.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { heldInAlpha, review } from '../reviews/reviews.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

interface Newcomer {
  name: string;
  role: 'Mentor' | 'Mentee';
  programme?: 'alpha' | 'beta';
  jobTitle?: string;
}

/** A newcomer to a programme who is not a platform mentor. Someone with no profile details has no `user_infos` row. */
const joins = async ({ name, role, programme = 'alpha', jobTitle }: Newcomer) => {
  const slug = name.toLowerCase();
  await world.rows(
    `insert into users (public_id, slug, firstname, lastname, email, user_type, timezone, created_at, confirmed_at)
     values (md5($1), $1, $2, 'Rahman', $1 || '@example.com', 'mentee', 'Asia/Kuala_Lumpur', now(), now())`,
    [slug, name],
  );
  if (jobTitle !== undefined)
    await world.rows('insert into user_infos (user_id, job_title) select id, $2 from users where slug = $1', [
      slug,
      jobTitle,
    ]);
  const { id, roleIds } = world[programme];
  await world.rows(
    `insert into program_memberships (program_id, user_id, role_id, joined_at)
     select $2, id, $3, now() from users where slug = $1`,
    [slug, id, roleIds[role]],
  );
};

const pairing = (method: string) =>
  world.rows('update programs set pairing_method = $1 where id = $2', [method, world.alpha.id]);

const look = async (who: Persona, query: Record<string, string> = {}) => {
  const { status, body } = await world.ask(who, programmeDirectory, {
    query: { program_id: world.alpha.id, ...query },
  });
  const cards = (body.data ?? []) as DirectoryCard[];
  return { status, body, names: cards.map(({ slug }) => slug), cards };
};

test('DIS-03 the living mentors of the programme and nobody else, each with the way to their page in its portal', async () => {
  await joins({ name: 'Zara', role: 'Mentor', jobTitle: 'Actuary' });
  await joins({ name: 'Hana', role: 'Mentor' });
  await joins({ name: 'Gone', role: 'Mentor' });
  await joins({ name: 'Dead', role: 'Mentor' });
  await joins({ name: 'Foreign', role: 'Mentor', programme: 'beta' });
  await joins({ name: 'Learner', role: 'Mentee' });
  await world.rows(
    "update program_memberships set removed_at = now() where user_id = (select id from users where slug = 'gone')",
  );
  await world.rows("update users set deleted_at = now() where slug = 'dead'");
  const { body, names, cards } = await look('mentee');
  expect(names).toEqual(['hana', 'mentor', 'zara']);
  expect(body).toMatchObject({ shows: 'mentors', total: 3, page: 1, total_pages: 1 });
  expect(cards[2]).toMatchObject({
    full_name: 'Zara Rahman',
    info: { job_title: 'Actuary', company: null },
    profile_link: '/app/acme/alpha/members/zara',
  });
  expect((await look('other_mentor')).status).toBe(404);
});

test('DIS-03 words and filters narrow it, twelve a page', async () => {
  for (let at = 0; at < 13; at += 1)
    await joins({ name: `M${at}`, role: 'Mentor', jobTitle: at % 2 === 0 ? 'Actuary' : 'Nurse' });
  expect((await look('mentee', { search: 'actuary' })).body.total).toBe(7);
  expect((await look('mentee', { job_role: 'nurse' })).body.total).toBe(6);
  const first = await look('mentee');
  expect([first.names.length, first.body.total, first.body.total_pages]).toEqual([12, 14, 2]);
  const second = await look('mentee', { page: '2' });
  expect(new Set([...first.names, ...second.names]).size).toBe(14);
  const { body } = await world.ask('mentee', directoryFilters, { query: { program_id: world.alpha.id } });
  expect(body).toMatchObject({ total: 14 });
  expect(body.job_role).toContainEqual({ value: 'Actuary', label: 'Actuary', count: 7 });
});

test('M30 the directory is filtered by printed names too, and by the names of its services', async () => {
  await world.rows(
    `insert into user_infos (user_id, country_id) values ($1, (select id from countries where name = 'Malaysia'))
     on conflict (user_id) do update set country_id = excluded.country_id`,
    [world.ids.mentor],
  );
  expect((await look('mentee', { country: 'Malaysia' })).names).toEqual(['mentor']);
  expect((await look('mentee', { country: 'Singapore' })).names).toEqual([]);
  const [goal] = await world.rows<{ id: string; mentor_label: string }>(
    `insert into program_goals (program_id, mentor_label, position, created_at) values ($1, 'CV Reviews', 0, now())
     returning id, mentor_label`,
    [world.alpha.id],
  );
  await world.rows('insert into user_program_goals (user_id, program_goal_id) values ($1, $2)', [
    world.ids.mentor,
    goal?.id,
  ]);
  expect((await look('mentee', { program_goals: goal?.mentor_label ?? '' })).names).toEqual(['mentor']);
  expect((await look('mentee', { program_goals: goal?.id ?? '' })).names).toEqual(['mentor']);
  const foreign = await look('mentee', { program_goals: 'Alchemy', country: 'Atlantis' });
  expect([foreign.status, Object.keys(foreign.body.fields)]).toEqual([422, ['country', 'program_goals']]);
});

test('DIS-03 who has said nothing of their work is counted, and stands under no job role', async () => {
  await joins({ name: 'Zara', role: 'Mentor', jobTitle: 'Actuary' });
  await world.rows("update user_infos set job_title = null where user_id = (select id from users where slug = 'zara')");
  const { status, body } = await world.ask('mentee', directoryFilters, { query: { program_id: world.alpha.id } });
  expect(status).toBe(200);
  expect(body).toMatchObject({ total: 2 });
  expect(body.job_role.map(({ value }: { value: string }) => value)).not.toContain(null);
});

test('PAR-34 at capacity a mentor is not offered to who may pick, but for those whose mentor they are', async () => {
  await joins({ name: 'Zara', role: 'Mentor' });
  const { mentor, mentee } = world.ids;
  const capacity = (most: number) =>
    world.rows('update program_memberships set capacity = $2 where user_id = $1', [mentor, most]);
  await capacity(0);
  expect((await look('mentee')).names).toEqual(['zara']);
  expect((await look('mentor')).names).toEqual(['mentor', 'zara']);
  await pairing('admin_pairs');
  expect((await look('mentee')).names).toEqual(['mentor', 'zara']);
  await pairing('mentee_picks');
  await capacity(1);
  const pair = { program_id: world.alpha.id, mentor_id: mentor, mentee_id: mentee };
  expect((await world.ask('mentee', connect, { body: pair })).status).toBe(200);
  expect((await look('mentee')).names).toEqual(['mentor', 'zara']);
});

test('DIS-35 who may choose whom: mentees among mentors, mentors among mentees, nobody where admins pair', async () => {
  expect((await look('mentee')).body).toMatchObject({ shows: 'mentors', may_pick: true });
  expect((await look('mentor')).body).toMatchObject({ shows: 'mentors', may_pick: false });

  await pairing('mentor_picks');
  const mentees = await look('mentor');
  expect(mentees.body).toMatchObject({ shows: 'mentees', may_pick: true });
  expect(mentees.names).toEqual(['mentee']);
  const closed = await look('mentee');
  expect(closed.status).toBe(403);
  expect(closed.body.error).toBe('In this program mentors choose their mentees.');

  await pairing('admin_pairs');
  const readOnly = await look('mentee');
  expect(readOnly.body).toMatchObject({ shows: 'mentors', may_pick: false });
  expect(readOnly.names).toEqual(['mentor']);
});

test('DIS-20 a badge given in the programme counts on a card of its directory, where its reviews are shown', async () => {
  const id = await heldInAlpha(world);
  await review(world, id, 'mentee', 'mentor', { programId: world.alpha.id, badges: [2] });
  await review(world, id, 'mentor', 'mentee', { programId: world.alpha.id });
  const badges = async (who: Persona) => (await look(who)).cards[0]?.top_badges.map(({ name }) => name);
  expect(await badges('mentee')).toEqual(['Inspiring']);
  await world.rows("update programs set review_settings = 'hidden' where id = $1", [world.alpha.id]);
  expect(await badges('mentee')).toEqual([]);
  expect(await badges('programme_admin')).toEqual(['Inspiring']);
});

test('M33 M32 a directory is sorted by the stars given in its programme, by sessions and by who came last', async () => {
  await joins({ name: 'Zara', role: 'Mentor' });
  await world.rows('update program_memberships set joined_at = $1', ['2026-01-01']);
  await world.rows(
    "update program_memberships set joined_at = '2026-02-01' where user_id = (select id from users where slug = 'zara')",
  );
  expect((await look('mentee', { sort: 'newest' })).names).toEqual(['zara', 'mentor']);
  expect((await look('mentee', { sort: 'sessions' })).names).toEqual(['mentor', 'zara']);
  const id = await heldInAlpha(world);
  await review(world, id, 'mentee', 'mentor', { programId: world.alpha.id, stars: [2, 2] });
  await review(world, id, 'mentor', 'mentee', { programId: world.alpha.id });
  await world.runJobs();
  await world.rows('insert into mentor_mean (mean) values (4) on conflict (one) do update set mean = 4');
  for (const sort of ['best', 'rating'])
    expect((await look('mentee', { sort })).names, sort).toEqual(['zara', 'mentor']);
  expect((await look('mentee', { sort: 'sessions' })).names).toEqual(['mentor', 'zara']);
  // Whoever may not read the reviews learns nothing of them from the order.
  await world.rows("update programs set review_settings = 'hidden' where id = $1", [world.alpha.id]);
  expect((await look('mentee', { sort: 'rating' })).names).toEqual(['mentor', 'zara']);
  expect((await look('programme_admin', { sort: 'rating' })).names).toEqual(['zara', 'mentor']);
});
