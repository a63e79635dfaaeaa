import { beforeEach, expect, test } from 'vitest';
import { markPrompt } from '../../../contract/accounts/index.ts';
import * as contract from '../../../contract/surveys/index.ts';
import type { Person } from '../../testing/personas.fixture.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { heldInAlpha, heldSession } from '../reviews/reviews.fixture.ts';
import { giveNps, onboard } from './surveys.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const dueFor = async (who: Person, query: object = {}) => (await world.ask(who, contract.npsDue, { query })).body.due;
const submit = (body: object, who: Person = 'mentee') =>
  world.ask(who, contract.submitNps, { body: { feedback_type: 'first_booking', number_of_stars: 9, ...body } });
const stored = () =>
  world.rows(
    `select user_id::int as who, feedback_type, program_id::int as place, number_of_stars as stars, feedback_text as areas, comment
     from nps_submissions order by id`,
  );

test('NPS-04 B118 nobody is asked before there is something to ask about; then it is asked where it happened', async () => {
  await world.rows('update users set onboarded_at = null where id = any($1)', [Object.values(world.ids)]);
  expect(await dueFor('mentee')).toBeNull();
  await onboard(world, 'mentee');
  const signUp = { feedback_type: 'sign_up', program_id: null, program_name: null };
  expect(await dueFor('mentee')).toEqual(signUp);
  expect(await dueFor('mentee', { program_id: world.alpha.id })).toEqual(signUp);
  await submit({ feedback_type: 'sign_up' });
  expect(await dueFor('mentee')).toBeNull();
  await heldInAlpha(world);
  expect(await dueFor('mentee')).toBeNull();
  const there = { feedback_type: 'portal_first_booking_nps', program_id: world.alpha.id, program_name: 'Alpha' };
  expect(await dueFor('mentee', { program_id: world.alpha.id })).toEqual(there);
  expect(await dueFor('mentor', { program_id: world.alpha.id })).toEqual(there);
  expect(await dueFor('mentee', { program_id: world.beta.id })).toBeNull();
});

test('NPS-04 the first session on the platform is asked about there, for thirty days', async () => {
  await heldSession(world);
  expect(await dueFor('mentee')).toMatchObject({ feedback_type: 'first_booking', program_id: null });
  expect(await dueFor('mentee', { program_id: world.alpha.id })).toBeNull();
  world.clock.moveTo(world.clock.now().add({ hours: 24 * 31 }));
  expect(await dueFor('mentee')).toBeNull();
});

test('APP-31 NPS-04 whoever has applied is asked about that program, on the day alone', async () => {
  const after = { program_id: world.alpha.id, after: 'application' };
  expect(await dueFor('other_mentee', after)).toBeNull();
  await world.rows(
    `with form as (insert into applications (program_id, name, user_type, role_id, link_ref, published, created_by, created_at, updated_at)
       values ($1, 'Join', 'mentee', $2, 'joinalphaa', true, $3, $5, $5) returning id)
     insert into applicants (application_id, user_id, status, applied_on, created_at, updated_at)
       select id, $4, 'applied', $5, $5, $5 from form`,
    [
      world.alpha.id,
      world.alpha.roleIds.Mentee,
      world.ids.programme_admin,
      world.ids.other_mentee,
      world.clock.now().toString(),
    ],
  );
  const due = { feedback_type: 'program_application', program_id: world.alpha.id, program_name: 'Alpha' };
  expect(await dueFor('other_mentee', after)).toEqual(due);
  expect(await dueFor('other_mentee', { program_id: world.alpha.id })).toBeNull();
  const sent = { feedback_type: 'program_application', program_id: world.alpha.id, number_of_stars: 7 };
  expect((await submit(sent, 'other_mentee')).status).toBe(200);
  expect(await dueFor('other_mentee', after)).toBeNull();
});

