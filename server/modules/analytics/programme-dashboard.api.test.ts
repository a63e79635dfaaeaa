import { beforeEach, expect, test } from 'vitest';
import * as contract from '../../../contract/analytics/index.ts';
import { connect } from '../../../contract/pairings/index.ts';
import { removeUser } from '../../../contract/programmes/index.ts';
import { beginning, openWorld, type World } from '../../testing/world.fixture.ts';
import { reviewed, session } from './sessions.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

/** A session of alpha with this status, one hour a day, this many days after the beginning. */
const sessionOf = async (status: string, days: number, rated = 0) => {
  const { id } = await session(world, { days, status });
  await world.rows('update bookings set program_id = $2 where id = $1', [id, world.alpha.id]);
  await world.rows('update activities set program_id = $2 where booking_id = $1', [id, world.alpha.id]);
  await world.rows(
    `update booking_participants set rated_at = $2 where booking_id = $1 and user_id in
       (select user_id from booking_participants where booking_id = $1 order by user_id limit $3)`,
    [id, beginning.toString(), rated],
  );
  return id;
};
const query = () => ({ query: { program_id: world.alpha.id } });
const overview = async () =>
  (await world.ask('programme_admin', contract.dashboardOverview, query())).body as contract.DashboardOverview;

test('ANA-11 shares count what was due: begun and not cancelled, and one review from each side of a concluded session', async () => {
  await sessionOf('fully_rated', 3, 2);
  await sessionOf('partially_rated', 4, 1);
  await sessionOf('missed', 5);
  await sessionOf('cancelled', 6);
  const paidBack = await sessionOf('cancelled', 8);
  await world.rows(`update bookings set status = 'refunded', refunded_from = 'cancelled' where id = $1`, [paidBack]);
  await sessionOf('upcoming', 30);
  await session(world, { days: 7, status: 'missed' });
  world.clock.moveTo(beginning.add({ hours: 24 * 10 }));
  const { body } = await world.ask('programme_admin', contract.bookingSummary, query());
  // Due: one fully rated, one rated by one side, one missed. Three of the four reviews were given.
  expect(body).toEqual({ total_bookings_count: 6, completion_percentage: 67, rating_percentage: 75 });
});

test('ANA-11 where nothing was due the shares are 0; who is concluded by the clock alone owes no review', async () => {
  const nothing = await world.ask('programme_admin', contract.bookingSummary, query());
  expect(nothing.body).toEqual({ total_bookings_count: 0, completion_percentage: 0, rating_percentage: 0 });
  const id = await sessionOf('completed', 3);
  await world.rows('update bookings set auto_completed = true where id = $1', [id]);
  world.clock.moveTo(beginning.add({ hours: 24 * 10 }));
  const { body } = await world.ask('programme_admin', contract.bookingSummary, query());
  expect(body).toEqual({ total_bookings_count: 1, completion_percentage: 100, rating_percentage: 0 });
});

test('ANA-10 people are counted by what they are here; who was removed is not', async () => {
  const count = async () => (await world.ask('programme_admin', contract.userSummary, query())).body;
  expect(await count()).toEqual({ total_users_count: 4, admins_count: 2, mentors_count: 1, mentees_count: 1 });
  await world.rows('update program_memberships set removed_at = $2 where program_id = $1 and user_id = $3', [
    world.alpha.id,
    beginning.toString(),
    world.ids.mentee,
  ]);
  expect(await count()).toEqual({ total_users_count: 3, admins_count: 2, mentors_count: 1, mentees_count: 0 });
});

test('PRG-50 ANA-09 the setup is complete with a member, a way to pair and an agenda', async () => {
  await world.rows('delete from program_goals where program_id = $1', [world.alpha.id]);
  expect((await overview()).setup_status).toEqual({
    overall: false,
    has_invited_user: true,
    has_setup_pairing: false,
    has_created_agenda: false,
  });
  await world.rows(
    `insert into program_goals (program_id, mentor_label, position, created_at) values ($1, 'Writing', 0, $2)`,
    [world.alpha.id, beginning.toString()],
  );
  await world.rows(
    `insert into agendas (program_id, title, start_time, end_time, created_by, created_at, updated_at)
     values ($1, 'Kick-off', $2, $3, $4, $2, $2)`,
    [world.alpha.id, beginning.toString(), beginning.add({ hours: 1 }).toString(), world.ids.portal_owner],
  );
  const { setup_status: status, agendas } = await overview();
  expect(status).toEqual({
    overall: true,
    has_invited_user: true,
    has_setup_pairing: true,
    has_created_agenda: true,
  });
  expect(agendas).toMatchObject([{ title: 'Kick-off' }]);
  await world.rows(`update programs set pairing_method = 'admin_pairs' where id = $1`, [world.alpha.id]);
  expect((await overview()).setup_status).toMatchObject({ overall: false, has_setup_pairing: false });
  await world.rows(
    `update program_memberships set removed_at = $2 where program_id = $1 and role_id in
       (select id from roles where user_type <> 'admin')`,
    [world.alpha.id, beginning.toString()],
  );
  expect((await overview()).setup_status.has_invited_user).toBe(false);
});

