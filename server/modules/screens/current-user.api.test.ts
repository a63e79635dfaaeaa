import { Buffer } from 'node:buffer';
import { beforeEach, expect, test } from 'vitest';
import { currentUser, type CurrentUser } from '../../../contract/me/index.ts';
import { mentorProfile } from '../../../contract/screens/index.ts';
import {
  saveProfile,
  updateBanner,
  updateProfilePhoto,
  applyAsMentor,
  approveMentor,
} from '../../../contract/profiles/index.ts';
import { goalImage } from '../../../contract/reference/index.ts';
import type { Person } from '../../testing/personas.fixture.ts';
import { beginning, openWorld, type World } from '../../testing/world.fixture.ts';
import { png } from '../profiles/pictures.fixture.ts';
import { mentorSaid, pendingApplication } from '../profiles/samples.fixture.ts';
import { countAverages, reviewed, session, shownGoals, shownInfo, toldEverything } from './screens.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const me = async (persona: Person) => (await world.ask(persona, currentUser, {})).body as CurrentUser;
/** Somebody who joined before an address had to be confirmed for it (M41). */
const joined = (role: 'Mentor' | 'Admin') =>
  world.rows('insert into program_memberships (program_id, user_id, role_id, joined_at) values ($1, $2, $3, $4)', [
    world.alpha.id,
    world.ids.unconfirmed,
    world.alpha.roleIds[role],
    beginning.toString(),
  ]);
const linked = (provider: string) => ({
  connected: false,
  broken: false,
  changes: 0,
  link_url: `/users/auth/${provider}`,
  unlink_url: `/users/auth/${provider}`,
});
const picture = (field: string) => ({ uploads: [{ field, name: 'me.png', type: 'image/png', bytes: png }] });

/** Fields that nobody has until their modules exist, and those that are empty for people without an office. */
const nothingElse = {
  upcoming_expiring_credits: { credits: 0, expires_at: null },
  promo_trackers: [],
  program_goals: [],
  enterprise_admin_access: [],
  admin_base_url: null,
  user_objective: null,
  is_platform_admin: false,
  is_enterprise: false,
  is_following: false,
};

test('PRO-85 PRO-86 PRO-87 whoever is signed in reads all that they said of themselves, and where they stand', async () => {
  await world.ask('mentee', saveProfile, { body: toldEverything });
  await world.ask('mentee', updateProfilePhoto, { body: {} }, picture('profile_photo'));
  await world.ask('mentee', updateBanner, { body: {} }, picture('banner'));
  await world.ask('mentee', applyAsMentor, { params: { id: world.ids.mentee }, body: mentorSaid });
  const booking = await session(world);
  await reviewed(world, booking.id, 'mentor', 'mentee', { stars: 3, text: 'Well prepared.', thanks: 'Come again.' });
  await countAverages(world);
  const [stored] = await world.rows<{ profile_photo: string; banner: string; company: string; industry: string }>(
    `select profile_photo, banner, (select name from companies where id = 3) as company,
       (select name from industries where id = 2) as industry from user_infos where user_id = $1`,
    [world.ids.mentee],
  );
  const [own] = await world.rows<{ name: string }>('select name from industries where id = 4');
  const { body } = await world.ask('mentee', currentUser, {});
  expect(body).toEqual({
    ...nothingElse,
    id: world.ids.mentee,
    public_id: '4c0d07eab2ce912d12db2375f69d5152',
    slug: 'mentee',
    firstname: 'Mentee',
    lastname: 'Tan',
    full_name: 'Mentee Tan',
    email: 'mentee@example.com',
    phone_no: '60123456789',
    user_type: 'mentee',
    is_fl_mentor: false,
    profile_photo: `/files/${stored?.profile_photo}`,
    profile_photo_url: `/files/${stored?.profile_photo}`,
    banner_url: `/files/${stored?.banner}`,
    created_at: beginning.toString(),
    confirmed_at: beginning.toString(),
    must_confirm: false,
    onboarded_at: null,
    fl_average_rating: 3,
    profile_intro: 'I fix\nthings.',
    // Ten of the hundred points paid for the session.
    balance: 90,
    mentor_profile_status: { mentorship: null },
    application_pending: true,
    application: { approved_on: null, application_date: beginning.toString() },
    interested_industries: [{ id: 2, name: stored?.industry }],
    interested_companies: [{ id: 3, name: stored?.company }],
    interested_services: [],
    industries: [{ id: 4, name: own?.name }],
    goals: shownGoals,
    user_languages: [{ language_id: 1 }, { language_id: 3 }],
    timezone: 'Asia/Kuala_Lumpur',
    lang: 'en',
    whatsapp_notification: true,
    close_edit_mentor_profile_popup: false,
    home_url: '/main/dashboard',
    info: shownInfo,
    linked_calendars: { google: linked('google'), microsoft: linked('microsoft') },
    reviews: [{ star_rating: 3, feedback_text: 'Well prepared.', thank_you_note: 'Come again.', badges: [] }],
    impact_stats: { average_rating: 3, mentees_helped: 0, mentoring_sessions: 1, profile_viewed: 0, total_reviews: 1 },
  });
});

