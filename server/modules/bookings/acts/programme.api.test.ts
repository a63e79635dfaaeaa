import { beforeEach, expect, test } from 'vitest';
import { acceptBooking, requestBooking, availableSlots, myBookings } from '../../../../contract/bookings/index.ts';
import { connect, endPairing } from '../../../../contract/pairings/index.ts';
import { removeUser, toggleProgramme, type PairingMethod } from '../../../../contract/programmes/index.ts';
import type { Person } from '../../../testing/personas.fixture.ts';
import { beginning, openWorld, type World } from '../../../testing/world.fixture.ts';
import { askedInAlpha, bodyFor, requested, tenOClock } from '../bookings.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const refused = 'Pairings are managed by your program admin.';
const full = 'This mentor is not taking new mentees.';
const ask = (who: Person = 'mentee', withWhom: Person = 'mentor', at = tenOClock()) =>
  askedInAlpha(world, who, withWhom, at);
const said = async (reply: ReturnType<typeof ask>) => {
  const { status, body } = await reply;
  return [status, body.error];
};
const accept = (id: number, as: Person = 'mentor') => world.ask(as, acceptBooking, { params: { id } });
const alphaIs = (column: string, value: unknown) =>
  world.rows(`update programs set ${column} = $2 where id = $1`, [world.alpha.id, value]);
const method = (pairing: PairingMethod) => alphaIs('pairing_method', pairing);
const pair = () =>
  world.ask('portal_owner', connect, {
    body: { program_id: world.alpha.id, mentor_id: world.ids.mentor, mentee_id: world.ids.mentee },
  });
const pairs = () => world.rows('select mentor_id::int as mentor, mentee_id::int as mentee from pairings');
const joins = (person: Person, role: 'Mentor' | 'Mentee' = 'Mentee') =>
  world.rows('insert into program_memberships (program_id, user_id, role_id, joined_at) values ($1, $2, $3, $4)', [
    world.alpha.id,
    world.ids[person],
    world.alpha.roleIds[role],
    beginning.toString(),
  ]);
const capacity = (most: number) =>
  world.rows('update program_memberships set capacity = $3 where program_id = $1 and user_id = $2', [
    world.alpha.id,
    world.ids.mentor,
    most,
  ]);
const idsOf = async (who: Person, query: { program_id?: number }) => {
  const { body } = await world.ask(who, myBookings, { query });
  return body.upcoming.map(({ id }: { id: number }) => id);
};

test('BKG-37 BKG-120 BKG-121 MTG-03 a session of a portal is asked for at its own address, meets there, and stands in its list alone', async () => {
  const outside = await requested(world, tenOClock(4));
  const { status, body } = await ask();
  expect(status).toBe(200);
  expect(body.booking).toMatchObject({
    id: expect.any(Number),
    program_id: world.alpha.id,
    program: { name: 'Alpha' },
    booking_type: 'one_on_one',
    credits_charged: 0,
    participant: { user: { profile_url: '/app/acme/alpha/members/mentor' } },
    urls: { rate_url: `/app/acme/alpha/bookings/${body.booking.id}/participants/${world.ids.mentor}/feedback` },
  });
  for (const who of ['mentee', 'mentor'] as const) {
    expect(await idsOf(who, { program_id: world.alpha.id })).toEqual([body.booking.id]);
    expect(await idsOf(who, {})).toEqual([outside.id]);
  }
  const agreed = await accept(body.booking.id);
  expect(agreed.body.booking.urls.room_url).toBe(`/app/acme/alpha/bookings/${body.booking.id}/room`);
});

