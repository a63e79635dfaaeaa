import { beforeEach, expect, test } from 'vitest';
import { directoryFilters, programmeDirectory } from '../../../contract/discovery/index.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { addUpCounts } from './store.ts';

let world: World;
let zara = 0;
beforeEach(async () => {
  world = await openWorld();
  const { id, roleIds } = world.alpha;
  const [row] = await world.rows<{ id: number }>(
    `with made as (insert into users (public_id, slug, firstname, lastname, email, user_type, timezone, created_at, confirmed_at)
       values (md5('zara'), 'zara', 'Zara', 'Étienne', 'zara@example.com', 'mentee', 'UTC', $3, $3) returning id),
     said as (insert into user_infos (user_id, job_title, gender) select id, 'Beekeeper', 'female' from made)
     insert into program_memberships (program_id, user_id, role_id, joined_at) select $1, id, $2, $3 from made returning user_id::int id`,
    [id, roleIds.Mentor, world.clock.now().toString()],
  );
  zara = row?.id ?? 0;
});

const kept = async () => {
  const [row] = await world.rows<Record<string, unknown>>(
    `select side, state, firstname, stars, star_sum, sessions, tsvector_to_array(lexemes) as lexemes, counted from member_index
     where user_id = $1 and program_id = $2`,
    [zara, world.alpha.id],
  );
  return row;
};
const known = async (word: string) =>
  (await world.rows('select from member_words where program_id = $1 and word = $2', [world.alpha.id, word])).length > 0;
const found = async (search: string, who: 'mentee' | 'mentor' | 'programme_admin' = 'mentee') => {
  const { body } = await world.ask(who, programmeDirectory, { query: { program_id: world.alpha.id, search } });
  return body.data.map(({ slug }: { slug: string }) => slug) as string[];
};

test('DIS-03 whoever joins is kept with their words, without accents, and what filters know of them', async () => {
  expect(await kept()).toEqual({
    side: 'mentor',
    state: 'open',
    firstname: 'zara',
    stars: 0,
    star_sum: 0,
    sessions: 0,
    lexemes: [
      '^b',
      '^be',
      '^e',
      '^et',
      '^z',
      '^za',
      'beekeeper',
      'etienne',
      'gender=female',
      'job_role=beekeeper',
      'zara',
    ],
    counted: expect.arrayContaining(['gender=female', 'job_role=Beekeeper', 'total=']),
  });
  expect(await found('zar')).toEqual(['zara']);
  expect(await found('ETIENNE')).toEqual(['zara']);
  expect(await found('bee zara')).toEqual(['zara']);
  expect(await found('bee mentor')).toEqual([]);
});

test('D27 what is misspelt in a directory is brought to the words of its people, and to no others', async () => {
  expect(await found('beekeping')).toEqual(['zara']);
  const now = world.clock.now().toString();
  await world.rows(
    'insert into program_memberships (program_id, user_id, role_id, joined_at) values ($1, $2, $3, $4)',
    [world.beta.id, zara, world.beta.roleIds.Mentor, now],
  );
  await world.rows('update program_memberships set removed_at = $3 where user_id = $1 and program_id = $2', [
    zara,
    world.alpha.id,
    now,
  ]);
  expect(await kept()).toBeUndefined();
  expect(await found('beekeping')).toEqual([]);
});

test('a word goes with the last who bears it, and a name with its owner', async () => {
  expect([await known('beekeeper'), await known('zara')]).toEqual([true, true]);
  await world.rows(`update user_infos set job_title = 'Farmer' where user_id = $1`, [zara]);
  expect([await known('beekeeper'), await known('farmer')]).toEqual([false, true]);
  await world.rows('update users set deleted_at = $2 where id = $1', [zara, world.clock.now().toString()]);
  expect(await kept()).toBeUndefined();
  expect([await known('farmer'), await known('zara')]).toEqual([false, false]);
  await world.rows('update users set deleted_at = null where id = $1', [zara]);
  expect(await known('zara')).toBe(true);
});

