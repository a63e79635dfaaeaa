import { beforeEach, expect, test } from 'vitest';
import { reportBooking, completeByAdmin, myBookings } from '../../../contract/bookings/index.ts';
import { feedbackForm, giveFeedback, bookingReviews, ownReviews } from '../../../contract/reviews/index.ts';
import type { Person } from '../../testing/personas.fixture.ts';
import { toldTo } from '../../testing/told.fixture.ts';
import { beginning, openWorld, type World } from '../../testing/world.fixture.ts';
import { heldInAlpha, heldSession, questionIds, review } from './reviews.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const at = (bookingId: number, about: Person) => ({ params: { bookingId, participantId: world.ids[about] } });
const form = (who: Person, id: number, about: Person) => world.ask(who, feedbackForm, at(id, about));
const setsFor = async (who: Person, id: number) =>
  (await world.ask(who, bookingReviews, { query: { booking_id: id } })).body;
const statusOf = async (id: number) =>
  (await world.rows<{ status: string }>('select status from bookings where id = $1', [id]))[0]?.status;
const averageOf = async (who: Person) =>
  (
    await world.rows<{ stars: string }>('select fl_average_rating as stars from review_averages where user_id = $1', [
      world.ids[who],
    ])
  ).map(({ stars }) => Number(stars));

test('REV-01 REV-02 REV-28 each side is asked its own questions of the other, a mentee may add badges', async () => {
  const id = await heldSession(world);
  const { body } = await form('mentee', id, 'mentor');
  expect(body).toMatchObject({
    participant: { full_name: 'Mentor Tan' },
    participant_type: 'mentor',
    questions: [
      { category: 'stars', primary: true, primary_tag: 'PMENTEE2', scale_start: 1, scale_end: 5 },
      { category: 'stars', primary: false, primary_tag: 'PMENTEE3' },
    ],
    badges: { length: 8 },
    review: null,
    why_not: null,
    other_submitted: false,
    suggests_mentors: true,
  });
  const forMentor = (await form('mentor', id, 'mentee')).body;
  expect(forMentor.questions).toMatchObject([
    { primary_tag: 'PMENTOR1', primary: true, stars: 5 },
    { primary_tag: 'PMENTOR2', primary: false, stars: 5 },
  ]);
  expect(forMentor).toMatchObject({ badges: [], suggests_mentors: false });
  expect((await form('mentee', id, 'mentee')).status).toBe(404);
  expect((await form('other_mentee', id, 'mentor')).status).toBe(404);
});

test('REV-03 REV-04 REV-06 REV-33 the first review is sealed for the other side; admins read it; the second opens both', async () => {
  const id = await heldSession(world);
  const said = { stars: [5, 3], text: 'Three concrete next steps.', badges: [1, 2], thanks: 'Thank you!' };
  expect((await review(world, id, 'mentee', 'mentor', said)).status).toBe(200);
  expect(await statusOf(id)).toBe('partially_rated');
  expect(await setsFor('mentor', id)).toMatchObject({
    mentee: [{ submitted: true, sealed: true, submitted_at: null, feedback: [] }],
    mentor: [{ submitted: false }],
  });
  const whole = [
    { category: 'stars', value: 5, text: 'Three concrete next steps.' },
    { category: 'stars', value: 3, text: null },
    { category: 'badges', options: ['Great Listener', 'Inspiring'] },
    { category: 'thank_you', text: 'Thank you!' },
  ];
  expect((await setsFor('platform_admin', id)).mentee).toMatchObject([{ feedback: whole }]);
  const waiting = await world.ask('mentor', ownReviews, { query: {} });
  expect(waiting.body).toMatchObject({ received: [], waiting: 1 });
  await review(world, id, 'mentor', 'mentee', { stars: [4, 4] });
  expect(await statusOf(id)).toBe('fully_rated');
  const open = { sealed: false, submitted_at: world.clock.now().toString(), feedback: whole };
  expect(await setsFor('mentor', id)).toMatchObject({ mentee: [open] });
  expect((await setsFor('mentee', id)).mentor).toMatchObject([{ feedback: [{ value: 4 }, { value: 4 }] }]);
});