test('NPS-03 M09 skipping is remembered for seven days, in the cookie that the documents name as well', async () => {
  await heldSession(world);
  const body = { kind: 'nps_skip', context: 'first_booking' } as const;
  const { headers } = await world.ask('mentee', markPrompt, { body });
  expect(String(headers['set-cookie'])).toMatch(/nps_skip_first_booking=1; Max-Age=604800/);
  expect(await dueFor('mentee')).toBeNull();
  world.clock.moveTo(world.clock.now().add({ hours: 7 * 24 - 1 }));
  expect(await dueFor('mentee')).toBeNull();
  world.clock.moveTo(world.clock.now().add({ hours: 1 }));
  expect(await dueFor('mentee')).toMatchObject({ feedback_type: 'first_booking' });
  const application = { kind: 'nps_skip', context: 'program_application' };
  expect((await world.ask('mentee', markPrompt, { body: application as never })).status).toBe(422);
});

test('NPS-11 NPS-12 NPS-13 a score of 0 is stored with its areas and its comment', async () => {
  await heldSession(world);
  const low = {
    program_id: null,
    number_of_stars: 0,
    nps_category: 'Platform Issue',
    feedback_text: ['Video Call', 'Buying Mentorship Credits'],
    comment: '  We never met.  ',
  };
  const { status, body } = await submit(low);
  expect([status, body]).toEqual([200, { message: 'Feedback was successfully submitted' }]);
  expect(await stored()).toEqual([
    {
      who: world.ids.mentee,
      feedback_type: 'first_booking',
      place: null,
      stars: 0,
      areas: ['Video Call', 'Buying Mentorship Credits'],
      comment: 'We never met.',
    },
  ]);
});

test('NPS-08 from 6 stars on there are no areas, and nobody has to write', async () => {
  await heldSession(world);
  expect((await submit({ number_of_stars: 6, feedback_text: ['Events'] })).status).toBe(200);
  expect(await stored()).toMatchObject([{ stars: 6, areas: [], comment: '' }]);
});

const low = { number_of_stars: 5, feedback_text: ['Events'], comment: 'So-so' };
test.each([
  [{ ...low, feedback_text: [] }, { feedback_text: 'At least one tag is required' }],
  [{ ...low, comment: '   ' }, { comment: 'Please say in a few words what went wrong' }],
  [{ ...low, feedback_text: ['Weather'] }, { 'feedback_text.0': 'Please choose from the list' }],
  [{ number_of_stars: '9' }, { number_of_stars: 'Please choose a number from 0 to 10' }],
  [{ number_of_stars: 11 }, { number_of_stars: 'Please choose a number from 0 to 10' }],
  [{ number_of_stars: 9.5 }, { number_of_stars: 'Please choose a number from 0 to 10' }],
  [{ nps_category: 'Platform Issue' }, { nps_category: 'This category does not match the number' }],
])('NPS-07 NPS-10 %o is refused beside its field, and nothing is stored', async (body, fields) => {
  await heldSession(world);
  expect(await submit(body)).toMatchObject({ status: 422, body: { fields } });
  expect(await stored()).toEqual([]);
});

test('NPS-07 a comment has at most 2000 characters', async () => {
  await heldSession(world);
  expect(await submit({ comment: 'x'.repeat(2001) })).toMatchObject({
    status: 422,
    body: { fields: { comment: 'Please use at most 2000 characters' } },
  });
  expect((await submit({ comment: 'x'.repeat(2000) })).status).toBe(200);
});

test('NPS-09 buying credits is no area in a portal', async () => {
  await heldInAlpha(world);
  const there = { feedback_type: 'portal_first_booking_nps', program_id: world.alpha.id };
  const credits = { ...there, ...low, feedback_text: ['Buying Mentorship Credits'] };
  expect(await submit(credits)).toMatchObject({
    status: 422,
    body: { fields: { feedback_text: 'Please choose from the list' } },
  });
  expect((await submit({ ...there, ...low })).status).toBe(200);
});

