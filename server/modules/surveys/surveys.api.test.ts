import { beforeEach, expect, test } from 'vitest';
import { surveySummary } from '../../../contract/analytics/index.ts';
import { toggleProgramme } from '../../../contract/programmes/index.ts';
import * as contract from '../../../contract/surveys/index.ts';
import { surveyFields, surveyQuestions } from '../../../contract/surveys/surveys.fixture.ts';
import { lettersTo } from '../../testing/told.fixture.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { answerAs, answeredBy, draftIn, sentIn } from './surveys.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const as = 'programme_admin';
const params = ({ id }: { id: number }) => ({ params: { id } });
const show = async (survey: contract.Survey) => (await world.ask(as, contract.showSurvey, params(survey))).body;
const send = (survey: contract.Survey, body: object = {}) =>
  world.ask(as, contract.sendSurvey, { ...params(survey), body });
const close = (survey: contract.Survey) => world.ask(as, contract.closeSurvey, params(survey));
const remind = (survey: contract.Survey) => world.ask(as, contract.remindSurvey, params(survey));
const results = async (survey: contract.Survey) => (await world.ask(as, contract.surveyResults, params(survey))).body;
const csv = async ({ id }: contract.Survey) =>
  world.browserOf(as).inject({ method: 'GET', url: `/surveys/${id}/results.csv` });
const later = async (hours: number) => {
  world.clock.moveTo(world.clock.now().add({ hours }));
  await world.jobs.runSchedules();
};
const receivers = () => world.vendors.letters.flatMap(({ to }) => to).toSorted();

test('NPS-16 B90 a survey goes from draft over ongoing to completed, and its admins see each step', async () => {
  const survey = await draftIn(world);
  expect(survey).toMatchObject({ status: 'draft', sent_count: 0, role_name: null, why_not: { send: null } });
  expect(survey.questions.map(({ title, question_type }) => [title, question_type])).toEqual([
    ['How often do you meet?', 'options'],
    ['How useful is it?', 'scale'],
    ['And your mentor?', 'stars'],
    ['What should change?', 'text'],
  ]);
  expect((await send(survey)).body).toMatchObject({ status: 'ongoing', sent_count: 2, answered_count: 0 });
  expect((await close(survey)).body).toMatchObject({ status: 'completed', completed_at: world.clock.now().toString() });
  const { body } = await world.ask(as, contract.listSurveys, { query: { program_id: world.alpha.id } });
  expect(body.surveys).toEqual([await show(survey)]);
});

test('NPS-16 a draft is changed as a whole and can be deleted; what was sent stays as it is', async () => {
  const survey = await draftIn(world);
  const change = (body: object) =>
    world.ask(as, contract.updateSurvey, { ...params(survey), body: { ...surveyFields, ...body } });
  const [first] = surveyQuestions;
  expect((await change({ title: 'Half', questions: [first] })).body).toMatchObject({
    title: 'Half',
    questions: [{ title: first?.title }],
  });
  await send(survey);
  const drop = () => world.ask(as, contract.deleteSurvey, params(survey));
  for (const reply of [await change({}), await drop(), await send(survey)])
    expect(reply).toMatchObject({ status: 422, body: { code: 'surveys.sent_already' } });
  const other = await draftIn(world);
  expect((await world.ask(as, contract.deleteSurvey, params(other))).status).toBe(200);
  expect((await world.ask(as, contract.showSurvey, params(other))).status).toBe(404);
});

test('B90 only members with the role are asked, and strangers to the survey do not find it', async () => {
  const survey = await sentIn(world, { role_id: world.alpha.roleIds.Mentor });
  expect(survey).toMatchObject({ role_name: 'Mentor', sent_count: 1 });
  await world.runJobs();
  expect(receivers()).toEqual(['mentor@example.com']);
  expect((await world.ask('mentor', contract.surveyForMember, params(survey))).status).toBe(200);
  expect((await world.ask('mentee', contract.surveyForMember, params(survey))).status).toBe(404);
  expect((await answerAs(world, 'mentee', survey)).status).toBe(404);
  expect(await draftIn(world, { role_id: world.alpha.roleIds.Admin }).then((draft) => send(draft))).toMatchObject({
    status: 200,
  });
});

test('B90 a role of another program is refused, and so is a survey that nobody would get', async () => {
  const refused = await world.ask(as, contract.createSurvey, {
    body: { program_id: world.alpha.id, ...surveyFields, role_id: world.beta.roleIds.Mentor },
  });
  expect(refused).toMatchObject({ status: 422, body: { fields: { role_id: 'Please choose from the list' } } });
  await world.rows('update program_memberships set removed_at = $2 where program_id = $1', [
    world.alpha.id,
    world.clock.now().toString(),
  ]);
  const survey = await draftIn(world, {}, 'enterprise_admin');
  const reply = await world.ask('enterprise_admin', contract.sendSurvey, { ...params(survey), body: {} });
  expect(reply).toMatchObject({ status: 422, body: { code: 'surveys.nobody_to_ask' } });
});

