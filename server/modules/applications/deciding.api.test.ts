import { beforeEach, expect, test } from 'vitest';
import * as contract from '../../../contract/applications/index.ts';
import {
  deleteApplication,
  ownApplications,
  submitApplication,
  type ApplicantStatus,
} from '../../../contract/applications/index.ts';
import { toggleProgramme } from '../../../contract/programmes/index.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { lettersTo, onlyLetterTo, toldTo } from '../../testing/told.fixture.ts';
import { applicant, type Form, form } from './applications.fixture.ts';

let world: World;
let made: Form;
beforeEach(async () => {
  world = await openWorld();
  made = await form(world);
});

type Status = 'shortlisted' | 'approved' | 'rejected';
const set = (applicant_id: number, status: Status) =>
  world.ask('programme_admin', contract.updateApplicantStatus, { body: { applicant_id, status } });
const invite = (applicant_id: number) =>
  world.ask('programme_admin', contract.sendInvite, { body: { applicant_id, status: 'approved' } });
const reject = (applicant_id: number) => world.ask('portal_owner', contract.sendRejection, { body: { applicant_id } });
const tab = async (status: ApplicantStatus, more: object = {}) =>
  (
    await world.ask('programme_admin', contract.listApplicants, {
      query: { application_id: made.id, status, ...more },
    })
  ).body;
const statusOf = async (id: number) =>
  (await world.rows<{ status: string }>('select status from applicants where id = $1', [id]))[0]?.status;
const address = 'other_mentee@example.com';
const letters = async () => {
  await world.runJobs();
  return lettersTo(world, address).map(({ subject }) => subject);
};
const invitation = 'You are invited to Alpha';
const rejection = 'About your application to Alpha';

test('APP-12 APP-13 an applicant with the answers in the order of the questions, and what may be done', async () => {
  const id = await applicant(world, made);
  await applicant(world, made, 'draft', 'pending_mentor');
  await world.rows('insert into applicant_answers values ($1, $2, $3)', [id, made.when, 'Evenings']);
  const { applicants, questions, total_count, application } = await tab('applied');
  expect(applicants).toEqual([
    {
      id,
      user_id: world.ids.other_mentee,
      slug: null,
      full_name: 'Other Mentee Tan',
      email: address,
      confirmed: true,
      profile_photo_url: null,
      applied_on: '2026-11-20T10:00:00Z',
      answers: ['To learn', '', 'Evenings'],
      files: [],
      status: 'applied',
      invite_sent_at: null,
      joined_at: null,
      rejects_at: null,
      rejection_note: '',
      why_not: {
        shortlist: null,
        waitlist: null,
        approve: null,
        reject: null,
        undo: 'applications.nothing_to_undo',
        invite: 'applications.not_approved',
        remove: 'applications.only_rejected',
      },
    },
  ]);
  expect(questions.map(({ id: one }: { id: number }) => one)).toEqual([made.why, made.sure, made.when]);
  expect(total_count).toBe(1);
  expect(application).toMatchObject({ id: made.id, application_total: 1, draft_total: 1 });
  expect((await tab('draft')).applicants).toMatchObject([
    { status: 'draft', applied_on: null, why_not: { shortlist: 'applications.still_draft' } },
  ]);
});

test('SYS-22 an applicant who has joined has a page in the portal', async () => {
  await applicant(world, made, 'approved', 'mentee');
  expect((await tab('approved')).applicants).toMatchObject([{ user_id: world.ids.mentee, slug: 'mentee' }]);
});