test('BKG-121 a mentor of a programme who is none of the platform is asked there, and nowhere else', async () => {
  await world.rows('update users set is_fl_mentor = false where id = $1', [world.ids.mentor]);
  expect((await world.ask('mentee', requestBooking, { body: bodyFor(world.ids.mentor) })).status).toBe(404);
  const slots = (as: Person, program_id?: number) =>
    world.ask(as, availableSlots, { params: { id: String(world.ids.mentor) }, query: { program_id } });
  expect((await slots('mentee')).status).toBe(404);
  const { body } = await slots('mentee', world.alpha.id);
  expect(body.slots).toContain(tenOClock().toInstant().toString());
  expect(body.credits).toMatchObject({ price: 0, short: false });
  expect((await slots('other_mentee', world.alpha.id)).status).toBe(404);
  expect((await ask()).status).toBe(200);
});

test('DIS-35 who is not paired asks only where mentees pick; a pair asks each other everywhere', async () => {
  for (const pairing of ['mentor_picks', 'admin_pairs'] as const) {
    await method(pairing);
    expect(await said(ask())).toEqual([403, refused]);
  }
  await method('mentee_picks');
  expect(await said(ask('mentor', 'mentee'))).toEqual([403, refused]);
  await pair();
  for (const [at, pairing] of (['mentee_picks', 'mentor_picks', 'admin_pairs'] as const).entries()) {
    await method(pairing);
    const asked = await ask('mentee', 'mentor', tenOClock(3 + at));
    expect([asked.status, (await accept(asked.body.booking.id)).status]).toEqual([200, 200]);
    expect((await ask('mentor', 'mentee', tenOClock(3 + at, 14))).status).toBe(200);
  }
});

test('PAR-30 an accepted session of an unpaired mentee makes the two a pair, and of a pair no second one', async () => {
  const first = await ask('mentee', 'mentor', tenOClock(3));
  const second = await ask('mentee', 'mentor', tenOClock(4));
  expect(await pairs()).toEqual([]);
  expect((await accept(first.body.booking.id)).status).toBe(200);
  const two = [{ mentor: world.ids.mentor, mentee: world.ids.mentee }];
  expect(await pairs()).toEqual(two);
  expect((await accept(second.body.booking.id)).status).toBe(200);
  expect(await pairs()).toEqual(two);
});

test('PAR-30 who asked while mentees picked is accepted under admin_pairs, and is no pair by it', async () => {
  const { body } = await ask();
  await method('admin_pairs');
  expect((await accept(body.booking.id)).status).toBe(200);
  expect(await pairs()).toEqual([]);
});

test('PAR-29 a session that is arranged stays when the pair is ended', async () => {
  const { id } = (await pair()).body;
  const { booking } = (await ask()).body;
  await accept(booking.id);
  const ended = await world.ask('portal_owner', endPairing, { params: { id }, body: { reason: 'moved' } });
  expect(ended.status).toBe(200);
  await world.runJobs();
  expect(await world.rows('select status from pairings')).toEqual([{ status: 'ended' }]);
  expect(await idsOf('mentee', { program_id: world.alpha.id })).toEqual([booking.id]);
  expect(await world.rows('select status from bookings')).toEqual([{ status: 'upcoming' }]);
});

test('PAR-30 what somebody has ended since it was asked for is not begun again by saying yes', async () => {
  const { body } = await pair();
  const waiting = await ask();
  world.clock.moveTo(beginning.add({ minutes: 1 }));
  expect(
    (await world.ask('portal_owner', endPairing, { params: { id: body.id }, body: { reason: 'moved' } })).status,
  ).toBe(200);
  expect((await accept(waiting.body.booking.id)).status).toBe(200);
  expect(await world.rows('select status from pairings')).toEqual([{ status: 'ended' }]);
});

test('PAR-34 a mentor at capacity is neither asked by nor accepts a new mentee; who is paired goes on', async () => {
  await joins('other_mentee');
  const waiting = await ask('other_mentee');
  await capacity(1);
  await pair();
  expect(await said(ask('other_mentee', 'mentor', tenOClock(5)))).toEqual([422, full]);
  const answer = await accept(waiting.body.booking.id);
  expect([answer.status, answer.body.error]).toEqual([422, full]);
  expect(await world.rows('select status from bookings')).toEqual([{ status: 'pending' }]);
  expect(await pairs()).toHaveLength(1);

  const own = await ask('mentee', 'mentor', tenOClock(6));
  expect((await accept(own.body.booking.id)).status).toBe(200);
  await capacity(2);
  expect((await accept(waiting.body.booking.id)).status).toBe(200);
  expect(await pairs()).toHaveLength(2);
});

