import { beforeEach, expect, test } from 'vitest';
import {
  type Booking,
  deleteOfflineSession,
  listAdminBookings,
  myBookings,
  offlineSummary,
} from '../../../../contract/bookings/index.ts';
import { feedbackForm } from '../../../../contract/reviews/index.ts';
import type { Person } from '../../../testing/personas.fixture.ts';
import { openWorld, type World } from '../../../testing/world.fixture.ts';
import { groupOfAlpha } from '../../pairings/samples.fixture.ts';
import { tenOClock } from '../bookings.fixture.ts';
import { hasFinishedSession } from '../queries/pairs.ts';
import { bookedStarts } from '../queries/taken-time.ts';
import { confirmHeld, denyHeld, log, logged } from './offline.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const tabsOf = async (who: Person) =>
  (await world.ask(who, myBookings, { query: { program_id: world.alpha.id } })).body as Record<
    'upcoming' | 'to_review' | 'closed',
    Booking[]
  >;
const buttonsOf = ({ buttons }: Booking) => buttons.map(({ button }) => button);
const told = () =>
  world.rows<{ told: number; message: string; link_path: string }>(
    'select user_id::int as told, message, link_path from notifications order by id',
  );
const hours = (count: number) => world.clock.moveTo(world.clock.now().add({ hours: count }));

test('M43 what one side logs waits for the other, who confirms it: then both review it', async () => {
  const id = await logged(world, 'mentee');
  const [mine] = (await tabsOf('mentee')).to_review;
  const [theirs] = (await tabsOf('mentor')).to_review;
  const waiting = {
    state: 'waiting',
    logged_by: 'Mentee Tan',
    waiting_for: ['Mentor Tan'],
    answer_by: world.clock
      .now()
      .add({ hours: 14 * 24 })
      .toString(),
  };
  expect(mine).toMatchObject({ id, label: 'Waiting for confirmation', confirmation: { ...waiting, asks_you: false } });
  expect(theirs).toMatchObject({ id, label: 'Waiting for confirmation', confirmation: { ...waiting, asks_you: true } });
  expect([mine && buttonsOf(mine), theirs && buttonsOf(theirs)]).toEqual([
    ['delete_logged'],
    ['confirm_held', 'deny_held'],
  ]);
  await world.runJobs();
  const link = `/app/acme/alpha/bookings?booking=${id}`;
  expect(await told()).toEqual([
    {
      told: world.ids.mentor,
      message: 'Mentee Tan logged a session with you. Did it take place?',
      link_path: link,
    },
  ]);
  hours(30);
  const { status, body } = await confirmHeld(world, 'mentor', id);
  expect([status, body.booking.status, body.booking.confirmation.state]).toEqual([200, 'pending_rating', 'confirmed']);
  for (const who of ['mentee', 'mentor'] as const)
    expect((await tabsOf(who)).to_review).toMatchObject([{ id, label: 'Pending Review' }]);
  // The time for reviews begins with the answer.
  expect(
    await world.rows('select completed_at = $1 and answered_at = $1 as now, answered_by::int as by from bookings', [
      world.clock.now().toString(),
    ]),
  ).toEqual([{ now: true, by: world.ids.mentor }]);
  expect(await world.rows('select action, user_id::int as by from activities')).toEqual([
    { action: 'completed', by: world.ids.mentor },
  ]);
  await world.runJobs();
  expect((await told()).slice(1)).toEqual([
    { told: world.ids.mentee, message: 'Mentor Tan confirmed your session.', link_path: link },
  ]);
});

test('M43 a repeated answer changes nothing, and the other answer comes too late', async () => {
  const confirmed = await logged(world, 'mentee');
  const denied = await logged(world, 'mentor', { start_time: tenOClock(-2).toInstant().toString() });
  for (const _time of [1, 2]) {
    expect((await confirmHeld(world, 'mentor', confirmed)).status).toBe(200);
    expect((await denyHeld(world, 'mentee', denied)).status).toBe(200);
  }
  expect((await denyHeld(world, 'mentor', confirmed)).body.code).toBe('bookings.already_answered');
  expect((await confirmHeld(world, 'mentee', denied)).body.code).toBe('bookings.already_answered');
  expect(await world.rows("select action from booking_events where action <> 'log_offline' order by id")).toEqual([
    { action: 'confirm_held' },
    { action: 'deny_held' },
  ]);
});

