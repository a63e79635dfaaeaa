import { beforeEach, expect, test } from 'vitest';
import * as contract from '../../../../contract/bookings/index.ts';
import { failedBookingReport, reportBooking, myBookings } from '../../../../contract/bookings/index.ts';
import type { Person } from '../../../testing/personas.fixture.ts';
import { openWorld, type World } from '../../../testing/world.fixture.ts';
import { confirmed, reportedInAlpha, sessionInAlpha, tenOClock, zone } from '../bookings.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const of = (id: number) => ({ params: { id } });
const statusOf = async (id: number) => (await world.rows('select status from bookings where id = $1', [id]))[0]?.status;
const pointsOf = async (id: number) =>
  (
    await world.rows<{ kind: string; points: number }>(
      'select kind, points from credit_entries where booking_id = $1 order by id',
      [id],
    )
  )
    .map(({ kind, points }) => `${kind} ${points}`)
    .join(', ');
/** Balances that differ from the ledger, which must contain every payment and return, whoever pays (CRD-37). */
const balances = () =>
  world.rows(`select b.user_id from credit_balances b
    where b.points <> (select coalesce(sum(e.points), 0) from credit_entries e where e.user_id = b.user_id)`);

const complete = (id: number, body = {}, who: Person = 'programme_admin') =>
  world.ask(who, contract.completeByAdmin, { ...of(id), body });
const cancel = (id: number, reason = 'ill', who: Person = 'programme_admin') =>
  world.ask(who, contract.cancelByAdmin, { ...of(id), body: { bookingId: id, reason } });
const miss = (id: number, missing: number, who: Person = 'programme_admin') =>
  world.ask(who, contract.missByAdmin, { ...of(id), body: { missed_participant_id: missing } });
const investigate = (id: number, who: Person = 'programme_admin') =>
  world.ask(who, contract.investigateByAdmin, of(id));
const refund = (id: number, who: Person = 'programme_admin') => world.ask(who, contract.refundByAdmin, of(id));
/** From now on members of Alpha pay. */
const paid = () => world.rows('update programs set paid_access = true where id = $1', [world.alpha.id]);
const notNow = 'This action is not allowed for the current booking status.';

test('ADB-15 ADB-26 ADB-51 an admin completes; before the start it is asked once more and written to the audit log', async () => {
  const id = await sessionInAlpha(world);
  const shown = await world.ask('programme_admin', contract.adminBooking, of(id));
  expect(shown.body.booking).toMatchObject({ completing_early: true, why_not: { reschedule: null } });
  expect(await complete(id)).toMatchObject({ status: 422, body: { code: 'bookings.not_begun' } });
  const done = await complete(id, { confirm_early: true });
  expect(done.body).toMatchObject({
    message: 'Booking completed successfully!',
    booking: {
      id,
      status: 'completed',
      label: 'Pending Review',
      allowed_actions: [],
      why_not: { reschedule: 'bookings.not_allowed_now' },
    },
  });
  expect(await world.rows('select action from audit_log')).toEqual([{ action: 'booking.completed_early' }]);
  expect((await complete(id)).status).toBe(200);
  const over = await sessionInAlpha(world, { over: true, at: tenOClock(4) });
  expect((await complete(over)).body.booking).toMatchObject({ completing_early: false, status: 'completed' });
  // Health and averages leave out sessions with this mark.
  expect(await world.rows('select id::int, completed_early from bookings order by id')).toEqual([
    { id, completed_early: true },
    { id: over, completed_early: false },
  ]);
});

test('ADB-16 ADB-20 an admin cancels with a reason: the row comes back with its sentence, and the points return', async () => {
  await paid();
  const id = await sessionInAlpha(world);
  expect((await cancel(id, ' ')).body).toMatchObject({ fields: { reason: 'Please provide a reason to cancel' } });
  const { body } = await cancel(id, 'The mentor is ill');
  expect(body).toMatchObject({
    message: 'Booking cancelled successfully!',
    booking: { status: 'cancelled', cancel_reason: 'The mentor is ill', refundable: false, allowed_actions: [] },
  });
  expect(await pointsOf(id)).toBe('booking -10, booking_return 10');
  expect(await balances()).toEqual([]);
  expect(await world.rows('select 1 from occupancies where booking_id = $1', [id])).toEqual([]);
});

