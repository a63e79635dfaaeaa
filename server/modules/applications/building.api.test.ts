import { beforeEach, expect, test } from 'vitest';
import * as contract from '../../../contract/applications/index.ts';
import { applicantForm } from '../../../contract/applications/index.ts';
import { toggleProgramme } from '../../../contract/programmes/index.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { applicant, form } from './applications.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const questions = [
  { title: 'Why?', description: 'In your own words', question_type: 'text', required: true },
  { title: 'How sure?', question_type: 'scale', scale_start: 1, scale_end: 7, required: false },
  { title: 'When?', question_type: 'options', options: ['Mornings', 'Evenings'] },
];
type Body = Parameters<typeof world.ask<typeof contract.createApplication>>[2]['body'];
const create = (more: object = {}) =>
  world.ask('programme_admin', contract.createApplication, {
    body: {
      program_id: world.alpha.id,
      name: 'Autumn intake',
      description: 'Who are you?',
      user_type: 'mentor',
      role_id: world.alpha.roleIds.Mentor,
      questions,
      ...more,
    } as Body,
  });
const change = (id: number, body: object) =>
  world.ask('portal_owner', contract.changeApplication, { params: { id }, body });
const list = async () =>
  (await world.ask('programme_admin', contract.listApplications, { query: { program_id: world.alpha.id } })).body
    .applications;
const fieldsOf = (reply: { status: number; body: { fields?: object } }) => {
  expect(reply.status).toBe(422);
  return reply.body.fields;
};

test('APP-04 APP-05 APP-09 a new form with its questions, closed, at an address of ten letters', async () => {
  const { status, body } = await create();
  expect(status).toBe(200);
  expect(body).toMatchObject({
    name: 'Autumn intake',
    description: 'Who are you?',
    user_type: 'mentor',
    role_id: world.alpha.roleIds.Mentor,
    role_name: 'Mentor',
    program_id: world.alpha.id,
    total_applicants: 0,
    created_at: '2026-11-20T10:00:00Z',
    published: false,
    questions: [
      { title: 'Why?', description: 'In your own words', required: true, question_type: 'text', scale_start: null },
      { title: 'How sure?', required: false, question_type: 'scale', scale_start: 1, scale_end: 7, options: [] },
      { title: 'When?', required: true, question_type: 'options', options: ['Mornings', 'Evenings'] },
    ],
  });
  expect(body.link_ref).toMatch(/^[a-z]{10}$/);
  expect(body.url).toBe(`http://lantern.test/app/acme/alpha/applications/${body.link_ref}`);
  expect(await list()).toEqual([body]);
  const { body: read } = await world.ask('portal_owner', contract.readApplication, { params: { id: body.id } });
  expect(read).toEqual(body);
});

test('APP-07 what a form lacks is said at its field', async () => {
  expect(fieldsOf(await create({ name: ' ', user_type: '', role_id: null, questions: [{ title: '' }] }))).toEqual({
    name: 'Name is a required field',
    user_type: 'Role is a required field',
    role_id: 'Role is a required field',
    'questions.0.title': 'Question title is a required field',
    'questions.0.question_type': 'Question type is a required field',
  });
  const doubled = [{ title: 'When?', question_type: 'options', options: ['Mornings', 'Evenings', 'mornings'] }];
  expect(fieldsOf(await create({ questions: doubled }))).toEqual({
    'questions.0.options': '“mornings” is there twice',
  });
  const options = [{ title: 'When?', question_type: 'options', options: ['Once', 'Once'] }];
  expect(fieldsOf(await create({ questions: options }))).toEqual({
    'questions.0.options': 'Please offer at least two options',
  });
  const scale = [{ title: 'Sure?', question_type: 'scale', scale_start: 5, scale_end: 5 }];
  expect(fieldsOf(await create({ questions: scale }))).toEqual({
    'questions.0.scale_end': 'The scale must end above its start',
  });
  expect(await list()).toEqual([]);
});

test('APP-08 only a role of this programme, and not the owner, is given to who is approved', async () => {
  for (const role_id of [world.alpha.roleIds['Portal Owner'], world.beta.roleIds.Mentee]) {
    expect(fieldsOf(await create({ role_id }))).toEqual({ role_id: 'Role is a required field' });
  }
  // The user type always comes from the role, whatever the request says.
  expect((await create({ role_id: world.alpha.roleIds.Mentee })).body).toMatchObject({ user_type: 'mentee' });
});

