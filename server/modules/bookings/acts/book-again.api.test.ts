import { beforeEach, expect, test } from 'vitest';
import * as managed from '../../../../contract/pairings/index.ts';
import {
  acceptBooking,
  cancelMyBooking,
  completeBooking,
  requestBooking,
  type Booking,
  myBookings,
} from '../../../../contract/bookings/index.ts';
import { connect } from '../../../../contract/pairings/index.ts';
import type { Person } from '../../../testing/personas.fixture.ts';
import { openWorld, type World } from '../../../testing/world.fixture.ts';
import { askedInAlpha, bodyFor, confirmed, requested, tenOClock } from '../bookings.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const of = (id: number) => ({ params: { id } });
const accept = (who: Person, id: number) => world.ask(who, acceptBooking, of(id));
const cancel = (who: Person, id: number) =>
  world.ask(who, cancelMyBooking, { ...of(id), body: { reason: 'I am ill' } });
const complete = (who: Person, id: number, body = {}) => world.ask(who, completeBooking, { ...of(id), body });

/** Whether the only session that has ended shows the Book New Session button. */
const isOffered = async (who: Person, programId?: number) => {
  const { body } = await world.ask(who, myBookings, { query: { program_id: programId } });
  const [{ buttons }] = body.closed as [Booking];
  return buttons.some(({ button }) => button === 'book_new_session');
};
/** Sends the same request as Book New Session. */
const askAgain = (who: Person, menteeId: number, more: object = {}) => {
  const { booking } = bodyFor(menteeId, tenOClock(5));
  return world.ask(who, requestBooking, { body: { booking: { ...booking, requestee_type: 'mentee', ...more } } });
};

test('BKG-65 a mentor books a new session for a mentee of a finished one; the mentee answers and nobody pays', async () => {
  const stranger = await world.ask('mentor', requestBooking, { body: bodyFor(world.ids.mentee) });
  expect(stranger.body).toMatchObject({ code: 'bookings.not_your_mentee' });
  const first = await requested(world);
  await cancel('mentee', first.id);
  const { status, body } = await world.ask('mentor', requestBooking, { body: bodyFor(world.ids.mentee, tenOClock(5)) });
  expect(status).toBe(200);
  expect(body.booking).toMatchObject({ status: 'pending', credits_charged: 0, current_user_is_mentor: true });
  expect((await accept('mentee', body.booking.id)).body.booking).toMatchObject({ status: 'upcoming' });
});

test('BKG-65 whom a mentor has met is asked for again; of a session to come or in doubt nobody is', async () => {
  const { id } = await confirmed(world);
  const becomes = (other: number, status: string) =>
    world.rows(
      `update bookings set status = $2, awaiting_role = case when $2 = 'pending' then 'mentor' end,
         awaiting_since = case when $2 = 'pending' then created_at end where id = $1`,
      [other, status],
    );
  const askedAgain = async () => {
    const { body } = await world.ask('mentor', requestBooking, { body: bodyFor(world.ids.mentee, tenOClock(5)) });
    if (!body.booking) return body.code;
    // So that this session does not count as a finished one in the next round.
    await becomes(body.booking.id, 'missed');
    await world.rows('delete from occupancies where booking_id = $1', [body.booking.id]);
    return 'asked';
  };
  for (const status of ['pending', 'upcoming', 'reported', 'investigating', 'missed', 'refunded']) {
    await becomes(id, status);
    expect(await askedAgain(), status).toBe('bookings.not_your_mentee');
  }
  await becomes(id, 'upcoming');
  expect((await complete('mentor', id, { confirm_early: true })).status).toBe(200);
  expect(await askedAgain()).toBe('asked');
  for (const status of ['partially_rated', 'fully_rated', 'cancelled', 'system_cancelled']) {
    await becomes(id, status);
    expect(await askedAgain(), status).toBe('asked');
  }
});

test('BKG-64 BKG-65 a mentee who is a mentor as well is asked as the mentee that they were, and answers', async () => {
  const { mentor, other_mentor: both } = world.ids;
  const first = await requested(world, tenOClock(), 'other_mentor', 'mentor');
  await cancel('other_mentor', first.id);
  expect([await isOffered('mentor'), await isOffered('other_mentor')]).toEqual([true, false]);
  const { body } = await askAgain('mentor', both);
  expect(body.booking).toMatchObject({ status: 'pending', credits_charged: 0, current_user_is_mentor: true });
  const id = body.booking.id as number;
  expect(
    await world.rows('select mentor_id::int as mentor, awaiting_role as awaits from bookings where id = $1', [id]),
  ).toEqual([{ mentor, awaits: 'mentee' }]);
  expect((await accept('other_mentor', id)).body.booking).toMatchObject({ status: 'upcoming' });
  // Claiming to be the mentor is not enough: they never were this person's mentor.
  expect((await askAgain('other_mentor', mentor)).body).toMatchObject({ code: 'bookings.not_your_mentee' });
  expect((await askAgain('mentee', mentor)).status).toBe(404);
});