test('REV-33 after seven days the one review is open, and the other side still owes theirs', async () => {
  const id = await heldSession(world);
  await review(world, id, 'mentee', 'mentor');
  const from = world.clock.now();
  await world.moveClock(from.add({ hours: 7 * 24 }).subtract({ seconds: 1 }));
  expect((await setsFor('mentor', id)).mentee).toMatchObject([{ sealed: true }]);
  expect(await averageOf('mentor')).toEqual([]);
  await world.moveClock(from.add({ hours: 7 * 24 }));
  expect((await setsFor('mentor', id)).mentee).toMatchObject([{ sealed: false, feedback: { length: 2 } }]);
  expect(await averageOf('mentor')).toEqual([5]);
  const { body } = await world.ask('mentor', myBookings, { query: {} });
  expect(body.to_review).toMatchObject([{ id, status: 'pending_rating', shows_reviews: true }]);
});

test('REV-09 BKG-61 BKG-106 Rate Now stands while a review is owed; who has given it reads Read Review', async () => {
  const id = await heldSession(world);
  const listed = async (who: Person) => (await world.ask(who, myBookings, { query: {} })).body;
  const rate = { button: 'rate', why_not: null };
  expect((await listed('mentee')).to_review).toMatchObject([
    { id, buttons: [{ button: 'mark_absent' }, rate], shows_reviews: false },
  ]);
  await review(world, id, 'mentee', 'mentor');
  expect((await listed('mentee')).closed).toMatchObject([
    { id, status: 'partially_rated', label: 'Completed', buttons: [{ button: 'read_review' }], shows_reviews: true },
  ]);
  expect((await listed('mentor')).to_review).toMatchObject([{ id, buttons: [{ button: 'mark_absent' }, rate] }]);
  await review(world, id, 'mentor', 'mentee');
  for (const who of ['mentee', 'mentor'] as const)
    expect((await listed(who)).closed).toMatchObject([{ id, status: 'fully_rated', shows_reviews: true }]);
  const feed = await world.rows("select user_id::int from activities where booking_id = $1 and action = 'reviewed'", [
    id,
  ]);
  expect(feed).toEqual([{ user_id: world.ids.mentee }, { user_id: world.ids.mentor }]);
  await world.rows("update bookings set status = 'reported' where id = $1", [id]);
  expect((await listed('mentor')).to_review).toMatchObject([{ id, status: 'reported', shows_reviews: false }]);
});

test('REV-08 what is required and missing is said at its answer, and nothing is kept', async () => {
  const id = await heldSession(world);
  const [first = 0, second = 0] = await questionIds(world, 'mentee');
  await world.rows('update impact_questions set required = false where id = $1', [second]);
  const give = (answers: object[]) =>
    world.ask('mentee', giveFeedback, { ...at(id, 'mentor'), body: { answers: answers as never } });
  const without = await give([{ question_id: second, value: 4 }, { question_id: first }]);
  expect(without).toMatchObject({ status: 422, body: { fields: { 'answers.1': 'This selection is required' } } });
  expect((await give([{ question_id: first, value: 6 }])).body.fields).toEqual({
    'answers.0': 'This selection is required',
  });
  expect(await statusOf(id)).toBe('completed');
  // Missing optional answers and questions no longer asked do not matter.
  expect(
    (
      await give([
        { question_id: first, value: 4 },
        { question_id: 999_999, value: 1 },
      ])
    ).status,
  ).toBe(200);
});

