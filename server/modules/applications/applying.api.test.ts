import * as contract from '../../../contract/applications/index.ts';
import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, expect, test } from 'vitest';
import { deleteAccount, downloadOwnData } from '../../../contract/accounts/index.ts';
import { updateApplicantStatus } from '../../../contract/applications/index.ts';
import { toggleProgramme } from '../../../contract/programmes/index.ts';
import { programmeView } from '../../../contract/screens/index.ts';
import type { Person } from '../../testing/personas.fixture.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { onlyLetterTo, toldTo } from '../../testing/told.fixture.ts';
import { removeMember } from '../programmes/index.ts';
import { applicant, type Form, form } from './applications.fixture.ts';

let world: World;
let made: Form;
beforeEach(async () => {
  world = await openWorld();
  made = await form(world);
});

const send = (status: 'draft' | 'applied', answers: Record<number, string>, as: Person = 'other_mentee') =>
  world.ask(as, contract.submitApplication, {
    body: {
      applicant_status: status,
      application_id: made.id,
      answers: Object.entries(answers).map(([id, answer]) => ({
        question_id: Number(id),
        application_id: made.id,
        required: false,
        answer,
      })),
    },
  });
const formFor = async (as: Person, query: object = { application_id: made.id }) =>
  (await world.ask(as, contract.applicantForm, { query })).body;
const own = async (as: Person = 'other_mentee') =>
  (await world.ask(as, contract.ownApplications, { query: { program_id: world.alpha.id } })).body;
const stored = () =>
  world.rows<{ status: string; user_id: number }>('select status, user_id::int from applicants order by id');

test('APP-24 APP-30 a form by its id or its link; a closed one shows no questions, and says that it is closed', async () => {
  const open = await formFor('other_mentee');
  expect(open).toMatchObject({
    name: 'Spring intake',
    role_name: 'Mentee',
    status: 'Open',
    applicant: null,
    why_not: { save_draft: null, submit: null },
  });
  expect(open.questions.map(({ title }: { title: string }) => title)).toEqual([
    'Why do you come?',
    'How sure are you?',
    'When?',
  ]);
  expect(await formFor('other_mentee', { link_ref: made.linkRef })).toEqual(open);
  await world.ask('programme_admin', contract.togglePublish, { params: { id: made.id } });
  expect(await formFor('other_mentee')).toMatchObject({
    status: 'Closed',
    questions: [],
    why_not: { submit: 'applications.closed' },
  });
  const refused = await send('applied', { [made.why]: 'To learn' });
  expect(refused).toMatchObject({ status: 422, body: { error: 'Applications are closed.' } });
  expect(await stored()).toEqual([]);
});

test('APP-26 a sent application answers what is required, trimmed; a draft may be empty', async () => {
  const empty = await send('applied', { [made.why]: '   ', [made.when]: 'Evenings' });
  expect(empty.status).toBe(422);
  expect(empty.body.fields).toEqual({ [`answers.${made.why}`]: 'This field is required' });
  // An answer that is not sent at all counts as missing too.
  expect((await send('applied', {})).body.fields).toEqual({ [`answers.${made.why}`]: 'This field is required' });
  expect(await stored()).toEqual([]);
  expect(await send('draft', {})).toMatchObject({ status: 200, body: { message: 'Your draft is saved.' } });
  expect(await stored()).toEqual([{ status: 'draft', user_id: world.ids.other_mentee }]);
});

test('APP-25 B79 a draft is kept and changed, then sent once and for all', async () => {
  await send('draft', { [made.why]: 'To', [made.sure]: '4' });
  await send('draft', { [made.why]: ' To learn ', [made.sure]: '' });
  const { applicant: kept } = await formFor('other_mentee');
  expect(kept).toEqual({
    status: 'draft',
    applied_on: null,
    answers: [
      { question_id: made.why, answer: 'To learn' },
      { question_id: made.sure, answer: '' },
      { question_id: made.when, answer: '' },
    ],
    files: [],
  });
  const sent = await send('applied', { [made.why]: 'To learn', [made.when]: 'Mornings' });
  expect(sent).toMatchObject({ status: 200, body: { message: 'Your application has been sent.' } });
  expect((await formFor('other_mentee')).applicant).toMatchObject({
    status: 'applied',
    applied_on: '2026-11-20T10:00:00Z',
  });
  for (const again of ['draft', 'applied'] as const) {
    const refused = await send(again, { [made.why]: 'Changed' });
    expect(refused).toMatchObject({ status: 422, body: { error: 'You have already applied.' } });
  }
  expect(await world.rows('select answer from applicant_answers order by question_id')).toEqual([
    { answer: 'To learn' },
    { answer: 'Mornings' },
  ]);
});

