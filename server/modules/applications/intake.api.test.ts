import { beforeEach, expect, test } from 'vitest';
import * as contract from '../../../contract/applications/index.ts';
import { cellsOf } from '../../testing/csv.fixture.ts';
import { lettersTo, toldTo } from '../../testing/told.fixture.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import type { Person } from '../../testing/personas.fixture.ts';
import { applicant, type Form, form } from './applications.fixture.ts';

let world: World;
let made: Form;
beforeEach(async () => {
  world = await openWorld();
  made = await form(world);
});

const settings = (values: { last_day?: string | null; places?: number | null; waitlist?: boolean }) =>
  world.ask('programme_admin', contract.changeApplication, { params: { id: made.id }, body: values });
const read = async (who: Person = 'other_mentee') =>
  (await world.ask(who, contract.applicantForm, { query: { application_id: made.id } })).body;
const send = async (who: Person, applicant_status: 'draft' | 'applied' | 'waitlisted' = 'applied') => {
  const answers = [{ question_id: made.why, answer: 'To learn' }];
  const { status, body } = await world.ask(who, contract.submitApplication, {
    body: { application_id: made.id, applicant_status, answers },
  });
  return [status, body.code ?? body.message];
};
const statuses = async () =>
  (
    await world.rows<{ status: string }>('select status from applicants where application_id = $1 order by id', [
      made.id,
    ])
  ).map(({ status }) => status);
const subjectsTo = async (address: string) => {
  await world.runJobs();
  return lettersTo(world, address).map(({ subject }) => subject);
};

test('a form takes applications until the end of its last day in the zone of the program', async () => {
  // The tests begin at 10:00 UTC on 20 November, which is 18:00 in Kuala Lumpur.
  expect((await settings({ last_day: '2026-11-21' })).body).toMatchObject({
    last_day: '2026-11-21',
    deadline_passed: false,
  });
  await world.moveClock(world.clock.now().add({ hours: 29, minutes: 59 }));
  expect(await read()).toMatchObject({ last_day: '2026-11-21', deadline_passed: false, why_not: { submit: null } });
  await world.moveClock(world.clock.now().add({ minutes: 1 }));
  expect(await read()).toMatchObject({
    deadline_passed: true,
    why_not: { submit: 'applications.deadline_passed', join_waitlist: 'applications.no_waitlist' },
  });
  expect(await send('other_mentee')).toEqual([422, 'applications.deadline_passed']);
  expect(await send('other_mentee', 'waitlisted')).toEqual([422, 'applications.no_waitlist']);
  const listed = await world.ask('other_mentee', contract.ownApplications, { query: { program_id: made.programId } });
  expect(listed.body.open).toEqual([]);
  await settings({ waitlist: true });
  expect(await send('other_mentee', 'waitlisted')).toEqual([200, 'You are on the waitlist.']);
});

test('a last day that has passed is refused when it is set, and may stay where it was set before', async () => {
  expect((await settings({ last_day: '2026-11-19' })).body.fields).toEqual({
    last_day: 'Please choose today or a later day',
  });
  expect((await settings({ last_day: '2026-11-20' })).status).toBe(200);
  await world.moveClock(world.clock.now().add({ hours: 48 }));
  expect((await settings({ last_day: '2026-11-20', places: 3 })).body).toMatchObject({ places: 3 });
  expect((await settings({ last_day: null })).body).toMatchObject({ last_day: null, deadline_passed: false });
});

test.each([
  [{ places: 0 }, 'Please choose a number from 1'],
  [{ places: 1.5 }, 'Please choose a whole number'],
  [{ places: 100_001 }, 'Please choose a number up to 100,000'],
])('%o is no number of places', async (values, said) => {
  expect((await settings(values)).body.fields).toEqual({ places: said });
});