test('B114 NTF-02 whoever is asked gets an email and a line in the bell, which lead to the survey', async () => {
  const survey = await sentIn(world, { anonymous: true });
  await world.runJobs();
  expect(receivers()).toEqual(['mentee@example.com', 'mentor@example.com']);
  const [letter] = lettersTo(world, 'mentee@example.com');
  expect(letter).toMatchObject({ subject: 'Your opinion, please: Halfway there', from: 'Alpha' });
  const address = `/app/acme/alpha/surveys/${survey.id}`;
  for (const said of [address, 'Five minutes of your time', 'nobody sees who gave which answer'])
    expect(letter?.text).toContain(said);
  expect(
    await world.rows('select object_type, object_id::int, link_path from notifications where user_id = $1', [
      world.ids.mentee,
    ]),
  ).toEqual([{ object_type: 'Survey', object_id: survey.id, link_path: address }]);
});

test('a reminder goes to those who have not answered, once a day, and not after everybody has', async () => {
  const survey = await sentIn(world);
  await answerAs(world, 'mentee', survey);
  await world.runJobs();
  world.vendors.letters.length = 0;
  expect((await remind(survey)).status).toBe(200);
  await world.runJobs();
  expect(world.vendors.letters.map(({ to, mail }) => [...to, mail.subject])).toEqual([
    ['mentor@example.com', 'Reminder: Halfway there'],
  ]);
  expect(await remind(survey)).toMatchObject({ status: 422, body: { code: 'surveys.reminded_today' } });
  await later(24);
  await answerAs(world, 'mentor', survey);
  expect(await remind(survey)).toMatchObject({ status: 422, body: { code: 'surveys.all_answered' } });
});

test('nobody is told of a survey that was closed, or that they have answered, before the email was written', async () => {
  const survey = await sentIn(world);
  await answerAs(world, 'mentee', survey);
  await world.runJobs();
  expect(receivers()).toEqual(['mentor@example.com']);
  const other = await sentIn(world);
  await close(other);
  await world.runJobs();
  expect(receivers()).toEqual(['mentor@example.com']);
});

test('B90 a survey is sent at its time, and not if the time is taken back', async () => {
  const [survey, other] = [await draftIn(world), await draftIn(world)];
  const send_at = world.clock.now().add({ hours: 48 }).toString();
  expect((await send(survey, { send_at })).body).toMatchObject({ status: 'draft', send_at });
  await send(other, { send_at });
  expect((await send(other, { send_at: null })).body).toMatchObject({ status: 'draft', send_at: null });
  await later(47);
  expect(await show(survey)).toMatchObject({ status: 'draft' });
  await later(1);
  expect(await show(survey)).toMatchObject({ status: 'ongoing', sent_at: send_at, send_at: null, sent_count: 2 });
  expect(await show(other)).toMatchObject({ status: 'draft', sent_count: 0 });
  await world.runJobs();
  expect(receivers()).toEqual(['mentee@example.com', 'mentor@example.com']);
});

test.each([
  [-1, 'Please choose a time in the future'],
  [24 * 366, 'Please choose a time within a year'],
])('a survey cannot be planned %i hours from now', async (hours, send_at) => {
  const survey = await draftIn(world);
  const reply = await send(survey, { send_at: world.clock.now().add({ hours }).toString() });
  expect(reply).toMatchObject({ status: 422, body: { fields: { send_at } } });
});

test('B90 NPS-17 members answer once; the summary and the results follow', async () => {
  const survey = await sentIn(world);
  const before = await world.ask('mentee', contract.surveyForMember, params(survey));
  expect(before.body).toMatchObject({ answered: false, why_not_answer: null, title: 'Halfway there' });
  const { status, body } = await answerAs(world, 'mentee', survey);
  expect([status, body.answered, body.why_not_answer]).toEqual([200, true, 'surveys.answered']);
  expect(await answerAs(world, 'mentee', survey)).toMatchObject({ status: 422, body: { code: 'surveys.answered' } });
  const summary = await world.ask(as, surveySummary, { query: { program_id: world.alpha.id } });
  expect(summary.body).toEqual({
    completed_survey_count: 0,
    ongoing_survey_count: 1,
    survey_sent_count: 2,
    respond_rate: 50,
  });
  expect(await results(survey)).toMatchObject({
    sent_count: 2,
    answered_count: 1,
    respond_rate: 50,
    questions: [
      {
        counts: [
          { answer: 'Weekly', count: 1 },
          { answer: 'Monthly', count: 0 },
        ],
        mean: null,
      },
      { mean: 4 },
      { mean: 5 },
      { texts: ['Nothing'], answered_count: 1 },
    ],
  });
});

