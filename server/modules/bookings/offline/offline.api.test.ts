import { beforeEach, expect, test } from 'vitest';
import {
  completeBooking,
  type Booking,
  myBookings,
  heldSlots,
  offlineSessionData,
  offlineSummary,
} from '../../../../contract/bookings/index.ts';
import type { Person } from '../../../testing/personas.fixture.ts';
import { beginning, openWorld, type World } from '../../../testing/world.fixture.ts';
import { askedInAlpha, tenOClock } from '../bookings.fixture.ts';
import { groupOfAlpha } from '../../pairings/samples.fixture.ts';
import { confirmHeld, log, logged } from './offline.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const at = (days: number, hour = 10) => tenOClock(days, hour).toInstant().toString();
const toReview = async (who: Person): Promise<Booking[]> =>
  (await world.ask(who, myBookings, { query: { program_id: world.alpha.id } })).body.to_review;
const fieldsOf = async (changes: object) => (await log(world, 'mentee', changes)).body.fields;
const aModule = async (programId: number) => {
  const [row] = await world.rows<{ id: number }>(
    `insert into learning_modules (program_id, position, name, description, start_date, end_date)
     values ($1, 1, 'Foundations', 'Where we begin', '2026-11-02', '2026-12-02') returning id::int`,
    [programId],
  );
  return row?.id ?? 0;
};

test('OFF-14 OFF-15 M43 a logged session is shown to both at once and waits for the other side; it takes no time and costs nothing', async () => {
  const module = await aModule(world.alpha.id);
  const { status, body } = await log(world, 'mentee', { agenda_id: module });
  expect([status, body.redirectUrl]).toEqual([200, '/app/acme/alpha/bookings?tab=to_review']);
  for (const who of ['mentee', 'mentor'] as const) {
    const [session] = await toReview(who);
    expect(session).toMatchObject({
      id: body.booking.id,
      status: 'completed',
      label: 'Waiting for confirmation',
      booking_method: 'physical',
      session_type: 'In Person',
      location: { title: 'Kopi Place, Bangsar' },
      duration: 45,
      service_id: 2,
      credits_charged: 0,
      learning_objectives: [{ objective: 'A portfolio that is read' }],
      agenda: { id: module, name: 'Foundations' },
    });
  }
  expect(await world.rows('select * from occupancies')).toEqual([]);
  expect(await world.rows('select action from activities')).toEqual([]);
  await world.runJobs();
  expect(await world.rows('select user_id::int as told, message from notifications')).toEqual([
    { told: world.ids.mentor, message: 'Mentee Tan logged a session with you. Did it take place?' },
  ]);
});

test('OFF-04 OFF-05 OFF-06 OFF-08 what is missing is said at its field', async () => {
  expect(await fieldsOf({ participant_id: null })).toEqual({ 'booking.participant_id': 'Select a participant' });
  expect(await fieldsOf({ booking_type: 'group' })).toEqual({ 'booking.group_id': 'Select a group' });
  expect(await fieldsOf({ meetup_location: ' ' })).toEqual({ 'booking.meetup_location': 'Location is required' });
  const objectives = (count: number) => ({
    learning_objectives_attributes: Array.from({ length: count }, () => ({ objective: 'A plan' })),
  });
  expect(Object.values(await fieldsOf(objectives(0)))).toEqual(['At least one learning objective is required']);
  expect((await log(world, 'mentee', objectives(4))).status).toBe(422);
  expect((await log(world, 'mentee', { ...objectives(3), booking_method: 'online' })).status).toBe(200);
});

test('OFF-12 without a user or a programme nothing is logged', async () => {
  expect(Object.values(await fieldsOf({ user_id: null }))).toEqual(['Missing userId or programId']);
  expect(Object.values(await fieldsOf({ program_id: undefined }))).toEqual(['Missing userId or programId']);
});

test('OFF-02 OFF-14 the form’s own words go with it, and no others', async () => {
  const said = { service_id: 2, status: 'completed' };
  for (const [words, field] of [
    [{ role_type: 'owner' }, 'role_type'],
    [{ service_id: 3 }, 'service_id'],
    [{ status: 'upcoming' }, 'status'],
  ] as const)
    expect(Object.keys(await fieldsOf({ ...said, ...words }))).toEqual([`booking.${field}`]);
  expect(await world.rows('select 1 from bookings')).toEqual([]);
  for (const [day, role] of (['mentor', 'mentee', 'admin'] as const).entries())
    expect((await log(world, 'mentee', { ...said, role_type: role, start_time: at(-1 - day) })).status).toBe(200);
  expect((await toReview('mentee')).map(({ status, service_id: service }) => [status, service])).toEqual(
    Array.from({ length: 3 }, () => ['completed', 2]),
  );
});