test('ADB-17 D06 a mentor who did not come costs nobody points; of a mentee they stay, until an admin refunds', async () => {
  await paid();
  const byMentor = await sessionInAlpha(world, { over: true });
  const byMentee = await sessionInAlpha(world, { over: true, at: tenOClock(4) });
  expect((await miss(byMentor, world.ids.other_mentor)).body).toMatchObject({
    fields: { missed_participant_id: 'Please choose a participant' },
  });
  expect((await miss(byMentor, world.ids.mentor)).body).toMatchObject({
    message: 'Booking marked as missed successfully!',
    booking: { status: 'missed', missed_participant_id: world.ids.mentor, refundable: false },
  });
  expect((await miss(byMentee, world.ids.mentee)).body.booking).toMatchObject({
    refundable: true,
    allowed_actions: ['refund'],
  });
  expect([await pointsOf(byMentor), await pointsOf(byMentee)]).toEqual([
    'booking -10, booking_return 10',
    'booking -10',
  ]);
  expect((await miss(byMentee, world.ids.mentee)).status).toBe(200);
  expect(await miss(byMentee, world.ids.mentor)).toMatchObject({ status: 422, body: { error: notNow } });
  expect((await refund(byMentor)).body).toMatchObject({ error: 'This booking is not refundable.' });
});

test('ADB-19 ADB-24 points are refunded once, and the booking stays found under what it was (D04)', async () => {
  await paid();
  const id = await reportedInAlpha(world);
  await miss(id, world.ids.mentee);
  const { body } = await refund(id);
  expect(body).toMatchObject({
    message: 'Booking refunded successfully!',
    booking: { status: 'refunded', refundable: false },
  });
  expect((await refund(id)).status).toBe(200);
  expect(await pointsOf(id)).toBe('booking -10, refund 10');
  expect(await balances()).toEqual([]);
  const found = async (status: 'missed' | 'cancelled') =>
    (await world.ask('programme_admin', contract.listAdminBookings, { query: { program_id: world.alpha.id, status } }))
      .body.bookings;
  expect(await found('missed')).toMatchObject([{ id, status: 'refunded' }]);
  expect(await found('cancelled')).toEqual([]);
});

test('BKG-90 BKG-91 a participant reports the other one absent: it moves to To Review, and stays there with its status', async () => {
  const id = await sessionInAlpha(world, { over: true });
  const report = (reportedUserId: number, who: Person = 'mentee') =>
    world.ask(who, reportBooking, { ...of(id), body: { bookingId: id, reportedUserId, reason: 'absent' } });
  expect((await report(world.ids.mentee)).body).toMatchObject({
    fields: { reportedUserId: 'Please choose a participant' },
  });
  const { body } = await report(world.ids.mentor);
  expect(body.booking).toMatchObject({ id, status: 'reported', label: 'Pending investigation' });
  expect((await report(world.ids.mentor)).status).toBe(200);
  // A report by the other side is refused: it would not be written down, and thanking them for it would be wrong.
  expect(await report(world.ids.mentee, 'mentor')).toMatchObject({
    status: 422,
    body: { code: 'bookings.not_allowed_now' },
  });
  expect(await world.rows('select reporter_id::int, reported_user_id::int, reason from booking_reports')).toEqual([
    { reporter_id: world.ids.mentee, reported_user_id: world.ids.mentor, reason: 'absent' },
  ]);
  const tabs = await world.ask('mentor', myBookings, { query: { program_id: world.alpha.id } });
  expect(tabs.body).toMatchObject({ upcoming: [], to_review: [{ id, status: 'reported' }] });

  const completed = await sessionInAlpha(world, { over: true, at: tenOClock(4) });
  await complete(completed);
  const again = await world.ask('mentor', reportBooking, {
    ...of(completed),
    body: { reportedUserId: world.ids.mentee, reason: 'absent' },
  });
  expect(again.body.booking).toMatchObject({ status: 'reported' });
  const both = (await world.ask('mentee', myBookings, { query: { program_id: world.alpha.id } })).body;
  expect([both.upcoming, both.closed]).toEqual([[], []]);
  expect(both.to_review).toMatchObject([
    { id: completed, status: 'reported', label: 'Pending investigation' },
    { id, status: 'reported' },
  ]);
});

