import { beforeEach, expect, test } from 'vitest';
import * as contract from '../../../contract/profiles/index.ts';
import { type OwnProfile, profileSettings } from '../../../contract/profiles/index.ts';
import type { Person } from '../../testing/personas.fixture.ts';
import { beginning, openWorld, type World } from '../../testing/world.fixture.ts';
import { mentorSaid, pendingApplication } from './samples.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const apply = (persona: Person, fields: object = {}) =>
  world.ask(persona, contract.applyAsMentor, {
    params: { id: world.ids[persona] },
    body: { ...mentorSaid, ...fields },
  });
const formOf = async (persona: Person) =>
  (await world.ask(persona, contract.mentorDetails, { params: { id: world.ids[persona] } }))
    .body as contract.MentorForm;
const settings = async (persona: Person) =>
  (await world.ask(persona, profileSettings, { params: { slug: persona.replaceAll('_', '-') } })).body as OwnProfile;
const list = async (query: object = {}) =>
  (await world.ask('platform_admin', contract.mentorApplications, { query })).body as {
    data: contract.MentorApplication[];
    counts: object;
    page: number;
    max_pages: number;
  };
const decide = (id: number, decision: 'approve' | 'reject', persona: Person = 'platform_admin') =>
  world.ask(persona, decision === 'approve' ? contract.approveMentor : contract.rejectMentor, { params: { id } });
const fieldsOf = ({ body }: { body: unknown }) => (body as { fields?: Record<string, string> }).fields;
const applicationIdOf = async (persona: Person) => {
  const [row] = await world.rows<{ id: string }>('select max(id) as id from mentor_applications where user_id = $1', [
    world.ids[persona],
  ]);
  return Number(row?.id);
};

test('PRO-41 the form begins with what the profile says already', async () => {
  expect(await formOf('mentee')).toEqual({
    details: {
      job_title: 'Engineer',
      company: 'Acme',
      working_experience: null,
      working_experience_level: null,
      services_attributes: [],
      who_to_mentor: [],
      impact_to_create: null,
      linkedin_url: null,
    },
    application: null,
  });
});

test('PRO-20 PRO-41 who applies is pending from then on, with the day', async () => {
  const { status, body } = await apply('mentee');
  expect(status).toBe(200);
  const application = { status: 'pending', application_date: beginning.toString(), approved_on: null };
  expect(body).toEqual({ details: mentorSaid, application });
  expect(await settings('mentee')).toMatchObject({ application_pending: true, application, user_type: 'mentee' });
  // Nothing of it appears in the profile until it is approved.
  expect((await settings('mentee')).info.impact_to_create).toBeNull();
});

test.each([
  ['no job title', { job_title: ' ' }, { job_title: 'Job title is a required field' }],
  ['no company', { company: '' }, { company: 'Company is a required field' }],
  ['an address for a company', { company: 'www.acme.com' }, { company: 'URLs are not allowed' }],
  ['no years', { working_experience: null }, { working_experience: 'Years of experience is a required field' }],
  ['no level', { working_experience_level: 'boss' }, { working_experience_level: 'Career level is a required field' }],
  ['no service', { services_attributes: [] }, { services_attributes: 'Services is a required field' }],
  ['an unknown service', { services_attributes: [99] }, { services_attributes: 'Please choose from the list' }],
  ['nobody to mentor', { who_to_mentor: [] }, { who_to_mentor: 'Who to mentor is a required field' }],
  ['somebody of no list', { who_to_mentor: [7] }, { who_to_mentor: 'Who to mentor is a required field' }],
  ['no impact', { impact_to_create: '' }, { impact_to_create: 'Impact is a required field' }],
  [
    'another address than LinkedIn',
    { linkedin_url: 'https://example.com' },
    { linkedin_url: 'Invalid LinkedIn profile URL format: https://www.linkedin.com/in/' },
  ],
])('PRO-41 an application with %s is refused beside the field', async (_title, fields, expected) => {
  const reply = await apply('mentee', fields);
  expect(reply.status).toBe(422);
  expect(fieldsOf(reply)).toEqual(expected);
  expect(await world.rows('select * from mentor_applications')).toEqual([]);
});

test('PRO-41 a second tap is answered with the present state, other words are refused', async () => {
  const [first, second] = [await apply('mentee'), await apply('mentee', { services_attributes: [3, 2] })];
  expect(second).toMatchObject({ status: 200, body: first.body as object });
  expect(await apply('mentee', { job_title: 'Boss' })).toMatchObject({
    status: 422,
    body: { error: 'Your application is already being reviewed.' },
  });
  expect(await world.rows('select * from mentor_applications')).toHaveLength(1);
});