test('OFF-07 OFF-10 a session that is not over, is older than 90 days or has another length is not logged', async () => {
  const time = (start: string, duration = 45) => fieldsOf({ start_time: start, duration });
  expect(await time(at(1))).toEqual({ 'booking.start_time': 'The date cannot be in the future' });
  // It is six in the evening, so an hour that began at half past five is not over.
  expect(await time(beginning.subtract({ minutes: 30 }).toString(), 60)).toEqual({
    'booking.start_time': 'The date cannot be in the future',
  });
  expect(await time(at(-91))).toEqual({ 'booking.start_time': 'Please choose a time from the list' });
  expect(await time(at(-1), 50)).toEqual({ 'booking.duration': 'Duration is required' });
  for (const [day, minutes] of [15, 30, 45, 60, 90, 120].entries())
    expect((await log(world, 'mentee', { start_time: at(-2 - day), duration: minutes })).status).toBe(200);
});

test('OFF-09 the times are those of the mentor; whoever has set none may have met at any', async () => {
  await world.rows('delete from availability_rules where user_id = $1 and weekday = 4', [world.ids.mentor]);
  const slots = async () => {
    const query = { user_id: world.ids.mentee, program_id: world.alpha.id, participant_id: world.ids.mentor };
    return (await world.ask('mentee', heldSlots, { query })).body;
  };
  const { slots: open, has_hours: hasHours } = await slots();
  expect(hasHours).toBe(true);
  expect(open).toContain(at(-2));
  expect(open).not.toContain(at(-1)); // a Thursday
  expect(open).not.toContain(at(-2, 8));
  expect(open.at(-1)).toBe(at(0, 16)); // today until five, and that is over
  expect((await log(world, 'mentee')).body.fields).toEqual({
    'booking.start_time': 'Please choose a time from the list',
  });
  await world.rows('delete from availability_rules where user_id = $1', [world.ids.mentor]);
  const any = await slots();
  expect([any.has_hours, any.slots.includes(at(-1, 3))]).toEqual([false, true]);
  expect((await log(world, 'mentee', { start_time: at(-1, 3) })).status).toBe(200);
});

test('OFF-11 a module of another programme is not taken, and one that goes leaves the session', async () => {
  const foreign = await aModule(world.beta.id);
  expect(await fieldsOf({ agenda_id: foreign })).toEqual({ 'booking.agenda_id': 'This learning module is not there' });
  const own = await aModule(world.alpha.id);
  expect((await log(world, 'mentee', { agenda_id: own })).status).toBe(200);
  await world.rows('delete from learning_modules where id = $1', [own]);
  expect((await toReview('mentee'))[0]?.agenda).toBe(null);
});

test('OFF-17 the form is filled with the other side and the modules; an admin meets both sides', async () => {
  const module = await aModule(world.alpha.id);
  const dataFor = async (who: Person, search?: string) => {
    const query = { user_id: world.ids[who], program_id: world.alpha.id, search };
    return (await world.ask(who, offlineSessionData, { query })).body;
  };
  const mentor = { id: world.ids.mentor, name: 'Mentor Tan', user_type: 'mentor', photo_url: null };
  const mentee = { id: world.ids.mentee, name: 'Mentee Tan', user_type: 'mentee', photo_url: null };
  expect(await dataFor('mentee')).toEqual({
    program_participants: [mentor],
    groups: [],
    learning_modules: [{ id: module, name: 'Foundations' }],
    role_type: 'mentee',
  });
  expect(await dataFor('mentor')).toMatchObject({ program_participants: [mentee], role_type: 'mentor' });
  expect(await dataFor('programme_admin')).toMatchObject({
    program_participants: [mentee, mentor],
    role_type: 'admin',
  });
  expect((await dataFor('mentee', '100%')).program_participants).toEqual([]);
});

