import { beforeEach, expect, test } from 'vitest';
import { type MentorProfile, mentorProfile } from '../../../contract/screens/index.ts';
import { saveProfile, setFollow, editMentorProfile } from '../../../contract/profiles/index.ts';
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

const mentorAs = (persona: Persona, slug: string, query: { timezone?: string } = {}) =>
  world.ask(persona, mentorProfile, { params: { slug }, query });

test('PRO-01 a mentor is there for everybody, by slug and by either form of the hex id', async () => {
  const hex = 'b6cf6fe4fdfdff4e8f4f6c4a'; // 24 digits
  await world.rows('update users set public_id = $2 where id = $1', [world.ids.mentor, hex]);
  const [other] = await world.rows<{ public_id: string }>('select public_id from users where id = $1', [
    world.ids.other_mentor,
  ]);
  expect(other?.public_id).toHaveLength(32);
  for (const persona of ['visitor', 'mentee', 'other_mentor', 'platform_admin'] as const) {
    expect((await mentorAs(persona, 'mentor')).body.user_id).toBe(world.ids.mentor);
    expect((await mentorAs(persona, 'Mentor')).body.user_id).toBe(world.ids.mentor);
    expect((await mentorAs(persona, hex)).body.user_id).toBe(world.ids.mentor);
    expect((await mentorAs(persona, other?.public_id ?? '')).body.user_id).toBe(world.ids.other_mentor);
  }
});

test('PRO-01 a slug goes before the hex id that reads the same', async () => {
  const [other] = await world.rows<{ public_id: string }>('select public_id from users where id = $1', [
    world.ids.other_mentor,
  ]);
  await world.rows('update users set slug = $2 where id = $1', [world.ids.mentor, other?.public_id]);
  expect((await mentorAs('visitor', other?.public_id ?? '')).body.user_id).toBe(world.ids.mentor);
});

test('PRO-01 PRO-22 PRO-90 who is no mentor of the platform, or has left, has no such page', async () => {
  const words = { status: 404, body: { error: "Whoops, we couldn't find that mentor!" } };
  for (const slug of ['mentee', 'pending-mentor', 'nobody', 'platform-admin', '0'.repeat(32)]) {
    expect(await mentorAs('visitor', slug)).toMatchObject(words);
  }
  await world.rows('update users set is_fl_mentor = false where id = $1', [world.ids.other_mentor]);
  expect(await mentorAs('mentee', 'other-mentor')).toMatchObject(words);
  await world.rows('update users set deleted_at = $2 where id = $1', [world.ids.mentor, beginning.toString()]);
  expect(await mentorAs('mentee', 'mentor')).toMatchObject(words);
});

/** Two sessions held with two mentees: one left a review, the other only a thank-you. */
const mentoredTwo = async () => {
  const first = await session(world, { days: 2, mentee: 'other_mentee' });
  const second = await session(world, { days: 4, mentee: 'mentee', status: 'completed' });
  const review = await reviewed(world, first.id, 'other_mentee', 'mentor', {
    stars: 4,
    text: 'Clear and kind.',
    badges: [1, 7],
  });
  const thanks = await reviewed(world, second.id, 'mentee', 'mentor', { thanks: 'Thank you!', badges: [1] });
  await countAverages(world);
  return { review, thanks };
};

/** What a profile then shows of those two reviews. */
const saidOf = (review: number, thanks: number) => {
  const said = { submitted_at: beginning.toString() };
  const rater = (name: string) => ({ full_name: name, profile_photo_url: null, deleted: false });
  return {
    reviews: [
      {
        ...said,
        id: review,
        star_rating: 4,
        feedback_text: 'Clear and kind.',
        thank_you_note: null,
        badges: [badge(1, 'Great Listener', 'ear'), badge(7, 'Clear Communicator', 'message-2')],
        rater: rater('Other Mentee Tan'),
      },
    ],
    thank_you: [
      {
        ...said,
        id: thanks,
        star_rating: null,
        feedback_text: null,
        thank_you_note: 'Thank you!',
        badges: [badge(1, 'Great Listener', 'ear')],
        rater: rater('Mentee Tan'),
      },
    ],
    badges: [
      { count: 2, badge: badge(1, 'Great Listener', 'ear') },
      { count: 1, badge: badge(7, 'Clear Communicator', 'message-2') },
    ],
  };
};