test.each([
  [['', '4', '5'], 0, 'This field is required'],
  [['Daily', '4', '5'], 0, 'Please choose from the list'],
  [['Weekly', '6', '5'], 1, 'Please choose from the list'],
  [['Weekly', '4', '0'], 2, 'Please choose from the list'],
])('B90 the answers %o are refused at their question, and nothing is kept', async (given, at, message) => {
  const survey = await sentIn(world);
  const field = `answers.${survey.questions[at]?.id}`;
  expect(await answerAs(world, 'mentee', survey, given)).toMatchObject({
    status: 422,
    body: { fields: { [field]: message } },
  });
  expect(await world.rows('select 1 from survey_answers')).toEqual([]);
  expect(await show(survey)).toMatchObject({ answered_count: 0 });
});

test('B90 nobody answers a survey that is closed, or in a program that is over', async () => {
  const survey = await sentIn(world);
  await close(survey);
  expect(await answerAs(world, 'mentee', survey)).toMatchObject({ status: 422, body: { code: 'surveys.closed' } });
  const other = await sentIn(world);
  await world.ask('portal_owner', toggleProgramme, { params: { id: world.alpha.id } });
  expect(await answerAs(world, 'mentee', other)).toMatchObject({ status: 422, body: { code: 'programmes.inactive' } });
});

test('BKG-122 the activity says who answered', async () => {
  await answerAs(world, 'mentee', await sentIn(world));
  expect(await world.rows(`select action, user_id::int from activities where action = 'submitted'`)).toEqual([
    { action: 'submitted', user_id: world.ids.mentee },
  ]);
});

test('M45 nothing tells whose an answer to an anonymous survey is: neither the answers, the activity nor the file', async () => {
  const survey = await sentIn(world, { anonymous: true });
  await answerAs(world, 'mentee', survey);
  const columns = await world.rows<{ name: string }>(
    `select column_name as name from information_schema.columns where table_name = 'survey_answers' order by 1`,
  );
  expect(columns.map(({ name }) => name)).toEqual(['answer', 'id', 'question_id', 'survey_id', 'user_id']);
  expect(await world.rows('select user_id from survey_answers where user_id is not null')).toEqual([]);
  expect(await world.rows(`select user_id from activities where action = 'submitted'`)).toEqual([{ user_id: null }]);
  await answeredBy(world, survey, 4, ['Monthly', '2', '1', 'More time']);
  const lines = (await csv(survey)).body.trim().split('\r\n');
  expect(lines[0]).toBe('"Question","Answer"');
  expect(lines).toHaveLength(1 + 4 * 5);
  expect(lines.join('\n')).not.toMatch(/mentee/i);
});

test('M45 of an anonymous survey nothing is shown before five people have answered', async () => {
  const survey = await sentIn(world, { anonymous: true });
  await answeredBy(world, survey, 4);
  expect(await results(survey)).toMatchObject({ answered_count: 4, questions: null });
  expect((await csv(survey)).statusCode).toBe(422);
  await answeredBy(world, survey, 1);
  expect((await results(survey)).questions).toHaveLength(4);
  expect((await csv(survey)).statusCode).toBe(200);
});

test('ACC-66 once an account is gone, what it chose stays in the figures, and what it wrote does not', async () => {
  const survey = await sentIn(world);
  await answerAs(world, 'mentee', survey);
  await world.rows('update users set deleted_at = $2 where id = $1', [world.ids.mentee, world.clock.now().toString()]);
  const { forgetSurveysOf } = await import('./store/surveys.ts');
  await world.database.transact((tx) => forgetSurveysOf(tx, world.ids.mentee));
  expect(await world.rows('select user_id, answer from survey_answers order by answer')).toEqual(
    ['4', '5', 'Weekly'].map((answer) => ({ user_id: null, answer })),
  );
  expect(await results(survey)).toMatchObject({ sent_count: 2, answered_count: 1 });
});

const [choice, scale] = surveyQuestions;
test.each([
  [{ title: ' ' }, { title: 'This field is required' }],
  [{ questions: [] }, { questions: 'Please ask at least one question' }],
  [{ questions: [{ ...choice, options: ['Weekly'] }] }, { 'questions.0.options': 'Please offer at least two options' }],
  [
    { questions: [{ ...choice, options: ['Weekly', 'weekly'] }] },
    { 'questions.0.options': 'Each option can be there once' },
  ],
  [
    { questions: [{ ...scale, scale_start: 5, scale_end: 5 }] },
    { 'questions.0.scale_end': 'The scale must end above its start' },
  ],
])('B90 a survey that is not well made is refused at its field', async (changes, fields) => {
  const reply = await world.ask(as, contract.createSurvey, {
    body: { program_id: world.alpha.id, ...surveyFields, ...changes } as never,
  });
  expect(reply).toMatchObject({ status: 422, body: { fields } });
});

test('B68 nothing is done with surveys of a program that is over', async () => {
  const [survey, sent] = [await draftIn(world), await sentIn(world)];
  await world.ask('portal_owner', toggleProgramme, { params: { id: world.alpha.id } });
  expect((await show(survey)).why_not.send).toBe('programmes.inactive');
  for (const reply of [await send(survey), await remind(sent), await close(sent)])
    expect(reply).toMatchObject({ status: 422, body: { code: 'programmes.inactive' } });
});
