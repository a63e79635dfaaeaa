import { beforeEach, expect, test } from 'vitest';
import {
  acceptBooking,
  cancelMyBooking,
  requestBooking,
  rescheduleMyBooking,
  createBooking,
} from '../../../../contract/bookings/index.ts';
import { creditBalances } from '../../credits/tables.ts';
import { users } from '../../accounts/tables.ts';
import { db } from '../../../platform/db.ts';
import { beginning, openWorld, type World } from '../../../testing/world.fixture.ts';
import {
  arrangedBody,
  askedInAlpha,
  bodyFor,
  confirmed,
  movedTo,
  requested,
  tenOClock,
  zone,
} from '../bookings.fixture.ts';
import { occupy } from '../store/bookings.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const rounds = 3;
const people = 32;

/** Creates `count` mentees, each in their own browser, with points to spend. */
const manyMentees = async (count: number) => {
  const ids = await world.database.transact(async (tx) => {
    const rows = Array.from({ length: count }, (_none, at) => ({
      publicId: `${at}`.padStart(32, 'a'),
      slug: `racer-${at}`,
      firstname: 'Racer',
      lastname: `${at}`,
      email: `racer-${at}@example.com`,
      userType: 'mentee' as const,
      timezone: zone,
      confirmedAt: beginning,
      createdAt: beginning,
    }));
    const made = await db(tx).insert(users).values(rows).returning();
    await db(tx)
      .insert(creditBalances)
      .values(made.map(({ id }) => ({ userId: id, points: 1000 })));
    return made.map(({ id }) => id);
  });
  return Promise.all(ids.map((id) => world.browserFor(id)));
};

/** Sessions of one person that overlap in time; there must be none. */
const overlaps = () =>
  world.rows(`select a.booking_id from occupancies a join occupancies b
    on a.user_id = b.user_id and a.booking_id < b.booking_id and a.period && b.period`);

const tally = (answers: { status: number; body: { error?: string; alternatives?: unknown[] } }[]) => ({
  won: answers.filter(({ status }) => status === 200).length,
  refused: answers.filter(
    ({ status, body }) => status === 422 && body.error === 'This time slot is no longer available.',
  ).length,
  withThree: answers.filter(({ body }) => body.alternatives?.length === 3).length,
});

test('BKG-125 BKG-127 many people at once for one hour: one wins, the others read so with three other hours', async () => {
  const browsers = await manyMentees(people);
  for (let round = 0; round < rounds; round += 1) {
    const body = bodyFor(world.ids.mentor, tenOClock(3 + round));
    const answers = await Promise.all(browsers.map((browser) => browser.ask(requestBooking, { body })));
    expect(tally(answers)).toEqual({ won: 1, refused: people - 1, withThree: people - 1 });
  }
  expect(await world.rows('select count(*)::int as bookings from bookings')).toEqual([{ bookings: rounds }]);
  expect(await overlaps()).toEqual([]);
});

test('BKG-125 many people at once for hours that overlap by half: no two of them meet', async () => {
  const browsers = await manyMentees(people);
  const answers = await Promise.all(
    browsers.map((browser, at) =>
      browser.ask(requestBooking, { body: bodyFor(world.ids.mentor, tenOClock(3).add({ minutes: 30 * (at % 4) })) }),
    ),
  );
  const { won, refused } = tally(answers);
  expect(won + refused).toBe(people);
  expect([1, 2]).toContain(won);
  expect(await overlaps()).toEqual([]);
});

