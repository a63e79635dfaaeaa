import { beforeEach, expect, test } from 'vitest';
import type { Endpoint } from '../../../contract/endpoint.ts';
import * as contract from '../../../contract/profiles/index.ts';
import { type OwnProfile, profileSettings } from '../../../contract/profiles/index.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { collegeOfMentee, jobOfMentee } from './samples.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const job = { name: 'Engineer', company_name: 'Acme', start_date: '2020-01-01' };
const college = {
  university_name: 'Hogwarts',
  level: 'bachelors',
  program_name: 'Potions',
  start_date: '2010-09-01',
};
/** Sends the input as it is, even if the contract would not allow it. */
const send = (endpoint: Endpoint, input: object) => world.ask('mentee', endpoint, input as never);
const addJob = (fields: object) => send(contract.addJob, { body: { ...job, ...fields } });
const addCollege = (fields: object) => send(contract.addCollege, { body: { ...college, ...fields } });
const fieldsOf = ({ body }: { body: unknown }) => (body as { fields?: Record<string, string> }).fields;
const settings = async () =>
  (await world.ask('mentee', profileSettings, { params: { slug: 'mentee' } })).body as OwnProfile;

test('PRO-57 PRO-58 PRO-60 a job is added with all its fields and shown', async () => {
  const said = { ...job, name: ' Engineer ', description: 'Built\nthings', end_date: '2020-01-01', is_current: false };
  const { status, body } = await addJob({ ...said, user_id: world.ids.mentor });
  expect(status).toBe(200);
  const expected = {
    id: expect.any(Number),
    user_id: world.ids.mentee,
    name: 'Engineer',
    company_name: 'Acme',
    description: 'Built\nthings',
    start_date: '2020-01-01',
    end_date: '2020-01-01',
    is_current: false,
  };
  expect(body).toEqual(expected);
  expect((await settings()).jobs).toEqual([expected]);
});

test('PRO-57 jobs and universities that go on come first, then the newest', async () => {
  await addJob({ name: 'Oldest', start_date: '2001-01-01' });
  await addJob({ name: 'Newest', start_date: '2021-01-01' });
  await addJob({ name: 'Current', start_date: '2010-01-01', is_current: true });
  await addCollege({ program_name: 'Old', start_date: '2001-01-01' });
  await addCollege({ program_name: 'New', start_date: '2011-01-01' });
  await addCollege({ program_name: 'Still', start_date: '2005-01-01', study_status: 1 });
  const { jobs, colleges } = await settings();
  expect(jobs.map(({ name }) => name)).toEqual(['Current', 'Newest', 'Oldest']);
  expect(colleges.map((one) => one.program_name)).toEqual(['Still', 'New', 'Old']);
});

test.each([
  ['no title', { name: ' ' }, { name: 'Title is a required field' }],
  ['no company', { company_name: '' }, { company_name: 'Company is a required field' }],
  [
    'a company of 61 characters',
    { company_name: 'x'.repeat(61) },
    { company_name: 'Company name must be less than 60 characters' },
  ],
  ['www in the company', { company_name: 'WWW.acme.com' }, { company_name: 'URLs are not allowed' }],
  ['http in the company', { company_name: 'http://acme' }, { company_name: 'URLs are not allowed' }],
  ['https in the company', { company_name: 'see https://acme' }, { company_name: 'URLs are not allowed' }],
  ['no start', { start_date: '' }, { start_date: 'Start date is a required field' }],
  ['a day that is none', { start_date: '2026-02-30' }, { start_date: 'Start date is a required field' }],
  ['a year that is none', { start_date: '0000-01-01' }, { start_date: 'Please choose a date between 1900 and 2999' }],
  ['an end before the start', { end_date: '2019-12-31' }, { end_date: 'End date cannot be before start date' }],
])('PRO-59 a job with %s is refused beside the field', async (_title, fields, expected) => {
  const reply = await addJob(fields);
  expect(reply.status).toBe(422);
  expect(fieldsOf(reply)).toEqual(expected);
  expect((await settings()).jobs).toEqual([]);
});