test('BKG-65 on the platform the button goes with the account of the mentee, and with the mentor’s being one', async () => {
  await cancel('mentee', (await requested(world)).id);
  const agree = async (change: string, id: number) => {
    await world.rows(change, [id]);
    expect([await isOffered('mentor'), (await askAgain('mentor', world.ids.mentee)).status], change).toEqual([
      false,
      404,
    ]);
  };
  await world.rollingBack(() => agree('update users set deleted_at = created_at where id = $1', world.ids.mentee));
  await world.rollingBack(() => agree('update users set is_fl_mentor = false where id = $1', world.ids.mentor));
  expect(await isOffered('mentor')).toBe(true);
});

const alphaIs = (column: string, value: unknown) =>
  world.rows(`update programs set ${column} = $2 where id = $1`, [world.alpha.id, value]);

test('BKG-65 in a portal the button stands exactly where a mentor may ask whom they have met there', async () => {
  const { mentor, mentee } = world.ids;
  const again = () => askAgain('mentor', mentee, { program_id: world.alpha.id });
  // A session outside the programme does not count in it.
  await cancel('mentee', (await requested(world, tenOClock(4))).id);
  expect((await again()).status).toBe(403);
  await cancel('mentee', (await askedInAlpha(world, 'mentee', 'mentor')).body.booking.id);
  const paired = () =>
    world.ask('portal_owner', connect, {
      body: { program_id: world.alpha.id, mentor_id: mentor, mentee_id: mentee },
    });
  const rests = async () => {
    const { body } = await paired();
    await world.ask('portal_owner', managed.changePairing, { ...of(body.id), body: { status: 'paused' } });
  };
  const isFull = () =>
    world.rows('update program_memberships set capacity = 0 where program_id = $1 and user_id = $2', [
      world.alpha.id,
      mentor,
    ]);
  const leaves = (id: number) =>
    world.rows('update program_memberships set removed_at = joined_at where program_id = $1 and user_id = $2', [
      world.alpha.id,
      id,
    ]);
  for (const [title, changes, status] of [
    ['mentees pick', [], 200],
    ['mentors pick', [() => alphaIs('pairing_method', 'mentor_picks')], 403],
    ['admins pair', [() => alphaIs('pairing_method', 'admin_pairs')], 403],
    ['a pair', [paired, () => alphaIs('pairing_method', 'admin_pairs')], 200],
    ['a pair that rests', [rests], 422],
    ['no place', [isFull], 422],
    ['a pair has its place', [paired, isFull], 200],
    ['who is no member', [() => leaves(mentee)], 404],
    ['switched off', [() => alphaIs('is_active', false)], 422],
  ] as const)
    await world.rollingBack(async () => {
      for (const change of changes) await change();
      const offered = await isOffered('mentor', world.alpha.id);
      expect([offered, (await again()).status], title).toEqual([status === 200, status]);
    });
  const { id } = (await again()).body.booking as Booking;
  expect((await accept('mentee', id)).status).toBe(200);
  expect(await world.rows('select mentor_id::int, mentee_id::int from pairings')).toEqual([
    { mentor_id: mentor, mentee_id: mentee },
  ]);
});

test('BKG-65 BKG-121 after a session of a group its mentors arrange another of it, as long as the group meets', async () => {
  await confirmed(world, tenOClock(8));
  await confirmed(world, tenOClock(9), 'other_mentee');
  const { body: group } = await world.ask('mentor', managed.createGroup, {
    body: { name: 'Friday circle', mentee_ids: [world.ids.mentee, world.ids.other_mentee] },
  });
  const { booking } = bodyFor(world.ids.mentor, tenOClock(5));
  const ask = () => world.ask('mentor', requestBooking, { body: { booking: { ...booking, group_id: group.id } } });
  await cancel('mentor', (await ask()).body.booking.id);
  expect([await isOffered('mentor'), await isOffered('mentee')]).toEqual([true, false]);
  for (const status of ['paused', 'ended'] as const)
    await world.rollingBack(async () => {
      await world.ask('mentor', managed.changePairing, { ...of(group.id), body: { status: 'paused' } });
      if (status === 'ended')
        await world.rows("update pairings set status = 'ended', paused_at = null, ended_at = created_at");
      expect([await isOffered('mentor'), (await ask()).status], status).toEqual([false, 422]);
    });
  expect((await ask()).body.booking).toMatchObject({ status: 'upcoming', group: { name: 'Friday circle' } });
});
