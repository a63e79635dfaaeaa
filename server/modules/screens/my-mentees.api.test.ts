import { beforeEach, expect, test } from 'vitest';
import { showProgress } from '../../../contract/bookings/index.ts';
import { connect } from '../../../contract/pairings/index.ts';
import { saveProfile } from '../../../contract/profiles/index.ts';
import { removeUser } from '../../../contract/programmes/index.ts';
import { currentUser } from '../../../contract/me/index.ts';
import { type MenteeCard, myMentees } from '../../../contract/screens/index.ts';
import type { Persona } from '../../testing/personas.fixture.ts';
import { beginning, openWorld, type World } from '../../testing/world.fixture.ts';
import { confirmed, requested, sessionInAlpha, tenOClock } from '../bookings/bookings.fixture.ts';
import { session } from './screens.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const menteesOf = async (persona: Persona, query: { program_id?: number } = {}) =>
  (await world.ask(persona, myMentees, { query })).body as { mentees: MenteeCard[]; total: number };
const at = (days: number) => tenOClock(days).toInstant().toString();

test('DSH-15 PRO-89 whom a mentor met or will meet, the next session first, then the latest past one', async () => {
  await world.ask('mentee', saveProfile, {
    body: { info: { country_id: 2, job_title: 'Technician', company: 'Shell' } },
  });
  await session(world, { days: 1, mentee: 'other_mentee' });
  await session(world, { days: 2, mentee: 'other_mentee', status: 'completed' });
  await session(world, { days: 3, mentee: 'pending_mentor', status: 'missed' });
  await session(world, { days: 4, mentee: 'mentee' });
  await world.moveClock(tenOClock(5).toInstant());
  await requested(world, tenOClock(9));
  await confirmed(world, tenOClock(8));
  const { mentees, total } = await menteesOf('mentor');
  const [country] = await world.rows<{ name: string }>('select name from countries where id = 2');
  expect(total).toBe(3);
  expect(mentees[0]).toEqual({
    id: world.ids.mentee,
    slug: 'mentee',
    full_name: 'Mentee Tan',
    profile_photo_url: null,
    user_type: 'mentee',
    job_title: 'Technician',
    company: 'Shell',
    deleted: false,
    country: country?.name,
    sessions: 1,
    last_session_at: at(4),
    next_session_at: at(8),
    profile_link: '/mentee_profile/mentee',
    progress_path: `/main/progress/${world.ids.mentee}`,
    chat_link: `/messages?with=${world.ids.mentee}`,
  });
  expect(
    mentees
      .slice(1)
      .map(({ slug, sessions, last_session_at: last, next_session_at: next }) => [slug, sessions, last, next]),
  ).toEqual([
    ['other-mentee', 2, at(2), null],
    ['pending-mentor', 0, null, null],
  ]);
});

test('DSH-15 sessions of others and cancelled ones make nobody a mentee; a mentee has none', async () => {
  await session(world, { days: 2, mentor: 'other_mentor' });
  await session(world, { days: 3, mentee: 'other_mentee', status: 'cancelled' });
  expect(await menteesOf('mentor')).toEqual({ mentees: [], total: 0 });
  expect(await menteesOf('mentee')).toEqual({ mentees: [], total: 0 });
  expect((await menteesOf('other_mentor')).mentees.map(({ slug }) => slug)).toEqual(['mentee']);
});

test('B47 DSH-05 DSH-15 who leads a group’s session beside another has met its mentees, too', async () => {
  const { id } = await session(world, { days: 2 });
  await world.rows(`update bookings set booking_type = 'group' where id = $1`, [id]);
  await world.rows(`insert into booking_participants (booking_id, user_id, user_type) values ($1, $2, 'mentor')`, [
    id,
    world.ids.other_mentor,
  ]);
  await world.moveClock(tenOClock(5).toInstant());
  expect((await menteesOf('other_mentor')).mentees).toMatchObject([{ slug: 'mentee', sessions: 1 }]);
  const { impact_stats: impact } = (await world.ask('other_mentor', currentUser, {})).body;
  expect(impact.mentees_helped).toBe(1);
});

test('DSH-15 ACC-66 of a mentee who has left the place stays, without name, country and profile', async () => {
  await session(world);
  await world.rows('update users set deleted_at = $2 where id = $1', [world.ids.mentee, beginning.toString()]);
  expect((await menteesOf('mentor')).mentees).toMatchObject([
    { full_name: 'Deleted User', slug: null, country: null, job_title: null, profile_link: null, sessions: 1 },
  ]);
});

test('DSH-15 DSH-19 in a programme whom a mentor meets there, each with their page and progress in its portal', async () => {
  const inAlpha = { program_id: world.alpha.id };
  await session(world, { days: 2 });
  await session(world, { days: 3, mentee: 'other_mentee' });
  expect(await menteesOf('mentor', inAlpha)).toEqual({ mentees: [], total: 0 });
  await sessionInAlpha(world, { at: tenOClock(4) });
  const id = world.ids.mentee;
  expect(await menteesOf('mentor', inAlpha)).toMatchObject({
    mentees: [
      {
        id,
        next_session_at: at(4),
        profile_link: '/app/acme/alpha/members/mentee',
        progress_path: `/app/acme/alpha/members/${id}/progress`,
      },
    ],
    total: 1,
  });
  expect((await world.ask('mentor', showProgress, { params: { userId: id }, query: inAlpha })).status).toBe(200);
  expect(await menteesOf('mentee', inAlpha)).toEqual({ mentees: [], total: 0 });
  const stranger = await world.ask('other_mentor', myMentees, { query: inAlpha });
  expect([stranger.status, stranger.body.code]).toEqual([404, 'programmes.not_found']);
});

test('DSH-19 BKG-123 who is paired is a mentee there before they meet, without progress to read; who was removed is not', async () => {
  const { alpha, ids } = world;
  const inAlpha = { program_id: alpha.id };
  const body = { program_id: alpha.id, mentor_id: ids.mentor, mentee_id: ids.mentee };
  await world.ask('programme_admin', connect, { body });
  expect((await menteesOf('mentor', inAlpha)).mentees).toMatchObject([
    { id: ids.mentee, sessions: 0, next_session_at: null, progress_path: null },
  ]);
  // That does not make them a mentee on the platform.
  expect((await menteesOf('mentor')).mentees).toEqual([]);
  await sessionInAlpha(world);
  expect((await menteesOf('mentor', inAlpha)).mentees).toHaveLength(1);
  await world.ask('programme_admin', removeUser, { body: { role_id: alpha.roleIds.Mentee, user_id: ids.mentee } });
  expect((await menteesOf('mentor', inAlpha)).mentees).toEqual([]);
});

test('BKG-123 who left a group is nobody’s mentee by its sessions any more; the others of it stay', async () => {
  const { id } = await session(world, { days: 2 });
  await world.rows("update bookings set booking_type = 'group', program_id = $2 where id = $1", [id, world.alpha.id]);
  await world.rows("insert into booking_participants values ($1, $2, 'mentee')", [id, world.ids.other_mentee]);
  const slugs = async () => (await menteesOf('mentor')).mentees.map(({ slug }) => slug);
  expect(await slugs()).toEqual(['mentee', 'other-mentee']);
  await world.ask('programme_admin', removeUser, {
    body: { role_id: world.alpha.roleIds.Mentee, user_id: world.ids.mentee },
  });
  expect(await slugs()).toEqual(['other-mentee']);
});