test('BKG-94 D08 what was not carried out is reported with its reason; what must be moved or called off is not', async () => {
  const id = await sessionInAlpha(world, { over: true });
  const report = (reason: string, other?: string) =>
    world.ask('mentee', failedBookingReport, {
      body: { booking_id: id, failed_booking_reason: reason, other_failed_booking_reason: other },
    });
  for (const [reason, said] of [
    ['Session had to be cancelled', 'Please cancel the session instead'],
    ['Session had to be rescheduled', 'Please reschedule the session instead'],
    ['Because', 'Please choose a reason'],
  ] as const)
    expect((await report(reason)).body.fields).toEqual({ failed_booking_reason: said });
  expect((await report('Others')).body.fields).toEqual({ other_failed_booking_reason: 'This field is required' });
  const { status, body, headers } = await report('Mentor did not show up');
  expect({ status, message: body.message }).toEqual({
    status: 200,
    message: 'Thanks for letting us know! The details have been sent to our support team.',
  });
  expect(String(headers['set-cookie'])).toContain(`failed_report_${id}=1; Max-Age=604800`);
  expect(await world.rows('select kind, reason, reported_user_id::int from booking_reports')).toEqual([
    { kind: 'not_carried_out', reason: 'Mentor did not show up', reported_user_id: world.ids.mentor },
  ]);
  // Stored on the server, so that no other browser asks them again for seven days either (M09).
  expect(
    await world.rows(
      "select user_id::int, kind, context, until - $1::timestamptz = '7 days' as week from prompt_marks",
      [world.clock.now().toString()],
    ),
  ).toEqual([{ user_id: world.ids.mentee, kind: 'failed_report', context: String(id), week: true }]);
});

test('BKG-93 BKG-94 a mentor reports the mentee who did not come; what was written under Others is kept for the admins', async () => {
  const report = async (who: Person, at: ReturnType<typeof tenOClock>, reason: string, other?: string) => {
    const id = await sessionInAlpha(world, { over: true, at });
    const body = { booking_id: id, failed_booking_reason: reason, other_failed_booking_reason: other };
    expect((await world.ask(who, failedBookingReport, { body })).status).toBe(200);
  };
  await report('mentor', tenOClock(), 'Mentee did not show up');
  await report('mentee', tenOClock(3, 14), 'Others', 'The power was out.');
  expect(
    await world.rows('select reason, other_reason, reported_user_id::int from booking_reports order by id'),
  ).toEqual([
    { reason: 'Mentee did not show up', other_reason: null, reported_user_id: world.ids.mentee },
    { reason: 'Others', other_reason: 'The power was out.', reported_user_id: null },
  ]);
  const { body } = await world.ask('programme_admin', contract.listReports, {
    query: { program_id: world.alpha.id, state: 'open' },
  });
  const said = body.reports.map((one: { other_reason: string | null }) => one.other_reason);
  expect(said.toSorted()).toEqual(['The power was out.', null]);
});