test('APP-13 a tab has pages of twenty, the latest first, and finds people by name or address', async () => {
  await world.rows(
    `insert into users (public_id, slug, firstname, lastname, email, user_type, timezone, created_at)
     select md5('many' || n), 'many-' || n, 'Many', 'Number' || n, 'many' || n || '@example.com', 'mentee', 'UTC', $1
     from generate_series(1, 25) n`,
    ['2026-11-20T10:00:00Z'],
  );
  await world.rows(
    `insert into applicants (application_id, user_id, status, applied_on, created_at, updated_at)
     select $1, id, 'applied', timestamptz '2026-11-01T00:00:00Z' + id * interval '1 minute', $2, $2
     from users where slug like 'many-%'`,
    [made.id, '2026-11-20T10:00:00Z'],
  );
  const first = await tab('applied');
  expect(first).toMatchObject({ total_count: 25, page: 1, max_pages: 2 });
  expect(first.applicants).toHaveLength(20);
  expect(first.applicants[0].full_name).toBe('Many Number25');
  expect((await tab('applied', { page: 2 })).applicants).toHaveLength(5);
  const last = await tab('applied', { page: 9 });
  expect(last).toMatchObject({ page: 2, max_pages: 2 });
  expect(last.applicants).toHaveLength(5);
  for (const search of ['y number13', 'MANY13@']) {
    expect(await tab('applied', { search })).toMatchObject({
      total_count: 1,
      applicants: [{ full_name: 'Many Number13' }],
    });
  }
  expect((await tab('applied', { search: '%' })).total_count).toBe(0);
});

test('APP-14 APP-15 shortlisted tells nobody, approved invites', async () => {
  const id = await applicant(world, made);
  expect((await set(id, 'shortlisted')).body).toEqual({ message: 'Applicant shortlisted.' });
  expect([await statusOf(id), await letters()]).toEqual(['shortlisted', []]);
  expect((await set(id, 'approved')).body).toEqual({ message: 'Applicant approved. The invitation is on its way.' });
  expect([await statusOf(id), await letters()]).toEqual(['approved', [invitation]]);
  const letter = onlyLetterTo(world, address);
  expect(letter.text).toContain('http://lantern.test/app/acme/alpha/applications/status');
  expect(letter.text).toContain('as Mentee');
  expect(await toldTo(world, world.ids.other_mentee)).toMatchObject([
    { message: 'You are invited to join Alpha.', link_path: '/app/acme/alpha/applications/status' },
  ]);
});

test.each([
  ['only the status', ['set']],
  ['only the invitation', ['invite']],
  ['the status, then the invitation', ['set', 'invite']],
  ['the invitation, then the status', ['invite', 'set']],
  ['each of them twice', ['set', 'set', 'invite', 'invite']],
] as const)('APP-15 B81 approved by %s: one invitation goes out', async (_title, calls) => {
  const id = await applicant(world, made);
  for (const call of calls) {
    expect((await (call === 'set' ? set(id, 'approved') : invite(id))).status).toBe(200);
  }
  expect([await statusOf(id), await letters()]).toEqual(['approved', [invitation]]);
});

test('APP-18 the invitation of somebody approved is sent once more when it is asked for later', async () => {
  const id = await applicant(world, made);
  await set(id, 'approved');
  await world.runJobs();
  await world.moveClock(world.clock.now().add({ minutes: 2 }));
  expect((await invite(id)).body).toEqual({ message: 'The invitation is on its way.' });
  expect(await letters()).toEqual([invitation, invitation]);
});

/** The minutes in which a rejection can be undone are over. */
const tenMinutesPass = () => world.moveClock(world.clock.now().add({ minutes: 10 }));

test('APP-17 a rejection is told by email once, and is for good when ten minutes have passed', async () => {
  const id = await applicant(world, made, 'shortlisted');
  const message = 'Applicant rejected. They are told by email in 10 minutes, unless you undo it.';
  expect((await reject(id)).body).toEqual({ message });
  expect((await reject(id)).status).toBe(200);
  expect((await set(id, 'rejected')).status).toBe(200);
  expect([await statusOf(id), await letters()]).toEqual(['shortlisted', []]);
  await tenMinutesPass();
  expect(await letters()).toEqual([rejection]);
  for (const change of [() => set(id, 'approved'), () => set(id, 'shortlisted'), () => invite(id)]) {
    expect(await change()).toMatchObject({ status: 422, body: { code: 'applications.rejected_for_good' } });
  }
  expect([await statusOf(id), await letters()]).toEqual(['rejected', [rejection]]);
});

test('APP-17 the status call alone rejects with an email too', async () => {
  const id = await applicant(world, made);
  await set(id, 'rejected');
  await tenMinutesPass();
  expect([await statusOf(id), await letters()]).toEqual(['rejected', [rejection]]);
});