test('REV-03 REV-25 every kind of question takes its kind of answer, and is kept with its description', async () => {
  const id = await heldSession(world);
  await world.rows(
    `insert into impact_questions (title, description, category, required, user_type, scale_start, scale_end, options, position) values
       ('How likely?', '0 is never', 'scale', true, 'mentee', 0, 10, '[]', 5),
       ('What next?', '', 'text', true, 'mentee', null, null, '[]', 6),
       ('What helped?', '', 'options', true, 'mentee', null, null, '["Advice","Contacts","Courage"]', 7)`,
  );
  const [first, second, scale, text, options] = await questionIds(world, 'mentee');
  const body = (extra: object[]) => ({
    answers: [{ question_id: first, value: 5 }, { question_id: second, value: 5 }, ...extra] as never,
  });
  const wrong = await world.ask('mentee', giveFeedback, {
    ...at(id, 'mentor'),
    body: body([
      { question_id: scale, value: 11 },
      { question_id: text, text: '  ' },
      { question_id: options, options: ['Money'] },
    ]),
  });
  expect(wrong.body.fields).toEqual({
    'answers.2': 'This selection is required',
    'answers.3': 'This field is required',
    'answers.4': 'This selection is required',
  });
  await world.ask('mentee', giveFeedback, {
    ...at(id, 'mentor'),
    body: body([
      { question_id: scale, value: 0 },
      { question_id: text, text: 'Write to three people.' },
      { question_id: options, options: ['Courage', 'Advice'] },
    ]),
  });
  // The question may change afterwards: the answer keeps the question as it was asked.
  await world.rows("update impact_questions set title = 'Changed', category = 'text' where id = $1", [scale]);
  expect((await setsFor('mentee', id)).mentee[0]?.feedback.slice(2)).toMatchObject([
    { title: 'How likely?', description: '0 is never', category: 'scale', value: 0, scale_end: 10 },
    { category: 'text', description: null, text: 'Write to three people.' },
    { category: 'options', options: ['Advice', 'Courage'] },
  ]);
});

test('B17 at most three badges, and only a mentee gives them', async () => {
  const id = await heldSession(world);
  const four = await review(world, id, 'mentee', 'mentor', { badges: [1, 2, 3, 4] });
  expect(four.body.fields).toEqual({ badges: 'You can give up to 3 badges' });
  expect((await review(world, id, 'mentor', 'mentee', { badges: [1] })).body.fields).toMatchObject({
    badges: 'Only mentees give badges',
  });
  expect((await review(world, id, 'mentee', 'mentor', { badges: [99] })).status).toBe(422);
});

test('B48 M08 a review is changed while it is sealed; open, the same again is fine and another refused', async () => {
  const id = await heldSession(world);
  await review(world, id, 'mentee', 'mentor', { stars: [2, 2] });
  expect((await form('mentee', id, 'mentor')).body).toMatchObject({
    review: { answers: [{ value: 2 }, { value: 2 }], sealed: true, editable: true },
    why_not: 'bookings.no_review_due',
  });
  expect((await review(world, id, 'mentee', 'mentor', { stars: [4, 5] })).status).toBe(200);
  await review(world, id, 'mentor', 'mentee');
  expect((await review(world, id, 'mentee', 'mentor', { stars: [4, 5] })).status).toBe(200);
  const changed = await review(world, id, 'mentee', 'mentor', { stars: [1, 1] });
  expect(changed).toMatchObject({ status: 422, body: { code: 'reviews.no_longer_editable' } });
  await world.runJobs();
  expect(await averageOf('mentor')).toEqual([4]);
  expect(await world.rows("select count(*)::int as n from activities where action = 'reviewed'")).toEqual([{ n: 2 }]);
});

test('D07 no review of a session that has not been held, or that the clock completed', async () => {
  const id = await heldSession(world);
  for (const change of ["status = 'upcoming'", "status = 'missed'", "status = 'completed', auto_completed = true"]) {
    await world.rows(`update bookings set ${change} where id = $1`, [id]);
    expect((await review(world, id, 'mentee', 'mentor')).status, change).toBe(422);
  }
  expect(await world.rows('select id from reviews')).toEqual([]);
});

