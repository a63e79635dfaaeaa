import { beforeEach, expect, test } from 'vitest';
import { showProgress, type Progress, updateBookingNote } from '../../../contract/bookings/index.ts';
import type { Person } from '../../testing/personas.fixture.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { confirmed, requested, sessionInAlpha, tenOClock } from './bookings.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const ask = (who: Person, about: Person, program_id?: number) =>
  world.ask(who, showProgress, { params: { userId: world.ids[about] }, query: { program_id } });
const seen = async (who: Person, about: Person, program_id?: number) =>
  (await ask(who, about, program_id)).body as Progress;

test('DSH-20 two people read what they have had together, each with their own notes and nothing of others', async () => {
  const waiting = await requested(world, tenOClock(3));
  const held = await confirmed(world, tenOClock(4));
  await confirmed(world, tenOClock(5), 'other_mentee');
  await world.rows(`update bookings set status = 'completed', completed_at = now() where id = $1`, [held.id]);
  await world.ask('mentor', updateBookingNote, { body: { booking_id: held.id, note: 'Shy, and quick' } });
  const mentors = await seen('mentor', 'mentee');
  expect(mentors.person).toEqual({
    id: world.ids.mentee,
    name: 'Mentee Tan',
    photo_url: null,
    deleted: false,
    profile_path: '/mentee_profile/mentee',
  });
  expect(mentors.sessions).toMatchObject([
    { id: held.id, part: 'completed', note: 'Shy, and quick', with: ['Mentee Tan'] },
    { id: waiting.id, part: 'upcoming', label: 'Pending Your Approval', note: '' },
  ]);
  const mentees = await seen('mentee', 'mentor');
  expect(mentees.sessions.map(({ id, note }) => [id, note])).toEqual([
    [held.id, ''],
    [waiting.id, ''],
  ]);
  for (const [who, about] of [
    ['other_mentee', 'mentee'],
    ['mentee', 'mentee'],
    ['programme_admin', 'mentee'],
  ] as const)
    expect((await ask(who, about)).status, `${who} about ${about}`).toBe(404);
});

test('DSH-20 in a portal it is about the sessions there, and its admins read all of a member', async () => {
  const { id: alpha } = world.alpha;
  const outside = await requested(world, tenOClock(3));
  const inside = await sessionInAlpha(world, { at: tenOClock(4) });
  expect((await seen('mentee', 'mentor', alpha)).sessions).toMatchObject([
    { id: inside, path: `/app/acme/alpha/bookings?booking=${inside}` },
  ]);
  // On the platform the two see all the sessions they have together.
  expect((await seen('mentee', 'mentor')).sessions.map(({ id }) => id)).toEqual([inside, outside.id]);
  const admins = await seen('programme_admin', 'mentor', alpha);
  expect(admins.person.profile_path).toBe('/app/acme/alpha/members/mentor');
  expect(admins.sessions).toMatchObject([{ id: inside, path: null, with: ['Mentee Tan'] }]);
  expect((await ask('other_programme_admin', 'mentor', alpha)).status).toBe(404);
  expect((await ask('programme_admin', 'other_mentee', alpha)).status).toBe(404);
});