test('M43 what did not happen stays for both, uncounted, and whoever logged it is told', async () => {
  const id = await logged(world, 'mentee');
  await world.runJobs();
  await denyHeld(world, 'mentor', id);
  for (const who of ['mentee', 'mentor'] as const) {
    const { to_review: toReview, closed } = await tabsOf(who);
    expect([toReview, closed.map(({ id: one, label }) => [one, label])]).toEqual([[], [[id, 'Did not happen']]]);
    expect(closed.flatMap(buttonsOf)).toEqual([]);
  }
  await world.runJobs();
  expect((await told()).slice(1)).toMatchObject([
    { told: world.ids.mentee, message: 'Mentor Tan says that the session you logged did not happen.' },
  ]);
  // Its time is free for the session that did take place.
  expect((await log(world, 'mentor')).status).toBe(200);
});

test('M43 after 14 days without an answer it stays, unconfirmed; nobody can answer any more', async () => {
  const id = await logged(world, 'mentee');
  hours(14 * 24 - 1);
  expect((await tabsOf('mentor')).to_review).toMatchObject([
    { id, confirmation: { state: 'waiting', asks_you: true } },
  ]);
  hours(1);
  for (const who of ['mentee', 'mentor'] as const)
    expect((await tabsOf(who)).closed).toMatchObject([
      { id, label: 'Not confirmed', confirmation: { state: 'lapsed', asks_you: false } },
    ]);
  for (const answer of [confirmHeld, denyHeld])
    expect(await answer(world, 'mentor', id)).toMatchObject({
      status: 422,
      body: { code: 'bookings.answer_too_late' },
    });
  // What lapsed is not in the way of the mentor who logs it now.
  expect((await log(world, 'mentor')).status).toBe(200);
});

/** What decides about booking rights, and what admins find under which status. */
const counted = async (id: number) => {
  const { mentee, mentor } = world.ids;
  const query = { user_id: mentee, program_id: world.alpha.id };
  const listed = async (status: 'completed' | 'unconfirmed') =>
    (await world.ask('programme_admin', listAdminBookings, { query: { program_id: world.alpha.id, status } })).body
      .counts.one_on_one as number;
  const form = await world.ask('mentee', feedbackForm, { params: { bookingId: id, participantId: mentor } });
  return {
    summary: (await world.ask('mentee', offlineSummary, { query })).body,
    mayReview: form.body.why_not === null,
    // Book New Session (B30), and the mentor's most sessions a week (M05).
    mayAskAgain: await world.database.transact((tx) => hasFinishedSession(tx, mentor, mentee, world.alpha.id)),
    inTheWeek: (await world.database.transact((tx) => bookedStarts(tx, [mentor], world.clock.now()))).length,
    admins: [await listed('completed'), await listed('unconfirmed')],
  };
};
const nothing = { mayReview: false, mayAskAgain: false, inTheWeek: 0 };

test('M43 OFF-18 it counts for nothing until it is confirmed, and for everything then', async () => {
  const id = await logged(world, 'mentee');
  expect(await counted(id)).toEqual({
    ...nothing,
    summary: { booked: 1, conducted: 0, reflected: 0 },
    admins: [0, 1],
  });
  await confirmHeld(world, 'mentor', id);
  expect(await counted(id)).toEqual({
    summary: { booked: 1, conducted: 1, reflected: 0 },
    mayReview: true,
    mayAskAgain: true,
    inTheWeek: 1,
    admins: [1, 0],
  });
});

test('M43 what was denied, and what nobody answered, never counts', async () => {
  const id = await logged(world, 'mentee');
  await denyHeld(world, 'mentor', id);
  expect(await counted(id)).toMatchObject({ ...nothing, admins: [0, 1] });
  const lapsed = await logged(world, 'mentor');
  hours(14 * 24);
  expect(await counted(lapsed)).toMatchObject({ ...nothing, admins: [0, 2] });
});