test('the last place is taken once; drafts, the rejected and the waitlist take none', async () => {
  await settings({ places: 2, waitlist: false });
  await applicant(world, made, 'rejected', 'other_mentor');
  await applicant(world, made, 'waitlisted', 'pending_mentor');
  await applicant(world, made, 'draft', 'unconfirmed');
  await applicant(world, made, 'approved', 'enterprise_admin');
  expect(await read()).toMatchObject({ places: 2, places_left: 1, why_not: { submit: null } });
  expect(await send('other_mentee')).toEqual([200, 'Your application has been sent.']);
  expect(await read('unconfirmed')).toMatchObject({
    places_left: 0,
    why_not: { submit: 'applications.full', save_draft: null },
  });
  expect(await send('unconfirmed')).toEqual([422, 'applications.full']);
  const { body } = await world.ask('programme_admin', contract.readApplication, { params: { id: made.id } });
  expect(body).toMatchObject({ places: 2, places_left: 0, places_taken: 2 });
});

test('M42 a rejection gives its place back when it is final, not while it can be undone', async () => {
  await settings({ places: 1 });
  const id = await applicant(world, made, 'applied', 'other_mentor');
  await world.ask('programme_admin', contract.sendRejection, { body: { applicant_id: id } });
  expect(await send('other_mentee')).toEqual([422, 'applications.full']);
  await world.moveClock(world.clock.now().add({ minutes: 10 }));
  expect(await send('other_mentee')).toEqual([200, 'Your application has been sent.']);
});

test('M42 whoever joins the waitlist of a full form is told so, with the admins; a free place is taken all the same', async () => {
  await settings({ places: 1, waitlist: true });
  expect(await send('other_mentee', 'waitlisted')).toEqual([200, 'Your application has been sent.']);
  expect(await read('other_mentor')).toMatchObject({
    why_not: { submit: 'applications.full', join_waitlist: null },
  });
  const shown = await world.ask('other_mentor', contract.ownApplications, { query: { program_id: made.programId } });
  expect(shown.body.open).toMatchObject([{ id: made.id, only_waitlist: true, places_left: 0 }]);
  expect(await send('other_mentor', 'waitlisted')).toEqual([200, 'You are on the waitlist.']);
  expect(await send('other_mentor', 'waitlisted')).toEqual([422, 'applications.already_applied']);
  expect(await statuses()).toEqual(['applied', 'waitlisted']);
  expect(await subjectsTo('other_mentor@example.com')).toEqual(['You are on the waitlist of Alpha']);
  const told = (await toldTo(world, world.ids.programme_admin)).map(({ message }) => message);
  expect(told.toSorted()).toEqual([
    'Other Mentee Tan applied: Spring intake.',
    'Other Mentor Tan joined the waitlist: Spring intake.',
  ]);
});

test('M42 APP-23 an admin moves applicants to the waitlist, who are told; the tab, its count and its file show them', async () => {
  const first = await applicant(world, made, 'applied');
  const second = await applicant(world, made, 'shortlisted', 'other_mentor');
  const decided = await world.ask('programme_admin', contract.decideApplicants, {
    body: { application_id: made.id, applicant_ids: [first, second], status: 'waitlisted' },
  });
  expect(decided.body).toEqual({
    message: '2 applicants moved to the waitlist. They are told by email.',
    done: 2,
    refused: [],
  });
  const query = { application_id: made.id, status: 'waitlisted' as const };
  const { body } = await world.ask('programme_admin', contract.listApplicants, { query });
  expect(body).toMatchObject({ total_count: 2, application: { waitlisted_total: 2, application_total: 0 } });
  expect(await subjectsTo('other_mentee@example.com')).toEqual(['You are on the waitlist of Alpha']);
  expect(await toldTo(world, world.ids.other_mentee)).toMatchObject([
    { message: 'You are on the waitlist of Alpha.', link_path: '/app/acme/alpha/applications/status' },
  ]);
  const own = await world.ask('other_mentee', contract.ownApplications, { query: { program_id: made.programId } });
  expect(own.body.applications).toMatchObject([{ status: 'waitlisted' }]);
  const file = await world.ask('programme_admin', contract.exportApplicants, { query });
  expect(decodeURIComponent(String(file.headers['content-disposition']))).toContain('waitlisted 20-11-2026.csv');
  expect(cellsOf(file.body).map(([name]) => name)).toEqual(['name', 'Other Mentor Tan', 'Other Mentee Tan']);
  // From the waitlist they are approved as from anywhere else.
  const approve = { applicant_id: first, status: 'approved' as const };
  expect((await world.ask('programme_admin', contract.updateApplicantStatus, { body: approve })).status).toBe(200);
});
