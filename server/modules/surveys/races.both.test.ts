import { beforeEach, expect, test } from 'vitest';
import { closeSurvey, givePulse, sendSurvey, submitNps } from '../../../contract/surveys/index.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { recipientOf } from './queries/surveys.ts';
import { insertAnswers } from './store/surveys.ts';
import { answerAs, draftIn, onboard, pairedFor, sentIn } from './surveys.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

test('NPS-15 two devices that answer at once: one is stored, the other is told so', async () => {
  await onboard(world, 'mentee');
  const submit = (number_of_stars: number) =>
    world.ask('mentee', submitNps, { body: { feedback_type: 'sign_up', number_of_stars } });
  const replies = await Promise.all([submit(9), submit(10)]);
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  expect(await world.rows('select 1 from nps_submissions')).toHaveLength(1);
});

test('M16 two devices that answer a pulse at once: one is stored, the other is told so', async () => {
  const pairing = await pairedFor(world, 30);
  await world.browserOf('mentee').csrf();
  const give = (helpful: number) =>
    world.ask('mentee', givePulse, { body: { pairing_id: pairing, helpful, at_ease: 5 } });
  const replies = await Promise.all([give(1), give(5), give(3)]);
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422]);
  expect(await world.rows('select 1 from pulses')).toHaveLength(1);
});

const rounds = 3;

test('B90 the same person answers on two devices at once: one is kept, the other is told so', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const survey = await sentIn(world, { anonymous: round % 2 === 0 });
    await world.browserOf('mentee').csrf();
    const replies = await Promise.all([1, 2].map(() => answerAs(world, 'mentee', survey)));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    expect(await world.rows('select 1 from survey_answers where survey_id = $1', [survey.id])).toHaveLength(4);
  }
});

/** By hand what the guard prevents: whoever only looks before writing keeps two answers of one person. */
test('B90 without the row that is marked, both devices would have been kept', async () => {
  const survey = await sentIn(world, { anonymous: true });
  const [question] = survey.questions;
  const { transact } = world.database;
  const seen = await Promise.all([1, 2].map(() => transact((tx) => recipientOf(tx, survey.id, world.ids.mentee))));
  for (const before of seen) {
    if (before?.answered !== false) continue;
    const answer = { surveyId: survey.id, questionId: question?.id ?? 0, userId: null, answer: 'Weekly' };
    await transact((tx) => insertAnswers(tx, [answer]));
  }
  expect(await world.rows('select 1 from survey_answers')).toHaveLength(2);
});

test('B90 closing while somebody answers: the answer is kept whole, or refused', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const survey = await sentIn(world);
    await Promise.all([world.browserOf('mentee').csrf(), world.browserOf('programme_admin').csrf()]);
    const [answered, closed] = await Promise.all([
      answerAs(world, 'mentee', survey),
      world.ask('programme_admin', closeSurvey, { params: { id: survey.id } }),
    ]);
    expect(closed.status).toBe(200);
    const kept = (await world.rows('select 1 from survey_answers where survey_id = $1', [survey.id])).length;
    const [counted] = await world.rows(
      'select count(*) filter (where answered)::int as answered from survey_recipients where survey_id = $1',
      [survey.id],
    );
    expect([answered.status, kept, counted?.['answered']]).toEqual(answered.status === 200 ? [200, 4, 1] : [422, 0, 0]);
  }
});

test('B90 two admins send at once: everybody is sent it once', async () => {
  const survey = await draftIn(world);
  await Promise.all([world.browserOf('programme_admin').csrf(), world.browserOf('portal_owner').csrf()]);
  const send = (who: 'programme_admin' | 'portal_owner') =>
    world.ask(who, sendSurvey, { params: { id: survey.id }, body: {} });
  const replies = await Promise.all([send('programme_admin'), send('portal_owner')]);
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  expect(await world.rows('select 1 from survey_recipients where survey_id = $1', [survey.id])).toHaveLength(2);
});