test('APP-25 an answer that is none of those offered is refused, in a draft as well', async () => {
  const refused = await send('draft', { [made.sure]: '9', [made.when]: 'Noon' });
  expect(refused.body.fields).toEqual({
    [`answers.${made.sure}`]: 'Please choose a number from 1 to 5',
    [`answers.${made.when}`]: 'Please choose one of the options',
  });
});

test('C4 who applied gets a letter in the colours of the programme, and its admins are told', async () => {
  await world.rows("update white_labels set dashboard_primary_colour = '#7A3CC8' where program_id = $1", [
    world.alpha.id,
  ]);
  await send('draft', { [made.why]: 'To learn' });
  await world.runJobs();
  expect(world.vendors.letters).toEqual([]);
  await send('applied', { [made.why]: 'To learn' });
  await world.runJobs();
  const letter = onlyLetterTo(world, 'other_mentee@example.com');
  expect(letter.subject).toBe('We have your application');
  expect(letter.html).toMatch(/#7A3CC8/i);
  expect(letter.html).toContain('http://lantern.test/app/acme/alpha/applications/status');
  for (const admin of ['programme_admin', 'portal_owner'] as const) {
    expect(await toldTo(world, world.ids[admin])).toMatchObject([
      {
        object_type: 'Application',
        message: 'Other Mentee Tan applied: Spring intake.',
        link_path: `/app/acme/alpha/admin/applications/show/${made.id}`,
      },
    ]);
  }
  expect(await toldTo(world, world.ids.other_programme_admin)).toEqual([]);
  expect(world.vendors.letters).toHaveLength(1);
});

test('APP-32 everybody reads and writes their own application, and nobody another one', async () => {
  await send('draft', { [made.why]: 'My secret' }, 'other_mentee');
  expect((await formFor('pending_mentor')).applicant).toBeNull();
  await send('draft', { [made.why]: 'Mine' }, 'pending_mentor');
  expect((await formFor('other_mentee')).applicant.answers[0].answer).toBe('My secret');
  expect((await own('pending_mentor')).applications).toHaveLength(1);
  const [row] = await world.rows<{ id: number }>('select id::int from applicants where user_id = $1', [
    world.ids.other_mentee,
  ]);
  const taken = await world.ask('pending_mentor', contract.continueToProgramme, {
    body: { applicant_id: row?.id ?? 0 },
  });
  expect(taken.status).toBe(404);
});

test('APP-29 B82 a draft is not an application; asked of others only by who decides', async () => {
  const ask = async (as: Person) =>
    (
      await world.ask(as, contract.hasApplied, {
        query: { user_id: world.ids.other_mentee, application_id: made.id },
      })
    ).body;
  expect(await ask('other_mentee')).toBe(false);
  await send('draft', {});
  expect(await ask('other_mentee')).toBe(false);
  await send('applied', { [made.why]: 'To learn' });
  expect([await ask('other_mentee'), await ask('programme_admin')]).toEqual([true, true]);
  expect(await ask('pending_mentor')).toMatchObject({ code: 'applications.applicant_not_found' });
});

test('APP-27 APP-28 the status page lists what one applied to, what is open, and lets only the approved continue', async () => {
  const mentors = await form(world, { name: 'Mentors wanted' });
  await form(world, { name: 'Not yet', published: false });
  await form(world, { name: 'Elsewhere', programme: 'beta' });
  await world.rows("update programs set support_email = 'help@acme.example' where id = $1", [world.alpha.id]);
  expect(await own()).toMatchObject({
    applications: [],
    open: [{ name: 'Mentors wanted' }, { name: 'Spring intake' }],
  });
  await send('applied', { [made.why]: 'To learn' });
  expect(await own()).toEqual({
    applications: [
      expect.objectContaining({
        id: made.id,
        name: 'Spring intake',
        status: 'applied',
        why_not: { continue: 'applications.not_approved', edit: 'applications.already_applied' },
      }),
    ],
    open: [expect.objectContaining({ id: mentors.id, link_ref: mentors.linkRef, role_name: 'Mentee' })],
    support_email: 'help@acme.example',
    redirect_url: '/app/acme/alpha/overviews',
  });
  const [row] = (await own()).applications;
  const approve = { applicant_id: row.applicant_id, status: 'approved' as const };
  await world.ask('programme_admin', updateApplicantStatus, { body: approve });
  expect((await own()).applications[0]).toMatchObject({ status: 'approved', why_not: { continue: null } });
});

const viewer = async (as: Person) =>
  (await world.ask(as, programmeView, { query: { program_id: world.alpha.id } })).body.viewer;
const continueAs = (as: Person, applicant_id: number) =>
  world.ask(as, contract.continueToProgramme, { body: { applicant_id } });

test("B81 APP-28 Continue makes a member with the application's role, once; who is not approved stays outside", async () => {
  const id = await applicant(world, made, 'shortlisted');
  expect(await continueAs('other_mentee', id)).toMatchObject({
    status: 422,
    body: { code: 'applications.not_approved' },
  });
  expect(await viewer('other_mentee')).toBeNull();
  await world.ask('programme_admin', updateApplicantStatus, { body: { applicant_id: id, status: 'approved' } });
  for (const _time of [1, 2]) {
    expect(await continueAs('other_mentee', id)).toMatchObject({
      status: 200,
      body: { message: 'Welcome to Alpha.', redirect_url: '/app/acme/alpha/overviews' },
    });
  }
  expect(await viewer('other_mentee')).toMatchObject({ role_name: 'Mentee', user_type: 'mentee', is_admin: false });
  expect(await world.rows('select joined_at is not null as joined from applicants where id = $1', [id])).toEqual([
    { joined: true },
  ]);
  expect(
    await world.rows('select role_id::int from program_memberships where program_id = $1 and user_id = $2', [
      world.alpha.id,
      world.ids.other_mentee,
    ]),
  ).toEqual([{ role_id: world.alpha.roleIds.Mentee }]);
});

test('B77 who was removed does not come back by an old approval', async () => {
  const id = await applicant(world, made, 'approved');
  await continueAs('other_mentee', id);
  await world.database.transact((tx) =>
    removeMember(
      { tx, now: world.clock.now(), announce: async () => {}, later: async () => {}, refresh: () => {} },
      { programId: world.alpha.id, userId: world.ids.other_mentee, removedBy: world.ids.programme_admin },
    ),
  );
  expect(await continueAs('other_mentee', id)).toMatchObject({ status: 422, body: { code: 'applications.left' } });
  expect(await viewer('other_mentee')).toBeNull();
});

test('B68 an inactive programme takes no applications and lets nobody in', async () => {
  const id = await applicant(world, made, 'approved', 'pending_mentor');
  await send('draft', { [made.why]: 'To learn' });
  await world.ask('portal_owner', toggleProgramme, { params: { id: world.alpha.id } });
  const inactive = { status: 422, body: { error: 'This program is no longer active.' } };
  expect(await send('applied', { [made.why]: 'To learn' })).toMatchObject(inactive);
  expect(await send('draft', {}, 'other_mentor')).toMatchObject(inactive);
  expect(await continueAs('pending_mentor', id)).toMatchObject(inactive);
  expect(await stored()).toMatchObject([{ status: 'approved' }, { status: 'draft' }]);
  expect((await own()).open).toEqual([]);
});

test('ACC-64 M22 what somebody answered is in their download, and goes with them for good', async () => {
  await send('applied', { [made.why]: 'To learn', [made.when]: 'Evenings' });
  const { rawPayload } = await world.browserOf('other_mentee').inject({ method: 'GET', url: downloadOwnData.path });
  const files = unzipSync(new Uint8Array(rawPayload));
  const texts = Object.values(files).map((file) => strFromU8(file));
  expect(texts.join('\n')).toContain('To learn');
  const body = { reason_for_leaving: 'No longer need mentoring' } as const;
  expect((await world.ask('other_mentee', deleteAccount, { body })).status).toBe(200);
  expect(await stored()).toHaveLength(1);
  await world.moveClock(world.clock.now().add({ hours: 24 * 31 }));
  expect(await stored()).toEqual([]);
  expect(await world.rows('select 1 from applicant_answers')).toEqual([]);
});