test('NPS-15 once per context and user: the same again changes nothing, something else is refused', async () => {
  await heldSession(world);
  await submit({ comment: 'Great' });
  expect((await submit({ comment: 'Great' })).status).toBe(200);
  expect(await submit({ number_of_stars: 10 })).toMatchObject({ status: 422, body: { code: 'surveys.nps_given' } });
  expect((await submit({}, 'mentor')).status).toBe(200);
  expect(await stored()).toMatchObject([{ stars: 9, comment: 'Great' }, { who: world.ids.mentor }]);
});

test('B118 nobody gives feedback on a program in which they have done nothing', async () => {
  await heldInAlpha(world);
  const portal = { feedback_type: 'portal_first_booking_nps' };
  const refused = { status: 422, body: { code: 'surveys.nps_not_due' } };
  expect(await submit({ ...portal, program_id: world.beta.id })).toMatchObject(refused);
  expect(await submit(portal)).toMatchObject(refused);
  expect(await submit({ ...portal, program_id: world.alpha.id }, 'other_mentee')).toMatchObject(refused);
  expect(await submit({ feedback_type: 'program_application' })).toMatchObject(refused);
  expect(await submit({})).toMatchObject(refused);
});

test('NPS-14 NPS-18 admins see both scores, what was chosen and what was written, without names', async () => {
  const { alpha, beta } = world;
  for (const stars of [10, 9, 9, 9, 8, 6, 6]) await giveNps(world, { programId: alpha.id, stars, comment: '' });
  await giveNps(world, { programId: alpha.id, stars: 0, comment: 'Never met' });
  await giveNps(world, { programId: beta.id, stars: 10, comment: 'Elsewhere' });
  const ofAlpha = await world.ask('programme_admin', contract.programmeNps, { params: { id: alpha.id }, query: {} });
  expect(ofAlpha.body).toEqual({
    total_respondents: 8,
    satisfaction_score: 38,
    bands: { detractor: 1, passive: 3, promoter: 4 },
    standard_nps: 13,
    standard_bands: { detractor: 3, passive: 1, promoter: 4 },
    stars: [1, 0, 0, 0, 0, 0, 2, 0, 1, 3, 1],
    areas: [
      { area: 'Others', count: 1 },
      { area: 'Video Call', count: 1 },
    ],
    comments: [
      {
        id: expect.any(Number),
        feedback_type: 'portal_first_booking_nps',
        number_of_stars: 0,
        nps_category: 'Platform Issue',
        feedback_text: ['Video Call', 'Others'],
        comment: 'Never met',
        program_name: 'Alpha',
        submitted_at: world.clock.now().toString(),
      },
    ],
    page: 1,
    total_pages: 1,
  });
  const all = await world.ask('platform_admin', contract.platformNps, { query: {} });
  expect(all.body).toMatchObject({
    total_respondents: 9,
    comments: [{ comment: 'Elsewhere' }, { comment: 'Never met' }],
  });
});

test('NPS-14 twenty comments a page, the newest first', async () => {
  for (let at = 1; at <= 21; at += 1) await giveNps(world, { programId: world.alpha.id, comment: `Comment ${at}` });
  const page = async (number: number) => {
    const { body } = await world.ask('programme_admin', contract.programmeNps, {
      params: { id: world.alpha.id },
      query: { page: number },
    });
    return { pages: body.total_pages, first: body.comments[0]?.comment, many: body.comments.length };
  };
  expect(await page(1)).toEqual({ pages: 2, first: 'Comment 21', many: 20 });
  expect(await page(2)).toEqual({ pages: 2, first: 'Comment 1', many: 1 });
});

test('B118 a session that was only logged, or is long over, is asked about by nobody', async () => {
  const id = await heldSession(world);
  await world.rows('update bookings set is_offline = true where id = $1', [id]);
  expect(await dueFor('mentee')).toBeNull();
  const long = world.clock.now().subtract({ hours: 24 * 30 });
  await world.rows('update bookings set is_offline = false, completed_at = $2 where id = $1', [id, long.toString()]);
  expect(await dueFor('mentee')).toBeNull();
});