test('OFF-02 OFF-17 a group is logged as one session of all its people, by one of them or an admin', async () => {
  const groupId = await groupOfAlpha(world);
  const dataFor = async (who: Person) =>
    (await world.ask(who, offlineSessionData, { query: { user_id: world.ids[who], program_id: world.alpha.id } })).body;
  await world.rows(
    `insert into user_infos (user_id, profile_photo) values ($1, 'photos/mentor.webp')
     on conflict (user_id) do update set profile_photo = excluded.profile_photo`,
    [world.ids.mentor],
  );
  const participant = (who: Person, name: string) => ({
    id: world.ids[who],
    name,
    user_type: 'mentee',
    photo_url: null,
  });
  const mentor = {
    ...participant('mentor', 'Mentor Tan'),
    user_type: 'mentor',
    photo_url: '/files/photos/mentor.webp',
  };
  for (const who of ['mentee', 'programme_admin'] as const)
    expect((await dataFor(who)).groups).toEqual([
      {
        id: groupId,
        name: 'Data Circle',
        participants: [mentor, participant('mentee', 'Mentee Tan'), participant('unconfirmed', 'Unconfirmed Tan')],
      },
    ]);
  expect((await dataFor('mentee')).program_participants).toEqual([mentor]);
  // The type decides, even if the form still contains a person chosen before it was changed.
  const asGroup = { booking_type: 'group', participant_id: world.ids.mentor, group_id: groupId };
  const { status, body } = await log(world, 'mentee', asGroup);
  expect(status).toBe(200);
  for (const who of ['mentee', 'mentor', 'unconfirmed'] as const)
    expect(await toReview(who)).toMatchObject([
      { id: body.booking.id, booking_type: 'group', status: 'completed', label: 'Waiting for confirmation' },
    ]);
  expect((await log(world, 'mentor', { ...asGroup, user_id: world.ids.mentor })).body.code).toBe(
    'bookings.already_logged',
  );
  const byAdmin = { ...asGroup, user_id: world.ids.mentor, start_time: at(-2) };
  expect((await log(world, 'programme_admin', byAdmin)).status).toBe(200);
  const foreign = { ...asGroup, user_id: world.ids.other_mentee, start_time: at(-3) };
  expect((await log(world, 'programme_admin', foreign)).body.code).toBe('bookings.group_not_found');
});

test('OFF-18 what was logged, what of it took place and what was reviewed is counted', async () => {
  const summary = async (who: Person) =>
    (await world.ask(who, offlineSummary, { query: { user_id: world.ids[who], program_id: world.alpha.id } })).body;
  expect(await summary('mentee')).toEqual({ booked: 0, conducted: 0, reflected: 0 });
  const [one, two, three] = await Promise.all(
    [-1, -2, -3].map((days) => logged(world, 'mentor', { start_time: at(days) })),
  );
  expect(await summary('mentee')).toEqual({ booked: 3, conducted: 0, reflected: 0 });
  for (const id of [one, two, three]) await confirmHeld(world, 'mentee', id ?? 0);
  const online = await askedInAlpha(world, 'mentee', 'mentor');
  await world.ask('mentee', completeBooking, { params: { id: online.body.booking.id }, body: { confirm_early: true } });
  await world.rows("update bookings set status = 'partially_rated' where id = $1", [one]);
  await world.rows("update bookings set status = 'reported' where id = $1", [two]);
  expect(await summary('mentee')).toEqual({ booked: 3, conducted: 2, reflected: 1 });
  expect(await summary('mentor')).toEqual(await summary('mentee'));
});

test('ADB-45 OFF-15 OFF-18 what an admin logs for others is counted as theirs, and lies in the list of all', async () => {
  const here = '/app/acme/alpha/admin/bookings/bookings_list';
  expect((await log(world, 'programme_admin')).body.redirectUrl).toBe(here);
  const group = { booking_type: 'group', participant_id: null, group_id: await groupOfAlpha(world) };
  const logged = await log(world, 'programme_admin', { ...group, start_time: at(-2) });
  expect(logged.body.redirectUrl).toBe(`${here}?type=group`);
  await log(world, 'mentee', { start_time: at(-3) });
  const query = { user_id: world.ids.programme_admin, program_id: world.alpha.id };
  const summary = async () => (await world.ask('programme_admin', offlineSummary, { query })).body;
  expect(await summary()).toEqual({ booked: 2, conducted: 2, reflected: 0 });
  await world.rows('update bookings set hidden_at = $2 where id = $1', [
    logged.body.booking.id,
    world.clock.now().toString(),
  ]);
  expect(await summary()).toEqual({ booked: 1, conducted: 1, reflected: 0 });
});

test('B46 an admin logs for others; two of one side, or people of elsewhere, are no session', async () => {
  const admin = await log(world, 'programme_admin');
  expect(admin.status).toBe(200);
  expect((await toReview('mentor'))[0]).toMatchObject({
    requester_id: world.ids.mentee,
    created_by: world.ids.programme_admin,
  });
  const asAdmin = (changes: object) => log(world, 'programme_admin', { start_time: at(-4), ...changes });
  expect((await asAdmin({ participant_id: world.ids.portal_owner })).body.code).toBe('bookings.offline_no_pair');
  expect((await asAdmin({ participant_id: world.ids.other_mentor })).status).toBe(404);
  await world.rows('update programs set is_active = false where id = $1', [world.alpha.id]);
  expect((await asAdmin({})).body.error).toBe('This program is no longer active.');
});

test('B46 the two log their session once, whichever does it first', async () => {
  expect((await log(world, 'mentee')).status).toBe(200);
  const again = await log(world, 'mentor', { start_time: tenOClock(-1).add({ minutes: 30 }).toInstant().toString() });
  expect(again.body.error).toBe('You already have a session with this person at this time.');
  expect(await world.rows('select count(*)::int as sessions from bookings')).toEqual([{ sessions: 1 }]);
});