test('M43 any mentor of a group confirms what a mentee logged, and any mentee what a mentor logged', async () => {
  const group = { booking_type: 'group', participant_id: null, group_id: await groupOfAlpha(world) };
  const byMentee = await logged(world, 'mentee', group);
  const [seen] = (await tabsOf('unconfirmed')).to_review;
  expect(seen && [seen.confirmation?.waiting_for, buttonsOf(seen)]).toEqual([['Mentor Tan'], []]);
  expect((await confirmHeld(world, 'unconfirmed', byMentee)).body.code).toBe('bookings.not_yours_to_confirm');
  expect((await confirmHeld(world, 'mentor', byMentee)).status).toBe(200);
  const byMentor = await logged(world, 'mentor', {
    ...group,
    user_id: world.ids.mentor,
    start_time: tenOClock(-2).toInstant().toString(),
  });
  expect((await confirmHeld(world, 'unconfirmed', byMentor)).status).toBe(200);
  expect((await tabsOf('mentee')).to_review.map(({ label }) => label)).toEqual(['Pending Review', 'Pending Review']);
});

test('M43 a mentor who has confirmed one session cannot confirm another at the same time', async () => {
  const group = { booking_type: 'group', participant_id: null, group_id: await groupOfAlpha(world) };
  const one = await logged(world, 'mentee');
  await world.rows('update bookings set hidden_at = $1', [world.clock.now().toString()]);
  const other = await logged(world, 'mentee', group);
  await world.rows('update bookings set hidden_at = null');
  expect((await confirmHeld(world, 'mentor', other)).status).toBe(200);
  expect((await confirmHeld(world, 'mentor', one)).body.code).toBe('bookings.already_logged');
});

const remove = (who: Person, id: number) => world.ask(who, deleteOfflineSession, { params: { id } });

test('M43 the person who logged a session deletes it while nobody has answered: it is gone for both', async () => {
  const id = await logged(world, 'mentee');
  expect((await remove('mentor', id)).body.code).toBe('bookings.only_logger_deletes');
  expect((await remove('mentee', id)).status).toBe(200);
  for (const who of ['mentee', 'mentor'] as const) {
    const { upcoming, to_review: toReview, closed } = await tabsOf(who);
    expect([...upcoming, ...toReview, ...closed]).toEqual([]);
  }
  expect((await confirmHeld(world, 'mentor', id)).status).toBe(404);
  await world.runJobs();
  expect(await told()).toEqual([]);
  expect((await log(world, 'mentee')).status).toBe(200);
});

test('M43 an answered session is not deleted', async () => {
  for (const [days, answer] of [
    [-1, confirmHeld],
    [-2, denyHeld],
  ] as const) {
    const id = await logged(world, 'mentee', { start_time: tenOClock(days).toInstant().toString() });
    await answer(world, 'mentor', id);
    expect((await remove('mentee', id)).body.code).toBe('bookings.answered_stays');
  }
});

test('M43 what an admin logs for others counts at once; both are told, it is in the audit log, and the admin can take it back', async () => {
  const id = await logged(world, 'programme_admin');
  expect(await world.rows('select confirmation, confirming_role as asks from bookings')).toEqual([
    { confirmation: 'confirmed', asks: null },
  ]);
  for (const who of ['mentee', 'mentor'] as const)
    expect((await tabsOf(who)).to_review).toMatchObject([{ id, label: 'Pending Review', confirmation: null }]);
  await world.runJobs();
  expect(await told()).toMatchObject([
    { told: world.ids.mentor, message: 'Your session with Mentee Tan is completed.' },
    { told: world.ids.mentee, message: 'Your session with Mentor Tan is completed.' },
  ]);
  const audit = () => world.rows('select action, actor_id::int as by from audit_log order by id');
  const by = world.ids.programme_admin;
  expect(await audit()).toEqual([{ action: 'booking.logged_for_others', by }]);
  expect((await remove('mentee', id)).status).toBe(403);
  expect((await remove('programme_admin', id)).status).toBe(200);
  expect((await tabsOf('mentee')).to_review).toEqual([]);
  expect(await audit()).toEqual([
    { action: 'booking.logged_for_others', by },
    { action: 'booking.logged_deleted', by },
  ]);
});