test('BKG-121 only members of the programme ask its members, a mentee a mentor or a mentor their mentee', async () => {
  await joins('other_mentee');
  expect((await ask('other_mentor')).status).toBe(404);
  expect((await ask('programme_admin')).status).toBe(403);
  expect((await ask('enterprise_admin')).status).toBe(403);
  expect((await ask('mentee', 'other_mentor')).status).toBe(404);
  expect((await ask('mentee', 'other_mentee')).status).toBe(404);
  expect((await ask('mentee', 'programme_admin')).status).toBe(404);
  expect((await ask('mentee', 'mentee')).status).toBe(422);
  expect(await world.rows('select 1 from bookings')).toEqual([]);
});

test('B68 in a programme that is switched off no session is asked for', async () => {
  await world.ask('portal_owner', toggleProgramme, { params: { id: world.alpha.id } });
  expect(await said(ask())).toEqual([422, 'This program is no longer active.']);
});

test('PRG-53 where members pay, a session asked for by a mentee costs a credit, one that their mentor suggests nothing', async () => {
  await alphaIs('paid_access', true);
  await pair();
  const { body } = await world.ask('mentee', availableSlots, {
    params: { id: String(world.ids.mentor) },
    query: { program_id: world.alpha.id },
  });
  expect(body.credits).toMatchObject({ price: 10, balance: 100, short: false });
  expect((await ask()).body.booking.credits_charged).toBe(10);
  expect((await ask('mentor', 'mentee', tenOClock(5))).body.booking.credits_charged).toBe(0);
  const entries = await world.rows("select points from credit_entries where kind = 'booking'");
  expect(entries).toEqual([{ points: -10 }]);
});

const statuses = async () =>
  (await world.rows<{ status: string }>('select status from bookings order by id')).map(({ status }) => status);

test('BKG-126 a request of a portal lapses when its programme says, as it said when the request was made', async () => {
  await alphaIs('request_expiry_hours', 5);
  const { body } = await ask('mentee', 'mentor', tenOClock(10));
  expect(body.booking.expires_at).toBe(beginning.add({ hours: 5 }).toString());
  await alphaIs('request_expiry_hours', 0);
  const standing = await ask('mentee', 'mentor', tenOClock(11));
  expect(standing.body.booking.expires_at).toBe(tenOClock(11).toInstant().toString());
  await world.moveClock(beginning.add({ hours: 4, minutes: 59 }));
  expect(await statuses()).toEqual(['pending', 'pending']);
  await world.moveClock(beginning.add({ hours: 5 }));
  expect(await statuses()).toEqual(['system_cancelled', 'pending']);
  await world.moveClock(beginning.add({ hours: 100 }));
  expect(await statuses()).toEqual(['system_cancelled', 'pending']);
  await world.moveClock(tenOClock(11).toInstant());
  expect(await statuses()).toEqual(['system_cancelled', 'system_cancelled']);
});

test('BKG-123 INV-10 what somebody had in a portal is shown to nobody there any more once they are removed', async () => {
  const { body } = await ask();
  await accept(body.booking.id);
  const outside = await requested(world, tenOClock(5));
  await world.ask('programme_admin', removeUser, {
    body: { role_id: world.alpha.roleIds.Mentee, user_id: world.ids.mentee },
  });
  for (const who of ['mentee', 'mentor'] as const) {
    const { body: tabs } = await world.ask(who, myBookings, { query: { program_id: world.alpha.id } });
    expect(tabs).toMatchObject({ upcoming: [], to_review: [], closed: [] });
    expect(await idsOf(who, {})).toEqual([outside.id]);
  }
  expect((await ask()).status).toBe(404);
});