test('PRO-41 PRO-40 the form of somebody else is not there, and each form is for its own kind', async () => {
  const ofOther = { params: { id: world.ids.other_mentee } };
  expect((await world.ask('mentee', contract.mentorDetails, ofOther)).status).toBe(404);
  expect((await world.ask('mentee', contract.applyAsMentor, { ...ofOther, body: mentorSaid })).status).toBe(404);
  expect((await apply('mentor')).status).toBe(403);
  expect((await apply('enterprise_admin')).status).toBe(403);
  const edit = { params: { id: world.ids.mentee } };
  expect((await world.ask('mentee', contract.mentorProfileForm, edit)).status).toBe(403);
  const ofMentor = { params: { id: world.ids.mentor } };
  expect((await world.ask('other_mentor', contract.editMentorProfile, { ...ofMentor, body: mentorSaid })).status).toBe(
    404,
  );
});

test('PRO-41 the address of the form is also its page', async () => {
  const url = `/users/${world.ids.mentee}/mentor_details`;
  const page = await world.browserOf('mentee').inject({ method: 'GET', url, headers: { accept: 'text/html' } });
  // No pages are built in this test: what matters is that the request reaches the page, not the API call.
  expect(page.headers.vary).toBe('Accept');
  expect(page.body).not.toContain('details');
});

test('PRO-41 approving makes a mentor of the platform whose profile says what was applied with', async () => {
  await apply('mentee', { who_to_mentor: [1, 4, 6] });
  const id = await applicationIdOf('mentee');
  const { status, body } = await decide(id, 'approve');
  expect(status).toBe(200);
  expect(body).toMatchObject({ id, status: 'approved', decided_at: beginning.toString() });
  const profile = await settings('mentee');
  expect(profile).toMatchObject({
    user_type: 'mentor',
    is_fl_mentor: true,
    application_pending: false,
    application: { status: 'approved', approved_on: beginning.toString() },
    info: {
      job_title: 'Engineer',
      company: 'Acme',
      working_experience: '5-10 years',
      working_experience_level: 'senior',
      impact_to_create: 'Fewer people who feel alone at work.',
      linkedin_url: 'https://www.linkedin.com/in/ana',
    },
  });
  expect(profile.interested_services.map((one) => one.id).toSorted((a, b) => a - b)).toEqual([2, 3]);
  const [info] = await world.rows('select mentor_since, who_to_mentor from user_infos where user_id = $1', [
    world.ids.mentee,
  ]);
  expect(info?.mentor_since).not.toBeNull();
  expect(info?.who_to_mentor).toEqual([1, 4, 6]);
});

test('PRO-28 the reserved value 4 is kept and never shown', async () => {
  await apply('mentee', { who_to_mentor: [6, 4, 1] });
  await decide(await applicationIdOf('mentee'), 'approve');
  const { info } = await settings('mentee');
  expect(info.who_to_mentor).toEqual([1, 6]);
  expect(info.who_to_mentor_list).toEqual(['Students', 'Entrepreneurs']);
  expect((await list({ status: 'approved' })).data[0]?.who_to_mentor_list).toEqual(['Students', 'Entrepreneurs']);
});

test('PRO-41 whoever was rejected is a mentee still and may apply again', async () => {
  await apply('mentee');
  const { status, body } = await decide(await applicationIdOf('mentee'), 'reject');
  expect({ status, body }).toMatchObject({ status: 200, body: { status: 'rejected' } });
  expect(await settings('mentee')).toMatchObject({
    user_type: 'mentee',
    is_fl_mentor: false,
    application_pending: false,
    application: { status: 'rejected', approved_on: null },
  });
  expect((await formOf('mentee')).details.impact_to_create).toBe(mentorSaid.impact_to_create);
  expect((await apply('mentee', { job_title: 'Lead' })).status).toBe(200);
  expect(await settings('mentee')).toMatchObject({ application_pending: true });
});

test('PRO-41 a decision stands: the same again changes nothing, the other is refused', async () => {
  const id = await pendingApplication(world);
  await decide(id, 'reject');
  expect(await decide(id, 'reject')).toMatchObject({ status: 200, body: { status: 'rejected' } });
  expect(await decide(id, 'approve')).toMatchObject({
    status: 422,
    body: { error: 'This application has already been decided.' },
  });
  const audited = await world.rows(`select * from audit_log where action like 'mentor_application.%'`);
  expect(audited).toHaveLength(1);
});