test('APP-19 B81 who was rejected and deleted may apply again; nobody else is deleted', async () => {
  const id = await applicant(world, made);
  const remove = () => world.ask('programme_admin', contract.deleteApplicant, { body: { applicant_id: id } });
  const body = {
    application_id: made.id,
    applicant_status: 'applied' as const,
    answers: [{ question_id: made.why, answer: 'Once more' }],
  };
  const apply = () => world.ask('other_mentee', submitApplication, { body });
  expect(await remove()).toMatchObject({ status: 422, body: { error: 'Only rejected applicants can be deleted.' } });
  await reject(id);
  expect((await remove()).body.code).toBe('applications.undo_first');
  await tenMinutesPass();
  expect((await apply()).status).toBe(422);
  expect((await remove()).body).toEqual({ message: 'Applicant deleted.' });
  expect((await tab('rejected')).applicants).toEqual([]);
  expect((await apply()).status).toBe(200);
  expect((await tab('applied')).applicants).toMatchObject([{ answers: ['Once more', '', ''] }]);
});

test('APP-20 a draft is not decided', async () => {
  const id = await applicant(world, made, 'draft');
  const refused = { status: 422, body: { code: 'applications.still_draft' } };
  for (const act of [() => set(id, 'approved'), () => set(id, 'shortlisted'), () => reject(id), () => invite(id)]) {
    expect(await act()).toMatchObject(refused);
  }
  expect([await statusOf(id), await letters()]).toEqual(['draft', []]);
});

test('many are decided at once; who cannot be is named with the reason, and strangers are not touched', async () => {
  const first = await applicant(world, made, 'applied', 'other_mentee');
  const second = await applicant(world, made, 'shortlisted', 'pending_mentor');
  const gone = await applicant(world, made, 'rejected', 'other_mentor');
  const elsewhere = await applicant(world, await form(world, { programme: 'beta' }), 'applied', 'unconfirmed');
  const { status, body } = await world.ask('programme_admin', contract.decideApplicants, {
    body: { application_id: made.id, applicant_ids: [first, second, gone, elsewhere], status: 'approved' },
  });
  expect(status).toBe(200);
  expect(body).toEqual({
    message: '2 applicants approved. Their invitations are on the way.',
    done: 2,
    refused: [
      {
        applicant_id: gone,
        full_name: 'Other Mentor Tan',
        error: 'This application was rejected. That cannot be changed.',
      },
    ],
  });
  expect(await Promise.all([first, second, gone, elsewhere].map(statusOf))).toEqual([
    'approved',
    'approved',
    'rejected',
    'applied',
  ]);
  await world.runJobs();
  expect(world.vendors.letters.flatMap(({ to }) => to).toSorted()).toEqual([
    'other_mentee@example.com',
    'pending_mentor@example.com',
  ]);
});

test('B03 who has not confirmed their own address decides nobody by letter, but shortlists many', async () => {
  const id = await applicant(world, made);
  await world.rows('update users set confirmed_at = null where id = $1', [world.ids.programme_admin]);
  const decideAll = (status: Status) =>
    world.ask('programme_admin', contract.decideApplicants, {
      body: { application_id: made.id, applicant_ids: [id], status },
    });
  for (const status of ['approved', 'rejected'] as const) {
    expect(await decideAll(status)).toMatchObject({
      status: 403,
      body: { error: 'You have to confirm your email address before continuing.' },
    });
  }
  expect([await statusOf(id), await letters()]).toEqual(['applied', []]);
  expect((await decideAll('shortlisted')).status).toBe(200);
  expect(await statusOf(id)).toBe('shortlisted');
});

test('B68 nobody is decided in a programme that is not active any more, and each button knows why', async () => {
  const id = await applicant(world, made);
  await world.ask('portal_owner', toggleProgramme, { params: { id: world.alpha.id } });
  expect(await set(id, 'approved')).toMatchObject({ status: 422, body: { code: 'programmes.inactive' } });
  expect((await tab('applied')).applicants).toMatchObject([{ why_not: { approve: 'programmes.inactive' } }]);
});

test('C4 applicants are hidden with their form', async () => {
  const id = await applicant(world, made);
  await world.ask('programme_admin', deleteApplication, { params: { id: made.id } });
  expect((await set(id, 'approved')).status).toBe(404);
  const { body } = await world.ask('other_mentee', ownApplications, { query: { program_id: world.alpha.id } });
  expect(body).toMatchObject({ applications: [], open: [] });
});