test('PRO-29 PRO-86 PRO-87 the whole mentor profile, as it is stored', async () => {
  await tellEverything(world, 'mentor');
  await world.ask('mentor', editMentorProfile, {
    params: { id: world.ids.mentor },
    body: {
      ...mentorSaid,
      services_attributes: [3],
      who_to_mentor: [1, 5],
      impact_to_create: 'More courage.',
      linkedin_url: 'https://www.linkedin.com/in/aisha',
      job_title: 'Technician',
      company: 'Petronas',
      working_experience: '3-5 years',
      working_experience_level: 'middle',
    },
  });
  const { review, thanks } = await mentoredTwo();
  const { body } = await mentorAs('visitor', 'mentor', { timezone: 'Asia/Kuala_Lumpur' });
  const { available_dates: dates, timeslots, ...profile } = body as MentorProfile;
  expect(profile).toEqual({
    ...(await shownOf(world, 'mentor')),
    chat_link: null,
    services: [await named(world, 'services', 3)],
    who_to_mentor: [1, 5],
    who_to_mentor_list: ['Students', 'Mid career'],
    mentees_helped_count: 2,
    mentoring_sessions_count: 2,
    fl_average_rating: 4,
    total_reviews: 2,
    new_mentor: false,
    is_following: false,
    have_booked: false,
    ...saidOf(review, thanks),
  });
  // The 20th is over for today, and the session takes its hour on the 22nd.
  expect(dates.slice(0, 3)).toEqual(['21/11/2026', '22/11/2026', '23/11/2026']);
  expect(timeslots.timeslot_timezone).toBe('Asia/Kuala_Lumpur');
  expect(Object.keys(timeslots).filter((key) => key !== 'timeslot_timezone')).toEqual(dates);
  const halfHours = ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30', '12:00', '12:30', '13:00', '13:30'];
  const afternoon = ['14:00', '14:30', '15:00', '15:30', '16:00'];
  expect(timeslots['21/11/2026']).toEqual([...halfHours, ...afternoon]);
  expect(timeslots['22/11/2026']).toEqual(['09:00', ...halfHours.slice(4), ...afternoon]);
});

test('PRO-29 the times are those of the zone asked for, else of the reader', async () => {
  const timesIn = async (persona: Persona, query: { timezone?: string } = {}) =>
    ((await mentorAs(persona, 'mentor', query)).body as MentorProfile).timeslots;
  expect(await timesIn('visitor', { timezone: 'Europe/London' })).toMatchObject({
    timeslot_timezone: 'Europe/London',
    '22/11/2026': expect.arrayContaining(['01:00', '08:00']),
  });
  await world.ask('mentee', saveProfile, { body: { user: { timezone: 'Asia/Tokyo' } } });
  expect(await timesIn('mentee')).toMatchObject({
    timeslot_timezone: 'Asia/Tokyo',
    '22/11/2026': expect.arrayContaining(['10:00', '17:00']),
  });
});

test('PRO-29 what binds a reader to a mentor, who is new, and what is theirs alone', async () => {
  await requested(world, tenOClock(3));
  await world.ask('mentee', setFollow, { body: { mentor_id: world.ids.mentor } });
  await world.ask('mentor', saveProfile, { body: { user: { phone_no: '60123456789' } } });
  const contact = { email: 'mentor@example.com', phone_no: '60123456789' };
  const nothing = { email: null, phone_no: null };
  expect((await mentorAs('mentee', 'mentor')).body).toMatchObject({
    is_following: true,
    have_booked: true,
    is_own: false,
    ...nothing,
  });
  expect((await mentorAs('other_mentee', 'mentor')).body).toMatchObject({ is_following: false, have_booked: false });
  expect((await mentorAs('mentor', 'mentor')).body).toMatchObject({ is_own: true, ...contact });
  expect((await mentorAs('platform_admin', 'mentor')).body).toMatchObject({ is_own: false, ...contact });
  const since = async (days: number) => {
    const at = beginning.subtract({ hours: days * 24 }).toString();
    await world.rows('update user_infos set mentor_since = $2 where user_id = $1', [world.ids.mentor, at]);
    return ((await mentorAs('visitor', 'mentor')).body as MentorProfile).new_mentor;
  };
  expect([await since(29), await since(30)]).toEqual([true, false]);
});

test('PRO-29 a review that is sealed or hidden is on no profile, nor are its badges', async () => {
  const first = await session(world, { days: 2 });
  await reviewed(world, first.id, 'mentee', 'mentor', { stars: 5, thanks: 'Ta.', badges: [2], sealedHours: 1 });
  const second = await session(world, { days: 4, mentee: 'other_mentee' });
  await reviewed(world, second.id, 'other_mentee', 'mentor', { stars: 1, text: 'Spam', badges: [3], hidden: true });
  expect((await mentorAs('visitor', 'mentor')).body).toMatchObject({ reviews: [], thank_you: [], badges: [] });
  world.clock.moveTo(beginning.add({ hours: 1 }));
  const { body } = await mentorAs('visitor', 'mentor');
  expect(body).toMatchObject({ reviews: [{ star_rating: 5 }], thank_you: [{ thank_you_note: 'Ta.' }] });
  expect(body.badges).toEqual([{ count: 1, badge: badge(2, 'Inspiring', 'sparkles') }]);
});