test('APP-09 APP-05 a save changes what is sent: questions keep their answers, those left out are gone', async () => {
  const made = await form(world);
  const who = await applicant(world, made);
  const before = (await list())[0];
  expect((await change(made.id, { name: 'Renamed' })).body).toEqual({ ...before, name: 'Renamed', version: 2 });
  const { body } = await change(made.id, {
    questions: [
      { title: 'New one', question_type: 'text' },
      { id: made.why, title: 'Why, really?', question_type: 'text' },
      { id: made.sure, _destroy: true },
    ],
  });
  expect(body.questions.map(({ title }: { title: string }) => title)).toEqual(['New one', 'Why, really?']);
  expect(body.questions[1].id).toBe(made.why);
  expect(
    await world.rows('select question_id::int, answer from applicant_answers where applicant_id = $1', [who]),
  ).toEqual([{ question_id: made.why, answer: 'To learn' }]);
});

test('a question of another form is not taken over by its id', async () => {
  const made = await form(world);
  const other = await form(world, { programme: 'beta' });
  await change(made.id, { questions: [{ id: other.why, title: 'Mine now', question_type: 'text' }] });
  const [kept] = await world.rows('select title, deleted_at from application_questions where id = $1', [other.why]);
  expect(kept).toEqual({ title: 'Why do you come?', deleted_at: null });
});

test('two admins who save the same form: the second is told, and the first keeps what they saved', async () => {
  const { body } = await create();
  await change(body.id, { version: 1, name: 'First' });
  const second = await change(body.id, { version: 1, name: 'Second' });
  expect(second).toMatchObject({ status: 409, body: { code: 'applications.changed_meanwhile' } });
  expect((await list())[0]).toMatchObject({ name: 'First' });
});

test('APP-02 APP-03 a form is opened, closed and deleted, each with a message', async () => {
  const { body } = await create();
  const params = { id: body.id };
  const toggle = async () => (await world.ask('programme_admin', contract.togglePublish, { params })).body;
  expect(await toggle()).toEqual({ message: 'The application is open.' });
  expect((await list())[0]).toMatchObject({ published: true, status: 'Open' });
  expect(await toggle()).toEqual({ message: 'The application is closed.' });
  expect((await list())[0]).toMatchObject({ published: false, status: 'Closed' });
  const { body: said } = await world.ask('programme_admin', contract.deleteApplication, { params });
  expect(said).toEqual({ message: 'The application was deleted.' });
  expect(await list()).toEqual([]);
  const query = { application_id: body.id };
  expect((await world.ask('other_mentee', applicantForm, { query })).status).toBe(404);
});

test('APP-04 APP-11 a form counts who stands where; drafts are no applicants yet, and who has gone is not counted', async () => {
  const made = await form(world);
  await applicant(world, made, 'applied', 'other_mentee');
  await applicant(world, made, 'applied', 'pending_mentor');
  await applicant(world, made, 'shortlisted', 'other_mentor');
  await applicant(world, made, 'draft', 'unconfirmed');
  await applicant(world, made, 'approved', 'mentor');
  for (const who of ['mentee', 'other_programme_admin', 'enterprise_admin'] as const)
    await applicant(world, made, 'rejected', who);
  const counted = {
    total_applicants: 7,
    application_total: 2,
    shortlisted_total: 1,
    approved_total: 1,
    rejected_total: 3,
    draft_total: 1,
  };
  expect((await list())[0]).toMatchObject(counted);
  await world.rows('update users set deleted_at = $2 where id = $1', [world.ids.mentee, '2026-11-20T10:00:00Z']);
  expect((await list())[0]).toMatchObject({ ...counted, total_applicants: 6, rejected_total: 2 });
});

test('B68 nothing is built in a programme that is not active any more', async () => {
  const made = await form(world);
  await world.ask('portal_owner', toggleProgramme, { params: { id: world.alpha.id } });
  const inactive = { status: 422, body: { error: 'This program is no longer active.' } };
  expect(await create()).toMatchObject(inactive);
  expect(await change(made.id, { name: 'Late' })).toMatchObject(inactive);
  const params = { id: made.id };
  expect(await world.ask('programme_admin', contract.togglePublish, { params })).toMatchObject(inactive);
  expect(await list()).toMatchObject([{ name: 'Spring intake', published: true }]);
});