test('PRG-50 under admin_pairs one pair sets the pairing up, unless one of the two was removed since', async () => {
  await world.rows(`update programs set pairing_method = 'admin_pairs' where id = $1`, [world.alpha.id]);
  expect((await overview()).setup_status.has_setup_pairing).toBe(false);
  const { alpha, ids } = world;
  await world.ask('programme_admin', connect, {
    body: { program_id: alpha.id, mentor_id: ids.mentor, mentee_id: ids.mentee },
  });
  expect((await overview()).setup_status.has_setup_pairing).toBe(true);
  await world.ask('programme_admin', removeUser, { body: { role_id: alpha.roleIds.Mentee, user_id: ids.mentee } });
  expect((await overview()).setup_status.has_setup_pairing).toBe(false);
});

test('ANA-09 pairs and groups that go on are counted: ended ones and those of other programs are not', async () => {
  const { alpha, beta, ids } = world;
  const add = async (type: 'pair' | 'group', more: { programId?: number; status?: string } = {}) =>
    world.rows(
      `with made as (insert into pairings (type, program_id, mentor_id, mentee_id, name, status, created_by, created_at,
           paused_at, ended_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id, mentor_id, mentee_id)
       insert into pairing_participants (pairing_id, user_id, user_type)
       select id, mentor_id, 'mentor' from made where mentor_id is not null
       union all select id, mentee_id, 'mentee' from made where mentee_id is not null`,
      [
        type,
        more.programId ?? alpha.id,
        type === 'pair' ? ids.mentor : null,
        type === 'pair' ? ids.mentee : null,
        type === 'pair' ? null : 'First ninety days',
        more.status ?? 'active',
        ids.portal_owner,
        beginning.toString(),
        more.status === 'paused' ? beginning.toString() : null,
        more.status === 'ended' ? beginning.toString() : null,
      ],
    );
  await add('pair', { status: 'ended' });
  await add('pair');
  await add('group');
  await add('group', { status: 'paused' });
  await add('group', { status: 'ended' });
  await add('group', { programId: beta.id });
  expect((await overview()).analytics.pairings_count).toEqual({ pairs: 1, groups: 2 });
});

test('PRG-50 an invitation counts once it was sent, though nobody has joined', async () => {
  await world.rows(
    `update program_memberships set removed_at = $2 where program_id = $1 and role_id in
       (select id from roles where user_type <> 'admin')`,
    [world.alpha.id, beginning.toString()],
  );
  await world.rows(
    `insert into role_invite_emails (program_id, role_id, email, status, sent_by, created_at)
     values ($1, $2, 'new@example.com', 'new', $3, $4)`,
    [world.alpha.id, world.alpha.roleIds.Mentee, world.ids.portal_owner, beginning.toString()],
  );
  expect((await overview()).setup_status.has_invited_user).toBe(false);
  await world.rows(`update role_invite_emails set status = 'sent', token_hash = 'x', sent_at = $1, expires_at = $1`, [
    beginning.toString(),
  ]);
  expect((await overview()).setup_status.has_invited_user).toBe(true);
});

test('ANA-08 ANA-09 REV-31 DSH-18 sessions, the busiest mentors, the latest activities and reflections of this programme alone', async () => {
  const id = await sessionOf('fully_rated', 3, 2);
  await sessionOf('upcoming', 4);
  const elsewhere = await session(world, { days: 5, status: 'fully_rated' });
  const said = await reviewed(world, id, 'mentee', 'mentor', { stars: 4, text: 'Clear', sealedHours: 72 });
  await world.rows('update reviews set program_id = $2 where id = $1', [said, world.alpha.id]);
  await reviewed(world, elsewhere.id, 'mentee', 'mentor', { stars: 1, text: 'Elsewhere' });
  for (const who of ['mentee', 'mentor'] as const)
    await world.rows('update user_infos set profile_photo = $2 where user_id = $1', [world.ids[who], `${who}.webp`]);
  const { analytics, mentors } = await overview();
  expect(analytics).toEqual({
    bookings_count: { created: 2, completed: 1 },
    pairings_count: { pairs: 0, groups: 0 },
    participants_count: { mentees: 1, mentors: 1 },
  });
  expect(mentors).toMatchObject([{ person: { id: world.ids.mentor }, sessions: 1 }]);
  const reflections = await world.ask('programme_admin', contract.latestReflections, query());
  expect(reflections.body).toMatchObject({
    reflections: [{ id: said, rater: { id: world.ids.mentee }, star_rating: 4 }],
  });
  expect(reflections.body).toMatchObject({
    reflections: [
      {
        text: 'Clear',
        rater_name: 'Mentee Tan',
        rater_user_type: 'mentee',
        rated_name: 'Mentor Tan',
        profile_photo: '/files/mentee.webp',
        created_at: beginning.toString(),
      },
    ],
  });
  const { body } = await world.ask('programme_admin', contract.dashboardActivities, query());
  const { activities } = body as { activities: contract.DashboardActivity[] };
  const done = activities.filter(({ action }) => action !== 'joined');
  expect(done.map(({ action }) => action)).toEqual(['confirmed', 'created', 'confirmed', 'created']);
  expect(done[0]).toMatchObject({
    action: 'confirmed',
    created_at: expect.stringMatching(/Z$/),
    mentor: { id: world.ids.mentor, fullname: 'Mentor Tan', profile_photo_url: '/files/mentor.webp' },
    mentees: [{ id: world.ids.mentee, full_name: 'Mentee Tan' }],
    user: { full_name: expect.any(String) },
  });
});

