import { beforeEach, expect, test } from 'vitest';
import { createGroup, endPairing } from '../../../contract/pairings/index.ts';
import { menteeProfile } from '../../../contract/screens/index.ts';
import { setFollow, applyAsMentor } from '../../../contract/profiles/index.ts';
import type { Persona } from '../../testing/personas.fixture.ts';
import { beginning, openWorld, type World } from '../../testing/world.fixture.ts';
import { requested, tenOClock } from '../bookings/bookings.fixture.ts';
import { mentorSaid } from '../profiles/samples.fixture.ts';
import { countAverages, reviewed, session } from './screens.fixture.ts';
import { badge, named, shownOf, tellEverything } from './told.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const menteeAs = (persona: Persona, slug: string) => world.ask(persona, menteeProfile, { params: { slug } });

test('PRO-91 PRO-86 PRO-20 the whole mentee profile, as it is stored, for a mentor who has met them; their application once it waits', async () => {
  await tellEverything(world, 'mentee');
  await world.ask('mentee', setFollow, { body: { mentor_id: world.ids.other_mentor } });
  const held = await session(world, { days: 2 });
  const asked = await requested(world, tenOClock(5));
  // The mentor may not see this session.
  await session(world, { days: 3, mentor: 'other_mentor' });
  const review = await reviewed(world, held.id, 'mentor', 'mentee', { stars: 2, text: 'Late.', badges: [4] });
  await countAverages(world);
  const sessionOf = ({ id }: { id: number }, status: string, days: number) => ({
    id,
    status,
    start_at: tenOClock(days).toInstant().toString(),
    topic: 'How do I move from testing into product management?',
    with: 'Mentor Tan',
  });
  const { body } = await menteeAs('mentor', 'mentee');
  expect(body).toEqual({
    ...(await shownOf(world, 'mentee')),
    chat_link: `/messages?with=${world.ids.mentee}`,
    interested_companies: [await named(world, 'companies', 3)],
    interested_industries: [await named(world, 'industries', 2)],
    mentoring_sessions_count: 2,
    following_count: 1,
    average_rating: 2,
    reviews: [
      {
        id: review,
        star_rating: 2,
        feedback_text: 'Late.',
        thank_you_note: null,
        badges: [badge(4, 'Problem Solver', 'puzzle')],
        submitted_at: beginning.toString(),
        rater: { full_name: 'Mentor Tan', profile_photo_url: null, deleted: false },
      },
    ],
    thank_you: [],
    badges: [{ count: 1, badge: badge(4, 'Problem Solver', 'puzzle') }],
    session_history: [sessionOf(asked, 'pending', 5), sessionOf(held, 'fully_rated', 2)],
  });
  expect((await menteeAs('mentee', 'mentee')).body).toMatchObject({ is_own: true, email: 'mentee@example.com' });
  expect((await menteeAs('mentee', 'mentee')).body.session_history).toHaveLength(3);
  const applied = await world.ask('mentee', applyAsMentor, { params: { id: world.ids.mentee }, body: mentorSaid });
  expect(applied.status).toBe(200);
  expect((await menteeAs('mentee', 'mentee')).body).toMatchObject({
    application_pending: true,
    application: { application_date: beginning.toString(), approved_on: null },
  });
});

test("PRO-90 two mentees of a mentor's own group find each other while it lasts, and nothing to write to them by", async () => {
  await world.rows('update program_memberships set removed_at = now()');
  await session(world, { days: 2 });
  await session(world, { days: 3, mentee: 'other_mentee' });
  expect((await menteeAs('other_mentee', 'mentee')).status).toBe(404);
  const made = await world.ask('mentor', createGroup, {
    body: { name: 'Friday circle', mentee_ids: [world.ids.mentee, world.ids.other_mentee] },
  });
  expect(made.body.program_id).toBeNull();
  expect(await menteeAs('other_mentee', 'mentee')).toMatchObject({
    status: 200,
    body: { email: null, phone_no: null },
  });
  expect((await menteeAs('mentee', 'other-mentee')).status).toBe(200);
  expect((await menteeAs('unconfirmed', 'mentee')).status).toBe(404);
  const end = { params: { id: made.body.id as number }, body: { reason: 'It is summer.' } };
  expect((await world.ask('mentor', endPairing, end)).status).toBe(200);
  expect((await menteeAs('other_mentee', 'mentee')).status).toBe(404);
});

test('PRO-03 PRO-90 a mentee is there by slug and hex id for themselves, who shares a programme or a session, and admins', async () => {
  const [mentee] = await world.rows<{ public_id: string }>('select public_id from users where id = $1', [
    world.ids.mentee,
  ]);
  const statusFor = async (persona: Persona) => {
    const bySlug = await menteeAs(persona, 'mentee');
    const byHex = await menteeAs(persona, mentee?.public_id ?? '');
    expect(byHex.body).toEqual(bySlug.body);
    if (bySlug.status === 200) expect(byHex.body.user_id).toBe(world.ids.mentee);
    return bySlug.status;
  };
  expect(await statusFor('mentee')).toBe(200);
  expect(await statusFor('mentor')).toBe(200);
  expect(await statusFor('platform_admin')).toBe(200);
  for (const persona of ['other_mentee', 'other_mentor', 'other_programme_admin'] as const) {
    expect(await statusFor(persona)).toBe(404);
  }
  await requested(world, tenOClock(4), 'mentee', 'other_mentor');
  expect(await statusFor('other_mentor')).toBe(200);
  expect(await statusFor('visitor')).toBe(401);
});
