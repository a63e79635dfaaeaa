import { beforeEach, expect, test } from 'vitest';
import * as contract from '../../../contract/applications/index.ts';
import { cellsOf } from '../../testing/csv.fixture.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { applicant, form } from './applications.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const days = ['Monday, early', 'Tuesday', 'Wednesday', 'Thursday'];
const asked = { title: 'Which days?', question_type: 'several', options: days, choose_least: 2, choose_most: 3 };
type Body = Parameters<typeof world.ask<typeof contract.createApplication>>[2]['body'];

const create = (question: object = {}) =>
  world.ask('programme_admin', contract.createApplication, {
    body: {
      program_id: world.alpha.id,
      name: 'Autumn intake',
      user_type: 'mentee',
      role_id: world.alpha.roleIds.Mentee,
      questions: [{ ...asked, ...question }],
    } as Body,
  });

/** An open form that asks for two or three days. */
const opened = async () => {
  const { body } = await create();
  await world.ask('programme_admin', contract.togglePublish, { params: { id: body.id } });
  return { id: body.id as number, question: body.questions[0].id as number };
};

const send = (made: Awaited<ReturnType<typeof opened>>, status: 'draft' | 'applied', answer: string) =>
  world.ask('other_mentee', contract.submitApplication, {
    body: { application_id: made.id, applicant_status: status, answers: [{ question_id: made.question, answer }] },
  });
const refusalOf = async (made: Awaited<ReturnType<typeof opened>>, status: 'draft' | 'applied', answer: string) => {
  const { status: code, body } = await send(made, status, answer);
  expect(code).toBe(422);
  return body.fields[`answers.${made.question}`];
};
const stored = () => world.rows('select answer from applicant_answers');

test('APP-05 a question with several answers from its list, and how many there may be', async () => {
  const { status, body } = await create();
  expect(status).toBe(200);
  expect(body.questions).toMatchObject([{ ...asked, scale_start: null, scale_end: null }]);
  // With another type the numbers mean nothing.
  const { body: one } = await create({ question_type: 'options' });
  expect(one.questions).toMatchObject([{ options: days, choose_least: null, choose_most: null }]);
  const { body: free } = await create({ choose_least: null, choose_most: undefined });
  expect(free.questions).toMatchObject([{ choose_least: null, choose_most: null }]);
});

test.each([
  [{ options: ['Monday'] }, 'options', 'Please offer at least two options'],
  [{ options: ['Monday', 'Friday', 'monday'] }, 'options', '“monday” is there twice'],
  [{ options: ['Monday\nTuesday', 'Friday'] }, 'options.0', 'Please write each option on a line of its own'],
  [{ choose_least: 5, choose_most: null }, 'choose_least', 'There are only 4 options to choose'],
  [{ choose_most: 5 }, 'choose_most', 'There are only 4 options to choose'],
  [{ choose_least: 3, choose_most: 2 }, 'choose_most', 'Please enter 3 or more: that is the least to choose'],
  [{ choose_least: 0 }, 'choose_least', 'Please enter 1 or more'],
  [{ choose_most: 1.5 }, 'choose_most', 'Please enter a whole number'],
])('APP-07 %j is refused at its field', async (question, field, message) => {
  const { status, body } = await create(question);
  expect([status, body.fields]).toEqual([422, { [`questions.0.${field}`]: message }]);
});

test('APP-25 APP-26 several answers are kept once each, in the order in which they are offered', async () => {
  const made = await opened();
  expect((await send(made, 'draft', 'Thursday')).status).toBe(200);
  expect(await stored()).toEqual([{ answer: 'Thursday' }]);
  expect(await refusalOf(made, 'applied', 'Thursday')).toBe('Please choose at least 2 options');
  expect(await refusalOf(made, 'applied', '')).toBe('This field is required');
  expect((await send(made, 'applied', ' Thursday \r\nMonday, early\n\n')).status).toBe(200);
  expect(await stored()).toEqual([{ answer: 'Monday, early\nThursday' }]);
  const list = await world.ask('programme_admin', contract.listApplicants, { query: { application_id: made.id } });
  expect(list.body.applicants).toMatchObject([{ answers: ['Monday, early\nThursday'] }]);
});

test('an option that is not in the list, one that is there twice, and too many are refused, in a draft as well', async () => {
  const made = await opened();
  for (const status of ['draft', 'applied'] as const) {
    expect(await refusalOf(made, status, 'Tuesday\nSunday')).toBe('Please choose from the options');
    expect(await refusalOf(made, status, 'tuesday\nWednesday')).toBe('Please choose from the options');
    expect(await refusalOf(made, status, 'Tuesday\nWednesday\nTuesday')).toBe('Please choose each option once');
    expect(await refusalOf(made, status, days.join('\n'))).toBe('Please choose at most 3 options');
  }
  expect(await stored()).toEqual([]);
});

test('APP-23 in the file of a tab they share a cell', async () => {
  const made = await opened();
  await send(made, 'applied', 'Monday, early\nThursday');
  const reply = await world.ask('programme_admin', contract.exportApplicants, { query: { application_id: made.id } });
  expect(cellsOf(reply.body)[1]?.slice(3)).toEqual(['Monday, early; Thursday']);
});

test('APP-09 an option that is taken away stays with those who chose it; who has not sent it chooses again', async () => {
  const made = await opened();
  await send(made, 'draft', 'Monday, early\nTuesday');
  const questions = [{ ...asked, id: made.question, options: days.slice(1) }] as Body['questions'];
  const params = { id: made.id };
  expect((await world.ask('portal_owner', contract.changeApplication, { params, body: { questions } })).status).toBe(
    200,
  );
  expect(await stored()).toEqual([{ answer: 'Monday, early\nTuesday' }]);
  expect(await refusalOf(made, 'applied', 'Monday, early\nTuesday')).toBe('Please choose from the options');
  expect((await send(made, 'applied', 'Tuesday\nWednesday')).status).toBe(200);
});

test('answers from before are read as they were', async () => {
  const made = await form(world);
  await applicant(world, made);
  const list = await world.ask('programme_admin', contract.listApplicants, { query: { application_id: made.id } });
  expect(list.body.applicants).toMatchObject([{ answers: ['To learn', '', ''] }]);
  expect(list.body.questions).toMatchObject([{}, {}, { question_type: 'options', choose_least: null }]);
});
