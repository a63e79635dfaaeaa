import { beforeEach, expect, test } from 'vitest';
import * as contract from '../../../contract/applications/index.ts';
import { toggleProgramme } from '../../../contract/programmes/index.ts';
import { lettersTo, onlyLetterTo, toldTo } from '../../testing/told.fixture.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { applicant, type Form, form } from './applications.fixture.ts';

let world: World;
let made: Form;
beforeEach(async () => {
  world = await openWorld();
  made = await form(world);
});

const address = 'other_mentee@example.com';
const reject = (applicant_id: number, note?: string) =>
  world.ask('programme_admin', contract.sendRejection, { body: { applicant_id, ...(note && { note }) } });
const undo = (...applicant_ids: number[]) =>
  world.ask('portal_owner', contract.undoRejections, { body: { application_id: made.id, applicant_ids } });
const tab = async (status: contract.ApplicantStatus) =>
  (await world.ask('programme_admin', contract.listApplicants, { query: { application_id: made.id, status } })).body;
const own = async () => {
  const { body } = await world.ask('other_mentee', contract.ownApplications, { query: { program_id: made.programId } });
  return body.applications[0];
};
const letters = async () => {
  await world.runJobs();
  return lettersTo(world, address).map(({ subject }) => subject);
};
const wait = (length: { minutes?: number; seconds?: number }) => world.moveClock(world.clock.now().add(length));

test('M42 within ten minutes a rejection is undone: they are where they were, and were told nothing', async () => {
  const id = await applicant(world, made, 'shortlisted');
  await reject(id, 'Too few places');
  // Admins find them among the rejected at once; the applicant sees no difference.
  expect(await tab('shortlisted')).toMatchObject({ total_count: 0, application: { rejected_total: 1 } });
  expect((await tab('rejected')).applicants).toMatchObject([
    {
      id,
      status: 'rejected',
      rejects_at: world.clock.now().add({ minutes: 10 }).toString(),
      rejection_note: 'Too few places',
      why_not: { undo: null, approve: 'applications.undo_first', remove: 'applications.undo_first' },
    },
  ]);
  expect(await own()).toMatchObject({ status: 'shortlisted', rejection_note: '' });
  await wait({ minutes: 9, seconds: 59 });
  expect((await undo(id)).body).toEqual({ message: 'The rejection is undone.', done: 1, refused: [] });
  await wait({ minutes: 30 });
  expect(await letters()).toEqual([]);
  expect(await toldTo(world, world.ids.other_mentee)).toEqual([]);
  expect((await tab('shortlisted')).applicants).toMatchObject([{ status: 'shortlisted', rejects_at: null }]);
  // Anything can be decided again.
  expect((await world.ask('programme_admin', contract.sendInvite, { body: { applicant_id: id } })).status).toBe(200);
});

test('M42 after ten minutes nothing is undone, even before the clock of the server has come by', async () => {
  const id = await applicant(world, made);
  await reject(id);
  world.clock.moveTo(world.clock.now().add({ minutes: 10 }));
  const refused = { applicant_id: id, full_name: 'Other Mentee Tan' };
  expect((await undo(id)).body).toMatchObject({
    done: 0,
    refused: [{ ...refused, error: 'This application was rejected. That cannot be changed.' }],
  });
  await wait({ seconds: 1 });
  expect(await letters()).toEqual(['About your application to Alpha']);
  expect((await undo(id)).body).toMatchObject({ done: 0, refused: [refused] });
  expect(await own()).toMatchObject({ status: 'rejected' });
});

test('M42 a note is read in the email and on their own page, as it was written; a longer one is refused', async () => {
  const id = await applicant(world, made);
  expect((await reject(id, 'x'.repeat(1001))).body.fields).toEqual({ note: 'Please use at most 1000 characters' });
  await reject(id, '<b>Sorry</b>, & please apply again');
  await wait({ minutes: 10 });
  const { text, html } = onlyLetterTo(world, address);
  expect(text).toContain('<b>Sorry</b>, & please apply again');
  expect(html).toContain('&lt;b&gt;Sorry&lt;/b&gt;');
  expect(await own()).toMatchObject({ status: 'rejected', rejection_note: '<b>Sorry</b>, & please apply again' });
});

test('M42 a program that ends within the ten minutes still tells whoever was rejected, and undoes nothing', async () => {
  const id = await applicant(world, made);
  await reject(id);
  await world.ask('portal_owner', toggleProgramme, { params: { id: world.alpha.id } });
  expect((await undo(id)).body.code).toBe('programmes.inactive');
  await wait({ minutes: 10 });
  expect(await letters()).toEqual(['About your application to Alpha']);
});

test('M42 many are undone at once; an approved one is named with the reason, one of another form is not touched', async () => {
  const first = await applicant(world, made);
  const second = await applicant(world, made, 'waitlisted', 'pending_mentor');
  const approved = await applicant(world, made, 'approved', 'other_mentor');
  const elsewhere = await applicant(world, await form(world, { programme: 'beta' }), 'applied', 'unconfirmed');
  await world.ask('programme_admin', contract.decideApplicants, {
    body: { application_id: made.id, applicant_ids: [first, second], status: 'rejected', note: 'No places' },
  });
  expect((await undo(first, second, approved, elsewhere)).body).toMatchObject({
    message: 'The rejections of 2 applicants are undone.',
    done: 2,
    refused: [{ applicant_id: approved, error: 'This applicant was not rejected, so there is nothing to undo.' }],
  });
  await wait({ minutes: 10 });
  const rows = await world.rows('select id::int, status from applicants where application_id = $1 order by id', [
    made.id,
  ]);
  expect(rows).toEqual([
    { id: first, status: 'applied' },
    { id: second, status: 'waitlisted' },
    { id: approved, status: 'approved' },
  ]);
  expect(world.vendors.letters).toEqual([]);
});

test('M42 a rejected applicant keeps the place while that can be undone, and the form says how many do', async () => {
  await world.rows('update applications set places = 2 where id = $1', [made.id]);
  const id = await applicant(world, made);
  const places = async () => (await tab('applied')).application;
  expect(await places()).toMatchObject({ places_taken: 1, places_rejected: 0, places_left: 1 });
  await reject(id);
  expect(await places()).toMatchObject({ places_taken: 1, places_rejected: 1, places_left: 1 });
  await wait({ minutes: 10 });
  expect(await places()).toMatchObject({ places_taken: 0, places_rejected: 0, places_left: 2 });
});