test('PRO-59 a company of exactly 60 characters is taken', async () => {
  expect((await addJob({ company_name: 'x'.repeat(60) })).status).toBe(200);
});

test('PRO-59 where somebody still works there is no end, whatever the disabled field held', async () => {
  const { body } = await addJob({ is_current: true, end_date: '2019-01-01' });
  expect(body).toMatchObject({ is_current: true, end_date: null });
});

test('PRO-60 a change keeps what it does not name, and is checked as a whole', async () => {
  const { body } = await addJob({ end_date: '2021-01-01', description: 'Built things' });
  const { id } = body as contract.Job;
  const change = (fields: object) => send(contract.changeJob, { params: { id }, body: fields });
  expect((await change({ name: 'Lead' })).body).toMatchObject({
    name: 'Lead',
    description: 'Built things',
    end_date: '2021-01-01',
  });
  const tooLate = await change({ start_date: '2021-01-02' });
  expect(fieldsOf(tooLate)).toEqual({ end_date: 'End date cannot be before start date' });
  expect((await change({ is_current: true })).body).toMatchObject({ is_current: true, end_date: null });
  expect((await change({ description: '' })).body).toMatchObject({ description: null });
  expect((await settings()).jobs).toMatchObject([{ id, name: 'Lead', start_date: '2020-01-01', description: null }]);
});

test('PRO-60 PRO-61 a job is removed', async () => {
  const { body } = await addJob({});
  const { id } = body as contract.Job;
  expect(await send(contract.removeJob, { params: { id } })).toMatchObject({
    status: 200,
    body: { message: 'Job successfully deleted' },
  });
  expect((await settings()).jobs).toEqual([]);
  expect((await send(contract.removeJob, { params: { id } })).status).toBe(404);
});

test('PRO-63 PRO-67 a university is added with all its fields; the list gives it an id', async () => {
  const said = {
    ...college,
    university_name: ' universiti MALAYA ',
    end_date: '2013-06-30',
    study_status: 0,
    user_id: 1,
  };
  const { status, body } = await addCollege(said);
  expect(status).toBe(200);
  const expected = {
    id: expect.any(Number),
    user_id: world.ids.mentee,
    university: { id: expect.any(Number), name: 'Universiti Malaya' },
    university_name: 'Universiti Malaya',
    level: 'bachelors',
    program_name: 'Potions',
    start_date: '2010-09-01',
    end_date: '2013-06-30',
    study_status: 0,
  };
  expect(body).toEqual(expected);
  expect((await settings()).colleges).toEqual([expected]);
});

test('PRO-63 a university may be called by its other field, and need not be in the list', async () => {
  const { university_name, ...rest } = college;
  const { status, body } = await send(contract.addCollege, { body: { ...rest, university: university_name } });
  expect(status).toBe(200);
  expect(body).toMatchObject({ university: { id: null, name: 'Hogwarts' }, university_name: 'Hogwarts' });
});

test('PRO-63 somebody studies there, 1, or does not, 0; there is nothing else', async () => {
  for (const study_status of [2, -1, true]) {
    const reply = await addCollege({ study_status });
    expect(reply.status).toBe(422);
    expect(Object.keys(fieldsOf(reply) ?? {})).toEqual(['study_status']);
  }
  for (const study_status of [0, 1]) expect((await addCollege({ study_status })).body).toMatchObject({ study_status });
  expect((await settings()).colleges).toHaveLength(2);
});

test.each([
  'not_specified',
  'high_school',
  'pre_university',
  'diploma',
  'bachelors',
  'masters',
  'phd',
  'postdoctarate',
  'other',
])('PRO-65 %s is a level of education', async (level) => {
  expect((await addCollege({ level })).body).toMatchObject({ level });
});