test('ANA-08 who joins the programme is an activity of theirs, beside those of the sessions', async () => {
  const activities = async () => {
    const { body } = await world.ask('programme_admin', contract.dashboardActivities, query());
    return (body as { activities: contract.DashboardActivity[] }).activities;
  };
  await world.rows(`update program_memberships set joined_at = $3 where program_id = $1 and user_id = $2`, [
    world.alpha.id,
    world.ids.mentee,
    beginning.add({ hours: 1 }).toString(),
  ]);
  expect((await activities())[0]).toMatchObject({
    action: 'joined',
    created_at: beginning.add({ hours: 1 }).toString(),
    user: { id: world.ids.mentee },
    booking_id: null,
    mentor: null,
    mentees: [],
  });
  expect((await activities()).map(({ user }) => user?.id)).not.toContain(world.ids.other_mentor);
});

test('ANA-13 activities come twenty a page, and of one day of the asker', async () => {
  await world.rows(`update program_memberships set joined_at = '2026-01-01T00:00:00Z'`, []);
  const [{ members } = { members: 0 }] = await world.rows<{ members: number }>(
    'select count(*)::int as members from program_memberships where program_id = $1',
    [world.alpha.id],
  );
  await world.rows(
    `insert into activities (program_id, action, user_id, created_at)
     select $1, 'submitted', $2, timestamptz '2026-11-19T15:59:00Z' + n * interval '1 minute' from generate_series(0, 24) n`,
    [world.alpha.id, world.ids.mentee],
  );
  const ask = async (more: object) =>
    (
      await world.ask('programme_admin', contract.dashboardActivities, {
        query: { program_id: world.alpha.id, ...more },
      })
    ).body as { activities: { created_at: string }[]; page: number; total_pages: number };
  const first = await ask({});
  expect([first.activities.length, first.page, first.total_pages]).toEqual([20, 1, 2]);
  expect(first.activities[0]?.created_at).toBe('2026-11-19T16:23:00Z');
  expect((await ask({ page: 2 })).activities).toHaveLength(5 + members);
  // Midnight in Kuala Lumpur is 4 pm the day before in UTC.
  expect((await ask({ date: '2026-11-19' })).activities).toHaveLength(1);
  expect((await ask({ date: '2026-11-20', page: 2 })).activities).toHaveLength(4);
});

test('ANA-13 no more than ten thousand activities are counted ahead of a page, and the pages go on to the last', async () => {
  const [{ members } = { members: 0 }] = await world.rows<{ members: number }>(
    'select count(*)::int as members from program_memberships where program_id = $1',
    [world.alpha.id],
  );
  await world.rows(
    `insert into activities (program_id, action, user_id, created_at)
     select $1, 'submitted', $2, $3::timestamptz + n * interval '1 minute' from generate_series(1, 10100) n`,
    [world.alpha.id, world.ids.mentee, beginning.toString()],
  );
  const pagesFrom = async (page: number) => {
    const asked = { query: { program_id: world.alpha.id, page } };
    return (await world.ask('programme_admin', contract.dashboardActivities, asked)).body as {
      activities: object[];
      total_pages: number;
    };
  };
  const last = Math.ceil((10_100 + members) / 20);
  expect((await pagesFrom(1)).total_pages).toBe(Math.ceil((10_020 + members) / 20));
  expect((await pagesFrom(5)).total_pages).toBe(last);
  expect(await pagesFrom(last)).toMatchObject({ activities: { length: (10_100 + members) % 20 }, total_pages: last });
});
