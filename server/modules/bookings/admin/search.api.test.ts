import { beforeEach, expect, test } from 'vitest';
import { createBooking } from '../../../../contract/bookings/index.ts';
import { openWorld, type World } from '../../../testing/world.fixture.ts';
import { groupOfAlpha } from '../../pairings/samples.fixture.ts';
import { arrangedBody, tenOClock } from '../bookings.fixture.ts';
import { findForAdmins, wantedBy } from './find.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const copies = 10_005;
/** Sessions of a group that its mentor made: neither of its mentees asks or is asked. */
const groupSessions = async () => {
  const { booking } = arrangedBody(world.alpha.id, world.ids.mentor, world.ids.mentee, tenOClock(7));
  const who = { group_id: await groupOfAlpha(world), requestee_id: null, requester_id: null };
  const made = await world.ask('programme_admin', createBooking, {
    body: { booking: { ...booking, ...who, booking_type: 'group' } },
  });
  const id: number = made.body.booking.id;
  await world.rows(
    `insert into bookings (program_id, booking_type, group_id, requester_id, requestee_id, mentor_id, created_by, status, start_at,
       end_at, user_timezone, topic, room_token, created_at, updated_at)
     select program_id, booking_type, group_id, requester_id, requestee_id, mentor_id, created_by, 'completed',
       start_at - n % 4000 * interval '7 hours', end_at - n % 4000 * interval '7 hours', user_timezone, topic, 'token ' || n,
       created_at, updated_at
     from bookings, generate_series(1, ${copies}) as n where id = $1`,
    [id],
  );
  await world.rows(
    `insert into booking_participants (booking_id, user_id, user_type)
     select b.id, p.user_id, p.user_type from bookings b, booking_participants p where p.booking_id = $1 and b.id <> $1`,
    [id],
  );
};

const byThePeople = { fewBookings: 1_000_000, manyPeople: 1_000_000 };
const onTheWay = { fewBookings: 0, manyPeople: 0 };

test.each([
  ['of whom everybody asks', 'mentor tan'],
  ['of whom nobody asks', 'mentee tan'],
])(
  'ADB-09 ADB-10 of very many people, %s, the same is found on the way through the list; nobody turns beyond 10,000',
  async (_who, search) => {
    await groupSessions();
    const find = (sort: 'asc' | 'desc', page: number, crowds: typeof onTheWay) => {
      const wanted = wantedBy(world.alpha.id, { type: 'group', sort }, 'Asia/Kuala_Lumpur');
      return world.database.transact((tx) => findForAdmins(tx, wanted, search, page, 20, crowds));
    };
    for (const sort of ['asc', 'desc'] as const)
      for (const page of [1, 2, 500, 501, 100_000]) {
        const found = await find(sort, page, onTheWay);
        expect(found, `${sort} ${page}`).toEqual(await find(sort, page, byThePeople));
        expect(found).toMatchObject({
          page: Math.min(page, 500),
          pages: 500,
          counts: { one_on_one: 0, group: 10_000 },
          over: { one_on_one: false, group: true },
        });
        expect(new Set(found.ids).size).toBe(20);
      }
  },
);