test.each([
  ['no university', { university_name: undefined }, { university_name: 'University is a required field' }],
  ['a blank university', { university_name: '  ' }, { university_name: 'University is a required field' }],
  [
    'a university of 61 characters',
    { university_name: 'x'.repeat(61) },
    { university_name: 'University name must be less than 60 characters' },
  ],
  ['www', { university_name: 'www.um.edu.my' }, { university_name: 'URLs are not allowed' }],
  ['http', { university_name: 'HTTP://um' }, { university_name: 'URLs are not allowed' }],
  ['https', { university_name: 'https://um' }, { university_name: 'URLs are not allowed' }],
  ['no qualification', { level: undefined }, { level: 'Qualification is a required field' }],
  ['a level of no list', { level: 'postdoctorate' }, { level: 'Qualification is a required field' }],
  ['no major', { program_name: '' }, { program_name: 'Major is a required field' }],
  ['no start', { start_date: undefined }, { start_date: 'Start date is a required field' }],
  ['an end before the start', { end_date: '2010-08-31' }, { end_date: 'End date cannot be before start date' }],
])('PRO-64 education with %s is refused beside the field', async (_title, fields, expected) => {
  const reply = await addCollege(fields);
  expect(reply.status).toBe(422);
  expect(fieldsOf(reply)).toEqual(expected);
  expect((await settings()).colleges).toEqual([]);
});

test('PRO-64 a university of exactly 60 characters is taken; white space around it does not count', async () => {
  const { body } = await addCollege({ university_name: ` ${'x'.repeat(60)} ` });
  expect(body).toMatchObject({ university_name: 'x'.repeat(60) });
});

test('PRO-64 whoever still studies has no end', async () => {
  const { body } = await addCollege({ study_status: 1, end_date: '2009-01-01' });
  expect(body).toMatchObject({ study_status: 1, end_date: null });
});

test('PRO-67 PRO-68 a university is changed and removed', async () => {
  const id = await collegeOfMentee(world);
  const changed = await send(contract.changeCollege, {
    params: { id },
    body: { university_name: 'Monash University Malaysia', study_status: 1 },
  });
  expect(changed.body).toMatchObject({ program_name: 'Potions', level: 'masters', study_status: 1 });
  const early = { params: { id }, body: { study_status: 0, end_date: '2014-01-01' } };
  expect(fieldsOf(await send(contract.changeCollege, early))).toEqual({
    end_date: 'End date cannot be before start date',
  });
  expect(await send(contract.removeCollege, { params: { id } })).toMatchObject({
    status: 200,
    body: { message: 'University successfully deleted' },
  });
  expect((await settings()).colleges).toEqual([]);
});

test('PRO-60 PRO-67 jobs and universities of others are not there', async () => {
  const jobId = await jobOfMentee(world);
  const collegeId = await collegeOfMentee(world);
  for (const persona of ['other_mentee', 'mentor', 'platform_admin'] as const) {
    const answers = [
      await world.ask(persona, contract.changeJob, { params: { id: jobId }, body: { name: 'Mine' } }),
      await world.ask(persona, contract.removeJob, { params: { id: jobId } }),
      await world.ask(persona, contract.changeCollege, { params: { id: collegeId }, body: { program_name: 'Mine' } }),
      await world.ask(persona, contract.removeCollege, { params: { id: collegeId } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  }
  expect(await settings()).toMatchObject({ jobs: [{ name: 'Engineer' }], colleges: [{ program_name: 'Potions' }] });
});

test('nobody fills the table: fifty entries are the most', async () => {
  await world.rows(
    `insert into jobs (user_id, name, company_name, start_date, is_current, created_at)
     select $1, 'x', 'x', '2020-01-01', false, '2026-01-01' from generate_series(1, 50)`,
    [world.ids.mentee],
  );
  expect(await addJob({})).toMatchObject({ status: 422, body: { code: 'profiles.too_many_entries' } });
  expect((await addCollege({})).status).toBe(200);
});