test('BKG-70 a request accepted many times at once is accepted once', async () => {
  const { id } = await requested(world);
  const mentor = world.browserOf('mentor');
  await mentor.csrf();
  const answers = await Promise.all(
    Array.from({ length: people }, () => mentor.ask(acceptBooking, { params: { id } })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(
    await world.rows("select count(*)::int as times from booking_events where booking_id = $1 and action = 'accept'", [
      id,
    ]),
  ).toEqual([{ times: 1 }]);
});

test('BKG-125 many sessions moved at once onto one hour: one arrives, the others stay where they were', async () => {
  const mentees = ['mentee', 'other_mentee', 'unconfirmed', 'pending_mentor'] as const;
  const own = [];
  for (const [at, mentee] of mentees.entries()) own.push(await confirmed(world, tenOClock(3 + at), mentee));
  const at = tenOClock(8);
  const body = movedTo(at);
  const answers = await Promise.all(
    own.map(({ id }, who) => world.ask(mentees[who] ?? 'mentee', rescheduleMyBooking, { params: { id }, body })),
  );
  expect(tally(answers)).toEqual({ won: 1, refused: own.length - 1, withThree: own.length - 1 });
  expect(await overlaps()).toEqual([]);
  expect(
    await world.rows(
      "select count(*)::int as stay, count(proposed_start_at)::int as suggested from bookings where status = 'upcoming'",
    ),
  ).toEqual([{ stay: own.length, suggested: 1 }]);
});

test('CRD-37 a request cancelled from both sides at once gives its points back once', async () => {
  const { id } = await requested(world);
  const cancel = (who: 'mentee' | 'mentor') =>
    world.ask(who, cancelMyBooking, { params: { id }, body: { reason: 'ill' } });
  await Promise.all([cancel('mentee'), cancel('mentor'), cancel('mentee'), cancel('mentor')]);
  const entries = await world.rows('select points from credit_entries where booking_id = $1 order by id', [id]);
  expect(entries).toEqual([{ points: -10 }, { points: 10 }]);
});

test('BKG-44 the last points are spent once', async () => {
  await world.rows('update credit_balances set points = 10 where user_id = $1', [world.ids.mentee]);
  const mentee = world.browserOf('mentee');
  await mentee.csrf();
  const hours = [9, 10, 11, 12];
  const answers = await Promise.all(
    hours.map((hour, at) =>
      mentee.ask(requestBooking, {
        body: bodyFor(at % 2 === 0 ? world.ids.mentor : world.ids.other_mentor, tenOClock(3, hour)),
      }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.code === 'credits.not_enough')).toHaveLength(hours.length - 1);
  expect(await world.rows('select points from credit_balances where user_id = $1', [world.ids.mentee])).toEqual([
    { points: 0 },
  ]);
});

test('PAR-34 a mentor with one place who accepts many new mentees at once has one', async () => {
  const waiting: number[] = [];
  for (const [at, who] of (['mentee', 'other_mentee', 'unconfirmed', 'platform_admin'] as const).entries()) {
    if (who !== 'mentee')
      await world.rows(
        'insert into program_memberships (program_id, user_id, role_id, joined_at) values ($1, $2, $3, $4)',
        [world.alpha.id, world.ids[who], world.alpha.roleIds.Mentee, world.clock.now().toString()],
      );
    const { body } = await askedInAlpha(world, who, 'mentor', tenOClock(3 + at));
    waiting.push(body.booking.id);
  }
  await world.rows('update program_memberships set capacity = 1 where user_id = $1', [world.ids.mentor]);
  const mentor = world.browserOf('mentor');
  await mentor.csrf();
  const answers = await Promise.all(waiting.map((id) => mentor.ask(acceptBooking, { params: { id } })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.code === 'pairings.mentor_full')).toHaveLength(3);
  expect(await world.rows('select status from pairings')).toEqual([{ status: 'active' }]);
  expect(await world.rows("select count(*)::int as agreed from bookings where status = 'upcoming'")).toEqual([
    { agreed: 1 },
  ]);
});

/** Tries to take one mentor's hour for many bookings at the same time, without the locks that the verbs take first. */
const takenAtOnce = async () => {
  const from = tenOClock(20).toInstant();
  const bookings = [];
  for (let at = 0; at < 8; at += 1)
    bookings.push(await requested(world, tenOClock(3 + at), 'mentee').catch(() => null));
  const ids = bookings.flatMap((booking) => (booking ? [booking.id] : []));
  await world.rows('delete from occupancies');
  const one = { userId: world.ids.mentor, asRole: 'mentor' as const, from, to: from.add({ hours: 1 }) };
  const outcomes = await Promise.all(ids.map((id) => world.database.transact((tx) => occupy(tx, id, [one], false))));
  return { tried: ids.length, won: outcomes.filter((refused) => refused.length === 0).length };
};

test('BKG-125 the constraint alone keeps two sessions apart', async () => {
  expect(await takenAtOnce()).toMatchObject({ won: 1 });
  expect(await overlaps()).toEqual([]);
});

test('BKG-125 its twin: without the constraint two people have the same hour', async () => {
  await world.rows('alter table occupancies drop constraint occupancies_apart');
  try {
    const { tried, won } = await takenAtOnce();
    expect(won).toBe(tried);
    expect((await overlaps()).length).toBeGreaterThan(0);
  } finally {
    await world.rows('delete from occupancies');
    await world.rows(
      'alter table occupancies add constraint occupancies_apart exclude using gist (user_id with =, period with &&, booking_id with <>)',
    );
  }
});

test.each(['40P01', '23P01'])(
  'BKG-125 BKG-127 whom the database ends in favour of another (%s) reads that the time has gone, with three others',
  async (sqlState) => {
    const { id } = await confirmed(world);
    const at = tenOClock(4);
    const gone = { error: 'This time slot is no longer available.', alternatives: { length: 3 } };
    await world.rollingBack(async () => {
      // A single connection cannot provoke either error, so we make one of the act's statements fail with it.
      await world.rows(`create function lose() returns trigger language plpgsql as
        $$ begin raise exception 'lost' using errcode = '${sqlState}'; end $$`);
      await world.rows('create trigger lose before insert on occupancies for each row execute function lose()');
      const asked = await world.ask('other_mentee', requestBooking, { body: bodyFor(world.ids.mentor, at) });
      const moved = await world.ask('mentee', rescheduleMyBooking, {
        params: { id },
        body: movedTo(at),
      });
      const arranged = await world.ask('programme_admin', createBooking, {
        body: arrangedBody(world.alpha.id, world.ids.mentor, world.ids.mentee, at),
      });
      for (const reply of [asked, moved, arranged]) expect(reply).toMatchObject({ status: 422, body: gone });
      expect(await world.rows('select id::int, status from bookings')).toEqual([{ id, status: 'upcoming' }]);
    });
  },
);