test('SYS-19 each decision is written down with who decided', async () => {
  const id = await pendingApplication(world);
  await decide(id, 'approve');
  const [row] = await world.rows(`select * from audit_log where action = 'mentor_application.approved'`);
  expect(row).toMatchObject({ object_type: 'mentor_application', data: { user_id: world.ids.pending_mentor } });
  expect(Number(row?.actor_id)).toBe(world.ids.platform_admin);
  expect(Number(row?.object_id)).toBe(id);
});

test('SYS-16 only a platform admin reads and decides applications', async () => {
  const id = await pendingApplication(world);
  for (const persona of ['mentee', 'mentor', 'pending_mentor', 'programme_admin', 'enterprise_admin'] as const) {
    expect((await world.ask(persona, contract.mentorApplications, { query: {} })).status).toBe(403);
    expect((await decide(id, 'approve', persona)).status).toBe(403);
  }
  expect((await list()).data).toMatchObject([{ id, status: 'pending' }]);
});

test('SYS-06 the list shows what is needed to decide, newest first, and counts every status', async () => {
  const id = await pendingApplication(world);
  await apply('other_mentee', { job_title: 'Teacher', linkedin_url: '' });
  const { data, counts, max_pages } = await list();
  expect(data.map((one) => one.user.full_name)).toEqual(['Other Mentee Tan', 'Pending Mentor Tan']);
  expect(data[1]).toEqual({
    id,
    status: 'pending',
    application_date: '2026-11-19T00:00:00Z',
    decided_at: null,
    user: {
      id: world.ids.pending_mentor,
      slug: 'pending-mentor',
      full_name: 'Pending Mentor Tan',
      email: 'pending_mentor@example.com',
      profile_photo_url: null,
      user_type: 'mentee',
      job_title: 'Engineer',
      company: 'Acme',
      deleted: false,
    },
    job_title: 'Engineer',
    company: 'Acme',
    working_experience: '5-10 years',
    working_experience_level: 'senior',
    services: ['One-to-one Mentoring Session', 'CV Review'],
    who_to_mentor_list: ['Students', 'Fresh graduates'],
    impact_to_create: 'Fewer people who feel alone at work.',
    linkedin_url: 'https://www.linkedin.com/in/ana',
  });
  expect(counts).toEqual({ pending: 2, approved: 0, rejected: 0 });
  expect(max_pages).toBe(1);
});

test('SYS-06 a page holds a hundred', async () => {
  await world.rows(
    `insert into mentor_applications (user_id, payload, status, application_date, decided_at)
     select $1, $2, 'rejected', timestamptz '2026-01-01' + n * interval '1 hour', '2026-11-01' from generate_series(1, 101) n`,
    [world.ids.mentee, JSON.stringify(mentorSaid)],
  );
  const first = await list({ status: 'rejected' });
  expect(first.data).toHaveLength(100);
  expect(first.max_pages).toBe(2);
  const second = await list({ status: 'rejected', page: 2 });
  expect(second.data.map((one) => one.application_date)).toEqual(['2026-01-01T01:00:00Z']);
  // Decided ones may leave fewer pages than there were: what is shown then is the last.
  expect(await list({ status: 'rejected', page: 9 })).toMatchObject({ page: 2, max_pages: 2, data: second.data });
});

test('ACC-66 the application of somebody who left is gone', async () => {
  const id = await pendingApplication(world);
  await world.rows(`update users set deleted_at = '2026-11-20' where id = $1`, [world.ids.pending_mentor]);
  expect(await list()).toMatchObject({ data: [], counts: { pending: 0 } });
  expect((await decide(id, 'approve')).status).toBe(404);
});

test('PRO-40 an approved mentor changes what they said', async () => {
  const params = { id: world.ids.mentor };
  const { status, body } = await world.ask('mentor', contract.editMentorProfile, {
    params,
    body: { ...mentorSaid, impact_to_create: 'Kinder teams.', services_attributes: [5], who_to_mentor: [5] },
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    details: { impact_to_create: 'Kinder teams.', services_attributes: [5], who_to_mentor: [5] },
  });
  const again = await world.ask('mentor', contract.mentorProfileForm, { params });
  expect(again.body).toEqual(body);
  expect((await settings('mentor')).info.impact_to_create).toBe('Kinder teams.');
});