test('M41 M06 who is not confirmed is shown to admins alone, and who is full not to mentees who pick', async () => {
  await world.rows('update users set confirmed_at = null where id = $1', [zara]);
  expect(await kept()).toMatchObject({ state: 'unconfirmed' });
  expect([await found('zara'), await found('zara', 'programme_admin')]).toEqual([[], ['zara']]);
  await world.rows('update users set confirmed_at = $2 where id = $1', [zara, world.clock.now().toString()]);
  await world.rows('update program_memberships set capacity = 1 where user_id = $1', [zara]);
  expect(await kept()).toMatchObject({ state: 'open' });
  const [pair] = await world.rows<{ id: number }>(
    `with made as (insert into pairings (program_id, mentor_id, mentee_id, created_by, created_at) values ($1, $2, $3, $2, $4) returning id),
       people as (insert into pairing_participants (pairing_id, user_id, user_type)
         select id, $2, 'mentor' from made union all select id, $3, 'mentee' from made)
     select id::int id from made`,
    [world.alpha.id, zara, world.ids.mentee, world.clock.now().toString()],
  );
  expect(await kept()).toMatchObject({ state: 'full' });
  // Her own mentee still finds her.
  expect([await found('zara'), await found('zara', 'mentor')]).toEqual([['zara'], ['zara']]);
  await world.rows(`update pairings set status = 'ended', ended_at = created_at where id = $1`, [pair?.id]);
  expect(await kept()).toMatchObject({ state: 'open' });
  await world.rows('update program_memberships set capacity = 0 where user_id = $1', [zara]);
  expect([await found('zara'), await found('zara', 'mentor')]).toEqual([[], ['zara']]);
});

test('M33 sessions and stars are kept as they are counted and hidden', async () => {
  const [made] = await world.rows<{ id: number }>(
    `with made as (insert into bookings (program_id, booking_type, requester_id, requestee_id, mentor_id, created_by, status, start_at, end_at,
         user_timezone, topic, room_token, created_at, updated_at)
       values ($1, 'one_on_one', $3, $2, $2, $3, 'upcoming', $4::timestamptz, $4::timestamptz + interval '1 hour', 'UTC', 'x', 'kept', $4, $4)
       returning id),
     people as (insert into booking_participants (booking_id, user_id, user_type)
       select id, $2, 'mentor' from made union all select id, $3, 'mentee' from made)
     select id::int id from made`,
    [world.alpha.id, zara, world.ids.mentee, world.clock.now().toString()],
  );
  expect(await kept()).toMatchObject({ sessions: 0 });
  await world.rows(`update bookings set status = 'completed' where id = $1`, [made?.id]);
  expect(await kept()).toMatchObject({ sessions: 1 });
  await world.rows(
    `insert into reviews (booking_id, program_id, rater_id, ratee_id, rater_type, star_rating, submitted_at, unsealed_at, counted)
     values ($1, $2, $3, $4, 'mentee', 4, $5, $5, false)`,
    [made?.id, world.alpha.id, world.ids.mentee, zara, world.clock.now().toString()],
  );
  expect(await kept()).toMatchObject({ stars: 0 });
  await world.rows('update reviews set counted = true where booking_id = $1', [made?.id]);
  expect(await kept()).toMatchObject({ stars: 1, star_sum: 4 });
  await world.rows('update booking_participants set hidden_at = $2 where booking_id = $1', [
    made?.id,
    world.clock.now().toString(),
  ]);
  expect(await kept()).toMatchObject({ stars: 0, star_sum: 0, sessions: 0 });
});

test('DIS-09 GOL-07 the numbers of a directory are of whom the reader is shown, before and after they are added up', async () => {
  const numbers = async (who: 'mentee' | 'mentor') => {
    const { body } = await world.ask(who, directoryFilters, { query: { program_id: world.alpha.id } });
    const women = body.gender.find(({ value }: { value: string }) => value === 'female');
    return { total: body.total, women: women.count, roles: body.job_role };
  };
  const engineer = { value: 'Engineer', label: 'Engineer', count: 1 };
  const everyRole = [{ value: 'Beekeeper', label: 'Beekeeper', count: 1 }, engineer];
  const both = async () => [await numbers('mentee'), await numbers('mentor')];
  const one = { total: 2, women: 1, roles: everyRole };
  expect(await both()).toMatchObject([one, one]);
  await world.transact(({ tx }) => addUpCounts(tx));
  expect(await world.rows('select from member_count_changes')).toEqual([]);
  expect(await both()).toMatchObject([one, one]);
  await world.rows('update program_memberships set capacity = 0 where user_id = $1', [zara]);
  expect(await both()).toMatchObject([{ total: 1, women: 0, roles: [engineer] }, one]);
  await world.transact(({ tx }) => addUpCounts(tx));
  expect(await both()).toMatchObject([{ total: 1, women: 0, roles: [engineer] }, one]);
});
