import { beforeEach, expect, test } from 'vitest';
import { type OwnProfile, profileSettings, saveProfile } from '../../../contract/profiles/index.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import type { Person } from '../../testing/personas.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const save = (persona: Person, body: object) => world.ask(persona, saveProfile, { body });
const settings = async (persona: Person): Promise<OwnProfile> => {
  const slug = persona.replaceAll('_', '-');
  const { body } = await world.ask(persona, profileSettings, { params: { slug } });
  return body as OwnProfile;
};
const fieldsOf = (body: unknown) => (body as { fields?: Record<string, string> }).fields;
const named = (rows: { name: string }[]) => rows.map(({ name }) => name);

test('PRO-70 PRO-71 PRO-75 the matching preferences are saved', async () => {
  const { status } = await save('mentee', {
    goals_attributes: [3, 1],
    industries_attributes: [10, 1],
    companies_attributes: [5, 6, 7],
    info: { job_roles: ['account MANAGER', 'Actuary', 'Accountant'], working_experience: 'Less than 3 years' },
  });
  expect(status).toBe(200);
  const profile = await settings('mentee');
  expect(profile.goals).toEqual([
    { id: 1, image_url: '/goals/1/image', mentor_label: 'Career Guidance' },
    { id: 3, image_url: '/goals/3/image', mentor_label: 'Mock Interview' },
  ]);
  expect(named(profile.interested_industries)).toEqual(['Retail & E-commerce', 'Technology']);
  expect(profile.interested_companies.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([5, 6, 7]);
  // B127: the reply repeats the roles in two fields, in the list's spelling.
  expect(profile.info.job_roles).toEqual(['Account Manager', 'Actuary', 'Accountant']);
  expect(profile.info.working_experience_list).toEqual(profile.info.job_roles);
  expect(profile.industries).toEqual([]);
});

test('PAR-31 when a mentee usually has time is saved, once each and in the order of the week', async () => {
  const { status } = await save('mentee', { info: { usual_times: ['weekends', 'weekday_mornings', 'weekends'] } });
  expect(status).toBe(200);
  expect((await settings('mentee')).info.usual_times).toEqual(['weekday_mornings', 'weekends']);
  await save('mentee', { info: { job_roles: [] } });
  expect((await settings('mentee')).info.usual_times).toEqual(['weekday_mornings', 'weekends']);
  await save('mentee', { info: { usual_times: [] } });
  expect((await settings('mentee')).info.usual_times).toEqual([]);
});

test.each([
  [
    'PAR-31',
    'a time of no list',
    { info: { usual_times: ['at night'] } },
    { 'info.usual_times.0': 'Please choose from the list' },
  ],
  [
    'PRO-71',
    'a fourth company',
    { companies_attributes: [1, 2, 3, 4] },
    { companies_attributes: 'Please choose at most 3 companies' },
  ],
  [
    'PRO-71',
    'a fourth job role',
    { info: { job_roles: ['Actuary', 'Accountant', 'Account Manager', 'Account Executive'] } },
    { 'info.job_roles': 'Please choose at most 3 job roles' },
  ],
  [
    'PRO-71',
    'a role of no list',
    { info: { job_roles: ['Wizard'] } },
    { 'info.job_roles': 'Please choose from the list' },
  ],
  [
    'PRO-72',
    'an eleventh industry',
    { industries_attributes: [11] },
    { industries_attributes: 'Please choose from the list' },
  ],
  ['PRO-70', 'a goal of no list', { goals_attributes: [999] }, { goals_attributes: 'Please choose from the list' }],
])('%s %s is refused', async (_id, _title, body, fields) => {
  const reply = await save('mentee', body);
  expect(reply.status).toBe(422);
  expect(fieldsOf(reply.body)).toEqual(fields);
});

test('PRO-72 the profile knows more industries than the matching preferences', async () => {
  expect((await save('mentee', { user_industries_attributes: [11] })).status).toBe(200);
});

test("PRO-73 services are a mentor's to choose", async () => {
  const reply = await save('mentee', { services_attributes: [3] });
  expect(reply).toMatchObject({ status: 403, body: { code: 'profiles.mentors_only' } });
  expect((await save('mentee', { services_attributes: [] })).status).toBe(200);
  expect((await save('mentor', { services_attributes: [3, 2] })).status).toBe(200);
  expect(named((await settings('mentor')).interested_services)).toEqual(['CV Review', 'One-to-one Mentoring Session']);
});