test('the other side is told of a review, and that theirs opens it', async () => {
  const id = await heldSession(world);
  await world.runJobs();
  await world.rows('delete from notifications');
  await review(world, id, 'mentee', 'mentor');
  await review(world, id, 'mentor', 'mentee');
  await world.runJobs();
  expect(await toldTo(world, world.ids.mentee)).toMatchObject([{ message: 'Mentor Tan reviewed your session.' }]);
  const [told] = await toldTo(world, world.ids.mentor);
  expect(told?.message).toMatch(/^Mentee Tan reviewed your session\./);
});

test('NTF-17 a day after its completion who has not reviewed is asked once more, here and by e-mail', async () => {
  const id = await heldSession(world);
  await review(world, id, 'mentee', 'mentor');
  await world.runJobs();
  await world.rows('delete from notifications');
  const completed = world.clock.now();
  const letters = () =>
    world.rows<{ user_id: string }>("select user_id from deliveries where template = 'booking.feedback_due'");
  await world.moveClock(completed.add({ hours: 23, minutes: 59 }));
  expect([await toldTo(world, world.ids.mentor), await letters()]).toEqual([[], []]);
  await world.moveClock(completed.add({ hours: 24 }));
  expect((await letters()).map(({ user_id: id }) => Number(id))).toEqual([world.ids.mentor]);
  await world.moveClock(completed.add({ hours: 25 }));
  expect(await letters()).toHaveLength(1);
  expect(await toldTo(world, world.ids.mentee)).toEqual([]);
  expect(await toldTo(world, world.ids.mentor)).toMatchObject([
    {
      message: 'How was your session with Mentee Tan? Your review is still open.',
      link_path: `/main/bookings/${id}/participants/${world.ids.mentee}/feedback`,
    },
  ]);
});

test('C2 what was said of a session that is reported rests: its admins read it, it counts nowhere until they settle that it was held', async () => {
  const id = await heldSession(world);
  await review(world, id, 'mentee', 'mentor');
  await world.moveClock(beginning.add({ hours: 24 * 8 }));
  const shownTo = async (who: Person) =>
    (await setsFor(who, id)).mentee.map(({ feedback }: { feedback: unknown[] }) => feedback.length);
  expect([await averageOf('mentor'), await shownTo('mentor')]).toEqual([[5], [2]]);
  const params = { id };
  const body = { bookingId: id, reportedUserId: world.ids.mentee, reason: 'absent' as const };
  expect((await world.ask('mentor', reportBooking, { params, body })).status).toBe(200);
  await world.moveClock(world.clock.now().add({ minutes: 2 }));
  expect([await averageOf('mentor'), await shownTo('mentor'), await shownTo('platform_admin')]).toEqual([
    [0],
    [0],
    [2],
  ]);
  expect((await world.ask('platform_admin', completeByAdmin, { params, body: {} })).status).toBe(200);
  await world.moveClock(world.clock.now().add({ minutes: 2 }));
  expect([await averageOf('mentor'), await shownTo('mentor')]).toEqual([[5], [2]]);
});

test('REV-22 in a private programme the two do not read what is said of them; its admins do', async () => {
  const id = await heldInAlpha(world);
  const programId = world.alpha.id;
  await world.rows("update programs set review_settings = 'hidden' where id = $1", [programId]);
  await review(world, id, 'mentee', 'mentor', { programId, stars: [2, 2] });
  await review(world, id, 'mentor', 'mentee', { programId });
  expect(await statusOf(id)).toBe('fully_rated');
  const forMentor = await setsFor('mentor', id);
  expect(forMentor).toMatchObject({
    mentee: [{ submitted: true, private: true, feedback: [] }],
    mentor: [{ private: false, feedback: { length: 2 } }],
  });
  const own = await world.ask('mentor', ownReviews, { query: { program_id: programId } });
  expect(own.body).toMatchObject({ received: [], given: { length: 1 }, private: true });
  expect((await setsFor('programme_admin', id)).mentee).toMatchObject([{ feedback: [{ value: 2 }, { value: 2 }] }]);
  await world.rows("update programs set review_settings = 'shown' where id = $1", [programId]);
  expect((await setsFor('mentor', id)).mentee).toMatchObject([{ private: false, feedback: { length: 2 } }]);
});
