import { beforeEach, expect, test } from 'vitest';
import {
  acceptBooking,
  cancelMyBooking,
  keepTime,
  requestBooking,
  rescheduleMyBooking,
  withdrawMove,
} from '../../../../contract/bookings/index.ts';
import { openWorld, type World } from '../../../testing/world.fixture.ts';
import { bodyFor, confirmed, movedTo, tenOClock } from '../bookings.fixture.ts';

// M26: what is done to a suggested time at the same moment, from both sides and by the clock.

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const suggest = (who: 'mentee' | 'mentor', id: number, day = 5) =>
  world.ask(who, rescheduleMyBooking, { params: { id }, body: movedTo(tenOClock(day)) });
const suggested = async () => {
  const { id } = await confirmed(world);
  await suggest('mentor', id);
  for (const who of ['mentee', 'mentor'] as const) await world.browserOf(who).csrf();
  return id;
};
/** A session is where its held time says, and only an open suggestion holds a second one. */
const disagreements = () =>
  world.rows(`select b.id, b.status, o.is_proposed from bookings b
    left join occupancies o on o.booking_id = b.id
    where (b.status = 'upcoming') <> (o.booking_id is not null)
      or (not o.is_proposed and lower(o.period) <> b.start_at)
      or (o.is_proposed and lower(o.period) is distinct from b.proposed_start_at)
      or (b.proposed_start_at is not null
        and not exists (select 1 from occupancies p where p.booking_id = b.id and p.is_proposed))`);
const acts = async (id: number) => {
  const rows = await world.rows<{ action: string }>(
    'select action from booking_events where booking_id = $1 order by id offset 3',
    [id],
  );
  return rows.map(({ action }) => action);
};

test('M26 accepted, kept and taken back at once: one of them happens', async () => {
  for (let round = 0; round < 3; round += 1) {
    world = await openWorld();
    const id = await suggested();
    const params = { id };
    await Promise.all([
      world.ask('mentee', acceptBooking, { params }),
      world.ask('mentee', keepTime, { params }),
      world.ask('mentor', withdrawMove, { params }),
      world.ask('mentee', acceptBooking, { params }),
    ]);
    expect(await disagreements()).toEqual([]);
    expect(await acts(id)).toHaveLength(1);
    expect(await world.rows('select status, proposed_start_at from bookings')).toEqual([
      { status: 'upcoming', proposed_start_at: null },
    ]);
  }
});

test('M26 accepted as it lapses: it lapses once or is accepted, and the time agrees', async () => {
  const id = await suggested();
  world.clock.moveTo(world.clock.now().add({ hours: 48 }));
  const [answer] = await Promise.all([
    world.ask('mentee', acceptBooking, { params: { id } }),
    world.jobs.runSchedules(),
    world.jobs.runSchedules(),
  ]);
  expect(answer.body).toMatchObject({ code: expect.stringMatching(/no_move|not_awaited/) });
  expect(await disagreements()).toEqual([]);
  expect(await acts(id)).toEqual(['lapse_move']);
});

test('M26 both sides suggest another time at once: the later suggestion stands, and one time is held beside the session’s', async () => {
  const { id } = await confirmed(world);
  for (const who of ['mentee', 'mentor'] as const) await world.browserOf(who).csrf();
  const answers = await Promise.all([suggest('mentee', id, 5), suggest('mentor', id, 6), suggest('mentee', id, 7)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await disagreements()).toEqual([]);
  expect(
    await world.rows('select is_proposed, count(*)::int as people from occupancies group by 1 order by 1'),
  ).toEqual([
    { is_proposed: false, people: 2 },
    { is_proposed: true, people: 2 },
  ]);
});

test('M26 a suggested hour and a request for it at once: one of them has it', async () => {
  const { id } = await confirmed(world);
  for (const who of ['mentee', 'other_mentee'] as const) await world.browserOf(who).csrf();
  const [move, request] = await Promise.all([
    suggest('mentee', id, 5),
    world.ask('other_mentee', requestBooking, { body: bodyFor(world.ids.mentor, tenOClock(5)) }),
  ]);
  expect([move.status, request.status].toSorted((a, b) => a - b)).toEqual([200, 422]);
});

test('M26 CRD-37 cancelled as it is accepted: the points go back once, and no time stays held', async () => {
  const id = await suggested();
  await Promise.all([
    world.ask('mentee', acceptBooking, { params: { id } }),
    world.ask('mentor', cancelMyBooking, { params: { id }, body: { reason: 'ill' } }),
  ]);
  expect(await world.rows('select status, proposed_start_at from bookings')).toEqual([
    { status: 'cancelled', proposed_start_at: null },
  ]);
  expect(await world.rows('select * from occupancies')).toEqual([]);
  expect(await world.rows('select points from credit_entries where booking_id = $1 order by id', [id])).toEqual([
    { points: -10 },
    { points: 10 },
  ]);
});