test('ACC-47 who administers anything is told to confirm their address, by whatever way they came to it', async () => {
  const asks = async (who: Person) => (await me(who)).must_confirm;
  expect(await asks('unconfirmed')).toBe(false);
  await joined('Mentor');
  expect(await asks('unconfirmed')).toBe(false);
  const admins = ['programme_admin', 'portal_owner', 'enterprise_admin', 'platform_admin'] as const;
  for (const who of admins) expect(await asks(who), who).toBe(false);
  await world.rows('update users set confirmed_at = null');
  for (const who of admins) expect(await asks(who), who).toBe(true);
  for (const who of ['mentor', 'mentee'] as const) expect(await asks(who), who).toBe(false);
});

test('ACC-47 M41 who administers a program and has not confirmed their address is asked to', async () => {
  await joined('Admin');
  expect(await me('unconfirmed')).toMatchObject({
    user_type: 'mentee',
    home_url: '/app/acme/alpha/admin/',
    must_confirm: true,
  });
});

test('PRO-87 the picture of a goal is there for everybody', async () => {
  for (const { id } of shownGoals) {
    const { status, headers, body } = await world.ask('visitor', goalImage, { params: { id } });
    expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(Buffer.from(String(body)).includes('<svg')).toBe(true);
  }
});

test('PRO-85 a mentor is marked as one, with the services they offer and since when they are approved', async () => {
  const id = await pendingApplication(world);
  await world.ask('platform_admin', approveMentor, { params: { id } });
  await world.ask('pending_mentor', saveProfile, { body: { services_attributes: [3], onboarded: true } });
  const [service] = await world.rows<{ name: string }>('select name from services where id = 3');
  expect(await me('pending_mentor')).toMatchObject({
    user_type: 'mentor',
    is_fl_mentor: true,
    mentor_profile_status: { mentorship: 'approved' },
    application_pending: false,
    application: { approved_on: beginning.toString(), application_date: '2026-11-19T00:00:00Z' },
    interested_services: [{ id: 3, name: service?.name }],
    onboarded_at: beginning.toString(),
  });
});

test('PRO-85 the enterprises that somebody owns or administers are named', async () => {
  const rows = await world.rows<{ id: string }>(
    `insert into enterprises (name, slug, program_type, estimated_participants, country_id, phone_no, owner_id, created_at)
     select name, lower(name), 'mentoring', '1-50', 1, '60123456789', $1, $2 from unnest(array['Amber', 'Boost', 'Grab']) name
     returning id`,
    [world.ids.portal_owner, beginning.toString()],
  );
  const [amber, boost] = rows.map(({ id }) => Number(id));
  for (const id of [boost, amber]) {
    await world.rows('insert into enterprise_admins values ($1, $2)', [id, world.ids.enterprise_admin]);
  }
  const access = (await me('enterprise_admin')).enterprise_admin_access;
  expect(access.toSorted((a, b) => a - b)).toEqual([world.acme, amber, boost]);
  expect((await me('portal_owner')).enterprise_admin_access).toHaveLength(3);
  expect((await me('programme_admin')).enterprise_admin_access).toEqual([]);
});

test('DSH-05 a mentor reads what came of it: rating, mentees, sessions held, views and reviews', async () => {
  const first = await session(world, { days: 2 });
  await session(world, { days: 3, status: 'completed' });
  const third = await session(world, { days: 4, mentee: 'other_mentee', status: 'partially_rated' });
  // Neither missed sessions nor sessions held by someone else count.
  await session(world, { days: 5, mentee: 'pending_mentor', status: 'missed' });
  await session(world, { days: 6, mentee: 'pending_mentor', mentor: 'other_mentor' });
  await reviewed(world, first.id, 'mentee', 'mentor', { stars: 5 });
  await reviewed(world, third.id, 'other_mentee', 'mentor', { stars: 4 });
  for (const viewer of ['mentee', 'mentee', 'other_mentee', 'mentor', 'visitor'] as const) {
    await world.ask(viewer, mentorProfile, { params: { slug: 'mentor' }, query: {} });
  }
  await countAverages(world);
  expect((await me('mentor')).impact_stats).toEqual({
    average_rating: 4.5,
    mentees_helped: 2,
    mentoring_sessions: 3,
    // Each viewer counts once a day; your own views and visitors do not (B18).
    profile_viewed: 2,
    total_reviews: 2,
  });
});

test('DSH-05 who has given nothing yet has no rating, and nought of the rest', async () => {
  expect((await me('other_mentor')).impact_stats).toEqual({
    average_rating: null,
    mentees_helped: 0,
    mentoring_sessions: 0,
    profile_viewed: 0,
    total_reviews: 0,
  });
});
