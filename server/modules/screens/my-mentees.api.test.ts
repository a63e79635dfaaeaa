import { beforeEach, expect, test } from 'vitest';
import { saveProfile } from '../../../contract/profiles.ts';
import { type MenteeCard, myMentees } from '../../../contract/screens.ts';
import type { Persona } from '../../personas.fixture.ts';
import { beginning, openWorld, type World } from '../../world.fixture.ts';
import { confirmed, requested, tenOClock } from '../bookings/bookings.fixture.ts';
import { session } from './screens.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const menteesOf = async (persona: Persona) =>
  (await world.ask(persona, myMentees, {})).body as { mentees: MenteeCard[]; total: number };
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

test('DSH-15 ACC-66 of a mentee who has left the place stays, without name, country and profile', async () => {
  await session(world);
  await world.rows('update users set deleted_at = $2 where id = $1', [world.ids.mentee, beginning.toString()]);
  expect((await menteesOf('mentor')).mentees).toMatchObject([
    { full_name: 'Deleted User', slug: null, country: null, job_title: null, profile_link: null, sessions: 1 },
  ]);
});