test('ADB-18 ADB-23 ADB-46 what was reported waits for an admin, who looks into it and settles it', async () => {
  const id = await reportedInAlpha(world);
  const reports = async (state: 'open' | 'settled') =>
    (await world.ask('programme_admin', contract.listReports, { query: { program_id: world.alpha.id, state } })).body;
  expect(await reports('open')).toMatchObject({
    counts: { open: 1, settled: 0 },
    pagination: { current_page: 1, total_pages: 1, per_page: 10, total_entries: 1 },
    reports: [
      {
        reason: 'absent',
        reporter: { id: world.ids.mentee },
        reported_user: { id: world.ids.mentor },
        booking: { id, status: 'reported', allowed_actions: ['complete', 'cancel', 'miss', 'investigate'] },
      },
    ],
  });
  expect((await investigate(id)).body).toMatchObject({
    message: 'Investigation started successfully!',
    booking: { status: 'investigating', allowed_actions: ['complete', 'cancel', 'miss'] },
  });
  expect((await investigate(id)).status).toBe(200);
  await complete(id);
  expect(await reports('open')).toMatchObject({ counts: { open: 0, settled: 1 }, reports: [] });
  expect((await reports('settled')).reports).toMatchObject([
    { resolution: 'completed', booking: { status: 'completed' } },
  ]);
  expect(await investigate(id)).toMatchObject({ status: 422, body: { error: notNow } });
});

test('ADB-31 BKG-85 BKG-89 an admin moves a session for everybody and says how long it is, and why; it stays confirmed', async () => {
  const id = await sessionInAlpha(world);
  const body = { date: tenOClock(5).toPlainDate().toString(), select_booking_time: '14:00', user_timezone: zone };
  const move = (more: { duration?: number; reschedule_reason?: string }) =>
    world.ask('programme_admin', contract.rescheduleByAdmin, {
      ...of(id),
      body: { ...body, reschedule_reason: 'The room', ...more },
    });
  expect((await move({ duration: 50 })).status).toBe(422);
  expect((await move({ reschedule_reason: 'r'.repeat(501) })).body.fields).toEqual({
    reschedule_reason: 'Please use at most 500 characters',
  });
  const { body: moved } = await move({ duration: 90 });
  expect(moved).toMatchObject({
    message: 'Booking rescheduled successfully!',
    booking: { status: 'upcoming', booking_date: body.date, start_time: '14:00', end_time: '15:30', duration: 90 },
  });
  expect(await world.rows('select who_rescheduled, reschedule_reason from booking_reschedules')).toEqual([
    { who_rescheduled: 'admin', reschedule_reason: 'The room' },
  ]);
  // A repeated call: the session already is at that time.
  expect(await move({ duration: 90 })).toMatchObject({ status: 200, body: { booking: { duration: 90 } } });
  expect(await world.rows('select count(*)::int as times from booking_reschedules')).toEqual([{ times: 1 }]);
  for (const duration of [30, 45, 60, 90, 120])
    expect((await move({ duration })).body.booking, String(duration)).toMatchObject({ duration });
  // Without a duration it becomes an hour, however long it was.
  expect((await move({})).body.booking).toMatchObject({ duration: 60, end_time: '15:00' });
  expect((await move({ duration: 30, reschedule_reason: 'r'.repeat(500) })).status).toBe(200);
  const taken = await sessionInAlpha(world, { at: tenOClock(5, 10) });
  const there = await world.ask('programme_admin', contract.rescheduleByAdmin, {
    ...of(taken),
    body: { ...body, duration: 60 },
  });
  expect(there.body).toMatchObject({ error: 'This time slot is no longer available.', alternatives: { length: 3 } });
});

test('ADB-48 who takes part in a session or runs another programme does none of this; sessions of the platform are the platform admin’s', async () => {
  const id = await sessionInAlpha(world);
  for (const [who, status] of [
    ['mentor', 403],
    ['other_programme_admin', 404],
  ] as const)
    expect([
      (await complete(id, {}, who)).status,
      (await investigate(id, who)).status,
      (await refund(id, who)).status,
    ]).toEqual([status, status, status]);
  const outside = await confirmed(world, tenOClock(6));
  expect((await cancel(outside.id)).status).toBe(404);
  expect((await cancel(outside.id, 'ill', 'mentor')).status).toBe(403);
  expect((await cancel(outside.id, 'ill', 'platform_admin')).status).toBe(200);
  expect(await statusOf(id)).toBe('upcoming');
});
